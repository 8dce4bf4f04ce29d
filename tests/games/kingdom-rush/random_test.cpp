#include "kingdom_table.h"

#include "games/kingdom-rush/content/small_content.h"
#include "kit/damaged_states.h"
#include "kit/game_type_of.h"
#include "kit/random_match.h"
#include "session/twin_tables.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::kingdom_rush;

namespace {

/// Fewer positions of each match than the command line looks at, and many matches.
kit::CheckPlan manyKingdoms()
{
    kit::CheckPlan plan;
    plan.completePositions = 10;
    plan.secretPositions = 6;
    return plan;
}

void playKingdoms(int seats, const std::vector<std::map<std::string, std::string>>& options)
{
    constexpr int kMatches = 12;
    for (int i = 0; i < kMatches; ++i) {
        Setup setup;
        setup.seats = seats;
        setup.seed = Seed::fromText("kingdom " + std::to_string(seats) + " " + std::to_string(i));
        setup.options = options[static_cast<std::size_t>(i) % options.size()];
        const CheckedMatch match = kit::checkRandomMatch(smallKingdom(), setup, manyKingdoms());
        CHECK(match.outcome.has_value());
        for (const std::string& breach : match.breaches)
            FAIL_CHECK(breach);
    }
}

} // namespace

TEST_CASE("Tables of Kingdom Rush that differ in the cards to come tell everybody the same")
{
    const GameTypeOf<KingdomGame> type(smallKingdom());
    for (int i = 0; i < 6; ++i) {
        Setup setup{1 + i % 4, {}, Seed::fromText("kingdom twins " + std::to_string(i))};
        setup.options["scenario"] = i % 2 == 0 ? "2" : "1";
        CHECK(checkTwinTables(type, setup) == std::vector<std::string>{});
    }
}

TEST_CASE("Random matches of Kingdom Rush alone keep every promise of the kit, with every level and bench")
{
    playKingdoms(1, {{},
                     {{"scenario", "1"}, {"bench", "4"}},
                     {{"scenario", "2"}},
                     {{"scenario", "1"}, {"difficulty", "iron"}},
                     {{"scenario", "2"}, {"difficulty", "iron"}, {"bench", "3"}},
                     {{"scenario", "2"}, {"difficulty", "heroic"}}});
}

TEST_CASE("Random matches of Kingdom Rush with two to four keep every promise of the kit")
{
    for (int seats = 2; seats <= kMaxPlayers; ++seats)
        playKingdoms(seats, {{{"scenario", "1"}},
                             {{"scenario", "2"}, {"difficulty", "iron"}},
                             {},
                             {{"scenario", "2"}, {"difficulty", "easy"}},
                             {{"scenario", "1"}, {"difficulty", "heroic"}}});
}

TEST_CASE("Random matches among healers and sharpshooters keep every promise of the kit")
{
    Content content = smallContent();
    for (std::size_t i = 0; i < content.hordes.size(); ++i)
        for (Enemy& enemy : content.hordes[i].enemies)
            if (content.hordes[i].kind == CardKind::horde)
                enemy.traits.add(i % 3 == 0   ? Trait::healAll
                                 : i % 3 == 1 ? Trait::sharpshooter
                                              : Trait::fast);
    const KingdomGame game(std::move(content));
    for (int i = 0; i < 8; ++i) {
        Setup setup{1 + i % 4, {}, Seed::fromText("kingdom icons " + std::to_string(i))};
        setup.options = {{"scenario", i % 3 == 0 ? "2" : "1"},
                         {"difficulty", i % 4 == 3 ? "heroic" : "standard"}};
        const CheckedMatch match = kit::checkRandomMatch(game, setup, manyKingdoms());
        CHECK(match.outcome.has_value());
        for (const std::string& breach : match.breaches)
            FAIL_CHECK(breach);
        kit::Breaches breaches(setup);
        kit::checkDamagedStates(game, setup, 60, breaches);
        CHECK(breaches.list() == std::vector<std::string>{});
    }
}

TEST_CASE("Damaged states of Kingdom Rush are refused, or do no harm")
{
    for (int i = 0; i < 4; ++i) {
        Setup setup{1 + i,
                    {{"scenario", i % 2 == 0 ? "2" : "1"}},
                    Seed::fromText("kingdom damage " + std::to_string(i))};
        kit::Breaches breaches(setup);
        kit::checkDamagedStates(smallKingdom(), setup, 60, breaches);
        CHECK(breaches.list() == std::vector<std::string>{});
    }
}
