#include "map_report.h"

#include "games/kingdom-rush/maps/map_maker.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::kingdom_rush;

TEST_CASE("of the maps that are shipped nothing but the lengths of their ways is said")
{
    for (const char* name : {"prologue", "1", "2"}) {
        CAPTURE(name);
        const MapReport report = reportOf(readJsonFile(shippedFiles() + "/scenarios/" + name + ".json"));
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
                                       : shippedFiles();
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
    Json json = readJsonFile(shippedFiles() + "/scenarios/2.json");
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
                 "text-missing") == "fault story.1: -");
    CHECK(lineOf(reportOf(goodMap(), R"([{"op": "replace", "path": "/win/text", "value": ""}])"),
                 "text-missing") == "fault win.text: -");
    CHECK(lineOf(reportOf(goodMap(), R"([{"op": "replace", "path": "/maps/0/name", "value": ""}])"),
                 "text-missing") == "fault map.1.name: -");
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
    CHECK(lineOf(reportOf(json), "solo-colours") == "fault solo.blocks: no-block");
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
