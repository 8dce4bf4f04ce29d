#include "arbor_table.h"

#include "kit/game_type_of.h"
#include "session/twin_tables.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::arbor;

namespace {

constexpr int kMatches = 50;

/// Fewer positions of each match than the command line looks at, and many matches.
kit::CheckPlan manyMatches()
{
    kit::CheckPlan plan;
    plan.completePositions = 12;
    plan.secretPositions = 8;
    return plan;
}

void playMatches(int seats, const std::vector<std::map<std::string, std::string>>& options)
{
    for (int i = 0; i < kMatches; ++i) {
        Setup setup;
        setup.seats = seats;
        setup.seed = Seed::fromText("arbor " + std::to_string(seats) + " " + std::to_string(i));
        setup.options = options[static_cast<std::size_t>(i) % options.size()];
        const CheckedMatch match = kit::checkRandomMatch(shippedGame(), setup, manyMatches());
        CHECK(match.outcome.has_value());
        for (const std::string& breach : match.breaches)
            FAIL_CHECK(breach);
    }
}

} // namespace

TEST_CASE(
    "Tables that differ in what nobody knows tell everybody the same, through taking back and coming back")
{
    const GameTypeOf<ArborGame> type(shippedGame());
    for (int i = 0; i < 8; ++i) {
        const Seed seed = Seed::fromText("arbor twins " + std::to_string(i));
        const Setup setup = anew(type.sheet(), {2 + i % 3, {}, seed});
        CHECK(checkTwinTables(type, setup) == std::vector<std::string>{});
    }
}

TEST_CASE("50 random matches of two keep every promise of the kit")
{
    playMatches(2, {{}, {{"first", "names"}}, {{"glory", "8"}}, {{"rounds", "20"}, {"win", "reach"}}});
}

TEST_CASE("50 random matches of two with Life cards keep every promise of the kit")
{
    playMatches(2, {{{"life", "on"}}, {{"life", "on"}, {"glory", "5"}, {"win", "reach"}}});
}

TEST_CASE("50 random matches of three keep every promise of the kit")
{
    playMatches(3, {{{"rounds", "40"}},
                    {{"glory", "7"}, {"win", "reach"}},
                    {{"life", "on"}, {"rounds", "20"}, {"first", "names"}}});
}

TEST_CASE("50 random matches of four keep every promise of the kit")
{
    playMatches(4, {{},
                    {{"rounds", "20"}, {"first", "names"}},
                    {{"win", "hold"}, {"glory", "7"}},
                    {{"life", "on"}, {"rounds", "40"}}});
}
