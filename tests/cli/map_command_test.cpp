#include "content/json_file.h"
#include "program.h"

#include <doctest/doctest.h>

using namespace tablewood;

namespace {

Json shippedMap() { return readJsonFile(SHIPPED_GAMES "/kingdom-rush/scenarios/1.json"); }

void write(const Desk& desk, const QString& name, const Json& json)
{
    desk.write(name, QByteArray::fromStdString(json.dump()));
}

} // namespace

TEST_CASE("map check says that nothing is wrong with a shipped scenario")
{
    const Desk desk;
    write(desk, "mine.json", shippedMap());
    const Run run = desk.run({"map", "check", "mine.json"});
    CHECK(run.exitCode == 0);
    CHECK(run.out == "mine.json: A2: note: Way 1. It is 9 spaces long. For 1, 2, 3 and 4 players 7, 6, 7 and "
                     "9 sites stand "
                     "beside it.\n"
                     "mine.json: A4: note: Way 2. It is 9 spaces long. For 1, 2, 3 and 4 players 6, 6, 6 and "
                     "8 sites stand "
                     "beside it.\n"
                     "mine.json: nothing is wrong with it\n");
}

TEST_CASE("map check tells everything that does not fit, a line a fault, for each file")
{
    const Desk desk;
    Json broken = shippedMap();
    broken["hearts"] = 1000;
    broken["features"][0]["at"] = "Z9";
    write(desk, "broken.json", broken);
    Json later = shippedMap();
    later["modules"].push_back("flying");
    write(desk, "later.json", later);
    write(desk, "right.json", shippedMap());
    Json gap = shippedMap();
    gap["ways"][0]["spaces"].erase(3);
    write(desk, "gap.json", gap);
    const Run run =
        desk.run({"map", "check", "broken.json", "gap.json", "later.json", "right.json", "none.json"});
    CHECK(run.exitCode == 1);
    CHECK(run.err.empty());
    CHECK(contains(run.out,
                   "broken.json: hearts: fault: Does not fit. In the file: 1000 does not fit. Use 1 to "
                   "20\n"));
    CHECK(contains(run.out, "broken.json: features: fault: Beyond the land. At Z9 is no land."));
    CHECK(contains(run.out, "gap.json: E2: fault: Gap in a way. The way jumps to this space."));
    CHECK(contains(run.out,
                   "later.json: modules: warning: Not yet. The rules of \"flying\" are not there yet"));
    CHECK(contains(run.out, "right.json: nothing is wrong with it\n"));
    CHECK(contains(run.out, "none.json: the file cannot be read"));
}

TEST_CASE("map check says that rules are not there yet, and that is no fault of the map")
{
    const Desk desk;
    Json later = shippedMap();
    later["modules"].push_back("flying");
    write(desk, "later.json", later);
    const Run run = desk.run({"map", "check", "later.json"});
    CHECK(run.exitCode == 0);
    CHECK(contains(run.out, "later.json: modules: warning: Not yet."));
    CHECK_FALSE(contains(run.out, "nothing is wrong"));
}

TEST_CASE("map check tells programs the key, the gravity, the place and the sentence of all that is wrong")
{
    const Desk desk;
    Json broken = shippedMap();
    broken["features"][0]["at"] = "Z9";
    write(desk, "broken.json", broken);
    const Run run = desk.run({"map", "check", "broken.json", "--json"});
    CHECK(run.exitCode == 1);
    const Json told = Json::parse(run.out);
    CHECK(told["file"] == "broken.json");
    REQUIRE(told["faults"].size() == 3);
    CHECK(told["faults"][0]["key"] == "off-land");
    CHECK(told["faults"][0]["gravity"] == "fault");
    CHECK(told["faults"][0]["where"] == "features");
    CHECK(told["faults"][0]["sentence"] == "At Z9 is no land. Move what is there, or draw land.");
    CHECK(told["faults"][1]["key"] == "way-length");
    CHECK(told["faults"][1]["where"] == "A2");
    CHECK(told["passed"].get<int>() > 20);
}

TEST_CASE("map try lets bots play a map, the same each time with the same seed, and says how sure that is")
{
    const Desk desk;
    Json mine = readJsonFile(SHIPPED_GAMES "/kingdom-rush/scenarios/prologue.json");
    mine["key"] = "mine";
    write(desk, "mine.json", mine);
    const QStringList words{"map", "try", "mine.json", "--players", "2", "--matches", "5", "--seed", "s"};
    const Json told = desk.json(words);
    CHECK(told["players"] == 2);
    CHECK(told["options"]["scenario"] == "mine");
    CHECK(told["matches"] == 5);
    const double share = told["won"].get<int>() / 5.0;
    CHECK(told["low"].get<double>() <= share);
    CHECK(told["high"].get<double>() >= share);
    CHECK(told["high"].get<double>() - told["low"].get<double>() > 0.3);
    CHECK(desk.json(words) == told);
}

TEST_CASE("map try says what does not fit before anything is played")
{
    const Desk desk;
    Json broken = shippedMap();
    broken["hearts"] = 1000;
    write(desk, "broken.json", broken);
    const Run run = desk.run({"map", "try", "broken.json"});
    CHECK(run.exitCode == 1);
    CHECK(run.out.empty());
    CHECK(contains(run.err, "broken.json: /hearts: "));
    CHECK(desk.run({"map", "try", "broken.json", "--players", "9"}).exitCode != 0);
}

TEST_CASE("map without a file, or with a word that is no command, is a wrong command line")
{
    const Desk desk;
    const Run alone = desk.run({"map"});
    CHECK(alone.exitCode == 2);
    CHECK(contains(alone.err, "\"map\" wants a second word."));
    CHECK(desk.run({"map", "check"}).exitCode == 2);
    const Run run = desk.run({"map", "chekc", "mine.json"});
    CHECK(run.exitCode == 2);
    CHECK(contains(run.err, "Did you mean \"map check\"?"));
}
