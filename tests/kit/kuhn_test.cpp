#include "kit/damaged_states.h"
#include "kit/game_type_of.h"
#include "kuhn.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::kuhn;

TEST_CASE("Random matches of Kuhn poker keep every promise, its secrets above all")
{
    const GameTypeOf<Kuhn> type{Kuhn{}};
    for (int i = 0; i < 200; ++i) {
        Setup setup;
        setup.seed = Seed::fromText("kuhn " + std::to_string(i));
        CHECK(type.checkRandomMatch(setup).breaches == std::vector<std::string>{});
    }
}

TEST_CASE("Kuhn poker has its five ways to bet in two or three moves")
{
    const GameTypeOf<Kuhn> type{Kuhn{}};
    const auto match = type.newMatch({});
    CHECK(match->perft(1) == 2);
    CHECK(match->perft(2) == 4);
    CHECK(match->perft(3) == 2);
    CHECK(match->perft(4) == 0);
}

TEST_CASE("A seat of Kuhn poker sees its own card and the back of the other, the public sees two backs")
{
    const GameTypeOf<Kuhn> type{Kuhn{}};
    const auto match = type.newMatch({});
    const Scene mine = match->view(Seat{0});
    CHECK_FALSE(mine.pieces[0].face.empty());
    CHECK(mine.pieces[1].face.empty());
    const Scene open = match->view(Viewer::publicView());
    CHECK(open.pieces[0].face.empty());
    CHECK(open.pieces[1].face.empty());
}

TEST_CASE("Damaged states of Kuhn poker are refused or can be played on")
{
    Setup setup;
    setup.seed = Seed::fromText("damage");
    kit::Breaches breaches(setup);
    kit::checkDamagedStates(Kuhn{}, setup, 500, breaches);
    CHECK(breaches.list() == std::vector<std::string>{});
}

TEST_CASE("A state that no match of Kuhn poker comes to is refused")
{
    const auto isRefused = [](const State& state) {
        return !kit::stateFrom(Kuhn{}, 2, toBytes(state)).has_value();
    };
    State state = Kuhn{}.setUp({});
    CHECK_FALSE(isRefused(state));
    state.folder = Seat{1};
    CHECK(isRefused(state));
    state.stage = Stage::folded;
    CHECK_FALSE(isRefused(state));
    state.folder = Seat{5};
    CHECK(isRefused(state));
    state = {};
    CHECK(isRefused(state));
}
