#include "content/json_file.h"
#include "games/kingdom-rush/content/reader.h"

#include <doctest/doctest.h>

#include <filesystem>

using namespace tablewood;
using namespace tablewood::kingdom_rush;

namespace {

const std::string kRoot = TABLEWOOD_SOURCE_DIR;
const std::string kShipped = kRoot + "/resources/games/kingdom-rush";
const std::string kCorpus = kRoot + "/tests/games/kingdom-rush/scenarios";

const Content& box()
{
    static const Content read = [] {
        ContentFolder folder(kShipped);
        Faults faults;
        return readBox(folder, faults);
    }();
    return read;
}

/// A scenario of the game, or one of the corpus.
Json fileOf(const std::string& name)
{
    const std::string shipped = kShipped + "/scenarios/" + name + ".json";
    return readContentFile(std::filesystem::exists(shipped) ? shipped : kCorpus + "/" + name + ".json");
}

std::vector<std::string> faultsOf(const Json& json, const std::string& name)
{
    Faults faults;
    gather(faults, [&] { readScenario(json, name + ".json", box(), faults); });
    std::vector<std::string> said;
    for (const Fault& fault : faults)
        said.emplace_back(fault.what());
    return said;
}

Scenario read(const std::string& name)
{
    Faults faults;
    Scenario scenario = readScenario(fileOf(name), name + ".json", box(), faults);
    CHECK(faults.empty());
    return scenario;
}

} // namespace

TEST_CASE("the reader takes and refuses the files of the corpus as the schema does, or sees more than it")
{
    const Json cases = readJsonFile(kCorpus + "/cases.json");
    for (const Json& one : cases.at("cases")) {
        const auto base = one.at("base").get<std::string>();
        CAPTURE(one.at("name").get<std::string>());
        const Json changed = fileOf(base).patch(one.at("patch"));
        const std::vector<std::string> said = faultsOf(changed, base);
        const bool isGood = !one.contains("says");
        CAPTURE(said.empty() ? std::string() : said.front());
        CHECK(said.empty() == isGood);
        if (one.at("schema") == "bad")
            CHECK_FALSE(said.empty());
        if (isGood)
            continue;
        const auto words = one.at("says").get<std::string>();
        CHECK(std::ranges::any_of(
            said, [&](const std::string& fault) { return fault.find(words) != std::string::npos; }));
    }
}

TEST_CASE("what the reader complains of has its file, its place and a cause")
{
    const Json cases = readJsonFile(kCorpus + "/cases.json");
    for (const Json& one : cases.at("cases")) {
        const auto base = one.at("base").get<std::string>();
        Faults faults;
        gather(faults,
               [&] { readScenario(fileOf(base).patch(one.at("patch")), base + ".json", box(), faults); });
        for (const Fault& fault : faults) {
            CAPTURE(std::string(fault.what()));
            // A field of the file itself is named in the cause.
            CHECK(fault.where().starts_with(base + ".json"));
            CHECK_FALSE(fault.cause().empty());
        }
    }
}

TEST_CASE("the two maps of #8 can be written: spaces of the second by its key, pairs of tokens, a guest")
{
    const Scenario scenario = read("8");
    REQUIRE(scenario.maps.size() == 2);
    CHECK(scenario.spaces.size() == 48);
    REQUIRE(scenario.routes.size() == 4);
    for (std::size_t i = 0; i < 4; ++i) {
        const Route& route = scenario.routes[i];
        CHECK(route.spaces.size() == 9);
        CHECK(route.exit == (i < 2 ? 0 : 1));
        for (const std::uint8_t space : route.spaces)
            CHECK(scenario.spaces[space].map == (i < 2 ? 0 : 1));
    }
    CHECK(std::ranges::count(scenario.features, FeatureKind::eventToken, &Feature::kind) == 6);
    for (int pair = 1; pair <= 3; ++pair) {
        std::vector<const Space*> spaces;
        for (const Feature& feature : scenario.features)
            if (feature.pair == pair)
                spaces.push_back(&scenario.spaces[feature.at]);
        REQUIRE(spaces.size() == 2);
        CHECK(spaces[0]->map != spaces[1]->map);
        CHECK(spaces[0]->at == spaces[1]->at);
    }
    REQUIRE(scenario.guests.size() == 1);
    CHECK(box().heroes[scenario.guests[0].hero].key == "dierdre");
    CHECK(scenario.win == Win::tokens);
    CHECK(scenario.winNumber == 6);
}

TEST_CASE("the boss of #12 can be written: his lane of eight spaces to the exit, and his four lives")
{
    const Scenario scenario = read("12");
    REQUIRE(scenario.boss.has_value());
    REQUIRE(scenario.boss->track.size() == 8);
    for (const std::uint8_t space : scenario.boss->track)
        CHECK(scenario.spaces[space].terrain == Terrain::ground);
    CHECK(scenario.boss->track.back() == scenario.exits[0].at);
    CHECK(scenario.boss->lives.size() == 4);
    // Both corners at the left are missing: two tiles lie turned.
    CHECK(scenario.spaces.size() == 46);
    // Ways end beside the exit, on the spots that it touches.
    for (const Route& route : scenario.routes)
        CHECK(scenario.spaces[route.spaces.back()].at.column == 7);
}

TEST_CASE("a tile that is there for four players only brings its spaces for four")
{
    Json json = fileOf("1");
    for (auto& row : json["maps"][0]["rows"])
        row = row.get<std::string>() + "x";
    json["maps"][0]["rows"][0] = ".........";
    json["maps"][0]["rows"].push_back("xxxx....x");
    json["maps"][0]["rows"][0] = "........x";
    json["tiles"].push_back({{"tile", "A14"}, {"at", "E6"}, {"players", {4}}});
    json["sites"].push_back({{"at", "F6"}, {"colours", {"none", "none", "none", "fourth"}}});
    CHECK(faultsOf(json, "1") == std::vector<std::string>{});
    json["sites"].back()["colours"][2] = "third";
    CHECK(faultsOf(json, "1").size() == 1);
}

TEST_CASE("branches of a path have ranks, the ways themselves the lowest")
{
    Json json = fileOf("2");
    json["branches"] = Json::parse(R"([{"from": "F3", "to": "E3", "rank": 2}])");
    Faults faults;
    const Scenario scenario = readScenario(json, "2.json", box(), faults);
    CHECK(faults.empty());
    CHECK(std::ranges::count(scenario.edges, 2, &Edge::rank) == 1);
    CHECK(std::ranges::count(scenario.edges, 0, &Edge::rank) == static_cast<int>(scenario.edges.size()) - 1);
}

TEST_CASE("all that is wrong in a file is told at once")
{
    Json json = fileOf("1");
    json["hearts"] = 0;
    json["gold"] = 99;
    json["towers"][0]["cards"][0] = "none";
    CHECK(faultsOf(json, "1").size() >= 3);
}

TEST_CASE("a tile of its own shape covers what it draws, and has no key")
{
    Json json = fileOf("1");
    json["tiles"] =
        Json::parse(R"([{"rows": ["xxxx....", "xxxx....", "xxxx....", "........", "........"], "at": "A1"},
                                    {"tile": "A1", "at": "A1"}])");
    Faults faults;
    const Scenario scenario = readScenario(json, "1.json", box(), faults);
    CHECK(faults.empty());
    REQUIRE(scenario.tiles.size() == 2);
    CHECK(scenario.tiles[0].key.empty());
    CHECK(scenario.tiles[0].cells.size() == 28);
    CHECK(scenario.tiles[1].key == "A1");
}

TEST_CASE("what a scenario says in other languages is kept, by the words of the file")
{
    Json json = fileOf("1");
    json["texts"] = Json::parse(R"({"de": {"The blooming hills": "Die blühenden Hügel"}, "fr": {}})");
    Faults faults;
    const Scenario scenario = readScenario(json, "1.json", box(), faults);
    CHECK(faults.empty());
    REQUIRE(scenario.translations.size() == 2);
    CHECK(scenario.translations[0].language == "de");
    REQUIRE(scenario.translations[0].words.size() == 1);
    CHECK(scenario.translations[0].words[0].first == "The blooming hills");
    CHECK(scenario.translations[0].words[0].second == "Die blühenden Hügel");
}

TEST_CASE("a list without end is refused before it is read on")
{
    Json json = fileOf("1");
    for (int i = 0; i < 30'000; ++i)
        json["marks"].push_back({{"key", "m" + std::to_string(i)}, {"at", "A1"}});
    CHECK(faultsOf(json, "1") ==
          std::vector<std::string>{"1.json: /marks: it has 30000 entries. Give 0 to 1024"});
}
