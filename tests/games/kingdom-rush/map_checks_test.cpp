#include "content/json_file.h"
#include "games/kingdom-rush/content/reader.h"
#include "games/kingdom-rush/maps/map_checks.h"
#include "games/kingdom-rush/maps/map_maker.h"

#include <doctest/doctest.h>

#include <chrono>

using namespace tablewood;
using namespace tablewood::kingdom_rush;

namespace {

const std::string kShippedFiles = std::string(TABLEWOOD_SOURCE_DIR) + "/resources/games/kingdom-rush";

const Content& boxOfChecks()
{
    static const Content read = [] {
        ContentFolder folder(kShippedFiles);
        Faults faults;
        return readBox(folder, faults);
    }();
    return read;
}

/// A map of 8 x 5 with two ways that join, nothing wrong with it.
Json goodMap() { return readJsonFile(kShippedFiles + "/scenarios/1.json"); }

MapReport reportOf(const Json& json) { return checkMap(json.dump(), boxOfChecks()); }

/// The same with what patches of JSON do to it.
MapReport reportOf(Json json, const char* patch) { return reportOf(json.patch(Json::parse(patch))); }

/// What a check says first; nothing where it says nothing.
std::optional<MapFault> saidBy(const MapReport& report, const std::string& key)
{
    for (const MapFault& fault : report.faults)
        if (fault.key == key)
            return fault;
    return std::nullopt;
}

/// "fault way-gap E3: way 1": what a check says, where, and what would mend it.
std::string lineOf(const MapReport& report, const std::string& key)
{
    const std::optional<MapFault> fault = saidBy(report, key);
    if (!fault)
        return "nothing";
    const std::string gravity =
        std::array{"fault", "warning", "note"}[static_cast<std::size_t>(fault->gravity)];
    const std::string map = fault->at && fault->at->map > 0 ? "2:" : "";
    const std::string place = fault->at ? map + fault->at->at.text() : fault->field;
    return gravity + " " + (place.empty() ? "-" : place) + ": " +
           (fault->repair.empty() ? "-" : fault->repair);
}

} // namespace

TEST_CASE("of the maps that are shipped nothing but the lengths of their ways is said")
{
    for (const char* name : {"prologue", "1", "2"}) {
        CAPTURE(name);
        const MapReport report = reportOf(readJsonFile(kShippedFiles + "/scenarios/" + name + ".json"));
        CHECK(report.isPlayable());
        CHECK(report.passed >= 30);
        for (const MapFault& fault : report.faults) {
            CHECK(fault.key == "way-length");
            CHECK(fault.gravity == MapGravity::note);
        }
    }
}

TEST_CASE("each template is a map without a fault")
{
    const std::unique_ptr<MapMaker> maker = makeMaps(boxOfChecks());
    for (const MapTemplate& one : maker->templates()) {
        CAPTURE(one.key);
        const MapReport report = maker->check(maker->fresh(one.key)->text());
        CHECK(report.isPlayable());
        for (const MapFault& fault : report.faults)
            if (fault.gravity == MapGravity::warning) {
                CAPTURE(words(fault.sentence));
                CHECK(fault.key == "awaits-rules");
            }
    }
}

TEST_CASE("everything that is said has a key, a title, a sentence, and a name for its repair")
{
    const Json cases =
        readJsonFile(std::string(TABLEWOOD_SOURCE_DIR) + "/tests/games/kingdom-rush/scenarios/cases.json");
    for (const Json& one : cases.at("cases")) {
        const std::string base = one.at("base");
        CAPTURE(one.at("name").get<std::string>());
        const std::string folder = base.size() > 1 || base == "8"
                                       ? std::string(TABLEWOOD_SOURCE_DIR) + "/tests/games/kingdom-rush"
                                       : kShippedFiles;
        const MapReport report =
            reportOf(readJsonFile(folder + "/scenarios/" + base + ".json").patch(one.at("patch")));
        CHECK(report.isPlayable() == !one.contains("says"));
        for (const MapFault& fault : report.faults) {
            CHECK_FALSE(fault.key.empty());
            CHECK_FALSE(words(fault.title).empty());
            CHECK(words(fault.sentence).find('%') == std::string::npos);
            CHECK(fault.repair.empty() == words(fault.repairName).empty());
        }
    }
}

TEST_CASE("the gravest is said first, then what stands first in the file")
{
    Json json = goodMap();
    json["stacks"][0].erase(0);
    json["exits"].push_back({{"at", "H1"}, {"side", "east"}});
    json["hearts"] = 0;
    json["name"] = "";
    const MapReport report = reportOf(json);
    std::vector<std::string> keys;
    for (const MapFault& fault : report.faults)
        keys.push_back(fault.key);
    CHECK(keys == std::vector<std::string>{"text-missing", "file", "exit-without-way", "way-length",
                                           "way-length", "stacks-unequal"});
}

TEST_CASE("a spawn without a way is said at the spawn, and its shortest way is offered")
{
    CHECK(lineOf(reportOf(goodMap(), R"([{"op": "remove", "path": "/ways/1"}])"), "spawn-without-way") ==
          "fault A4: way 2");
    CHECK(lineOf(reportOf(goodMap(), R"([{"op": "replace", "path": "/ways/0/spaces", "value": []}])"),
                 "spawn-without-way") == "fault A2: way 1");
    // No path leads from there.
    CHECK(lineOf(reportOf(goodMap(), R"([{"op": "remove", "path": "/ways/1"},
                                         {"op": "replace", "path": "/maps/0/rows/3", "value": "=.====.."}])"),
                 "spawn-without-way") == "fault A4: -");
}

TEST_CASE("a way that is missing does not have each space of its path said")
{
    CHECK(lineOf(reportOf(goodMap(), R"([{"op": "remove", "path": "/ways/1"}])"), "path-without-way") ==
          "nothing");
}

TEST_CASE("what is wrong with a way is said where it is, and its shortest way is offered")
{
    CHECK(lineOf(reportOf(goodMap(), R"([{"op": "replace", "path": "/ways/0/spaces/3", "value": "H3"}])"),
                 "way-gap") == "fault H3: way 1");
    CHECK(lineOf(reportOf(goodMap(), R"([{"op": "remove", "path": "/ways/1/spaces/8"},
                                         {"op": "remove", "path": "/ways/1/spaces/7"}])"),
                 "way-without-exit") == "fault F3: way 2");
    CHECK(lineOf(reportOf(goodMap(), R"([{"op": "remove", "path": "/ways/0/spaces/0"}])"), "way-start") ==
          "fault A2: way 1");
    CHECK(lineOf(reportOf(goodMap(), R"([{"op": "replace", "path": "/ways/0/spaces/6", "value": "E3"}])"),
                 "way-off-path") == "fault E3: way 1");
}

TEST_CASE("a path on no way is said at its space, where ground is offered")
{
    CHECK(lineOf(reportOf(goodMap(), R"([{"op": "replace", "path": "/maps/0/rows/0", "value": "..=....."}])"),
                 "path-without-way") == "fault C1: ground C1");
}

TEST_CASE("a spawn or an exit inside of the map is turned to the edge")
{
    CHECK(lineOf(reportOf(goodMap(), R"([{"op": "replace", "path": "/spawns/0/side", "value": "east"}])"),
                 "spawn-inside") == "fault A2: spawn-side 1 west");
    CHECK(lineOf(reportOf(goodMap(), R"([{"op": "replace", "path": "/exits/0/side", "value": "west"}])"),
                 "exit-inside") == "fault H3: exit-side H3 east");
}

TEST_CASE("an exit that no way leads to is warned of")
{
    CHECK(lineOf(reportOf(goodMap(),
                          R"([{"op": "add", "path": "/exits/-", "value": {"at": "H1", "side": "east"}}])"),
                 "exit-without-way") == "warning H1: remove-exit H1");
}

TEST_CASE("a fork without order is said at its space, and the next order is offered")
{
    const char* const patch = R"([{"op": "add", "path": "/branches", "value":
        [{"from": "F3", "to": "F4", "rank": 0}, {"from": "G3", "to": "F3", "rank": 1}]}])";
    CHECK(lineOf(reportOf(goodMap(), patch), "fork-without-order") == "warning F3: rank F3 F4 1");
    const char* const ordered =
        R"([{"op": "add", "path": "/branches", "value": [{"from": "F3", "to": "F4", "rank": 1}]}])";
    CHECK(lineOf(reportOf(goodMap(), ordered), "fork-without-order") == "nothing");
}

TEST_CASE("land in pieces is said once, at the piece that is apart")
{
    Json json = goodMap();
    json["maps"][0]["rows"] = Json::parse(
        R"(["........xx", "======..xx", ".....===xx", "======..xx", "........xx", "xxxxxxxxx."])");
    json["tiles"].push_back({{"rows", {"."}}, {"at", "J6"}});
    const MapReport report = reportOf(json);
    CHECK(lineOf(report, "land-in-pieces") == "fault J6: -");
    CHECK(std::ranges::count(report.faults, "land-in-pieces", &MapFault::key) == 1);
}

TEST_CASE("a site that no way passes is warned of, and taken away")
{
    Json json = goodMap();
    json["maps"][0]["rows"].push_back("........");
    json["tiles"].push_back({{"rows", {"........"}}, {"at", "A6"}});
    json["sites"].push_back({{"at", "C6"}, {"colours", {"white", "white", "white", "white"}}});
    const MapReport report = reportOf(json);
    CHECK(lineOf(report, "site-useless") == "warning C6: remove-site C6");
    CHECK(words(saidBy(report, "site-useless")->sentence).find("far shots") != std::string::npos);
    CHECK(report.isPlayable());
}

TEST_CASE("a site on a path or of a colour that nobody has is a fault with a repair")
{
    CHECK(lineOf(reportOf(goodMap(), R"([{"op": "replace", "path": "/sites/0/at", "value": "A2"}])"),
                 "site-off-ground") == "fault A2: remove-site A2");
    CHECK(
        lineOf(reportOf(goodMap(), R"([{"op": "replace", "path": "/sites/1/colours/1", "value": "third"}])"),
               "colour-of-nobody") == "fault B1: remove-site B1 2");
}

TEST_CASE("colours with fewer than two sites are named for each number of players")
{
    Json json = goodMap();
    json["sites"] = Json::parse(R"([{"at": "B1", "colours": ["first", "first", "none", "first"]},
        {"at": "E1", "colours": ["first", "first", "none", "second"]},
        {"at": "D3", "colours": ["second", "second", "none", "first"]},
        {"at": "E5", "colours": ["second", "second", "none", "second"]}])");
    const MapReport report = reportOf(json);
    CHECK(report.isPlayable());
    std::vector<std::string> said;
    for (const MapFault& fault : report.faults)
        if (fault.key == "colours-missing" || fault.key == "players-without-sites")
            said.push_back(words(fault.sentence));
    CHECK(said ==
          std::vector<std::string>{
              "At a table of 1 there are fewer than 2 sites of a colour: green. Give some sites that "
              "colour.",
              "At a table of 3 there is no site, so that nobody can build. Give sites a colour for it.",
              "At a table of 4 there are fewer than 2 sites of a colour: green, yellow. Give some "
              "sites that colour."});
}

TEST_CASE("who starts with more towers than there are sites is warned, and who starts with none")
{
    Json json = goodMap();
    json["sites"] = Json::parse(R"([{"at": "B1", "colours": ["first", "first", "first", "first"]},
        {"at": "E1", "colours": ["second", "second", "second", "second"]}])");
    json["towers"][3]["cards"] = Json::array();
    const MapReport report = reportOf(json);
    CHECK(lineOf(report, "sites-few") == "warning -: -");
    CHECK(std::ranges::count(report.faults, "sites-few", &MapFault::key) == 3);
    CHECK(lineOf(report, "players-without-towers") == "warning towers: -");
}

TEST_CASE("more sites of a colour than the box has cards are noted")
{
    Json json = goodMap();
    for (auto& site : json["sites"])
        site["colours"][3] = "first";
    CHECK(lineOf(reportOf(json), "site-cards") == "note -: -");
}

TEST_CASE("stacks of unequal length are noted at the shortest")
{
    CHECK(lineOf(reportOf(goodMap(), R"([{"op": "remove", "path": "/stacks/1/3"}])"), "stacks-unequal") ==
          "note stack.2: -");
}

TEST_CASE("stacks that end before the goal's round are warned of, and an earlier round is offered")
{
    const char* const patch = R"([{"op": "replace", "path": "/win/number", "value": 6}])";
    CHECK(lineOf(reportOf(goodMap(), patch), "lost-before-win") == "warning win.number: win-number 5");
    // The second of two stacks that empties ends it already.
    const char* const two = R"([{"op": "replace", "path": "/loss/kinds", "value": ["twoStacksEmpty"]},
                                {"op": "remove", "path": "/stacks/0/3"}])";
    CHECK(lineOf(reportOf(goodMap(), two), "lost-before-win") == "nothing");
    const char* const others =
        R"([{"op": "add", "path": "/otherStacks", "value": [{"players": [1], "stacks": [["1G"], ["1Y"]]}]}])";
    CHECK(lineOf(reportOf(goodMap(), others), "lost-before-win") == "warning win.number: win-number 2");
}

TEST_CASE("a goal of more champions than come is warned of")
{
    Json json = readJsonFile(kShippedFiles + "/scenarios/2.json");
    json["win"]["number"] = 4;
    CHECK(lineOf(reportOf(json), "champions-few") == "warning win.number: -");
}

TEST_CASE("a card more than the box has is said at its stack, and another of its wave is offered")
{
    const char* const patch =
        R"([{"op": "replace", "path": "/stacks/0", "value": ["0R", "1G", "1G", "1G"]}])";
    CHECK(lineOf(reportOf(goodMap(), patch), "too-many-cards") == "fault stack.2: stack 2 1 1Y");
    const char* const others = R"([{"op": "add", "path": "/otherStacks", "value":
        [{"players": [3, 4], "stacks": [["1G", "1G"], ["1G", "1G"]]}]}])";
    CHECK(lineOf(reportOf(goodMap(), others), "too-many-cards") == "fault stack.2: stack 2 2 1Y 34");
}

TEST_CASE("a horde that nothing allowed covers is warned of by its name")
{
    // No tower but those who shoot and no hero with another attack.
    Content bowmen = boxOfChecks();
    for (TowerKind& kind : bowmen.towers)
        kind.attacks = bowmen.towers.front().attacks;
    for (HeroKind& hero : bowmen.heroes) {
        hero.attack = {};
        for (Ability& ability : hero.abilities)
            ability.act = {};
    }
    Json json = goodMap();
    json["mods"] = Json::array();
    const auto special = std::ranges::find_if(bowmen.hordes, [](const HordeCard& card) {
        return card.kind == CardKind::horde && card.wave == 0 &&
               std::ranges::any_of(card.enemies,
                                   [](const Enemy& enemy) { return enemy.traits.has(Trait::special); });
    });
    REQUIRE(special != bowmen.hordes.end());
    json["stacks"][1][2] = special->key;
    const MapReport report = checkMap(json.dump(), bowmen);
    CHECK(report.isPlayable());
    const auto names = [&](const MapFault& fault) {
        return fault.key == "horde-uncoverable" &&
               words(fault.sentence).find(words(special->name)) != std::string::npos;
    };
    CHECK(std::ranges::any_of(report.faults, names));
    CHECK(lineOf(checkMap(json.dump(), boxOfChecks()), "horde-uncoverable") == "nothing");
}

TEST_CASE("a horde of round 1 that no starting tower covers is noted where it lies")
{
    Json json = goodMap();
    for (auto& list : json["towers"])
        list["cards"] = {"archer"};
    json["start"][0]["card"] = "0Y";
    CHECK(lineOf(reportOf(json), "start-uncoverable") == "note E2: -");
}

TEST_CASE("what cannot lie where it lies is said there, and taken away")
{
    CHECK(lineOf(reportOf(goodMap(), R"([{"op": "add", "path": "/features/-",
                                          "value": {"kind": "pond", "at": "A1"}}])"),
                 "feature-on-site") == "fault A1: remove-feature A1 pond");
    CHECK(lineOf(reportOf(goodMap(), R"([{"op": "add", "path": "/features/-",
                                          "value": {"kind": "lava", "at": "G3", "gold": 1}}])"),
                 "feature-place") == "warning G3: remove-feature G3 lava");
    CHECK(lineOf(reportOf(goodMap(), R"([{"op": "add", "path": "/features/-",
                                          "value": {"kind": "pond", "at": "G3"}}])"),
                 "feature-place") == "warning G3: remove-feature G3 pond");
    CHECK(lineOf(reportOf(goodMap(), R"([{"op": "add", "path": "/features/-",
                                          "value": {"kind": "tentacle", "at": "H1"}}])"),
                 "feature-place") == "warning H1: remove-feature H1 tentacle");
    CHECK(lineOf(reportOf(goodMap(), R"([{"op": "add", "path": "/features/-",
                                          "value": {"kind": "flag", "at": "Z9"}}])"),
                 "off-land") == "fault features: -");
    CHECK(lineOf(reportOf(goodMap(), R"([{"op": "add", "path": "/features/-",
                                          "value": {"kind": "lava", "at": "H1"}}])"),
                 "lava-without-treasure") == "note H1: -");
}

TEST_CASE("a token more than the box has is said at the one that is too many")
{
    const char* const patch = R"([
        {"op": "add", "path": "/features/-", "value": {"kind": "lava", "at": "H1", "gold": 1, "players": [1]}},
        {"op": "add", "path": "/features/-", "value": {"kind": "lava", "at": "H2", "gold": 1}},
        {"op": "add", "path": "/features/-", "value": {"kind": "lava", "at": "H4", "gold": 1, "players": [2]}},
        {"op": "add", "path": "/features/-", "value": {"kind": "lava", "at": "H5", "gold": 1, "players": [1]}}])";
    CHECK(lineOf(reportOf(goodMap(), patch), "tokens-beyond-supply") == "warning H5: remove-feature H5 lava");
}

TEST_CASE("a horde off the ways or on another is taken away")
{
    CHECK(lineOf(reportOf(goodMap(), R"([{"op": "replace", "path": "/start/0/at", "value": "H1"}])"),
                 "start-off-way") == "fault H1: remove-start H1");
    CHECK(lineOf(reportOf(goodMap(), R"([{"op": "replace", "path": "/start/1/at", "value": "E2"}])"),
                 "start-twice") == "fault E2: remove-start E2");
}

TEST_CASE("texts that are missing are said at their field")
{
    CHECK(lineOf(reportOf(goodMap(), R"([{"op": "replace", "path": "/name", "value": ""}])"),
                 "text-missing") == "fault name: -");
    CHECK(lineOf(reportOf(goodMap(), R"([{"op": "replace", "path": "/story", "value": []}])"),
                 "text-missing") == "fault story: -");
    CHECK(lineOf(reportOf(goodMap(), R"([{"op": "replace", "path": "/win/text", "value": ""}])"),
                 "text-missing") == "fault win.text: -");
    CHECK(lineOf(reportOf(goodMap(), R"([{"op": "remove", "path": "/loss"}])"), "file") == "fault loss: -");
    CHECK(lineOf(reportOf(goodMap(), R"([{"op": "add", "path": "/texts", "value": {"de": {}}}])"),
                 "translation-incomplete") == "note texts.de: -");
}

TEST_CASE("rules that are missing are added, and those that are not there yet are warned of")
{
    CHECK(lineOf(reportOf(goodMap(), R"([{"op": "replace", "path": "/stacks/0/3", "value": "C1"}])"),
                 "module-missing") == "fault modules: module champions");
    const MapReport report =
        reportOf(goodMap(), R"([{"op": "replace", "path": "/modules", "value": ["cyclone"]}])");
    CHECK(lineOf(report, "awaits-rules") == "warning modules: remove-module cyclone");
    CHECK(report.isPlayable());
    CHECK(lineOf(reportOf(goodMap(), R"([{"op": "replace", "path": "/win/kind", "value": "boss"}])"),
                 "awaits-rules") == "warning win.kind: -");
}

TEST_CASE("who plays alone with sites of one colour is offered to block none")
{
    Json json = goodMap();
    for (auto& site : json["sites"])
        site["colours"][0] = "first";
    CHECK(lineOf(reportOf(json), "solo-colours") == "fault solo: no-block");
}

TEST_CASE("on a second map places are said there")
{
    const Json json =
        readJsonFile(std::string(TABLEWOOD_SOURCE_DIR) + "/tests/games/kingdom-rush/scenarios/8.json");
    CHECK(reportOf(json).isPlayable());
    Json changed = json;
    changed["ways"][2]["spaces"] = Json::array();
    const std::string key = json["maps"][1]["key"];
    const std::string at = json["spawns"][2]["at"].get<std::string>().substr(key.size() + 1);
    CHECK(lineOf(reportOf(changed), "spawn-without-way") == "fault 2:" + at + ": way 3");
}

TEST_CASE("a map that is too large to play is one fault that says the limit")
{
    Json json = goodMap();
    json["maps"][0]["rows"] = std::vector<std::string>(32, std::string(32, '.'));
    const MapReport report = reportOf(json);
    REQUIRE(report.faults.size() == 1);
    CHECK(
        words(report.faults[0].sentence) ==
        "It has 32 columns, 32 rows and 1024 spaces. Maps that are played have at most 16, 12 and 128. Make "
        "it smaller.");
    CHECK_FALSE(report.isPlayable());
}

TEST_CASE("what is no map is one fault")
{
    const std::string text = goodMap().dump();
    for (const std::string& wrong : {std::string(), std::string("[]"), std::string("{}"), text.substr(0, 500),
                                     std::string("{\"format\": 2}"), std::string("\xff\xfe\x00", 3)}) {
        CAPTURE(wrong.substr(0, 20));
        const MapReport report = checkMap(wrong, boxOfChecks());
        REQUIRE(report.faults.size() == 1);
        CHECK(report.faults[0].key == "no-map");
        CHECK(report.passed == 0);
    }
}

TEST_CASE("all checks of the largest map take at most 20 milliseconds, also where much is wrong with it")
{
    // 16 x 8 spaces: four ways from side to side, sites and features wherever they can be.
    Json json = goodMap();
    json["maps"][0]["rows"] = Json::array();
    for (const char* key : {"spawns", "ways", "sites", "features", "start", "stacks"})
        json[key] = Json::array();
    json["exits"] = Json::parse(R"([{"at": "P3", "side": "east"}, {"at": "P7", "side": "east"}])");
    json["tiles"] = {{{"rows", std::vector<std::string>(8, std::string(16, '.'))}, {"at", "A1"}}};
    for (int way = 1; way <= 4; ++way) {
        json["maps"][0]["rows"].push_back(std::string(16, '.'));
        json["maps"][0]["rows"].push_back(std::string(16, '='));
        const std::string row = std::to_string(2 * way);
        json["spawns"].push_back({{"number", way}, {"at", "A" + row}, {"side", "west"}});
        Json spaces = Json::array();
        for (char column = 'A'; column <= 'P'; ++column) {
            spaces.push_back(column + row);
            const std::string site = column + std::to_string(2 * way - 1);
            json["sites"].push_back({{"at", site}, {"colours", {"first", "second", "third", "fourth"}}});
            json["features"].push_back({{"kind", "magic"}, {"at", site}});
        }
        json["ways"].push_back({{"spawn", way}, {"exit", way < 3 ? 1 : 2}, {"spaces", std::move(spaces)}});
        json["stacks"].push_back({"0R", "1G", "1Y", "2G", "2Y", "3Y", "4R", "5G", "6Y", "8G", "9R"});
    }
    json["solo"] = {{"bench", 2}, {"blocks", false}};
    json["ways"][0]["spaces"].erase(7);
    for (const bool isWrong : {true, false}) {
        if (!isWrong) {
            json["ways"][0]["spaces"].insert(json["ways"][0]["spaces"].begin() + 7, "H2");
            json["stacks"] = {{"0R"}, {"0G"}, {"1G"}, {"1Y"}};
        }
        const std::string text = json.dump();
        double best = 1e9;
        for (int i = 0; i < 10; ++i) {
            const auto begin = std::chrono::steady_clock::now();
            const MapReport report = checkMap(text, boxOfChecks());
            const std::chrono::duration<double, std::milli> time = std::chrono::steady_clock::now() - begin;
            best = std::min(best, time.count());
            CHECK(report.isPlayable() == !isWrong);
            CHECK(report.faults.size() > 10);
        }
        CHECK(best <= 20.0);
    }
}

TEST_CASE("hostile files are refused quickly, with a sentence")
{
    const Json good = goodMap();
    std::vector<std::string> texts;
    texts.push_back(std::string(100'000, '[') + std::string(100'000, ']'));
    texts.push_back("{\"format\": 1, \"maps\": " + std::string(100'000, '{'));
    // Ten million spaces.
    texts.push_back("{\"format\": 1, \"maps\": [{\"rows\": [\"" + std::string(10'000'000, '=') + "\"]}]}");
    const auto with = [&](const char* path, const Json& value) {
        Json json = good;
        json[Json::json_pointer(path)] = value;
        texts.push_back(json.dump());
    };
    with("/maps/0/rows", Json(std::vector<std::string>(1, std::string(1'000'000, '='))));
    with("/maps/0/rows", Json(std::vector<std::string>(300'000, "")));
    with("/maps/0/rows", Json(std::vector<std::string>(1'000, std::string(1'000, '='))));
    with("/name", Json(std::string(1'000'000, 'n')));
    with("/sites/0/at", Json(std::string(1'000'000, 'A')));
    with("/hearts", Json(1e300));
    with("/hearts", Json(std::numeric_limits<std::uint64_t>::max()));
    with("/win/number", Json(std::numeric_limits<std::int64_t>::min()));
    with("/spawns/0/at", Json("AVLH32768"));
    with("/tiles/0/at", Json("AVLH32768"));
    with("/features/0/spawn", Json(1 << 30));
    with("/ways", Json(std::vector<Json>(8'000, good["ways"][0])));
    with("/ways/0/spaces", Json(std::vector<std::string>(150'000, "A2")));
    with("/branches", Json(std::vector<Json>(20'000, Json{{"from", "A2"}, {"to", "B2"}, {"rank", 1}})));
    with("/sites", Json(std::vector<Json>(10'000, good["sites"][0])));
    with("/tiles", Json(std::vector<Json>(20'000, Json{{"rows", {"."}}, {"at", "A1"}})));
    with("/stacks/0", Json(std::vector<std::string>(100'000, "none")));
    with("/otherStacks", Json(std::vector<Json>(10'000, Json{{"players", {1}}, {"stacks", {{"1G"}}}})));
    with("/texts", Json{{"de", std::vector<int>(100'000, 1)}});
    Json fields = good;
    for (int i = 0; i < 900; ++i)
        fields["field" + std::to_string(i)] = i;
    texts.push_back(fields.dump());
    for (std::size_t i = 0; i < texts.size(); ++i) {
        CAPTURE(i);
        const auto begin = std::chrono::steady_clock::now();
        const MapReport report = checkMap(texts[i], boxOfChecks());
        const std::chrono::duration<double> time = std::chrono::steady_clock::now() - begin;
        REQUIRE_FALSE(report.faults.empty());
        CHECK_FALSE(report.isPlayable());
        CHECK(report.faults.size() <= 250);
        CHECK_FALSE(words(report.faults.front().sentence).empty());
        CHECK(words(report.faults.front().sentence).size() < 1'000);
        // A twentieth of it as a rule; programs with sanitizers are slower.
        CHECK(time.count() < 2.0);
    }
}
