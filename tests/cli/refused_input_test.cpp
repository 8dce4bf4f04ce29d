#include "program.h"

#include <doctest/doctest.h>

using namespace tablewood;

namespace {

const QString kTried = "match.tablewood";

} // namespace

TEST_CASE("a command line that is wrong says what is wrong and how it goes, with exit code 2")
{
    const Desk desk;
    desk.json({"new", "arbor", "--seed", "7", kTried});
    const QByteArray before = desk.read(kTried);
    struct Wrong
    {
        QStringList arguments;
        const char* says;
    };
    const Wrong all[] = {
        {{}, "Usage:"},
        {{"shwo"}, "Did you mean \"show\"?"},
        {{"frobnicate"}, "There is no command \"frobnicate\""},
        {{"new"}, "GAME is missing"},
        {{"new", "arbor"}, "OUT is missing"},
        {{"new", "arbour", "x.tablewood"}, "Did you mean \"arbor\"?"},
        {{"new", "arbor", "x.tablewood", "more"}, "\"more\" is more than"},
        {{"new", "arbor", "x.tablewood", "--seats"}, "--seats needs a value"},
        {{"new", "arbor", "x.tablewood", "--seats", "many"}, "--seats takes a whole number"},
        {{"new", "arbor", "x.tablewood", "--seats", "1"}, "1 cannot play arbor"},
        {{"new", "arbor", "x.tablewood", "--seats", "99"}, "from 1 to 16"},
        {{"new", "arbor", "x.tablewood", "--seats", "2", "--seats", "2"}, "given twice"},
        {{"new", "arbor", "x.tablewood", "--option", "glory"}, "--option takes K=V"},
        {{"new", "arbor", "x.tablewood", "--option", "nothing=1"}, "no such option"},
        {{"new", "arbor", "x.tablewood", "--option", "glory=-4"}, "is not possible"},
        {{"new", "arbor", "x.tablewood", "--sede", "1"}, "Did you mean \"--seed\"?"},
        {{"new", "arbor", "x.tablewood", "--replace=yes"}, "--replace takes no value"},
        {{"show", kTried}, "--as VIEWER is missing"},
        {{"show", kTried, "--as", "seat"}, "seat:K, public or table"},
        {{"show", kTried, "--as", "seat:one"}, "counted from 0"},
        {{"act", kTried, "grow A1"}, "--seat K is missing"},
        {{"act", kTried, "--seat", "0"}, "MOVE is missing"},
        {{"undo"}, "FILE is missing"},
        {{"perft", "arbor", "deep"}, "DEPTH takes a whole number"},
        {{"selfplay", "arbor", "--matches", "-1"}, "--matches takes a whole number"},
        {{"selfplay", "arbor", "--bots", "randon"}, "Did you mean \"random\"?"},
        {{"selfplay", "arbor", "--bots", "random,random,random"}, "one for each of the 2 seats"},
        {{"balance", "kingdom-rush", "--seats", "2,3", "--matches", "1", "--bots", "random,random"},
         "one for each of the 3 seats"},
        {{"balance", "arbor", "--seats", "2,many"}, "--seats takes a whole number"},
        {{"balance", "kingdom-rush", "--option", "difficulty=hard"}, "difficulty=standard"},
        {{"balance", "kingdom-rush", "--option", "scenario=1", "--option", "scenario=99"}, "is not possible"},
        {{"host", "arbor", "--port", "65535", "--tables", "2", "--data-dir", "host"},
         "the last table would have port 65536"},
    };
    for (const Wrong& wrong : all) {
        const Run run = desk.run(wrong.arguments);
        CAPTURE(wrong.arguments.join(' ').toStdString());
        CHECK(run.exitCode == 2);
        CHECK_MESSAGE(contains(run.err + run.out, wrong.says), run.err);
    }
    CHECK(desk.read(kTried) == before);
}

TEST_CASE("a match file that is missing or damaged is refused with its name, with exit code 1")
{
    const Desk desk;
    desk.json({"new", "arbor", "--seed", "7", kTried});
    desk.play(kTried, 2);
    const QByteArray good = desk.read(kTried);
    struct Damage
    {
        const char* before;
        const char* after;
        const char* says;
    };
    const Damage damages[] = {
        {"\"arbor\"", "\"chess\"", "does not have the game \"chess\""},
        {"\"seat\":", "\"place\":", "moves[0]"},
        {"\"format\": 5", "\"format\": 99", "format 99"},
        {"\"moves\":", "\"moves\" ", "line "},
        {"\"seats\":2", "\"seats\":12", "players"},
    };
    for (const Damage& damage : damages) {
        QByteArray bad = good;
        bad.replace(damage.before, damage.after);
        REQUIRE(bad != good);
        desk.write("bad.tablewood", bad);
        for (const QStringList& arguments :
             {QStringList{"show", "bad.tablewood", "--as", "public"}, QStringList{"verify", "bad.tablewood"},
              QStringList{"act", "bad.tablewood", "--seat", "0", "grow A1"},
              QStringList{"undo", "bad.tablewood"}}) {
            const Run run = desk.run(arguments);
            CHECK(run.exitCode == 1);
            CHECK(run.out.empty());
            CHECK_MESSAGE(contains(run.err, "bad.tablewood"), run.err);
            CHECK_MESSAGE(contains(run.err, damage.says), run.err);
            CHECK(desk.read("bad.tablewood") == bad);
        }
    }
    for (const char* command : {"verify", "undo"}) {
        const Run run = desk.run({command, "nowhere.tablewood"});
        CHECK(run.exitCode == 1);
        CHECK(contains(run.err, "nowhere.tablewood"));
    }
}

TEST_CASE(
    "a position that does not fit is refused with file, place, cause and remedy, and nothing is written")
{
    const Desk desk;
    desk.json({"new", "arbor", "--seed", "7", kTried});
    const Json table = desk.json({"show", kTried, "--as", "table"});
    const auto refusalOf = [&](const Json& position) {
        desk.write("position.json", QByteArray::fromStdString(position.dump()));
        const Run run = desk.run({"new", "arbor", "--position", "position.json", "out.tablewood"});
        CHECK(run.exitCode == 1);
        CHECK(contains(run.err, "position.json"));
        CHECK_FALSE(QFile::exists(desk.path("out.tablewood")));
        return run.err;
    };
    Json bad = table;
    bad["state"]["stpe"] = 1;
    CHECK(contains(refusalOf(bad), "\"stpe\" is no field here"));
    bad = table;
    bad["state"].erase("step");
    CHECK(contains(refusalOf(bad), "\"step\" is missing"));
    bad = table;
    bad["state"]["step"] = "tea";
    CHECK(contains(refusalOf(bad), "/step"));
    bad = table;
    bad["state"] = Json::array();
    CHECK(contains(refusalOf(bad), "an object in braces is needed"));
    bad = table;
    bad["game"] = "chess";
    CHECK(contains(refusalOf(bad), "a position of chess"));
    bad = table;
    bad.erase("seats");
    CHECK(contains(refusalOf(bad), "\"seats\" is missing"));
    bad = table;
    bad["seats"] = 9;
    CHECK(contains(refusalOf(bad), "position.json: seats: 9 cannot play arbor"));
    bad = table;
    bad["state"]["forests"][1]["ancient"] = 100;
    CHECK(contains(refusalOf(bad), "position.json, forests, 2, ancient: "));
    CHECK(contains(refusalOf(Json("state")), "this is no position"));
    CHECK(
        contains(refusalOf(Json::parse(desk.read(kTried).toStdString())), "this is a match, not a position"));
    desk.write("position.json", QByteArray::fromStdString(table.dump()));
    const auto beside = [&](const QStringList& more) {
        const Run run =
            desk.run(QStringList{"new", "arbor", "--position", "position.json", "out.tablewood"} + more);
        CHECK_MESSAGE(run.exitCode == (run.err.empty() ? 0 : 2), run.err);
        return run.err;
    };
    CHECK(contains(beside({"--seats", "3"}), "--seats 3 does not fit the position, which is for 2"));
    CHECK(contains(beside({"--option", "glory=8"}), "--option glory=8 does not fit the position"));
    CHECK(contains(beside({"--seed", "7"}), "--seed cannot be given with --position"));
    CHECK_FALSE(QFile::exists(desk.path("out.tablewood")));
    CHECK(beside({"--seats", "2", "--option", "glory=scenario"}).empty());
    desk.write("position.json", QByteArray::fromStdString(table.at("state").dump()));
    const Run forThree =
        desk.run({"new", "arbor", "--seats", "3", "--position", "position.json", "three.tablewood"});
    CHECK(forThree.exitCode == 1);
    CHECK_MESSAGE(contains(forThree.err, "a position of 2 players, and the match has 3 seats"), forThree.err);
    desk.write("position.json", "{\"state\": ");
    const Run run = desk.run({"new", "arbor", "--position", "position.json", "out.tablewood"});
    CHECK(run.exitCode == 1);
    CHECK(contains(run.err, "position.json: line 1"));
    CHECK(desk.run({"new", "arbor", "--position", "nowhere.json", "out.tablewood"}).exitCode == 1);
}

TEST_CASE("a disk that takes no more fails the command and leaves the match as it was")
{
    const Desk desk;
    desk.json({"new", "arbor", "--seed", "7", kTried});
    desk.play(kTried, 2);
    const QByteArray before = desk.read(kTried);
    const Json offer = desk.json({"show", kTried, "--as", "table"}).at("offers").at(0);
    const QString seat = QString::number(offer.at("seat").get<int>());
    const QString move = QString::fromStdString(offer.at("move").get<std::string>());
    for (const QStringList& arguments :
         {QStringList{"act", kTried, "--seat", seat, move}, QStringList{"undo", kTried, "--agreed"},
          QStringList{"new", "arbor", kTried, "--replace"}}) {
        const Run run = desk.runOnFullDisk(arguments);
        CHECK(run.exitCode == 1);
        CHECK_FALSE(run.err.empty());
        CHECK(desk.read(kTried) == before);
    }
}

TEST_CASE("A refusal has no two full stops, and a NUL byte in what was read cuts off no remedy")
{
    const Desk desk;
    desk.json({"new", "arbor", "--seed", "7", kTried});
    desk.play(kTried, 3);
    const QByteArray good = desk.read(kTried);
    QByteArray swapped = good;
    swapped.replace("{\"seat\":0,\"move\":\"choose", "{\"seat\":1,\"move\":\"choose");
    REQUIRE(swapped != good);
    QByteArray odd = good;
    odd.replace("\"arbor\"", "\"ar\\u0000bor\"");
    REQUIRE(odd != good);
    QByteArray option = good;
    option.replace("\"first\":\"names\"", "\"first\":\"na\\u0000mes\"");
    REQUIRE(option != good);
    for (const auto& [bad, says] : std::initializer_list<std::pair<QByteArray, const char*>>{
             {swapped, ". Open it with the version of Tablewood that stored it"},
             {odd, "Use one that has it"},
             {option, "Possible: names, highest"}}) {
        desk.write("bad.tablewood", bad);
        const Run run = desk.run({"verify", "bad.tablewood"});
        CHECK(run.exitCode == 1);
        CHECK_MESSAGE(contains(run.err, says), run.err);
        CHECK_MESSAGE(!contains(run.err, ".."), run.err);
    }
}
