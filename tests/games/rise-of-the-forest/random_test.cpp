#include "forest_table.h"

#include "kit/game_type_of.h"
#include "session/twin_tables.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::rise_of_the_forest;

namespace {

constexpr int kMatches = 30;

/// Fewer positions of each match than the command line looks at, and many matches.
kit::CheckPlan manyForests()
{
    kit::CheckPlan plan;
    plan.completePositions = 12;
    plan.secretPositions = 8;
    return plan;
}

void playForests(int seats, const std::vector<std::map<std::string, std::string>>& options)
{
    for (int i = 0; i < kMatches; ++i) {
        Setup setup;
        setup.seats = seats;
        setup.seed = Seed::fromText("rise of the forest " + std::to_string(seats) + " " + std::to_string(i));
        setup.options = options[static_cast<std::size_t>(i) % options.size()];
        const CheckedMatch match = kit::checkRandomMatch(shippedForest(), setup, manyForests());
        CHECK(match.outcome.has_value());
        for (const std::string& breach : match.breaches)
            FAIL_CHECK(breach);
    }
}

} // namespace

TEST_CASE("Tables of Rise of the Forest that differ in what nobody knows tell everybody the same")
{
    const GameTypeOf<ForestGame> type(shippedForest());
    for (int i = 0; i < 9; ++i) {
        const Seed seed = Seed::fromText("forest twins " + std::to_string(i));
        Setup setup{2 + i % 3, {}, seed};
        if (i % 2 == 1)
            setup.options["hands"] = "own";
        CHECK(checkTwinTables(type, setup) == std::vector<std::string>{});
    }
}

TEST_CASE("30 random matches of two keep every promise of the kit, whoever is what")
{
    playForests(2, {{}, {{"sides", "shadowborn"}}, {{"sides", "lightborn"}}, {{"start", "guided"}}});
}

TEST_CASE("30 random matches of three keep every promise of the kit, whoever is alone")
{
    playForests(3, {{},
                    {{"alone", "shadowborn"}},
                    {{"alone", "lot"}, {"hands", "own"}},
                    {{"lone", "asks"}, {"asks.1", "yes"}}});
}

TEST_CASE("30 random matches of four keep every promise of the kit, with hands that partners see and not")
{
    playForests(4, {{}, {{"teams", "chosen"}}, {{"hands", "own"}}});
}
