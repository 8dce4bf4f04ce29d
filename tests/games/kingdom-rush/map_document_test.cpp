#include "map_maker_table.h"

#include "content/json_fields.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace tablewood;
using namespace tablewood::kingdom_rush;

namespace {

/// What a file says, lists of entries as sets; without a field.
nlohmann::json withoutOrder(const std::string& text, const std::string& field = {})
{
    nlohmann::json file = nlohmann::json::parse(text);
    file.erase(field);
    for (const char* const list : {"tiles", "sites", "features", "start", "branches"})
        if (file.contains(list))
            std::sort(file[list].begin(), file[list].end());
    return file;
}

} // namespace

TEST_CASE("each template of a map passes the reader, but for rules that are still to come")
{
    REQUIRE(maker().templates().size() == 3);
    for (const MapTemplate& one : maker().templates()) {
        CAPTURE(one.key);
        const auto document = maker().fresh(one.key);
        const MapReport report = maker().check(document->text());
        for (const MapFault& fault : report.faults)
            INFO(words(fault.title) << ": " << words(fault.sentence));
        CHECK(report.isPlayable());
        for (const MapWay& way : document->ways()) {
            CHECK(way.from.has_value());
            CHECK(way.to.has_value());
        }
    }
    CHECK_THROWS_AS(maker().fresh("no-such"), InputError);
}

TEST_CASE("a map that is read again from its text is the same")
{
    for (const MapTemplate& one : maker().templates()) {
        const auto document = maker().fresh(one.key);
        CHECK(maker().read(document->text(), "again")->text() == document->text());
    }
    for (const char* const name : {"prologue", "1", "2", "8", "12"}) {
        CAPTURE(name);
        const std::string shipped = scenarioText(name);
        const auto document = maker().read(shipped, name);
        const std::string text = document->text();
        CHECK(maker().read(text, name)->text() == text);
        CHECK(maker().check(text).isPlayable());
        // Nothing of the file is lost, whatever the order of its lists.
        CHECK(withoutOrder(text, "game") == withoutOrder(shipped));
    }
}

TEST_CASE("what is no map is refused by its reader with all that is wrong, and drawn land needs no tile")
{
    for (const char* const text :
         {"", "[]", "{}", R"({"format": 2})", R"({"format": 1, "game": "chess"})",
          R"({"format": 1, "key": "a", "maps": [{"key": "m", "name": "M", "rows": ["..", "."]}]})"})
        CHECK_THROWS_AS(maker().read(text, "own.twmap"), InputErrors);
    const auto document = maker().fresh("beginner");
    std::string text = document->text();
    const std::size_t tiles = text.find("  \"tiles\"");
    text.replace(tiles, text.find("  \"spawns\"") - tiles, "  \"tiles\": [],\n");
    const auto bare = maker().read(text, "bare");
    REQUIRE(bare->tiles().size() == 1);
    CHECK(bare->tiles()[0].stamp.empty());
    CHECK(bare->tiles()[0].cells.size() == 40);
    CHECK(maker().check(bare->text()).isPlayable());
}

TEST_CASE("everything that can be laid is laid, taken back and laid again")
{
    const auto document = maker().fresh("beginner");
    const auto lays = [&](const char* stamp, const char* space, MapPlayers players = kAllMapPlayers) {
        const std::vector<MapSpot> spots{at(space)};
        return goesThereAndBack(*document, [&] { return document->stamp(stamp, spots, {}, players); });
    };
    CHECK(lays("ground:water", "A5"));
    CHECK(lays("ground:path", "B5"));
    CHECK(lays("ground:ground", "B5"));
    CHECK(lays("site:first", "H1"));
    CHECK(lays("site:fourth", "H2", 0b1000));
    CHECK(lays("site:white", "H1", 0b0010));
    CHECK(lays("feature:lava", "H5"));
    CHECK(lays("feature:fire", "H5", 0b0011));
    CHECK(lays("feature:eventToken", "C1"));
    CHECK(lays("start:0Y", "A4"));
    CHECK(lays("start:1R", "A4"));
    CHECK(lays("spawn:3", "E1"));
    CHECK(lays("exit", "H1"));
    const auto takes = [&](const char* space, std::optional<MapLayer> layer) {
        const std::vector<MapSpot> spots{at(space)};
        return goesThereAndBack(*document, [&] { return document->erase(spots, layer, kAllMapPlayers); });
    };
    CHECK(takes("A4", {}));
    CHECK(document->stampAt(at("H5"), 1) == "feature:fire");
    CHECK(document->stampAt(at("H5"), 4) == "feature:lava");
    CHECK(takes("H5", MapLayer::features));
    CHECK(takes("H1", MapLayer::sites));
    CHECK(takes("H1", MapLayer::ground));
    CHECK(document->stampAt(at("H1"), 0).empty());
}

TEST_CASE(
    "land that is drawn is a tile of its own for each set of players, and a tile of the box takes it over")
{
    const auto document = maker().fresh("beginner");
    REQUIRE_FALSE(document->resize(0, 12, 8));
    const std::vector<MapSpot> land{at("J1"), at("K1"), at("K2")};
    const std::vector<MapSpot> few{at("L1")};
    REQUIRE_FALSE(document->stamp("ground:ground", land, {}, kAllMapPlayers));
    REQUIRE_FALSE(document->stamp("ground:path", few, {}, 0b1100));
    std::vector<MapTileArea> drawn;
    for (const MapTileArea& area : document->tiles())
        if (area.stamp.empty())
            drawn.push_back(area);
    REQUIRE(drawn.size() == 2);
    CHECK(drawn[0].cells.size() == 3);
    CHECK(drawn[1].players == 0b1100);
    CHECK(document->text().find(R"("at": "J1")") != std::string::npos);
    const std::vector<MapSpot> corner{at("J1")};
    REQUIRE_FALSE(document->stamp("tile:A12", corner, {}, kAllMapPlayers));
    CHECK(document->row(0, 0).substr(9) == "..=");
    CHECK(document->row(0, 1).substr(9) == "...");
    drawn.clear();
    for (const MapTileArea& area : document->tiles())
        if (area.stamp.empty())
            drawn.push_back(area);
    REQUIRE(drawn.size() == 1);
    CHECK(maker().read(document->text(), "again")->text() == document->text());
}

TEST_CASE(
    "a tile of the box is laid once, turned as it lies in the hand, and moves and turns with what is on it")
{
    const auto document = maker().fresh("beginner");
    REQUIRE_FALSE(document->resize(0, 14, 10));
    const std::vector<MapSpot> corner{at("J6")};
    const std::vector<MapSpot> overlap{at("A1")};
    const auto lay = [&](const char* stamp, const std::vector<MapSpot>& spots, MapPose pose = {}) {
        return document->stamp(stamp, spots, pose, kAllMapPlayers);
    };
    CHECK(isRefused(*document, [&] { return lay("tile:A1", corner); }));
    CHECK(isRefused(*document, [&] { return lay("tile:A3", overlap); }));
    CHECK(isRefused(*document, [&] { return lay("tile:A10", corner, {0, true}); }));
    CHECK(isRefused(*document, [&] { return lay("tile:A9", std::vector<MapSpot>{at("L6")}); }));
    REQUIRE(goesThereAndBack(*document, [&] { return lay("tile:A12", corner, {1, false}); }));
    const auto leftOf = [&](const std::string& stamp) {
        for (const MapGroup& group : document->palette(0))
            for (const MapStamp& one : group.stamps)
                if (one.key == stamp)
                    return one.left;
        return -2;
    };
    CHECK(leftOf("tile:A12") == 0);
    CHECK(leftOf("tile:A13") == 1);
    // "..x" over "...", turned once clockwise, lacks its lower right corner.
    CHECK(document->row(0, 7).substr(9, 2) == ".x");
    const std::vector<MapSpot> path{at("J7")};
    const std::vector<MapSpot> site{at("J6")};
    REQUIRE_FALSE(document->stamp("ground:path", path, {}, kAllMapPlayers));
    REQUIRE_FALSE(document->stamp("site:first", site, {}, kAllMapPlayers));
    REQUIRE(goesThereAndBack(*document, [&] { return document->move(at("J7"), at("J7"), {1, 1}); }));
    CHECK(document->row(0, 7)[10] == '=');
    CHECK(document->stampAt(at("K7"), 1) == "site:first");
    CHECK(document->row(0, 5).substr(9, 2) == "xx");
    REQUIRE(goesThereAndBack(*document, [&] { return document->setField(at("K8"), 0, "tile.turns", "2"); }));
    CHECK(maker().read(document->text(), "again")->text() == document->text());
}

TEST_CASE("a spawn finds the edge that is nearest, and an exit those ways that end there")
{
    const auto document = maker().fresh("beginner");
    const std::vector<MapSpot> edge{at("G1")};
    REQUIRE_FALSE(document->stamp("spawn:3", edge, {}, kAllMapPlayers));
    const std::vector<MapItem> items = document->items(0);
    const auto spawn = std::ranges::find(items, "spawn:3", &MapItem::stamp);
    REQUIRE(spawn != items.end());
    CHECK(spawn->at == MapSpot{0, {6, -1}});
    CHECK(spawn->layer == MapLayer::ends);
    const std::vector<MapSpot> inside{at("B2")};
    CHECK(isRefused(*document, [&] { return document->stamp("exit", inside, {}, kAllMapPlayers); }));
    const std::vector<MapSpot> token{{0, {2, -1}}};
    CHECK(isRefused(*document, [&] { return document->stamp("exit", token, {}, kAllMapPlayers); }));
    const std::vector<MapSpot> out{{0, {8, 2}}};
    REQUIRE(goesThereAndBack(*document, [&] { return document->erase(out, {}, kAllMapPlayers); }));
    CHECK_FALSE(document->ways()[0].to);
    REQUIRE_FALSE(document->stamp("exit", out, {}, kAllMapPlayers));
    CHECK(document->ways()[0].to == out[0]);
}

TEST_CASE("edits of one stroke are undone together, and those after a rest by themselves")
{
    const auto document = maker().fresh("beginner");
    const std::string first = document->text();
    for (const char* const space : {"A5", "B5", "C5"})
        REQUIRE_FALSE(document->stamp("ground:water", std::vector<MapSpot>{at(space)}, {}, kAllMapPlayers));
    document->rest();
    REQUIRE_FALSE(document->stamp("ground:water", std::vector<MapSpot>{at("D5")}, {}, kAllMapPlayers));
    REQUIRE_FALSE(document->stamp("site:first", std::vector<MapSpot>{at("H1")}, {}, kAllMapPlayers));
    CHECK(document->row(0, 4) == "~~~~....");
    document->undo();
    CHECK(document->stampAt(at("H1"), 1) == "ground:ground");
    document->undo();
    CHECK(document->row(0, 4) == "~~~.....");
    document->undo();
    CHECK(document->text() == first);
    CHECK_FALSE(document->canUndo());
    CHECK(document->canRedo());
    // Nothing is changed where all is so already, and what was undone can still be done again.
    REQUIRE_FALSE(document->stamp("ground:ground", std::vector<MapSpot>{at("A5")}, {}, kAllMapPlayers));
    CHECK(document->canRedo());
}

TEST_CASE("what cannot be done is refused with a sentence and changes nothing")
{
    const auto document = maker().fresh("beginner");
    const auto lay = [&](const char* stamp, MapSpot spot, MapPlayers players = kAllMapPlayers) {
        return isRefused(*document,
                         [&] { return document->stamp(stamp, std::vector<MapSpot>{spot}, {}, players); });
    };
    CHECK(lay("ground:path", at("I1")));
    CHECK(lay("ground:lava", at("A1")));
    CHECK(lay("site:first", at("C1")));
    CHECK(lay("site:fourth", at("A1"), 0b0001));
    CHECK(lay("site:first", at("I9")));
    CHECK(lay("site:first", at("A1"), 0));
    CHECK(lay("feature:lava", at("B1")));
    CHECK(lay("feature:lava", {0, {2, -1}}));
    CHECK(lay("start:0G", at("A1")));
    CHECK(lay("start:blank", at("C1")));
    CHECK(lay("start:x", at("C1")));
    CHECK(lay("spawn:5", at("A1")));
    CHECK(lay("spawn:3", at("H9")));
    CHECK(lay("nothing", at("A1")));
    CHECK(isRefused(*document, [&] { return document->fill("tile:A3", at("A1"), kAllMapPlayers); }));
    CHECK(isRefused(*document, [&] { return document->fill("ground:path", at("J9"), kAllMapPlayers); }));
    CHECK(isRefused(*document,
                    [&] { return document->erase(std::vector<MapSpot>{at("J9")}, {}, kAllMapPlayers); }));
    CHECK(isRefused(*document, [&] { return document->setField({}, 0, "nothing", "1"); }));
    CHECK(isRefused(*document, [&] { return document->repair("make it good"); }));
    CHECK(isRefused(*document, [&] { return document->setStack(0, 9, {}); }));
    CHECK(isRefused(*document, [&] { return document->copyStacks(0, 5); }));
}

TEST_CASE("a file with far more than a map has is refused quickly, with what it is too much of")
{
    const auto document = maker().fresh("beginner");
    const std::string text = document->text();
    const auto with = [&](const std::string& list, const std::string& entry, int times) {
        std::string many = "\"" + list + "\": [";
        for (int i = 0; i < times; ++i)
            many += (i == 0 ? "" : ",") + entry;
        std::string changed = text;
        const std::size_t begin = changed.find("\"" + list + "\": [");
        changed.replace(begin, changed.find("\n  ]", begin) + 4 - begin, many + "]");
        return changed;
    };
    for (const auto& one : std::vector<std::pair<std::string, std::string>>{
             {"tiles", R"({"tile": "A1", "at": "A1"})"},
             {"sites", R"({"at": "A1", "colours": ["first", "first", "first", "first"]})"},
             {"features", R"({"kind": "magic", "at": "A1"})"},
             {"spawns", R"({"number": 1, "at": "A1", "side": "west"})"},
             {"start", R"({"card": "0G", "at": "A1"})"},
         }) {
        CAPTURE(one.first);
        CHECK_THROWS_AS(maker().read(with(one.first, one.second, 20'000), "much"), InputErrors);
    }
    CHECK_THROWS_AS(maker().read(text + std::string(5 << 20, ' '), "much"), InputErrors);
    CHECK_THROWS_AS(maker().read(std::string(100'000, '['), "deep"), InputErrors);
}
