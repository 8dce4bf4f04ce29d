#include "map_report.h"

#include "games/kingdom-rush/maps/map_maker.h"

#include <doctest/doctest.h>

#include <chrono>
#include <ctime>
#include <set>

using namespace tablewood;
using namespace tablewood::kingdom_rush;

TEST_CASE("a document does each repair that is offered, and what it was offered for is said no more")
{
    const std::unique_ptr<MapMaker> maker = makeMaps(boxOfChecks());
    std::vector<Json> files;
    const Json cases =
        readJsonFile(std::string(TABLEWOOD_SOURCE_DIR) + "/tests/games/kingdom-rush/scenarios/cases.json");
    for (const Json& one : cases.at("cases"))
        if (one.at("base") == "1")
            files.push_back(goodMap().patch(one.at("patch")));
    const auto with = [&](const char* patch) { files.push_back(goodMap().patch(Json::parse(patch))); };
    with(R"([{"op": "add", "path": "/exits/-", "value": {"at": "H1", "side": "east"}}])");
    with(R"([{"op": "add", "path": "/branches", "value": [{"from": "F3", "to": "F4", "rank": 0}]}])");
    with(R"([{"op": "replace", "path": "/win/number", "value": 6}])");
    with(R"([{"op": "replace", "path": "/modules", "value": ["cyclone"]}])");
    with(R"([{"op": "add", "path": "/features/-", "value": {"kind": "pond", "at": "G3"}}])");
    with(R"([{"op": "replace", "path": "/stacks/0/3", "value": "C1"}])");
    std::set<std::string> done;
    for (const Json& file : files)
        for (const MapFault& fault : reportOf(file).faults) {
            if (fault.repair.empty())
                continue;
            std::unique_ptr<MapDocument> document;
            Faults unread;
            gather(unread, [&] { document = maker->read(file.dump(), "map"); });
            if (!document)
                continue;
            CAPTURE(fault.key);
            CAPTURE(fault.repair);
            const MapRefusal refusal = document->repair(fault.repair);
            CAPTURE(refusal ? words(*refusal) : std::string());
            CHECK_FALSE(refusal);
            const MapReport report = maker->check(document->text());
            CHECK(std::ranges::none_of(report.faults, [&](const MapFault& other) {
                return other.key == fault.key && other.at == fault.at && other.sentence == fault.sentence;
            }));
            done.insert(fault.repair.substr(0, fault.repair.find(' ')));
        }
    CHECK(done.size() >= 12);
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
    with("/modules", Json(std::vector<std::string>(200'000, "x")));
    with("/sites", Json(std::vector<int>(400'000, 1)));
    with("/otherStacks", Json(std::vector<Json>(10'000, Json{{"players", {1}}, {"stacks", {{"1G"}}}})));
    with("/texts", Json{{"de", std::vector<int>(100'000, 1)}});
    Json fields = good;
    for (int i = 0; i < 900; ++i)
        fields["field" + std::to_string(i)] = i;
    texts.push_back(fields.dump());
    for (std::size_t i = 0; i < texts.size(); ++i) {
        CAPTURE(i);
        const std::clock_t begin = std::clock();
        const MapReport report = checkMap(texts[i], boxOfChecks());
        const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
        REQUIRE_FALSE(report.faults.empty());
        CHECK_FALSE(report.isPlayable());
        CHECK(report.faults.size() <= 250);
        CHECK_FALSE(words(report.faults.front().sentence).empty());
        CHECK(words(report.faults.front().sentence).size() < 1'000);
        // A twentieth of it as a rule; programs with sanitizers are slower.
        CHECK(seconds < 2.0);
    }
}
