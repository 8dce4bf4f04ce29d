#include "kit/damaged_states.h"
#include "kit/game_type_of.h"
#include "kit/random_match.h"
#include "session/twin_tables.h"
#include "skirmish.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::skirmish;

TEST_CASE("Random matches of Skirmish keep every promise")
{
    for (int i = 0; i < 12; ++i) {
        Setup setup;
        setup.seed = Seed::fromText("skirmish " + std::to_string(i));
        kit::CheckPlan plan;
        plan.completePositions = 25;
        const CheckedMatch checked = kit::checkRandomMatch(Skirmish{}, setup, plan);
        CHECK(checked.breaches == std::vector<std::string>{});
        REQUIRE(checked.outcome);
    }
}

TEST_CASE("Two tables of Skirmish that differ in decks and hands tell everybody the same bytes")
{
    const GameTypeOf<Skirmish> type{Skirmish()};
    for (int i = 0; i < 6; ++i) {
        const Setup setup{2, {}, Seed::fromText("skirmish twins " + std::to_string(i))};
        CHECK(checkTwinTables(type, setup) == std::vector<std::string>{});
    }
}

TEST_CASE("Damaged states of Skirmish are refused or can be played on")
{
    Setup setup;
    setup.seed = Seed::fromText("damage");
    kit::Breaches breaches(setup);
    kit::checkDamagedStates(Skirmish{}, setup, 300, breaches);
    CHECK(breaches.list() == std::vector<std::string>{});
}
