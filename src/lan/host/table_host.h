#pragma once

#include "lan/channel/clock.h"
#include "lan/channel/door.h"
#include "lan/channel/local_channel.h"
#include "lan/channel/tls_channel.h"
#include "lan/deal/fair_deal.h"
#include "lan/find/address.h"
#include "lan/host/away_watch.h"
#include "lan/host/dusk.h"
#include "lan/host/host_store.h"
#include "lan/host/hosted_match.h"
#include "lan/host/hosting.h"
#include "lan/host/knock_limit.h"
#include "lan/host/table_move.h"
#include "lan/host/visitors.h"

#include <map>
#include <memory>
#include <set>

namespace tablewood::lan {

/// All that a table needs to be hosted.
struct HostPlan
{
    const GameType* type = nullptr;
    /// The hash of the game's content, which guests must have too.
    std::uint64_t content = 0;
    /// The content that a match which begins here remembers.
    std::optional<PackedContent> packed;
    /// What was brought to it; `type` is the game with that.
    std::vector<Paper> papers;
    /// The table's name, as people see it in the list.
    std::string name;
    /// This program's version, for people.
    std::string version;
    int seats = 2;
    std::map<std::string, std::string> options;
    /// Instead of one that is drawn with the guests; only for trying things out.
    std::optional<Seed> seed;
    /// Everybody who knocks is let in, but for who was sent away for good: there the host is asked.
    bool admitsAll = false;
    /// The match begins by itself as soon as it can.
    bool startsByItself = false;
    Pace pace;
    Entropy entropy = systemEntropy();
};

/// Somebody who waits to be let in.
struct Knock
{
    GuestId number = 0;
    Persona persona;
    Watch wants = Watch::nothing;
    Comparison comparison{};
    std::string address;
    /// Somebody was sent away for good who had this certificate or came from this address.
    bool wasSentAway = false;
};

/// A table that others join over the network: lets guests in, keeps who sits where, deals, and runs the
/// match. The person who hosts joins by a channel inside the program and sees no more than their seat does.
class TableHost final : public QObject, private Reception
{
public:
    /// A new table. `store` and the game outlive the host.
    TableHost(HostPlan plan, const Identity& identity, HostStore& store);
    /// Goes on with a match, with the guests it had where `hosting` tells of them. Without it guests gather
    /// first and take seats, as for a new match. Throws InputError where the record does not fit.
    TableHost(HostPlan plan, const Identity& identity, HostStore& store, MatchRecord record,
              const std::optional<Hosting>& hosting);
    /// A table that is on another laptop now, as `hosting` tells: lets nobody in, and sends its
    /// guests on.
    TableHost(HostPlan plan, const Identity& identity, HostStore& store, const Hosting& hosting);

    /// Opens the door; with 0 at the port of before, else at the usual one, else at any. Returns why it could
    /// not.
    std::optional<Text> listen(std::uint16_t port = 0);
    std::uint16_t port() const { return m_door.serverPort(); }
    Digest certificate() const override { return m_certificate; }
    /// The announcement by which others find the table.
    Announcement announcement(const InstanceId& instance) const;

    /// With what others join from anywhere it can be reached, as a link or a QR code (textOf in address.h).
    JoinLink link() const;

    /// A new guest of this program: it speaks over the end that is returned, and is let in at once.
    Channel* joinLocally();

    const Lobby& lobby() const { return m_lobby; }
    /// The lobby as everybody is told of it, the host's own window too.
    LobbyView shownLobby() const { return m_dusk.lobby(); }
    std::vector<Knock> knocks() const;
    /// Lets somebody in, to this seat if it is still free.
    std::optional<Text> admit(GuestId knock, Seat seat = Seat::none());
    void refuse(GuestId knock);
    /// Sends a guest away for good: its token lets nobody back in, and who is known again knocks.
    std::optional<Text> kick(GuestId guest);
    /// Does one of the host's commands on the lobby.
    std::optional<Text> change(const std::function<std::optional<Text>(Lobby&)>& command);
    /// Takes a value of an option of the whole table, unless its match has begun.
    std::optional<Text> choose(const Choose& choice);
    /// The table has a match, whether or not all have gathered for it again.
    bool hasMatch() const { return m_match != nullptr; }
    /// Lets a guest play a seat besides its own where the game has it so (HasPartners): its person is away,
    /// and has it back on coming.
    std::optional<Text> lend(GuestId guest, Seat seat);
    /// Ends that. The table's rule asks whoever gave the seat back no more, until its person is back or they
    /// have it once more.
    std::optional<Text> takeBack(Seat seat);
    /// Begins the match: seals and parts of the seed go round, then the first views. One that goes on has its
    /// seed.
    std::optional<Text> start();
    /// Asks a guest to take the table over. Once it accepts, it gets all that this host holds, and once its
    /// table is open and reached, everybody goes there. Keep this one open for some minutes then: it tells
    /// whoever slept meanwhile where the table is.
    std::optional<Text> askToHost(GuestId guest);
    /// Whether this guest is at a laptop that could take the table over, and a match runs.
    bool mayHost(GuestId guest) const;
    /// Where the table has moved; nothing while it is here.
    const std::optional<Moved>& movedTo() const { return m_movedTo; }
    /// All that is needed to host the table again.
    Hosting hosting() const;
    /// Whether another laptop may still keep the table. It is not to be played at then.
    bool isPromised() const { return m_isPromised; }
    /// The other laptop has left: the table is here.
    void takeOver();
    /// Tells all guests that the table is closed, and closes it.
    void close();

    /// The match, secrets included; nothing before it began.
    const Table* table() const { return m_match ? &m_match->table() : nullptr; }
    /// How many connections are inside.
    int visitorsInside() const { return m_visitors.countInside(); }
    /// How many bytes wait for guests that do not read them.
    std::size_t waiting() const { return m_visitors.waiting(); }

    /// After each change of who is there, of the stage or of the match.
    std::function<void()> changed;
    /// The table is on another laptop now.
    std::function<void(const Moved&)> moved;
    /// Tells the person who hosts of a trouble: something could not be stored, a guest's program makes no
    /// sense.
    std::function<void(const Text&)> troubled;

private:
    const Greeting& greeting() const override { return m_greeting; }
    const Entropy& entropy() const override { return m_plan.entropy; }
    std::optional<Text> whyNot(const Greeting& theirs) const override;
    std::optional<Text> whyNot(const Greeting& theirs, const Hello& hello) const override;
    void arrived(Visitor& visitor) override;
    void said(Visitor& visitor, const GuestSays& message) override;
    void wished(Visitor& visitor, std::span<const std::uint8_t> message) override;
    bool isCloaked() const override { return m_dusk.isCloaked(); }
    void gone(Visitor& visitor, const Text& why, Parting parting) override;

    void welcome(Channel* channel);
    struct TurnedAway
    {
        Text why;
        Parting parting;
    };
    /// Whether the host's person says who comes in.
    bool isAskedAbout(const Visitor& visitor) const;
    /// Why somebody who knocks is not shown to the host's person.
    std::optional<TurnedAway> whyTurnedAway(const Visitor& visitor) const;
    bool endStranger(const std::string& address);
    std::optional<Text> letIn(Visitor& visitor, Seat seat = Seat::none());
    void letBack(Visitor& visitor, GuestId guest);
    void settle(Visitor& visitor, const std::optional<Token>& token);
    std::optional<Text> obey(Visitor& visitor, const GuestSays& message);
    void answerLate(Visitor& visitor, const UpMessage& wish, const Text& why);
    std::optional<Text> advise(Visitor& visitor);
    /// A guest wants to play a seat besides its own. Before the table's time is over, and where nobody has
    /// the seat, the host alone says who does: whoever plays it sees its cards.
    std::optional<Text> playFor(GuestId guest, Seat seat);
    std::optional<Text> whyNoPartner(GuestId guest, Seat seat) const;
    void signal(Visitor& visitor, const HostSays& message);

    void takeDealt(Visitor& visitor, const GuestSays& message);
    /// Ends a deal in which somebody does not draw, so that the others do not wait for ever.
    void endSlowDeal();
    void stopDealIfBroken();
    void begin(const Seed& seed, const std::optional<Dealing>& dealing);
    void hostMatch(MatchRecord record, Stage stage);
    void lookAtMatch();
    bool isDark() const { return m_dusk.isDark(); }

    friend std::unique_ptr<TableHost> hostHandedOver(HostPlan plan, const Identity& identity,
                                                     HostStore& store, const Handover& handover);
    void goOnAs(const Hosting& hosting);
    static Text isElsewhere();
    static Text isOnItsWay();
    static Text areEyesClosed();
    bool isMoving() const { return m_lobby.stage() == Stage::moving; }
    void takeAnswer(Visitor& visitor, const AnswerToHost& answer);
    void takeHostsNow(Visitor& visitor, const HostsNow& now);
    void finishMoving(const Moved& to);
    void sendOn(Visitor& visitor);
    void stopMoving(const Text& why);
    /// Lets in who knocks and needs no asking.
    void letWaitingIn();

    void sync();
    void syncNow();
    void seatAll();
    bool keep();
    void watchAway();
    bool hasGivenBack(GuestId guest, Seat seat) const;
    /// Has a partner or a bot play for somebody who stayed away.
    void fill(Seat seat);

    HostPlan m_plan;
    HostStore& m_store;
    Digest m_certificate;
    Greeting m_greeting;
    std::uint64_t m_run = 0;
    std::uint16_t m_portBefore = kTablePort;
    Door m_door;
    Lobby m_lobby;
    std::optional<HostDeal> m_deal;
    std::optional<Sealed> m_sealed;
    std::unique_ptr<HostedMatch> m_match;
    Visitors m_visitors;
    Dusk m_dusk;
    AwayWatch m_awayWatch;
    /// Since when the persons of seats are away, and who gave such a seat back meanwhile.
    std::map<Seat, Clock::Time> m_awaySince;
    std::map<Seat, std::set<GuestId>> m_gaveBack;
    /// From where each guest came last while this program runs.
    std::map<GuestId, std::string> m_cameFrom;
    GuestId m_lastKnock = 0;
    KnockLimit m_knocks;
    QTimer m_dealTimer;
    TableMove m_move;
    /// Guests who went home while the table was on its way.
    std::vector<GuestId> m_wentHome;
    std::optional<Moved> m_movedTo;
    /// That is stored, and nothing after it.
    bool m_isMoveKept = false;
    bool m_isPromised = false;
    std::vector<std::pair<GuestId, Token>> m_localTokens;
    std::optional<LobbyView> m_told;
    Bytes m_kept;
    bool m_isSyncing = false;
    bool m_syncsAgain = false;
};

/// Goes on with what another host handed over: stores it and hosts it, promised until `takeOver`. Throws
/// InputError for what does not fit.
std::unique_ptr<TableHost> hostHandedOver(HostPlan plan, const Identity& identity, HostStore& store,
                                          const Handover& handover);

} // namespace tablewood::lan
