#include "../kit/kuhn.h"
#include "../kit/toybox.h"
#include "../session/lantern.h"
#include "content/game_catalog.h"
#include "games/rise-of-the-forest/state.h"
#include "kit/game_type_of.h"
#include "lan/host/hosting.h"
#include "party.h"
#include "twins.h"
#include "window.h"

#include <doctest/doctest.h>

#include <set>

using namespace tablewood;
using namespace tablewood::lan;

namespace {

/// A move that is chosen at one of the tables alone: a bot's, or one by which somebody lets bots play.
struct FreeMove
{
    Seat seat;
    std::string move;
    bool isOfBot = false;
    /// It brought something to light for the viewer, or ended the match, which is opened then.
    bool hasRevealed = false;
    /// How much had reached the viewer when it was dealt with.
    std::size_t told = 0;
    bool isOfSame(const FreeMove& other) const
    {
        return seat == other.seat && move == other.move && !hasRevealed && !other.hasRevealed;
    }
};

/// All that reached a viewer of a match.
struct Recording
{
    std::vector<Bytes> told;
    /// So much of it follows from moves that are the same in both matches; afterwards they are free.
    std::size_t toldBeforeFree = 0;
    std::vector<FreeMove> freeMoves;
    /// How many moves were refused by the rules while it was the viewer's turn, and how many else.
    int refusedInTurn = 0;
    int refusedElse = 0;
};

/// The laptop of the table's host, and that of whoever takes the table over.
const Identity& ownIdentity()
{
    static const Identity identity = makeIdentity();
    return identity;
}
const Identity& nextIdentity()
{
    static const Identity identity = makeIdentity();
    return identity;
}

/// Plays one of a pair's matches as its viewer lives through it: joining late, moves, coming back, a host
/// that goes on from what it stored, refusals, undo that is asked for and answered, a table that moves to
/// another laptop, and there bots for any seat, also the viewer's, and back.
class Course
{
public:
    Course(const GameType& type, const MatchRecord& record, const TwinMatches& twins)
        : m_type(type), m_twins(twins)
    {
        m_store.record = record;
        for (const Seat seat : Seats::firstOf(record.setup.seats)) {
            if (!twins.viewer.is(seat))
                m_others.push_back({"Seat " + std::to_string(seat.index), seat, {}, nullptr});
        }
        if (twins.viewer.seat.isPlayer())
            m_viewer.seat = twins.viewer.seat;
    }

    Recording play()
    {
        openHost();
        comeIn();
        m_viewer.take();
        m_viewer.settle();
        for (Window& window : m_others)
            window.take();
        seeTheTable();
        playTurns();
        m_viewer.close(*m_host);
        for (Window& window : m_others)
            window.close(*m_host);
        m_host.reset();
        openHost();
        comeIn();
        seeTheTable();
        if (m_viewer.seat)
            tryWhatIsRefused();
        askToUndo();
        moveTable();
        m_recording.toldBeforeFree = m_viewer.log.size();
        for (int i = 0; i < 4 && letBotMove(); ++i) {
        }
        m_recording.told = m_viewer.log;
        for (Bytes& payload : m_recording.told)
            forgetPort(payload);
        return std::move(m_recording);
    }

private:
    HostPlan plan() const
    {
        HostPlan plan = openPlan(m_type, m_store.record.setup.seats);
        plan.options = m_store.record.setup.options;
        plan.entropy = m_entropy;
        return plan;
    }
    void openHost()
    {
        m_host = std::make_unique<TableHost>(plan(), ownIdentity(), m_store, m_store.record,
                                             decodeHosting(m_store.hosting, m_store.record.setup.seats));
    }
    void comeIn()
    {
        for (Window& window : m_others)
            window.open(*m_host, m_type, m_entropy);
        m_viewer.open(*m_host, m_type, m_entropy);
    }
    void seeTheTable()
    {
        for (Window& window : m_others)
            REQUIRE(until([&] { return window.guest->view() != nullptr; }));
        REQUIRE(until([&] { return m_viewer.guest->view() != nullptr; }));
    }
    Window& windowOf(Seat seat)
    {
        const auto found = std::ranges::find(m_others, std::optional(seat), &Window::seat);
        return found == m_others.end() ? m_viewer : *found;
    }
    const Match& match() const { return m_host->table()->match(); }

    void playTurns()
    {
        int played = 0;
        for (const Turn& turn : m_twins.turns) {
            // Whoever likes lets a run go on by a step.
            if (turn.seat == Seat::clock())
                m_others.front().wish(PaceRun{RunOrder::step, m_host->table()->timer()->step});
            else
                windowOf(turn.seat).wish(Act{turn.move});
            if (++played % 3 == 0) {
                m_viewer.close(*m_host);
                m_viewer.open(*m_host, m_type, m_entropy);
                REQUIRE(until([&] { return m_viewer.guest->view() != nullptr; }));
            }
        }
    }

    /// Moves of the game that are none now, what is no move, and questions.
    void tryWhatIsRefused()
    {
        constexpr int kMoves = 3;
        const std::vector<std::string> legal = match().legalMoves(*m_viewer.seat);
        int tried = 0;
        for (const std::string& move : m_twins.moves) {
            if (tried == kMoves || std::ranges::find(legal, move) != legal.end())
                continue;
            ++tried;
            const int before = m_viewer.refused;
            m_viewer.wish(Act{move});
            CHECK(m_viewer.refused == before + 1);
            ++(match().toAct().has(*m_viewer.seat) ? m_recording.refusedInTurn : m_recording.refusedElse);
        }
        m_viewer.wish(Act{"no such move"});
        const Scene scene = m_viewer.guest->view()->scene;
        for (const Button& button : scene.buttons)
            m_viewer.wish(Explain{{Pick::ofButton(button.id)}});
        for (std::size_t i = 0; i < scene.pieces.size(); i += 1 + scene.pieces.size() / kMoves)
            m_viewer.wish(Explain{{Pick::ofPiece(scene.pieces[i].id)}});
    }

    void askToUndo()
    {
        if (m_viewer.seat) {
            m_viewer.wish(Undo{});
            for (Window& window : m_others) {
                if (m_viewer.guest->view()->undo.waitingFor.has(*window.seat))
                    window.wish(AnswerUndo{window.seat->index % 2 == 1});
            }
        }
        m_others.front().wish(Undo{});
        m_viewer.settle();
    }

    /// Somebody without a seat takes the table over, and everybody goes there.
    void moveTable()
    {
        REQUIRE(!m_host->listen());
        Person mover(m_type, "Mover");
        mover.identity = nextIdentity();
        mover.join(m_host->port(), Watch::spectator);
        REQUIRE(until([&] { return mover.guest().isInside(); }));
        m_viewer.settle();
        REQUIRE(!m_host->askToHost(mover.guest().id()));
        REQUIRE(until([&] { return mover.isAskedToHost; }));
        mover.guest().say(AnswerToHost{true});
        REQUIRE(until([&] { return mover.handover.has_value(); }));
        auto next = hostHandedOver(plan(), mover.identity, m_nextStore, *mover.handover);
        REQUIRE(!next->listen());
        mover.guest().say(HostsNow{next->port(), {}});
        const auto isSent = [](const Window& window) { return window.token.has_value(); };
        REQUIRE(until([&] { return std::ranges::all_of(m_others, isSent) && isSent(m_viewer); }));
        REQUIRE(m_nextStore.record.moves == m_store.record.moves);
        for (Window& window : m_others)
            window.follow(next->port(), ownIdentity());
        m_viewer.follow(next->port(), ownIdentity());
        m_viewer.settle();
        m_host = std::move(next);
    }

    /// Everybody whom a bot would wait for lets it play, by a move that brings nothing to light.
    void letPlay(Seat bot)
    {
        const auto isWaitedFor = [](const Match& match, Seat seat) {
            return match.needed().has(seat) && match.toAct().has(seat);
        };
        for (const Seat seat : Seats::firstOf(m_store.record.setup.seats)) {
            if (seat == bot || !isWaitedFor(match(), seat))
                continue;
            const auto before = match().clone();
            const std::vector<std::string> moves = before->legalMoves(seat);
            const auto letting = std::ranges::find_if(moves, [&](const std::string& move) {
                const auto after = before->clone();
                Log log;
                return !after->apply(seat, move, log) && !isWaitedFor(*after, seat) &&
                       !log.hasRevealedTo(m_twins.viewer);
            });
            REQUIRE(letting != moves.end());
            windowOf(seat).wish(Act{*letting});
            noteFreeMove(*before, false);
        }
    }

    /// A bot makes one move for a seat that is awaited, and its person is back.
    bool letBotMove()
    {
        TableHost& host = *m_host;
        const Table& table = *host.table();
        const Seat seat = match().awaited().first();
        if (!seat.isPlayer() || match().outcome())
            return false;
        letPlay(seat);
        const std::size_t before = table.record().moves.size();
        const auto clone = match().clone();
        bool isIn = false;
        host.changed = [&] {
            if (isIn && table.record().moves.size() > before) {
                isIn = false;
                REQUIRE(!host.change([&](Lobby& lobby) { return lobby.removeBot(seat); }));
            }
        };
        isIn = true;
        REQUIRE(!host.change([&](Lobby& lobby) { return lobby.addBot(seat, "random"); }));
        REQUIRE(until([&] { return !isIn; }));
        host.changed = {};
        REQUIRE(table.record().moves.size() == before + 1);
        noteFreeMove(*clone, true);
        return !match().outcome();
    }

    /// The last move, made in a match that was like this.
    void noteFreeMove(const Match& before, bool isOfBot)
    {
        m_viewer.settle();
        const JournalEntry& entry = m_host->table()->record().moves.back();
        const auto after = before.clone();
        Log log;
        REQUIRE(!after->apply(entry.seat, entry.move, log));
        m_recording.freeMoves.push_back({entry.seat, entry.move, isOfBot,
                                         log.hasRevealedTo(m_twins.viewer) || after->outcome(),
                                         m_viewer.log.size()});
    }

    /// The system chooses the port to which a table moves.
    static void forgetPort(Bytes& payload)
    {
        if (kindOf(payload) != PayloadKind::lan)
            return;
        HostSays message = decodeHost(bodyOf(payload));
        if (auto* const moved = std::get_if<Moved>(&message)) {
            moved->port = 1;
            payload = payloadOf(message);
        }
    }

    const GameType& m_type;
    const TwinMatches& m_twins;
    Entropy m_entropy = steadyEntropy("wire");
    MemoryStore m_store;
    MemoryStore m_nextStore;
    std::unique_ptr<TableHost> m_host;
    std::vector<Window> m_others;
    Window m_viewer{"Viewer", std::nullopt, {}, nullptr};
    Recording m_recording;
};

Recording recordingOf(const GameType& type, const MatchRecord& record, const TwinMatches& twins)
{
    return Course(type, record, twins).play();
}

/// What was compared for one viewer.
struct Compared
{
    int different = 0;
    int refusedInTurn = 0;
    int refusedElse = 0;
    int movesOfOwnBot = 0;
    int movesOfOtherBots = 0;
};

void compare(const GameType& type, const TwinMatches& twins, Compared& compared)
{
    const Recording one = recordingOf(type, twins.one, twins);
    const Recording other = recordingOf(type, twins.other, twins);
    compared.different += twins.areDifferent() ? 1 : 0;
    compared.refusedInTurn += one.refusedInTurn;
    compared.refusedElse += one.refusedElse;
    std::size_t same = one.toldBeforeFree;
    CHECK(same >= 8);
    CHECK(other.toldBeforeFree == same);
    for (std::size_t i = 0; i < std::min(one.freeMoves.size(), other.freeMoves.size()); ++i) {
        const FreeMove& move = one.freeMoves[i];
        if (!move.isOfSame(other.freeMoves[i]))
            break;
        if (move.isOfBot)
            ++(twins.viewer.is(move.seat) ? compared.movesOfOwnBot : compared.movesOfOtherBots);
        CHECK(move.told == other.freeMoves[i].told);
        same = move.told;
    }
    REQUIRE(std::min(one.told.size(), other.told.size()) >= same);
    const auto end = static_cast<std::ptrdiff_t>(same);
    CHECK(std::equal(one.told.begin(), one.told.begin() + end, other.told.begin()));
}

/// Checks pairs for every viewer of a game at tables of so many seats: each has some that differ, and all was
/// compared for it.
void check(const GameType& type, const std::vector<int>& tables, int rounds,
           std::uint32_t mostMovesBefore = 40)
{
    Random random(Seed::fromText("wire"), "test");
    int shuffles = 0;
    Compared all;
    for (const int seats : tables) {
        std::vector<Viewer> viewers{Viewer::publicView()};
        for (const Seat seat : Seats::firstOf(seats))
            viewers.emplace_back(seat);
        for (const Viewer viewer : viewers) {
            Compared compared;
            for (int round = 0; round < rounds; ++round) {
                const TwinMatches twins = twinsOf(type, seats, viewer, mostMovesBefore, random);
                shuffles += twins.shuffles;
                compare(type, twins, compared);
            }
            INFO(type.sheet().id, ", ", seats, " seats, viewer ", int{viewer.seat.index});
            CHECK(compared.different > 0);
            if (viewer.seat.isPlayer())
                CHECK(compared.refusedInTurn + compared.refusedElse > 0);
            all.refusedInTurn += compared.refusedInTurn;
            all.movesOfOwnBot += compared.movesOfOwnBot;
            all.movesOfOtherBots += compared.movesOfOtherBots;
        }
    }
    INFO(type.sheet().id);
    CHECK(all.refusedInTurn > 0);
    CHECK(all.movesOfOwnBot > 0);
    CHECK(all.movesOfOtherBots > 0);
    if (mostMovesBefore > 500)
        CHECK(shuffles > 0);
}

} // namespace

TEST_CASE("What reaches a guest is the same for matches that differ in what it may not know: Kuhn poker")
{
    const GameTypeOf<kuhn::Kuhn> type{kuhn::Kuhn{}};
    // A match has three moves at most.
    check(type, {2}, 15, 3);
}

TEST_CASE("What reaches a guest is the same for matches that differ in what it may not know: Toybox")
{
    const GameTypeOf<toybox::Toybox> type{toybox::Toybox{}};
    check(type, {3}, 12);
}

TEST_CASE("What reaches a guest is the same for matches that differ in what it may not know: Lantern")
{
    const GameTypeOf<lantern::Lantern> type{lantern::Lantern{}};
    check(type, {3}, 12);
}

TEST_CASE("What reaches a guest is the same for matches that differ in what it may not know: Arbor II, also "
          "when its cards were shuffled again")
{
    // Forsaken Forest goes on by the clock, which these matches do not wait for; its own tests compare its
    // views.
    const GameCatalog catalog;
    const GameType& arbor = *catalog.find("arbor");
    check(arbor, {arbor.sheet().minSeats, arbor.sheet().maxSeats}, 4, 600);
}

TEST_CASE("What reaches a guest is the same for matches that differ in what it may not know: Skirmish, whose "
          "runs go on by a press")
{
    const GameCatalog catalog;
    check(*catalog.find("skirmish"), {2}, 12, 200);
}

TEST_CASE("What reaches a guest is the same for matches that differ in what it may not know: Mosaic, whose "
          "bots wait until everybody lets them play")
{
    // All see all that lies there; the panes and tiles to come are unknown.
    const GameCatalog catalog;
    check(*catalog.find("mosaic"), {3}, 6);
}

TEST_CASE("What reaches a guest is the same for matches that differ in what it may not know: Rise of the "
          "Forest, for both sides and whoever is alone")
{
    const GameCatalog catalog;
    const GameType& forest = *catalog.find("rise-of-the-forest");
    check(forest, {2, 3, 4}, 4, 150);
    // Leaders are sealed in the first moves alone.
    check(forest, {4}, 3, 4);
}

TEST_CASE(
    "Matches of Rise of the Forest that are compared differ in all that is hidden, and in nothing that a "
    "partner sees")
{
    using namespace tablewood::rise_of_the_forest;
    const GameCatalog catalog;
    const GameType& forest = *catalog.find("rise-of-the-forest");
    const auto stateOf = [](const MatchRecord& record) {
        State state;
        CborSource source(record.position);
        readValue(source, state);
        return state;
    };
    Random random(Seed::fromText("hidden"), "test");
    int hands = 0;
    int decks = 0;
    int tiles = 0;
    int towers = 0;
    int leaders = 0;
    for (int round = 0; round < 60; ++round) {
        const Viewer viewer(Seat{static_cast<std::int8_t>(round % 4)});
        const TwinMatches twins = twinsOf(forest, 4, viewer, round % 2 == 0 ? 4 : 150, random);
        const State one = stateOf(twins.one);
        const State other = stateOf(twins.other);
        for (const Seat seat : Seats::firstOf(4)) {
            const bool isOfTeam = one.sideOf(seat) == one.sideOf(viewer.seat);
            const bool hasOtherHand = !(one.player(seat).hand == other.player(seat).hand);
            const bool hasOtherLeaders = !(one.player(seat).leaders == other.player(seat).leaders);
            CHECK_FALSE((isOfTeam && (hasOtherHand || hasOtherLeaders)));
            hands += hasOtherHand ? 1 : 0;
            leaders += hasOtherLeaders ? 1 : 0;
        }
        for (const Side side : {Side::shadowborn, Side::lightborn})
            decks += one.team(side).deck == other.team(side).deck ? 0 : 1;
        tiles += one.tilePile == other.tilePile ? 0 : 1;
        towers += one.towerPile == other.towerPile ? 0 : 1;
    }
    for (const int different : {hands, decks, tiles, towers, leaders})
        CHECK(different > 0);
}

TEST_CASE("The check of what reaches a guest has teeth: another seat's eyes see the difference")
{
    const GameTypeOf<kuhn::Kuhn> type{kuhn::Kuhn{}};
    Random random(Seed::fromText("teeth"), "test");
    int seen = 0;
    for (int round = 0; round < 10; ++round) {
        TwinMatches twins = twinsOf(type, 2, Viewer(Seat{0}), 40, random);
        twins.viewer = Viewer(Seat{1});
        twins.turns.clear();
        seen +=
            recordingOf(type, twins.one, twins).told != recordingOf(type, twins.other, twins).told ? 1 : 0;
    }
    CHECK(seen > 0);
}

TEST_CASE("A shuffled card has a new number for everybody who does not see where it went")
{
    // In Forsaken Forest a card is a piece for those alone who see its face, so that none can be followed.
    const GameCatalog catalog;
    for (const GameType* type : {catalog.find("arbor")}) {
        Setup setup;
        setup.seats = type->sheet().maxSeats;
        setup.seed = Seed::fromText("shuffle");
        const auto match = type->newMatch(setup);
        std::vector<Viewer> viewers{Viewer::publicView()};
        for (const Seat seat : Seats::firstOf(setup.seats))
            viewers.emplace_back(seat);
        const auto cardsSeenBy = [&](Viewer viewer) {
            std::set<PieceId> cards;
            for (const Piece& piece : match->view(viewer).pieces) {
                if (piece.figure == "card")
                    cards.insert(piece.id);
            }
            return cards;
        };
        std::vector<std::set<PieceId>> seen(viewers.size());
        std::vector<std::set<PieceId>> shuffled(viewers.size());
        Random random(Seed::fromText("shuffle"), "test");
        int shuffles = 0;
        while (const auto turn = anyTurn(*match, random)) {
            Log log;
            REQUIRE(!match->apply(turn->seat, turn->move, log));
            const bool wasShuffled = tellsOfShuffle(log);
            shuffles += wasShuffled ? 1 : 0;
            for (std::size_t i = 0; i < viewers.size(); ++i) {
                const std::set<PieceId> now = cardsSeenBy(viewers[i]);
                for (const PieceId id : now)
                    CHECK(!shuffled[i].contains(id));
                if (wasShuffled)
                    std::ranges::set_difference(seen[i], now, std::inserter(shuffled[i], shuffled[i].end()));
                seen[i].insert(now.begin(), now.end());
            }
        }
        INFO(type->sheet().id);
        CHECK(shuffles > 0);
        for (const auto& cards : shuffled)
            CHECK(cards.size() > 10);
    }
}
