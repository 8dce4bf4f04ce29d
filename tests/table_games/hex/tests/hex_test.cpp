#include "hex.h"
#include "kit/damaged_states.h"
#include "kit/game_type_of.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::hex;

TEST_CASE("Random matches of Hex keep every promise, and each has exactly one winner")
{
    const GameTypeOf<Hex> type{Hex{}};
    for (int i = 0; i < 50; ++i) {
        Setup setup;
        setup.seed = Seed::fromText("hex " + std::to_string(i));
        const CheckedMatch checked = type.checkRandomMatch(setup);
        CHECK(checked.breaches == std::vector<std::string>{});
        REQUIRE(checked.outcome);
        CHECK(checked.outcome->winners.count() == 1);
    }
}

TEST_CASE("Stones that meet only at the far corner of a shifted row do not touch")
{
    const GameTypeOf<Hex> type{Hex{}};
    const auto match = type.newMatch({});
    Log log;
    // Row 2 is shifted to the right: B2 touches B1 and C1 above it, A1 not.
    for (const char* move : {"place A1", "place A5", "place B2", "place B5", "place C2", "place C5",
                             "place D2", "place D5", "place E2", "place E5"})
        REQUIRE_FALSE(match->apply(match->toAct().first(), move, log));
    CHECK_FALSE(match->outcome());
    CHECK(match->view(Seat{0}).boards[0].grid == Grid::hex);
    REQUIRE_FALSE(match->apply(Seat{0}, "place B1", log));
    CHECK(match->outcome()->winners == Seats(Seat{0}));
}

TEST_CASE("Damaged states of Hex are refused or can be played on")
{
    Setup setup;
    setup.seed = Seed::fromText("damage");
    kit::Breaches breaches(setup);
    kit::checkDamagedStates(Hex{}, setup, 500, breaches);
    CHECK(breaches.list() == std::vector<std::string>{});
}

TEST_CASE("A state that no match of Hex comes to is refused")
{
    const auto isRefused = [](const State& state) {
        return !kit::stateFrom(Hex{}, 2, toBytes(state)).has_value();
    };
    State state;
    CHECK_FALSE(isRefused(state));
    state.winner = Seat{0};
    CHECK(isRefused(state));
    state = {};
    state.stones[3] = Stone::second;
    state.moves = 1;
    CHECK(isRefused(state));
    state.stones[3] = Stone::first;
    CHECK_FALSE(isRefused(state));
    state.moves = 2;
    CHECK(isRefused(state));
}
