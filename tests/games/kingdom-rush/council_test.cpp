#include "kingdom_table.h"

#include "games/kingdom-rush/content/small_content.h"
#include "kernel/input_error.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace tablewood;
using namespace tablewood::kingdom_rush;

namespace {

std::vector<std::string> middle(const KingdomTable& table)
{
    std::vector<std::string> cards;
    for (std::size_t card = 0; card < table.state.towers.size(); ++card)
        if (table.state.towers[card].place == TowerPlace::middle)
            cards.push_back(std::to_string(card));
    return cards;
}

void takeAll(KingdomTable& table, int seat)
{
    for (const std::string& card : middle(table))
        table.play(seat, "take " + card);
}

} // namespace

TEST_CASE("Everybody begins the Council with a hero and may take another whom nobody has")
{
    KingdomTable table = KingdomTable::fromSetup(3, "1");
    const auto& heroes = table.game().box().content().heroes;
    const std::string taken = heroes[table.state.heroes[1].kind].key;
    CHECK(table.whyNot(0, "hero " + taken) == "That hero is taken.");
    const auto offers = table.legal(0, "hero");
    REQUIRE(offers.size() == 2);
    table.play(0, offers.front());
    CHECK("hero " + heroes[table.state.heroes[0].kind].key == offers.front());
}

TEST_CASE(
    "Starting towers lie in the middle, anybody takes one, gives one on or lays it back, until all are taken")
{
    KingdomTable table = KingdomTable::fromSetup(2, "1");
    const auto cards = middle(table);
    REQUIRE(cards.size() == 6);
    table.play(0, "take " + cards[0]);
    CHECK(table.whyNot(1, "take " + cards[0]) == "That tower does not lie in the middle.");
    table.play(0, "give " + cards[0] + " 1");
    table.play(1, "layback " + cards[0]);
    takeAll(table, 1);
    CHECK(table.can(0, "done"));
}

TEST_CASE("Who is ready leaves the starting towers to the others, and the last one takes what is left")
{
    KingdomTable table = KingdomTable::fromSetup(3, "1");
    table.play(0, "take " + middle(table).front());
    table.play(1, "done");
    table.play(0, "done");
    CHECK(table.whyNot(2, "done") == "First all starting towers have to be taken.");
    CHECK(table.legal(2, "done").empty());
    takeAll(table, 2);
    table.play(2, "done");
    CHECK(table.state.step == Step::play);
}

TEST_CASE("The Council ends once all are ready, ready is taken back, and one may go without a tower")
{
    KingdomTable table = KingdomTable::fromSetup(4, "1");
    takeAll(table, 2);
    table.play(0, "done");
    table.play(0, "wait");
    table.done();
    CHECK(table.state.step == Step::play);
    CHECK(table.state.round == 1);
}

TEST_CASE("Alone the starting towers are in the hand at once, and the colours of three seats are open")
{
    KingdomTable table = KingdomTable::fromSetup(1, "1");
    CHECK(middle(table).empty());
    CHECK(table.legal(0, "lift").empty());
    CHECK(table.whyNot(0, "colour second") == "Alone you have the sites of all colours.");
    table.play(0, "done");
    CHECK(table.legal(0, "block").size() == 3);
}

TEST_CASE("Colours of sites change hands")
{
    KingdomTable table = KingdomTable::fromSetup(2, "1");
    table.play(0, "colour second");
    CHECK(table.state.colours[0] == SiteColour::second);
    CHECK(table.state.colours[1] == SiteColour::first);
    CHECK(table.whyNot(0, "colour fourth") == "No site has that colour.");
}

TEST_CASE(
    "Two abilities each come along with one or two players, one with more, and none where there are none")
{
    for (int seats = 1; seats <= 4; ++seats) {
        const KingdomTable table = KingdomTable::fromSetup(seats, "2");
        CHECK(std::popcount(table.state.heroes[0].abilities) == (seats <= 2 ? 2 : 1));
    }
    const KingdomTable none = KingdomTable::fromSetup(2, "1");
    CHECK(none.state.heroes[0].abilities == 0);
    CHECK(none.legal(0, "ability").empty());
}

TEST_CASE("Another ability takes the place of the one chosen longest ago, of the tiers of the scenario")
{
    KingdomTable table = KingdomTable::fromSetup(3, "2");
    CHECK(table.state.heroes[0].abilities == 0b01);
    table.play(0, "ability 1");
    CHECK(table.state.heroes[0].abilities == 0b10);
    CHECK(table.whyNot(0, "ability 2") == "That ability is not to be had in this scenario.");
}

TEST_CASE("The levels change what is in the supply, never below nothing")
{
    const auto money = [](const std::string& level) {
        const KingdomTable table = KingdomTable::fromSetup(2, "1", level);
        return std::pair<int, int>(table.state.gold, table.state.crystals);
    };
    CHECK(money("standard") == std::pair(3, 3));
    CHECK(money("easy") == std::pair(5, 4));
    CHECK(money("hard") == std::pair(1, 1));
    CHECK(money("iron") == std::pair(2, 2));
    CHECK(money("heroic") == std::pair(3, 0));
    KingdomTable poor(2, {}, "1", "hard", [](Content& content) { content.scenarios[1].gold = 1; });
    CHECK(poor.state.gold == 0);
}

TEST_CASE("On Easy three starting towers are raised one level, each once")
{
    KingdomTable table = KingdomTable::fromSetup(2, "1", "easy");
    takeAll(table, 0);
    table.play(0, table.legal(0, "lift").front());
    const auto first = std::ranges::find_if(table.state.towers, &TowerCard::isRaised);
    REQUIRE(first != table.state.towers.end());
    CHECK_FALSE(table.can(0, "lift " + std::to_string(first - table.state.towers.begin())));
    for (int i = 0; i < 2; ++i)
        table.play(0, table.legal(0, "lift").front());
    CHECK(table.legal(0, "lift").empty());
    const auto raised = std::ranges::count_if(table.state.towers, &TowerCard::isRaised);
    CHECK(raised == 3);
    for (std::uint8_t card = 0; card < table.state.towers.size(); ++card)
        if (table.state.towers[card].isRaised)
            CHECK(table.game().box().tower(card).level == 2);
}

TEST_CASE("On the fifth level a starting tower goes back before the Council ends, and a fallen hero loses")
{
    KingdomTable table = KingdomTable::fromSetup(2, "1", "heroic");
    takeAll(table, 0);
    CHECK(table.whyNot(0, "done") == "First one starting tower has to be given back.");
    table.play(0, table.legal(0, "return").front());
    CHECK(table.can(0, "done"));

    KingdomTable fight(1, {drawnCard("x", {"ab...", ".....", ".....", ".....", "....."})}, "1", "heroic");
    fight.horde("x", "B2");
    fight.place(0, "B2", "C3");
    fight.state.hero(Seat{0}).health = 1;
    fight.state.stacks[0].push_back(0);
    fight.endRound();
    CHECK(fight.state.ending == Ending::heroFell);
}

TEST_CASE("Who plays alone has two heroes on the bench, or three or four where that is chosen")
{
    KingdomTable table = KingdomTable::fromSetup(1, "1");
    CHECK(table.state.heroes.size() == 3);
    const auto& heroes = table.game().box().content().heroes;
    const std::uint8_t first = table.state.heroes[1].kind;
    const std::string offered = table.legal(0, "bench").front();
    table.play(0, offered);
    CHECK("bench " + heroes[table.state.heroes[2].kind].key == offered);
    for (const Hero& hero : table.state.heroes)
        CHECK(hero.kind != first);
    const State more = table.game().setUp({1, {{"scenario", "1"}, {"bench", "4"}}, Seed::fromText("four")});
    CHECK(more.heroes.size() == 5);
}

TEST_CASE("The Prologue has the standard level alone, no bench, no blocking, and proposes Saitam")
{
    CHECK_THROWS_AS(
        smallKingdom().setUp({1, {{"scenario", "prologue"}, {"difficulty", "hard"}}, Seed::fromText("a")}),
        InputError);
    KingdomTable table = KingdomTable::fromSetup(1, "prologue");
    CHECK(table.state.heroes.size() == 1);
    CHECK(table.game().box().content().heroes[table.state.heroes[0].kind].key == "saitam");
    table.play(0, "done");
    CHECK(table.state.step == Step::play);
}

TEST_CASE("Both readings of a list of starting towers are dealt")
{
    KingdomTable table(2, {}, "1", "standard", [](Content& content) {
        content.scenarios[1].towers[1].share = StartingTowers::Reading::each;
        content.scenarios[1].towers[1].towers = {0, 5};
    });
    const State state = table.game().setUp({2, {{"scenario", "1"}}, Seed::fromText("each")});
    for (const Seat seat : Seats::firstOf(2)) {
        const auto own = std::ranges::count_if(state.towers, [&](const TowerCard& card) {
            return card.place == TowerPlace::hand && card.seat == seat;
        });
        CHECK(own == 2);
    }
}

TEST_CASE("Where no tower is dealt none has to be given back, and who sits on the bench has no more health "
          "for abilities")
{
    Content content = smallContent();
    for (Scenario& scenario : content.scenarios) {
        scenario.tiers = 2;
        for (StartingTowers& towers : scenario.towers)
            towers.towers.clear();
    }
    const KingdomGame game(std::move(content));
    const State state = game.setUp(
        {1, {{"scenario", "1"}, {"difficulty", "heroic"}, {"bench", "4"}}, Seed::fromText("bare")});
    CHECK_FALSE(state.owesTower);
    CHECK_NOTHROW(game.checkState(state, 1));
    for (std::size_t i = 1; i < state.heroes.size(); ++i) {
        CHECK(state.heroes[i].abilities == 0);
        CHECK(state.heroes[i].health == game.box().content().heroes[state.heroes[i].kind].health);
    }
}

TEST_CASE("A state is refused in which lava or an exhausted blossom lies nowhere")
{
    for (const FeatureKind kind : {FeatureKind::lava, FeatureKind::magicBlossom}) {
        KingdomTable table = KingdomTable::fromSetup(1, "1");
        CHECK_NOTHROW(table.game().checkState(table.state, 1));
        LaidFeature feature;
        feature.kind = kind;
        feature.isExhausted = isBlossom(kind);
        table.state.features.push_back(feature);
        CHECK_THROWS_AS(table.game().checkState(table.state, 1), InputError);
    }
}
