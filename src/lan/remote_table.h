#pragma once

#include "lan/connector.h"
#include "lan/table_finder.h"
#include "lan/table_guest.h"

#include <QTimer>

namespace tablewood::lan {

/// How to join a table.
struct JoinPlan
{
    GuestPlan guest;
    /// Where it may be; `addAddress` adds what is heard later.
    std::vector<TableAddress> addresses;
    /// The host's certificate where an announcement or a link told it.
    std::optional<Digest> host;
    /// The table, where that is known.
    std::optional<TableId> table;
    Pace pace;
    /// Where to listen for the table while it is not connected; nothing for not at all.
    std::optional<DiscoveryNetwork> network;
};

/// A table on another laptop: connects, comes back by itself after a loss, and keeps what lets it in.
class RemoteTable final : public QObject
{
public:
    enum class State
    {
        connecting,
        /// The connection is lost or was never there; it is tried again after a while.
        waiting,
        /// Connected: knocking, or inside.
        connected,
        /// For good.
        ended
    };

    /// `known` outlives the table.
    RemoteTable(JoinPlan plan, const Identity& identity, KnownTables& known);

    /// Begins to connect. `guest().events` but admitted, moved and lost are the caller's.
    void start();
    /// Goes home: the seat is free.
    void goHome();

    State state() const { return m_state; }
    /// Why it is not connected, or has ended.
    const Text& why() const { return m_why; }
    TableGuest& guest() { return m_guest; }
    const TableGuest& guest() const { return m_guest; }
    /// The table may be reached there too: tried at once if it is waiting.
    void addAddress(const TableAddress& address, const std::optional<Digest>& host = {});

    /// The table is on another laptop; this one if it has this installation's certificate, and then this
    /// ends.
    std::function<void(const Moved&)> hasMoved;
    /// The state is another one.
    std::function<void()> changed;

private:
    void connectNow();
    void connected(QSslSocket* socket, const TableAddress& address);
    void admitted(const Admitted& admitted);
    void moved(const Moved& moved);
    void lost(const Text& why, bool isFinal);
    void keepToken(const Digest& host);
    void waitAndRetry(const Text& why);
    void become(State state);
    void heard(const FoundTable& found, bool isBack);

    JoinPlan m_plan;
    KnownTables& m_known;
    TableGuest m_guest;
    Connector m_connector;
    std::unique_ptr<TableFinder> m_finder;
    State m_state = State::connecting;
    Text m_why;
    QTimer m_retry;
    std::chrono::milliseconds m_pause;
    TableAddress m_address;
    Digest m_own;
    Digest m_hostNow{};
    std::optional<Token> m_token;
};

} // namespace tablewood::lan
