#include "kingdom_table.h"

#include "games/kingdom-rush/attack_words.h"
#include "games/kingdom-rush/ids.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace tablewood;
using namespace tablewood::kingdom_rush;

namespace {

HordeCard pairCard(const std::string& key)
{
    return drawnCard(key, {"ab...", ".....", ".....", ".....", "....."});
}

const Panel* panelOf(const Scene& scene, const Name& id)
{
    const auto found = std::find_if(scene.panels.begin(), scene.panels.end(),
                                    [&](const Panel& panel) { return panel.id == id; });
    return found == scene.panels.end() ? nullptr : &*found;
}

Scene seenBy(const KingdomTable& table, int seat)
{
    return table.game().view(table.state, Seat{static_cast<std::int8_t>(seat)});
}

Scene publicly(const KingdomTable& table) { return table.game().view(table.state, Viewer::publicView()); }

} // namespace

TEST_CASE("What Advance will do is said in the order in which the hordes go, with its number at each of them")
{
    KingdomTable table(1, {pairCard("x"), pairCard("y"), pairCard("z")});
    table.horde("x", "H3", 1);
    table.horde("y", "D2");
    table.horde("z", "B4");
    table.soldier("B4", "E5");
    const Scene scene = seenBy(table, 0);
    const Panel* panel = panelOf(scene, kAdvance);
    REQUIRE(panel);
    CHECK(panel->layer == kAdvance);
    std::string lines;
    for (const PanelItem& item : panel->items)
        lines += words(item.text) + "; ";
    CHECK(lines == "1. H3 escapes: 2 heart(s); 2. D2 to E2; 3. B4 is held; ");
    std::vector<int> numbers;
    for (const Arrow& arrow : scene.arrows)
        if (arrow.layer == kAdvance) {
            numbers.push_back(arrow.number);
            CHECK((arrow.from == arrow.to) == (arrow.number == 3));
        }
    CHECK(numbers == std::vector<int>{1, 2, 3});
}

TEST_CASE("Whoever watches an open action reads what it still owes, and who plays alone need not")
{
    KingdomTable table(2, {full("x")});
    table.horde("x", "B2");
    CHECK(publicly(table).underway.isEmpty());
    table.play(0, "build " + table.tower(0, "archer") + " B1 south");
    CHECK(words(publicly(table).underway) == "Player 1 plays Archer. Still to lay: 1×1 + 1×1 or 1×1.");
    CHECK(words(seenBy(table, 1).prompt.title) == "Player 1 plays Archer");
    CHECK(words(seenBy(table, 0).prompt.title) != "Player 1 plays Archer");
    table.play(0, lay(0, "B2", "A1"));
    CHECK(words(publicly(table).underway) == "Player 1 plays Archer. Still to lay: 1×1.");
    table.play(0, "end");
    CHECK(publicly(table).underway.isEmpty());
    KingdomTable alone(1, {full("x")});
    alone.horde("x", "B2");
    alone.play(0, "build " + alone.tower(0, "archer") + " B1 south");
    CHECK(publicly(alone).underway.isEmpty());
}

TEST_CASE("Hearts, crystals, gold and what it takes to win stand together, with the last round at the moment")
{
    KingdomTable table(1);
    table.state.hearts = 4;
    table.state.crystals = 2;
    table.state.gold = 1;
    const Scene scene = seenBy(table, 0);
    const Panel* panel = panelOf(scene, "table");
    REQUIRE(panel);
    std::vector<int> medals;
    for (const PanelItem& item : panel->items)
        if (item.kind == ItemKind::medal)
            medals.push_back(item.value);
    CHECK(medals == std::vector<int>{4, 2, 1});
    CHECK(panel->items.back().text == scene.goal);
    CHECK(words(scene.moment) == "round 1 of 5");
    CHECK(words(seenBy(KingdomTable(1, {}, "2"), 0).moment) == "round 1");
}

TEST_CASE("What a soldier hides counts where a fast horde kills it and escapes all the same")
{
    KingdomTable table(
        1, {drawnCard("x", {"ab...", ".....", ".....", ".....", "....."}, {{'a', {Trait::fast}}, {'b', {}}}),
            full("later")});
    table.state.stacks[0].push_back(1);
    table.horde("x", "H3", 1);
    table.soldier("H3", "B1");
    const int before = table.state.hearts;
    REQUIRE(words(seenBy(table, 0).prompt.body).find("cost 2 heart(s)") != std::string::npos);
    table.endRound();
    CHECK(before - table.state.hearts == 2);
}

TEST_CASE("While a horde that is held has an attempt left, what comes of that is foretold first")
{
    KingdomTable table(
        1, {drawnCard("x", {"ab...", ".....", ".....", ".....", "....."}, {{'a', {Trait::fast}}, {'b', {}}}),
            full("later")});
    table.state.stacks[0].push_back(1);
    table.horde("x", "H3", 1);
    table.soldier("H3", "B1");
    table.done();
    REQUIRE(table.state.step == Step::advance);
    table.play(-1, "advance");
    REQUIRE(table.state.mover.attempts == 1);
    const Scene scene = seenBy(table, 0);
    const Panel* panel = panelOf(scene, kAdvance);
    REQUIRE(panel);
    REQUIRE(panel->items.size() == 1);
    CHECK(words(panel->items.front().text) == "1. H3 escapes: 2 heart(s)");
}

TEST_CASE("What mods add is said besides the choice among the attacks, and what they change is said as it is")
{
    KingdomTable table(1, {full("x")});
    table.horde("x", "B2");
    const std::string archer = table.tower(0, "archer");
    table.mod(archer, "shell");
    table.mod(archer, "truth");
    table.play(0, "build " + archer + " B1 south");
    CHECK(words(stillOwed(table.state.open)) == "(1×1 + 1×1 or 1×1) + 2×1");
    CHECK(words(seenBy(table, 0).prompt.body) ==
          "1×1 + 1×1, true, on one horde an arrow points to; or 1×1, true, on any one horde. "
          "Besides: 2×1, true, on one horde an arrow points to");
    table.play(0, lay(0, "B2", "A1"));
    CHECK(words(stillOwed(table.state.open)) == "1×1 + 2×1");
}

TEST_CASE("The back of a card says what the horde leaves once it is destroyed, and so does its face")
{
    HordeCard card = full("x");
    card.rewards = {{1, 0, 0}, {0, 2, 0}};
    KingdomTable table(1, {card});
    table.state.stacks[0].push_back(table.horde("x", "B2"));
    table.state.hordes.clear();
    const Scene scene = seenBy(table, 0);
    const auto back = std::find_if(scene.pieces.begin(), scene.pieces.end(),
                                   [](const Piece& piece) { return piece.figure == "back"; });
    REQUIRE(back != scene.pieces.end());
    CHECK(words(back->name).ends_with("Destroyed, it leaves: 1 gold, or 2 crystal(s)"));
}

TEST_CASE("A layer shows the way of each spawn, and each horde has what is left of its own")
{
    KingdomTable table(1, {full("x")});
    const std::uint8_t card = table.horde("x", "D2");
    const Scene scene = seenBy(table, 0);
    std::size_t ways = 0;
    std::vector<Cell> left;
    for (const Trail& trail : scene.boards.front().trails) {
        ways += trail.layer == kRoutes ? 1 : 0;
        if (trail.layer == Name(placeOn(hordeId(card))))
            left = trail.cells;
    }
    CHECK(ways == table.game().box().scenario(table.state.scenario).routes.size());
    REQUIRE(!left.empty());
    CHECK(left.front() == Cell{3, 1});
}

TEST_CASE("A layer shows which spaces the towers and heroes on the map point to, each by itself where it is "
          "looked at")
{
    KingdomTable table(1, {full("x")});
    table.horde("x", "B2");
    const std::string archer = table.tower(0, "archer");
    table.play(0, "build " + archer + " B1 south");
    const Scene scene = seenBy(table, 0);
    std::vector<Area> ranges;
    for (const Area& area : scene.boards.front().areas)
        if (area.style == "range")
            ranges.push_back(area);
    REQUIRE(ranges.size() == 1);
    CHECK(ranges.front().cells == std::vector<Cell>{{1, 1}});
    CHECK(ranges.front().layer.text().starts_with("ranges|#"));
}
