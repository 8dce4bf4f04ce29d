#include "kingdom_table.h"

#include "games/kingdom-rush/horde_words.h"
#include "games/kingdom-rush/ids.h"
#include "games/kingdom-rush/preview.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::kingdom_rush;

/// Sharpshooters (ruling 21).
namespace {

HordeCard shooter(const std::string& key, Traits second = {})
{
    return drawnCard(key, {"ab...", ".....", ".....", ".....", "....."},
                     {{'a', {Trait::sharpshooter}}, {'b', second}});
}

/// A match with cards in a stack, so that no round begins without one.
KingdomTable underFire(int seats, std::vector<HordeCard> cards, const std::string& level = "standard")
{
    KingdomTable table(seats, std::move(cards), "1", level);
    for (std::uint8_t card = 0; card < 3; ++card)
        table.state.stacks[0].push_back(card);
    return table;
}

} // namespace

TEST_CASE("A horde on which a sharpshooter shows stays and hits the only hero on the map for 1, once though "
          "it is fast")
{
    KingdomTable table = underFire(2, {shooter("s", {Trait::fast})});
    table.horde("s", "B2");
    table.hero(1, "alric");
    table.place(1, "H5");
    table.endRound();
    CHECK(table.at("B2") != nullptr);
    CHECK(table.state.hero(Seat{1}).health == 4);
    CHECK(table.hasTold("s stayed at B2 and shot"));
}

TEST_CASE("Whom of several heroes on the map sharpshooters hit the team chooses, and the first answer counts")
{
    KingdomTable table = underFire(3, {shooter("s"), full("x")});
    table.horde("s", "C2");
    table.horde("x", "B2");
    table.hero(0, "alric");
    table.hero(1, "bruxa");
    table.hero(2, "elora");
    table.place(0, "H5");
    table.place(1, "B2", "C3");
    table.state.hero(Seat{1}).isProtected = true;
    table.endRound();
    REQUIRE_FALSE(table.state.asked.empty());
    CHECK(table.game().toAct(table.state) == Seats::firstOf(3));
    CHECK(table.game().needed(table.state) == Seats::firstOf(3));
    CHECK(table.legal(2) == std::vector<std::string>{"suffer alric", "suffer bruxa"});
    CHECK(table.whyNot(0, "suffer elora") == "That hero is not on the map.");
    CHECK(table.whyNot(0, "suffer nobody") == "That hero is not on the map.");
    std::vector<std::string> labels;
    for (const Button& button : table.game().view(table.state, Seat{2}).buttons)
        labels.push_back(words(button.label));
    CHECK(labels == std::vector<std::string>{"Alric with 5 health", "Bruxa, protected"});
    SUBCASE("one who is protected is not hurt")
    {
        table.play(2, "suffer bruxa");
        CHECK(table.state.hero(Seat{1}).health == 6);
    }
    SUBCASE("one who is not loses 1")
    {
        table.play(2, "suffer alric");
        CHECK(table.state.hero(Seat{0}).health == 4);
    }
    CHECK(table.whyNot(0, "suffer alric") != "");
    table.advance();
    CHECK(table.at("B2") != nullptr);
    CHECK(table.state.step != Step::advance);
}

TEST_CASE("Without a hero on the map sharpshooters hit nobody, and their horde stays")
{
    KingdomTable table = underFire(1, {shooter("s")});
    table.horde("s", "H3", 1);
    const int health = table.state.hero(Seat{0}).health;
    table.endRound();
    CHECK(table.at("H3") != nullptr);
    CHECK(table.state.hero(Seat{0}).health == health);
    CHECK(table.hasTold("s stayed at H3, with no hero to shoot at"));
}

TEST_CASE("Figures aboard a horde that shoots are unhurt by holding it")
{
    KingdomTable table = underFire(2, {shooter("s")});
    table.hero(0, "alric");
    table.hero(1, "bruxa");
    table.horde("s", "B2");
    table.soldier("B2", "E5");
    table.place(0, "B2", "C3");
    table.place(1, "H5");
    table.endRound();
    table.play(0, "suffer bruxa");
    CHECK(table.state.soldiers.size() == 1);
    CHECK(table.state.hero(Seat{0}).health == 5);
    CHECK(table.state.hero(Seat{1}).health == 5);
}

TEST_CASE("A horde whose sharpshooters are covered moves, one whose soldier falls off them shoots in its "
          "second attempt")
{
    KingdomTable covered = underFire(1, {shooter("s")});
    covered.horde("s", "B2");
    covered.cover("B2", {"A1"});
    covered.place(0, "H5");
    const int health = covered.state.hero(Seat{0}).health;
    covered.endRound();
    CHECK(covered.at("C2") != nullptr);
    CHECK(covered.state.hero(Seat{0}).health == health);

    KingdomTable fast = underFire(1, {shooter("s", {Trait::fast})});
    fast.horde("s", "B2");
    fast.soldier("B2", "A1");
    fast.place(0, "H5");
    fast.endRound();
    CHECK(fast.at("B2") != nullptr);
    CHECK(fast.state.soldiers.empty());
    CHECK(fast.state.hero(Seat{0}).health == health - 1);
}

TEST_CASE("A horde behind a wall of ice does not shoot either")
{
    KingdomTable table = underFire(1, {shooter("s")});
    const std::uint8_t card = table.horde("s", "B2");
    table.state.horde(card)->isWalled = true;
    table.place(0, "H5");
    const int health = table.state.hero(Seat{0}).health;
    table.endRound();
    CHECK(table.state.hero(Seat{0}).health == health);
}

TEST_CASE("A hero of the bench can be hit, and goes home")
{
    KingdomTable table = underFire(1, {shooter("s")});
    table.horde("s", "B2");
    table.place(0, "H5");
    table.state.heroes[1].at = table.space("A5");
    const std::string name = table.game().box().content().heroes[table.state.heroes[1].kind].key;
    table.endRound();
    CHECK(words(table.game().view(table.state, Seat{0}).buttons.back().label).ends_with(", who goes home"));
    table.play(0, "suffer " + name);
    CHECK_FALSE(table.state.heroes[1].isOut());
    CHECK(table.state.hero(Seat{0}).isOut());
}

TEST_CASE("On the fifth level a hero who is shot down loses the match, chosen or not")
{
    for (const bool isChosen : {false, true}) {
        KingdomTable table = underFire(2, {shooter("s"), full("x")}, "heroic");
        table.hero(0, "alric").health = 1;
        table.hero(1, "bruxa");
        table.horde("s", "C2");
        table.horde("x", "B2");
        table.place(0, "H5");
        if (isChosen)
            table.place(1, "A5");
        table.endRound();
        if (isChosen)
            table.play(1, "suffer alric");
        CHECK(table.state.ending == Ending::heroFell);
        CHECK(table.state.asked.empty());
    }
}

TEST_CASE("The preview tells who shoots, and at whom where there is one hero alone")
{
    KingdomTable table = underFire(2, {shooter("s", {Trait::fast}), shooter("t")});
    table.hero(0, "alric");
    table.hero(1, "bruxa");
    table.horde("s", "C2");
    table.horde("t", "B2");
    const auto lines = [&table] {
        std::string all;
        for (const Panel& panel : table.game().view(table.state, Seat{0}).panels)
            if (panel.layer == kAdvance)
                for (const PanelItem& item : panel.items)
                    all += words(item.text) + "; ";
        return all;
    };
    CHECK(lines() == "1. C2 stays; 2. B2 stays; ");
    table.place(0, "H5");
    CHECK(lines() == "1. C2 stays and shoots at Alric; 2. B2 stays and shoots at Alric; ");
    table.place(1, "A5");
    CHECK(lines() == "1. C2 stays and shoots at a hero; 2. B2 stays and shoots at a hero; ");
    const auto told = forecast(table.game().box(), table.state);
    CHECK(told.front().to == told.front().from);
    CHECK(told.front().hearts == 0);
    const auto enemies =
        enemiesOn(table.game().box().content(), table.game().box().horde(table.at("B2")->card));
    REQUIRE_FALSE(enemies.empty());
    CHECK(words(enemies.front().meaning).find("a hero on the map takes 1 damage") != std::string::npos);
}

TEST_CASE("A sensible team lets sharpshooters hit who bears it best")
{
    KingdomTable table = underFire(2, {shooter("s")});
    table.hero(0, "alric").health = 2;
    table.hero(1, "bruxa");
    table.horde("s", "B2");
    table.place(0, "H5");
    table.place(1, "A5");
    table.endRound();
    std::vector<Move> moves;
    table.game().legalMoves(table.state, Seat{0}, moves);
    std::vector<std::uint32_t> chosen;
    table.game().sensible(table.state, Seat{0}, moves, chosen);
    REQUIRE_FALSE(chosen.empty());
    CHECK(moveText(moves[chosen.front()]) == "suffer bruxa");
}
