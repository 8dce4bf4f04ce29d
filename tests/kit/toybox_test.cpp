#include "kit/damaged_states.h"
#include "kit/game_type_of.h"
#include "toybox.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace tablewood;
using namespace tablewood::toybox;

namespace {

Setup setupOf(int seats, const std::string& seed)
{
    Setup setup;
    setup.seats = seats;
    setup.seed = Seed::fromText(seed);
    return setup;
}

/// A state of two seats in which a block was just placed.
State withOpenWindow(const Toybox& game)
{
    State state = game.setUp(setupOf(2, "window"));
    Log log;
    REQUIRE_FALSE(game.apply(state, Seat{0}, Roll{}, log));
    REQUIRE_FALSE(game.apply(state, Seat{0}, PlaceBlock{{1, 0}, 3}, log));
    return state;
}

/// Toybox whose log names every card that is drawn.
struct ToyboxWithLoudDraws : Toybox
{
    std::optional<Refusal> apply(State& state, Seat seat, const Move& move, Log& log) const
    {
        const bool isDraw = std::holds_alternative<Draw>(move) && !state.bag.empty();
        const Card top = isDraw ? state.bag.back() : Card::ribbon;
        auto refusal = Toybox::apply(state, seat, move, log);
        if (isDraw && !refusal) {
            Event event;
            event.cue = enumNames(Card{})[static_cast<std::size_t>(top)];
            log.tell(std::move(event));
        }
        return refusal;
    }
};

/// Toybox that asks only those who hold a knock card.
struct ToyboxThatAsksByHand : Toybox
{
    std::optional<Refusal> apply(State& state, Seat seat, const Move& move, Log& log) const
    {
        auto refusal = Toybox::apply(state, seat, move, log);
        if (!refusal && std::holds_alternative<PlaceBlock>(move)) {
            for (const Seat asked : Seats(state.window.asked))
                if (std::ranges::count(state.hands[static_cast<std::size_t>(asked.index)], Card::knock) == 0)
                    state.window.pass(asked);
            if (!state.window.isOpen()) {
                state.die = 0;
                ++state.turnsPlayed;
                state.window.close();
            }
        }
        return refusal;
    }
};

} // namespace

TEST_CASE("Random matches of Toybox keep every promise with two, three and four seats")
{
    const GameTypeOf<Toybox> type{Toybox{}};
    for (int i = 0; i < 30; ++i) {
        const CheckedMatch checked = type.checkRandomMatch(setupOf(2 + i % 3, "toybox " + std::to_string(i)));
        CHECK(checked.breaches == std::vector<std::string>{});
        CHECK(checked.outcome.has_value());
    }
}

TEST_CASE("A piece can be a board with stacked and turned pieces of its own")
{
    const Toybox game;
    const State state = withOpenWindow(game);
    const Scene scene = game.view(state, Seat{1});
    REQUIRE(scene.boards.size() == 2);
    CHECK(scene.boards[0].grid == Grid::hex);
    CHECK(scene.boards[1].onPiece == scene.pieces[0].id);
    const auto block = std::ranges::find(scene.pieces, "block", &Piece::figure);
    REQUIRE(block != scene.pieces.end());
    CHECK(block->at == Place{scene.boards[1].id, {1, 0}, 0});
    CHECK(block->facing == 9);
}

TEST_CASE("While a window is open the clock may close it, nobody else, and play goes on")
{
    const Toybox game;
    State state = withOpenWindow(game);
    CHECK(game.timer(state) == Timer{"close", kSecondsToKnock, state.window.number});
    CHECK(game.toAct(state) == Seats(Seat{1}));
    Log log;
    CHECK(game.apply(state, Seat{1}, CloseWindow{}, log));
    CHECK(game.apply(state, Seat::clock(), Pass{}, log));
    CHECK_FALSE(game.apply(state, Seat::clock(), CloseWindow{}, log));
    CHECK_FALSE(game.timer(state));
    CHECK(game.toAct(state) == Seats(Seat{1}));
    CHECK(game.apply(state, Seat::clock(), CloseWindow{}, log));
}

TEST_CASE("A public log line that names a card drawn in secret is caught")
{
    int caught = 0;
    for (int i = 0; i < 10; ++i)
        for (const std::string& breach :
             kit::checkRandomMatch(ToyboxWithLoudDraws{}, setupOf(3, std::to_string(i))).breaches)
            caught +=
                breach.starts_with("secrets: the log") && breach.find("cue") != std::string::npos ? 1 : 0;
    CHECK(caught > 0);
}

TEST_CASE("Asking only those who could answer is caught, for it tells who holds what")
{
    int caught = 0;
    for (int i = 0; i < 10; ++i)
        for (const std::string& breach :
             kit::checkRandomMatch(ToyboxThatAsksByHand{}, setupOf(3, std::to_string(i))).breaches)
            caught += breach.starts_with("secrets: the screen") ? 1 : 0;
    CHECK(caught > 0);
}

TEST_CASE("A damaged state of Toybox is refused or can be played on")
{
    for (int i = 0; i < 4; ++i) {
        const Setup setup = setupOf(2 + i % 3, "damage " + std::to_string(i));
        kit::Breaches breaches(setup);
        kit::checkDamagedStates(Toybox{}, setup, 200, breaches);
        CHECK(breaches.list() == std::vector<std::string>{});
    }
}

TEST_CASE("A state that cannot be one of a match is refused, and the match keeps what it was")
{
    const GameTypeOf<Toybox> type{Toybox{}};
    const auto match = type.newMatch(setupOf(2, "kept"));
    const std::uint64_t hash = match->hash();
    State impossible = Toybox{}.setUp(setupOf(2, "other"));
    impossible.crate = {9, 9};
    const Bytes bytes = toBytes(impossible);
    CborSource source(bytes);
    CHECK_THROWS_WITH_AS(match->read(source), "crate: it stands on the floor", InputError);
    CHECK(match->hash() == hash);
}

TEST_CASE("A state for another number of seats is refused")
{
    const GameTypeOf<Toybox> type{Toybox{}};
    const auto match = type.newMatch(setupOf(3, "three"));
    const Bytes bytes = toBytes(Toybox{}.setUp(setupOf(2, "two")));
    CborSource source(bytes);
    CHECK_THROWS_WITH_AS(match->read(source), "hands: there is one for each seat of the match", InputError);
    CborSource again(bytes);
    CHECK_THROWS_AS(match->clone()->read(again), InputError);
}

TEST_CASE("A game that refuses a damaged state only when it is used is caught")
{
    struct Late : Toybox
    {
        void checkState(const State&, int) const {}
        Scene view(const State& state, Viewer viewer) const
        {
            Toybox::checkState(state, static_cast<int>(state.hands.size()));
            return Toybox::view(state, viewer);
        }
    };
    const Setup setup = setupOf(2, "late");
    kit::Breaches breaches(setup);
    kit::checkDamagedStates(Late{}, setup, 500, breaches);
    REQUIRE_FALSE(breaches.isEmpty());
    CHECK(breaches.list().front().find("is not refused but throws: ") != std::string::npos);
}

TEST_CASE("A game that throws at a damaged state instead of refusing it is caught")
{
    struct Careless : Toybox
    {
        void checkState(const State& state, int seats) const
        {
            if (state.crate.column > kFloorColumns)
                throw std::out_of_range("crate");
            Toybox::checkState(state, seats);
        }
    };
    const Setup setup = setupOf(2, "careless");
    kit::Breaches breaches(setup);
    kit::checkDamagedStates(Careless{}, setup, 2000, breaches);
    REQUIRE_FALSE(breaches.isEmpty());
    CHECK(breaches.list().front().find("is not refused but throws: crate") != std::string::npos);
}

TEST_CASE("Where nobody can move a running clock runs out, so that a match of the toybox plays on to its end")
{
    const GameTypeOf<Toybox> type{Toybox{}};
    Random random(Seed::fromText("toys"), "test");
    for (int i = 0; i < 20; ++i) {
        Setup setup;
        setup.seed = Seed::fromText("clock " + std::to_string(i));
        const auto match = type.newMatch(setup);
        match->playOn(1000, random);
        CHECK(match->outcome());
    }
}
