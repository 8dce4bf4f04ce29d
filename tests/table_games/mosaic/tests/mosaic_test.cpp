#include "bots/bot_player.h"
#include "bots/random_bot.h"
#include "kernel/gestures.h"
#include "kit/damaged_states.h"
#include "kit/game_type_of.h"
#include "kit/random_match.h"
#include "mosaic.h"
#include "session/table_link.h"
#include "session/twin_tables.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::mosaic;

namespace {

State started(int seats)
{
    Setup setup;
    setup.seats = seats;
    setup.seed = Seed::fromText("mosaic");
    return Mosaic().setUp(setup);
}

/// A match with one pane, whose trays hold these kinds of tiles.
State with(std::initializer_list<std::uint8_t> kinds)
{
    State state = started(1);
    state.panes = {{0, 0, {}}};
    state.trays[0].clear();
    for (const std::uint8_t kind : kinds)
        state.trays[0].push_back({kind, state.nextTile++});
    return state;
}

constexpr std::uint8_t kChip = 0;
constexpr std::uint8_t kBar = 2;
constexpr std::uint8_t kEll = 5;

std::string refused(State state, const Mosaic::Move& move)
{
    Log log;
    const auto refusal = Mosaic().apply(state, Seat{0}, move, log);
    return refusal ? words(refusal->why) : "";
}

void play(State& state, Seat seat, const Mosaic::Move& move)
{
    Log log;
    REQUIRE_FALSE(Mosaic().apply(state, seat, move, log));
}

} // namespace

TEST_CASE("Random matches of Mosaic keep every promise, for one to four")
{
    for (int i = 0; i < 8; ++i) {
        Setup setup;
        setup.seats = 1 + i % 4;
        setup.seed = Seed::fromText("mosaic " + std::to_string(i));
        kit::CheckPlan plan;
        plan.completePositions = 10;
        const CheckedMatch checked = kit::checkRandomMatch(Mosaic{}, setup, plan);
        CHECK(checked.breaches == std::vector<std::string>{});
        REQUIRE(checked.outcome);
    }
}

TEST_CASE("Two tables of Mosaic that differ in the panes and tiles to come tell everybody the same bytes")
{
    const GameTypeOf<Mosaic> type{Mosaic()};
    for (int i = 0; i < 8; ++i) {
        const Setup setup{1 + i % 4, {}, Seed::fromText("mosaic twins " + std::to_string(i))};
        CHECK(checkTwinTables(type, setup) == std::vector<std::string>{});
    }
}

TEST_CASE("A press on a pane is answered about the tile that was picked, and about none where none was")
{
    const State state = with({kEll, kBar});
    const Pick space = Pick::ofCell(boardOf(0), {4, 0});
    const Pick bar = Mosaic().gesture(state, Seat{0}, Lay{1, 0, {1, 1}, 0, Side::front}).picks.front();
    const auto slab = Mosaic().view(state, Seat{0}).boards.back().onPiece;
    const auto answer = [&](const std::vector<Pick>& picks) {
        return words(explainGesture(Mosaic(), state, Seat{0}, picks).why);
    };
    const std::string nothing = "There is nothing to do here now.";
    CHECK(answer({space}) == nothing);
    CHECK(answer({Pick::ofPiece(slab)}) == nothing);
    CHECK(answer({Pick::ofPiece(slab), space}) == nothing);
    CHECK(answer({bar, Pick::ofTurn({}), Pick::ofCell(boardOf(0), {2, 4})}) == "A knot cannot be covered.");
    CHECK(answer({bar, Pick::ofTurn({}), Pick::ofCell(boardOf(1), {2, 4})}) ==
          "That pane is not on the way.");
}

TEST_CASE("A tile lies turned and flipped, within the pane, on no knot and on no other tile")
{
    const State state = with({kEll, kBar, kChip});
    CHECK(refused(state, Lay{0, 0, {0, 0}, 0, Side::front}).empty());
    CHECK(refused(state, Lay{0, 0, {3, 0}, 0, Side::back}).empty());
    CHECK(refused(state, Lay{0, 0, {4, 0}, 0, Side::front}) ==
          "It would stick out over the edge of the pane.");
    CHECK(refused(state, Lay{1, 0, {2, 4}, 0, Side::front}) == "A knot cannot be covered.");
    CHECK(refused(state, Lay{1, 0, {2, 0}, 2, Side::front}) == "Turned like this it lies as before.");
    State laid = state;
    play(laid, Seat{0}, Lay{1, 0, {1, 1}, 0, Side::front});
    CHECK(refused(laid, Lay{1, 0, {2, 1}, 0, Side::front}) == "Another tile lies there.");
}

TEST_CASE("Done can be taken back until everybody is done, then the panes drift")
{
    State state = started(2);
    const std::uint8_t before = state.panes.front().at;
    play(state, Seat{0}, SayDone{});
    CHECK(refused(state, Lay{0, state.panes.front().pattern, {0, 0}, 0, Side::front}) ==
          "You said that you are done.");
    play(state, Seat{0}, Wait{});
    play(state, Seat{1}, SayDone{});
    CHECK(state.panes.front().at == before);
    play(state, Seat{0}, SayDone{});
    CHECK(state.panes.front().at == before + 1);
    CHECK(state.round == 2);
    CHECK(state.done == Seats());
}

TEST_CASE("Bots wait until the persons are done or let them play, which can be taken back")
{
    const GameTypeOf<Mosaic> type{Mosaic()};
    MatchRecord record;
    record.game = "mosaic";
    record.setup = {3, {}, Seed::fromText("pace")};
    record.players.resize(3);
    record.players[2].kind = PlayerKind::bot;
    NoJournal journal;
    Table table(type, record, journal);
    const Seats persons = Seats::firstOf(2);
    TableLink link(table, {Seat{0}, Seat{1}}, {});
    CHECK(table.isForPersons(persons, {}));
    link.send(Seat{0}, Act{"done"});
    CHECK(table.isForPersons(persons, {}));
    link.send(Seat{1}, Act{"let"});
    CHECK_FALSE(table.isForPersons(persons, {}));
    link.send(Seat{1}, Act{"keep"});
    CHECK(table.isForPersons(persons, {}));
    link.send(Seat{1}, Act{"done"});
    CHECK_FALSE(table.isForPersons(persons, {}));
}

TEST_CASE("A bot that is done leaves it at that")
{
    const GameTypeOf<Mosaic> type{Mosaic()};
    MatchRecord record;
    record.game = "mosaic";
    record.setup = {2, {}, Seed::fromText("done")};
    record.players.resize(2);
    record.players[1].kind = PlayerKind::bot;
    NoJournal journal;
    Table table(type, record, journal);
    BotPlayer bot(table, Seat{1}, std::make_unique<RandomBot>(), Seed::fromText("bot"));
    for (int moves = 0; moves < 100 && bot.isAsked(); ++moves)
        CHECK(bot.act());
    CHECK_FALSE(table.match().awaited().has(Seat{1}));
    CHECK_FALSE(bot.isAsked());
}

TEST_CASE("The last tile is taken back with a yes of whoever laid it, but not from before the panes drifted")
{
    const Mosaic game;
    const UndoRule rule = game.undoRule(started(2), Seat{0}, Seat{1});
    CHECK(rule.isShared);
    CHECK(rule.stopsAtReveal);
    CHECK(rule.asked == Seats(Seat{1}));
}

TEST_CASE("A pane without gaps leaves as the panes drift")
{
    State state = with({kBar, kChip, kChip});
    state.stack.clear();
    play(state, Seat{0}, Lay{0, 0, {1, 1}, 0, Side::front});
    play(state, Seat{0}, Lay{0, 0, {2, 0}, 0, Side::front});
    play(state, Seat{0}, Lay{0, 0, {2, 2}, 0, Side::front});
    play(state, Seat{0}, SayDone{});
    CHECK(state.panes.empty());
    CHECK(Mosaic().outcome(state)->winners == Seats(Seat{0}));
}

TEST_CASE("A pane that drifts off with a gap costs a heart, and all lose with the last")
{
    State state = with({});
    state.panes[0].at = kWay - 1;
    state.hearts = 1;
    play(state, Seat{0}, SayDone{});
    CHECK(state.hearts == 0);
    CHECK(Mosaic().outcome(state)->winners == Seats());
}

TEST_CASE("Worth a thought are the places where most of a tile covers gaps, none that covers no gap, and to "
          "be done")
{
    // The pane has a cross of gaps: the bar lies along it in two ways, the chip covers one of five.
    const State state = with({kBar, kChip});
    std::vector<Mosaic::Move> moves;
    Mosaic().legalMoves(state, Seat{0}, moves);
    std::vector<std::uint32_t> chosen;
    Mosaic().sensible(state, Seat{0}, moves, chosen);
    REQUIRE(chosen.size() == 13);
    REQUIRE(chosen.size() < moves.size());
    CHECK(moves[chosen[0]] == Mosaic::Move(Lay{0, 0, {1, 1}, 0, Side::front}));
    CHECK(moves[chosen[1]] == Mosaic::Move(Lay{0, 0, {2, 0}, 1, Side::front}));
    CHECK(moves[chosen.back()] == Mosaic::Move(SayDone{}));
    for (const std::uint32_t move : chosen)
        if (const auto* const lay = std::get_if<Lay>(&moves[move]))
            CHECK((coveredBy(state.trays[0][lay->tile].kind, lay->orientation(), lay->at) &
                   patterns()[0].gaps) != 0);
    State done = state;
    done.trays.emplace_back();
    done.done.add(Seat{0});
    moves.clear();
    Mosaic().legalMoves(done, Seat{0}, moves);
    Mosaic().sensible(done, Seat{0}, moves, chosen);
    CHECK(chosen == std::vector<std::uint32_t>{0});
}

TEST_CASE("Damaged states of Mosaic are refused or can be played on")
{
    Setup setup;
    setup.seed = Seed::fromText("damage");
    kit::Breaches breaches(setup);
    kit::checkDamagedStates(Mosaic{}, setup, 300, breaches);
    CHECK(breaches.list() == std::vector<std::string>{});
}

TEST_CASE("Each seat begins Mosaic with the tile that it chose")
{
    Setup setup;
    setup.seats = 3;
    setup.options = {{"first.0", "2"}, {"first.2", "5"}};
    const State state = Mosaic().setUp(setup);
    CHECK(state.trays[0].front().kind == kBar);
    CHECK(state.trays[2].front().kind == kEll);
    for (const auto& tray : state.trays)
        CHECK(tray.isFull());
}
