#include "map_maker_table.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace tablewood;
using namespace tablewood::kingdom_rush;

namespace {

MapField fieldOf(const MapDocument& document, std::optional<MapSpot> spot, int players,
                 const std::string& key)
{
    const std::vector<MapField> fields = document.fields(spot, players);
    const auto found = std::ranges::find(fields, key, &MapField::key);
    return found == fields.end() ? MapField{} : *found;
}

/// Writes into a field and reads it again, before and after the file was read again.
bool takes(MapDocument& document, std::optional<MapSpot> spot, int players, const std::string& key,
           const std::string& value)
{
    document.rest();
    const std::string before = document.text();
    if (const MapRefusal refusal = document.setField(spot, players, key, value)) {
        MESSAGE(key << ": " << words(*refusal));
        return false;
    }
    const bool isThere = fieldOf(document, spot, players, key).value == value;
    const auto again = maker().read(document.text(), "again");
    const bool isKept = fieldOf(*again, spot, players, key).value == value;
    const std::string after = document.text();
    document.undo();
    const bool isBack = document.text() == before;
    document.redo();
    return isThere && isKept && isBack && document.text() == after;
}

} // namespace

TEST_CASE("each line of the form of a map takes a value, keeps it in the file and is undone")
{
    const auto document = maker().fresh("beginner");
    const std::vector<std::pair<std::string, std::string>> values{
        {"name", "Der Obstweg"},
        {"story.1", "One line"},
        {"story.2", ""},
        {"win.kind", "survive"},
        {"win.number", "6"},
        {"win.text", "Hold out."},
        {"loss.kinds", "allStacksEmpty twoStacksEmpty"},
        {"loss.text", "Gone."},
        {"minutes", "45"},
        {"hearts", "9"},
        {"crystals", "0"},
        {"gold", "12"},
        {"tiers", "1 2"},
        {"level4", "archmage templars"},
        {"mods", "slinger"},
        {"absent", "saitam"},
        {"proposed", "alric"},
        {"solo.bench", "1"},
        {"solo.blocks", "no"},
        {"towers.share", "each"},
        {"towers.archer", "1"},
        {"map.1.name", "Trees"},
        {"map.1.columns", "9"},
        {"map.1.rows", "7"},
        {"modules", "regrow champions"},
        {"iron.rule", "oneHeart"},
        {"iron.text", "One heart for all."},
        {"map.count", "2"},
        {"reach", "both"},
        {"map.2.name", "Roots"},
    };
    for (const auto& one : values) {
        const auto& key = one.first;
        const auto& value = one.second;
        CAPTURE(key);
        CHECK(takes(*document, {}, 3, key, value));
    }
    CHECK(document->sheets().size() == 2);
    CHECK(document->name() == "Der Obstweg");
    CHECK(fieldOf(*document, {}, 2, "towers.archer").value == "2");
    CHECK(takes(*document, {}, 3, "map.count", "1"));
    CHECK(takes(*document, {}, 3, "iron.rule", "never"));
}

TEST_CASE("a value that does not fit a field is refused, and rules that are still to come say so")
{
    const auto document = maker().fresh("beginner");
    const std::string before = document->text();
    for (const auto& one : std::vector<std::pair<std::string, std::string>>{
             {"hearts", "0"},
             {"hearts", "21"},
             {"hearts", "many"},
             {"hearts", "99999999999"},
             {"win.kind", "boss"},
             {"win.kind", "luck"},
             {"modules", "regrow flying"},
             {"mods", "no-such"},
             {"words", "x"},
             {"name", std::string(500, 'a')},
         }) {
        CAPTURE(one.first);
        const MapRefusal refusal = document->setField({}, 2, one.first, one.second);
        CHECK(refusal.has_value());
        CHECK(document->text() == before);
    }
    const MapField modules = fieldOf(*document, {}, 0, "modules");
    const auto flying = std::ranges::find(modules.choices, "flying", &MapFieldChoice::value);
    REQUIRE(flying != modules.choices.end());
    CHECK(words(flying->whyNot) == "not yet");
    // What is chosen already stays where others are chosen.
    const auto two = maker().fresh("two-maps");
    CHECK(takes(*two, {}, 0, "modules", "regrow twoMaps"));
}

TEST_CASE("what lies on a space has a form of its own")
{
    const auto document = maker().fresh("beginner");
    CHECK(takes(*document, at("B1"), 2, "site.3", "white"));
    CHECK(takes(*document, at("B1"), 2, "site.1", "none"));
    const std::vector<MapField> site = document->fields(at("B1"), 2);
    const auto alone = std::ranges::find(site, "site.2", &MapField::key);
    REQUIRE(alone != site.end());
    // Blue, red, white and none: two players have no others.
    CHECK(alone->choices.size() == 4);
    REQUIRE_FALSE(document->stamp("feature:lava", std::vector<MapSpot>{at("H5")}, {}, kAllMapPlayers));
    CHECK(takes(*document, at("H5"), 0, "feature.1.crystals", "2"));
    CHECK(takes(*document, at("H5"), 0, "feature.1.gold", "1"));
    CHECK(takes(*document, at("H5"), 0, "feature.1.players", "34"));
    CHECK(document->setField(at("H5"), 0, "feature.1.players", "").has_value());
    const MapSpot spawn{0, {2, -1}};
    CHECK(fieldOf(*document, spawn, 0, "spawn.number").value == "1");
    CHECK(fieldOf(*document, spawn, 0, "way.length").value == "8");
    CHECK(document->setField(spawn, 0, "spawn.number", "2").has_value());
    CHECK(takes(*document, at("D2"), 0, "start.card", "1R"));
    CHECK(takes(*document, at("H5"), 0, "tile.players", "1234") == false);
    CHECK(fieldOf(*document, at("H5"), 0, "tile.turns").value == "0");
    CHECK(document->fields(at("J20"), 0).empty());
}

TEST_CASE("a tile that is there for some players alone brings and takes its land for them")
{
    const auto document = maker().fresh("beginner");
    REQUIRE_FALSE(document->setField(at("H5"), 0, "tile.players", "34"));
    std::vector<MapTileArea> areas = document->tiles();
    const auto tile = std::ranges::find(areas, "tile:A6", &MapTileArea::stamp);
    REQUIRE(tile != areas.end());
    CHECK(tile->players == 0b1100);
    const std::vector<Text> heard = document->wordsAt(at("H5"), 2);
    REQUIRE_FALSE(heard.empty());
    CHECK(words(heard.front()) == "No land");
    CHECK(words(document->wordsAt(at("H5"), 3).front()) == "Ground");
    REQUIRE_FALSE(document->setField(at("H5"), 0, "tile.players", "1234"));
    CHECK(words(document->wordsAt(at("H5"), 2).front()) == "Ground");
}

TEST_CASE("stacks are those of all until some players have their own, and the box counts its cards")
{
    const auto document = maker().fresh("beginner");
    const auto countOf = [&](const std::string& key, int players) {
        for (const MapCard& card : document->cards(players))
            if (card.key == key)
                return card.used;
        return -1;
    };
    CHECK(countOf("0G", 0) == 2);
    CHECK(countOf("1G", 2) == 2);
    REQUIRE_FALSE(document->setStack(3, 0, {"3R", "C1", "blank"}));
    CHECK(document->stacks(3).isOwn);
    CHECK(document->stacks(3).stacks[0].size() == 3);
    CHECK(document->stacks(3).stacks[1] == document->stacks(0).stacks[1]);
    CHECK_FALSE(document->stacks(2).isOwn);
    CHECK(countOf("3R", 3) == 1);
    CHECK(countOf("3R", 2) == 0);
    REQUIRE_FALSE(document->copyStacks(3, 4));
    CHECK(document->stacks(4).stacks == document->stacks(3).stacks);
    const auto again = maker().read(document->text(), "again");
    CHECK(again->stacks(4).stacks == document->stacks(4).stacks);
    CHECK(again->text() == document->text());
    REQUIRE_FALSE(document->copyStacks(0, 3));
    CHECK_FALSE(document->stacks(3).isOwn);
    CHECK(document->setStack(0, 0, std::vector<std::string>(17, "1G")).has_value());
    CHECK(document->setStack(0, 0, {"ace"}).has_value());
}

TEST_CASE("the curve says what comes in each round, and covers more from round to round")
{
    const auto document = maker().fresh("beginner");
    const MapStacks stacks = document->stacks(2);
    REQUIRE(stacks.comes.size() == 5);
    REQUIRE(stacks.covered.size() == 5);
    CHECK(stacks.start[0] == std::vector<std::string>{"0G"});
    CHECK(stacks.start[1] == std::vector<std::string>{"0G"});
    for (std::size_t round = 0; round < stacks.comes.size(); ++round)
        CHECK(stacks.comes[round] > 0);
    CHECK(std::ranges::is_sorted(stacks.covered));
    REQUIRE_FALSE(document->setStack(0, 0, {"0R", "1G", "1Y", "9R"}));
    CHECK(document->stacks(2).comes[4] > stacks.comes[4]);
}

TEST_CASE("repairs do what a check offers")
{
    const auto document = maker().fresh("fork");
    const auto mends = [&](const char* repair) {
        document->rest();
        const std::string before = document->text();
        const MapRefusal refusal = document->repair(repair);
        return !refusal && document->text() != before;
    };
    CHECK(mends("remove-site C1"));
    CHECK(mends("remove-site E1 12"));
    CHECK(mends("remove-feature A2 magic"));
    CHECK(mends("remove-start D2"));
    CHECK(mends("rank C3 C4 2"));
    CHECK(mends("remove-branch C4 D4"));
    CHECK(mends("stack 2 3 blank"));
    CHECK(mends("module regrow"));
    CHECK(mends("remove-module regrow"));
    CHECK(mends("no-block"));
    CHECK(mends("win-number 4"));
    CHECK(mends("spawn-side 2 south") == false);
    CHECK(mends("remove-exit H3"));
    CHECK_FALSE(mends("remove-exit H3"));
    REQUIRE_FALSE(document->stamp("exit", std::vector<MapSpot>{{0, {8, 2}}}, {}, kAllMapPlayers));
    REQUIRE_FALSE(document->drawWay(1, std::vector<MapSpot>{at("A3"), at("B3")}));
    CHECK(mends("way 1"));
    CHECK(document->ways()[0].to.has_value());
    CHECK(mends("ground D5"));
    for (const char* const repair : {"", "way", "way 9", "rank C3", "stack 9 9 blank", "stack 1 1 ace",
                                     "ground Z99", "module no-such", "remove-site"}) {
        CAPTURE(repair);
        CHECK_FALSE(mends(repair));
    }
}

TEST_CASE("a translation goes along with the words that it is of, and goes with them")
{
    std::string text = maker().fresh("two-maps")->text();
    text.insert(text.rfind("\n}"), R"(,
  "texts": {
    "de": {"Bridge and Tunnel": "Brücke und Tunnel", "The tunnel": "Der Tunnel"}
  })");
    const auto document = maker().read(text, "own");
    CHECK(document->text() == text);
    REQUIRE_FALSE(document->setField({}, 0, "name", "Bridges and Tunnels"));
    CHECK(document->text().find(R"("Bridges and Tunnels": "Brücke und Tunnel")") != std::string::npos);
    CHECK(maker().check(document->text()).isPlayable());
    REQUIRE_FALSE(document->setField({}, 0, "map.count", "1"));
    CHECK(document->text().find("Der Tunnel") == std::string::npos);
    document->undo();
    document->undo();
    CHECK(document->text() == text);
}
