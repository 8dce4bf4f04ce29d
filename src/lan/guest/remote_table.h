#pragma once

#include "lan/channel/allowance.h"
#include "lan/channel/connector.h"
#include "lan/channel/limits.h"
#include "lan/find/table_finder.h"
#include "lan/guest/table_client.h"

#include <QTimer>

namespace tablewood::lan {

/// All that is known of where a table is.
struct Whereabouts
{
    std::vector<TableAddress> addresses;
    /// The host's certificate where an announcement or a link told it.
    std::optional<Digest> host;
    std::optional<TableId> table;
};

/// A table in the list, one that was joined before, and an address or a link that a person typed. The last
/// throws InputError that says what does not fit.
Whereabouts whereaboutsOf(const FoundTable& found);
Whereabouts whereaboutsOf(const KnownTable& known);
Whereabouts whereaboutsFrom(const std::string& typed);

/// How to join a table.
struct JoinPlan
{
    GuestPlan guest;
    Whereabouts where;
    Pace pace;
    /// Where to listen for the table while it is not connected; nothing for not at all.
    std::optional<DiscoveryNetwork> network;
    /// Before a restart of this program the table was promised to this laptop, which asks what became of it.
    bool isPromised = false;
};

/// A table on another laptop: connects, comes back by itself after a loss, and keeps what lets it in.
class RemoteTable final : public QObject
{
public:
    enum class State
    {
        /// No address is known: it listens for the table.
        looking,
        connecting,
        /// Connected: a person at the host is asked. Once `guest().comparison()` is there, both show it.
        knocking,
        /// Admitted: in the lobby, and at the table once `guest().view()` is there.
        inside,
        /// The connection is lost or could not be made; it is tried again after a while.
        lost,
        /// For good: refused, sent away, gone home, or the table is closed.
        ended
    };

    /// `known` outlives the table.
    RemoteTable(JoinPlan plan, const Identity& identity, KnownTables& known);

    /// Begins. `guest().events` but admitted, learned, moved and lost are the caller's.
    void start();
    /// Goes home: the seat is free. Has ended once the host knows, or after a while; what lets the guest
    /// back in is kept until the host knows. From a table that has ended there is nowhere to go.
    void goHome();

    State state() const { return m_state; }
    /// Why it is lost or has ended, for people.
    const Text& why() const { return m_why; }
    TableClient& guest() { return m_guest; }
    const TableClient& guest() const { return m_guest; }

    /// The table is on another laptop; this one if it has this installation's certificate, and then this
    /// ends.
    std::function<void(const Moved&)> hasMoved;
    /// Play goes on, but what lets the person back in cannot be stored.
    std::function<void(const Text&)> troubled;
    /// The state is another one.
    std::function<void()> changed;

private:
    void connectNow();
    void connected(QSslSocket* socket, const TableAddress& address);
    void admitted(const Admitted& admitted);
    void moved(const Moved& moved);
    void lost(const Text& why, bool isFinal);
    void end(const Text& why);
    void keep();
    void leave();
    void forget(const Digest& host);
    void recall();
    void waitAndRetry(const Text& why);
    void become(State state);
    void heard(const FoundTable& found, bool isBack);

    JoinPlan m_plan;
    KnownTables& m_known;
    TableClient m_guest;
    Connector m_connector;
    std::unique_ptr<TableFinder> m_finder;
    State m_state = State::looking;
    Text m_why;
    QTimer m_retry;
    std::chrono::milliseconds m_pause;
    /// When it was tried last.
    std::chrono::steady_clock::time_point m_tried;
    /// Ends once the table has held long enough to try again at once after a loss.
    QTimer m_steady;
    TableAddress m_address;
    Digest m_own;
    Digest m_hostNow{};
    std::optional<Token> m_token;
    /// Where the table is said to be now. Until it lets this guest in there, both places are tried in turn.
    std::optional<Whereabouts> m_next;
    bool m_triesNext = false;
    int m_keptFromComparing = 0;
    Allowance m_hurries{kHurriesPerSecond, kHurriesAtOnce};
    bool m_isGoingHome = false;
};

} // namespace tablewood::lan
