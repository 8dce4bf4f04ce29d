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
    CHECK(run.out == "mine.json: nothing is wrong with it\n");
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
    const Run run = desk.run({"map", "check", "broken.json", "later.json", "right.json", "none.json"});
    CHECK(run.exitCode == 1);
    CHECK(run.err.empty());
    CHECK(contains(run.out, "broken.json: /hearts: "));
    CHECK(contains(run.out, "broken.json: /features/0/at: there is no space Z9."));
    CHECK(contains(run.out, "later.json: /modules: it asks for rules that are not there yet."));
    CHECK(contains(run.out, "right.json: nothing is wrong with it\n"));
    CHECK(contains(run.out, "none.json: the file cannot be read"));
}

TEST_CASE("map check tells programs the place, the cause and the remedy of each fault")
{
    const Desk desk;
    Json broken = shippedMap();
    broken["features"][0]["at"] = "Z9";
    write(desk, "broken.json", broken);
    const Run run = desk.run({"map", "check", "broken.json", "--json"});
    CHECK(run.exitCode == 1);
    const Json told = Json::parse(run.out);
    CHECK(told["file"] == "broken.json");
    REQUIRE(told["faults"].size() == 1);
    CHECK(told["faults"][0]["where"] == "broken.json: /features/0/at");
    CHECK(told["faults"][0]["cause"] == "there is no space Z9");
    CHECK_FALSE(told["faults"][0]["remedy"].get<std::string>().empty());
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
