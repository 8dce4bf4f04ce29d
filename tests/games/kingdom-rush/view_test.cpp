#include "kingdom_table.h"

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
