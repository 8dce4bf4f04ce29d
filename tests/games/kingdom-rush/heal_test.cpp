#include "kingdom_table.h"

#include "games/kingdom-rush/horde_words.h"
#include "games/kingdom-rush/ids.h"
#include "games/kingdom-rush/preview.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::kingdom_rush;

/// Enemies who heal (ruling 18).
namespace {

/// Two enemies, at A1 and B1.
HordeCard pairOf(const std::string& key, Traits first = {}, Traits second = {})
{
    return drawnCard(key, {"ab...", ".....", ".....", ".....", "....."}, {{'a', first}, {'b', second}});
}
HordeCard healer(const std::string& key, Traits second = {}) { return pairOf(key, {Trait::healAll}, second); }

/// A match with a card in a stack, so that no round begins without one.
KingdomTable amongHealers(std::vector<HordeCard> cards)
{
    KingdomTable table(1, std::move(cards));
    for (std::uint8_t card = 0; card < 3; ++card)
        table.state.stacks[0].push_back(card);
    return table;
}

} // namespace

TEST_CASE(
    "A horde on which a healer shows sheds all tiles in its turn, and so do those beside it, and none beyond")
{
    KingdomTable table = amongHealers({healer("h"), pairOf("before"), pairOf("behind"), pairOf("other")});
    table.horde("before", "D2");
    table.horde("h", "C2");
    table.horde("behind", "B2");
    table.horde("other", "B4");
    for (const char* space : {"D2", "C2", "B2", "B4"})
        table.cover(space, {"B1"});
    table.soldier("B2", "E5");
    table.place(0, "B2", "C3");
    table.endRound();
    // The one before it had moved on, and was out of its reach.
    CHECK(table.openSquares("E2") == 1);
    CHECK(table.openSquares("D2") == 2);
    CHECK(table.openSquares("B2") == 2);
    CHECK(table.openSquares("C4") == 1);
    CHECK(table.state.tiles[0] == 58);
    CHECK(table.hasTold("h at C2 healed itself and the hordes beside it: 2 tile(s) fell off"));
}

TEST_CASE("Healing takes tiles alone: soldiers and heroes stay, and hold")
{
    KingdomTable table = amongHealers({healer("h"), pairOf("x")});
    table.horde("h", "C2");
    table.horde("x", "B2");
    table.cover("B2", {"B1"});
    table.place(0, "B2", "C3");
    table.soldier("C2", "B1");
    table.done();
    table.play(-1, "advance");
    CHECK(table.openSquares("B2") == 2);
    CHECK(table.state.hero(Seat{0}).horde == table.at("B2")->card);
    table.advance();
    CHECK(table.at("C2") != nullptr);
    CHECK(table.at("B2") != nullptr);
}

TEST_CASE("A healer who is covered heals nobody, and of two one who shows is enough")
{
    for (const bool areTwo : {false, true}) {
        KingdomTable table =
            amongHealers({healer("h", areTwo ? Traits{Trait::healAll} : Traits{}), pairOf("x")});
        table.horde("x", "C2");
        table.horde("h", "B2");
        table.cover("C2", {"A1"});
        table.soldier("C2", "E5");
        table.cover("B2", {"A1"});
        table.endRound();
        CHECK(table.openSquares("C2") == (areTwo ? 2 : 1));
        CHECK(table.state.laid.size() == (areTwo ? 0 : 2));
    }
}

TEST_CASE("Healing comes before a horde is looked at for being fast, its own and that of those healed before")
{
    KingdomTable own = amongHealers({healer("h", {Trait::fast})});
    own.horde("h", "B2");
    own.cover("B2", {"B1"});
    own.endRound();
    CHECK(own.at("D2") != nullptr);

    KingdomTable next = amongHealers({healer("h"), pairOf("x", {}, {Trait::fast})});
    next.horde("h", "C2");
    next.horde("x", "B2");
    next.cover("B2", {"B1"});
    next.endRound();
    CHECK(next.at("D2") != nullptr);
    // Over the healer, who went before.
    CHECK(next.at("E2") != nullptr);
}

TEST_CASE("A horde behind a wall of ice heals all the same")
{
    KingdomTable table = amongHealers({healer("h")});
    const std::uint8_t card = table.horde("h", "B2");
    table.state.horde(card)->isWalled = true;
    table.cover("B2", {"B1"});
    table.done();
    table.play(-1, "advance");
    CHECK(table.openSquares("B2") == 2);
}

TEST_CASE("A healer under a flying horde heals, the one above it too")
{
    HordeCard wings = pairOf("wings");
    wings.isFlying = true;
    KingdomTable table = amongHealers({healer("h"), wings});
    table.horde("h", "C2");
    table.horde("wings", "C2");
    table.cover("C2", {"B1"});
    const std::uint8_t above = table.at("C2")->card;
    table.soldier("C2", "E5");
    table.done();
    table.advance();
    CHECK((table.game().box().masks(above).enemies & ~table.state.horde(above)->covered) == 0b11);
}

TEST_CASE("What healing opens stays open until the next round, and costs hearts of who escapes")
{
    KingdomTable table = amongHealers({healer("h"), pairOf("x")});
    table.horde("x", "H3", 1);
    table.horde("h", "G3", 1);
    table.cover("H3", {"A1"});
    table.soldier("H3", "E5");
    table.endRound();
    CHECK(table.openSquares("H3") == 2);
    const int hearts = table.state.hearts;
    if (table.state.step == Step::buy)
        table.done();
    table.play(0, table.legal(0, "block").front());
    REQUIRE(table.state.step == Step::play);
    table.endRound();
    // The healer follows it off the map.
    CHECK(table.state.hearts <= hearts - 2);
}

TEST_CASE("The preview tells who heals and how many tiles fall off, and counts with what lies open then")
{
    KingdomTable table = amongHealers({healer("h"), pairOf("x"), pairOf("y", {}, {Trait::fast})});
    table.horde("h", "H3", 1);
    table.horde("y", "G3", 1);
    table.horde("x", "B2");
    table.cover("H3", {"B1"});
    table.cover("G3", {"B1"});
    table.cover("B2", {"B1"});
    const auto told = forecast(table.game().box(), table.state);
    REQUIRE(told.size() == 3);
    CHECK(told[0].fallen == 2);
    CHECK(told[0].hearts == 2);
    // Fast once it is healed.
    CHECK(told[1].fallen == 0);
    CHECK(told[1].hearts == 2);
    CHECK(told[2].fallen == 0);
    CHECK(words(table.game().view(table.state, Seat{0}).prompt.body) ==
          "As things stand, hordes escape and cost 4 heart(s). Hordes heal, and 2 tile(s) fall off.");
    const int hearts = table.state.hearts;
    table.endRound();
    CHECK(table.state.hearts == hearts - 4);
}

TEST_CASE("A healer says in words what it does, and the panel of Advance that it will")
{
    KingdomTable table = amongHealers({healer("h")});
    table.horde("h", "B2");
    table.cover("B2", {"B1"});
    const Scene scene = table.game().view(table.state, Seat{0});
    std::string lines;
    for (const Panel& panel : scene.panels)
        if (panel.layer == kAdvance)
            for (const PanelItem& item : panel.items)
                lines += words(item.text) + "; ";
    CHECK(lines == "1. B2 to C2, after healing: 1 tile(s) fall off; ");
    const auto enemies =
        enemiesOn(table.game().box().content(), table.game().box().horde(table.at("B2")->card));
    REQUIRE_FALSE(enemies.empty());
    CHECK(words(enemies.front().meaning).find("all tiles fall off its horde and those beside it") !=
          std::string::npos);
}

TEST_CASE("A sensible player covers a healer before others beside it")
{
    KingdomTable table = amongHealers(
        {drawnCard("h", {"a.b.c", ".....", ".....", ".....", "....."}, {{'b', {Trait::healAll}}}),
         full("x")});
    table.horde("h", "B2");
    table.horde("x", "C2");
    table.cover("C2", {"A1", "C3"});
    table.play(0, "build " + table.tower(0, "archer") + " B1 south");
    std::vector<Move> moves;
    table.game().legalMoves(table.state, Seat{0}, moves);
    std::vector<std::uint32_t> chosen;
    table.game().sensible(table.state, Seat{0}, moves, chosen);
    REQUIRE_FALSE(chosen.empty());
    CHECK(moveText(moves[chosen.front()]).find("B2 C1") != std::string::npos);
}
