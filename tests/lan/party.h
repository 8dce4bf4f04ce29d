#pragma once

#include "lan/guest/remote_table.h"
#include "lan/host/table_host.h"

#include <QTemporaryDir>

#include <functional>
#include <memory>

/// A host and guests who talk over TLS on this laptop.
namespace tablewood::lan {

/// Lets things happen until it is so; false if it never is.
bool until(const std::function<bool()>& isSo);

/// A pace at which a slow machine loses nobody, and who is lost soon tries again.
Pace patient();

/// The same numbers each time.
Entropy steadyEntropy(std::string_view seed);

/// Keeps what a host gives it, for another host to go on with.
class MemoryStore final : public HostStore, public Journal
{
public:
    Journal& journal() override { return *this; }
    void begin(const MatchRecord& match) override { takeOver(match, {}); }
    void takeOver(const MatchRecord& match, const Bytes& bytes) override;
    void keepHosting(const Bytes& bytes) override;
    void append(const JournalEntry& entry) override;
    void truncate(std::size_t moves) override;
    void seat(const std::vector<Player>& players) override;

    MatchRecord record;
    Bytes hosting;
    bool isBroken = false;

private:
    void failIfBroken() const;
};

/// Somebody with a laptop of their own, and all that happens to them at a table.
class Person
{
public:
    /// `type` is the game they have.
    Person(const GameType& type, std::string name);

    /// Joins the table at this port. What was there before is forgotten, but for what the laptop keeps.
    void join(std::uint16_t port, Watch wants = Watch::nothing);
    /// Joins the table of which this is known.
    void join(Whereabouts where) { start(std::move(where), Watch::nothing, std::nullopt); }
    /// Joins this table, wherever it is in the network.
    void lookFor(const TableHost& host, const DiscoveryNetwork& network);
    /// Joins inside the host's program.
    void joinLocally(TableHost& host);
    /// The program is killed.
    void vanish();

    /// Something is offered to them.
    bool isAsked() { return view() && !view()->offers.empty(); }
    TableClient& guest() { return m_table ? m_table->guest() : *m_local; }
    const SeatView* view() { return guest().view(); }
    Viewer viewer() { return guest().viewer(); }
    const LobbyView& lobby() { return guest().lobby(); }
    RemoteTable& table() { return *m_table; }
    bool isThere() const { return m_table || m_local; }

    /// Sits down and is ready; waits until it is so.
    void take(int seat);
    /// Plays the first offer each time there is one.
    void playFirstOffers()
    {
        m_plays = true;
        actIfAsked();
    }
    void act(const std::string& move) { guest().wish(Act{move}); }

    std::string name;
    const GameType& type;
    Identity identity;
    QTemporaryDir laptop;
    Pace pace = patient();
    Entropy entropy = systemEntropy();
    std::uint64_t content = 1;
    /// Where on the laptop the program keeps what it keeps.
    QString folder = ".";
    /// The table was promised to the laptop before its program was started again.
    bool isPromised = false;
    /// The seat they come for.
    std::optional<Seat> comesFor;
    std::string version = "0.1.0";

    std::optional<Comparison> pictures;
    std::vector<std::string> denied;
    std::vector<std::string> troubles;
    std::vector<std::string> refused;
    std::size_t leftOpen = 0;
    std::vector<Pointed> pointed;
    std::vector<Reacted> reacted;
    std::vector<Hinted> hints;
    std::optional<OpenedMatch> opened;
    std::optional<Handover> handover;
    std::optional<Moved> moved;
    bool isAskedToHost = false;
    int views = 0;
    /// How often the view came whole: once for each time the person came.
    int wholeViews = 0;

private:
    GuestPlan plan(Watch wants) const;
    void start(Whereabouts where, Watch wants, const std::optional<DiscoveryNetwork>& network);
    void listen(TableClient& guest);
    void actIfAsked();

    std::unique_ptr<KnownTables> m_known;
    std::unique_ptr<RemoteTable> m_table;
    std::unique_ptr<TableClient> m_local;
    bool m_plays = false;
};

/// A table that lets everybody in and begins when all are ready.
HostPlan openPlan(const GameType& type, int seats = 2);

} // namespace tablewood::lan
