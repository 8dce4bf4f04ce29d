#include "program.h"

#include <QDir>
#include <QFile>
#include <QString>
#include <doctest/doctest.h>

#include <map>
#include <set>

using namespace tablewood;

namespace {

std::vector<Json> linesOf(const Run& run)
{
    std::vector<Json> lines;
    for (const QString& line : QString::fromStdString(run.out).split('\n', Qt::SkipEmptyParts))
        lines.push_back(Json::parse(line.toStdString()));
    return lines;
}

} // namespace

TEST_CASE("games lists what can be played, with seats and options")
{
    const Desk desk;
    const std::vector<Json> games = linesOf(desk.run({"games", "--json"}));
    REQUIRE_FALSE(games.empty());
    const Json& arbor = games.front();
    CHECK(arbor.at("id") == "arbor");
    CHECK(arbor.at("minSeats") == 2);
    CHECK(arbor.at("maxSeats") == 4);
    for (const Json& option : arbor.at("options")) {
        CHECK(option.at("key").is_string());
        CHECK_FALSE(option.at("choices").empty());
    }
    const Run plain = desk.run({"games"});
    CHECK(plain.exitCode == 0);
    CHECK(contains(plain.out, "arbor: Arbor"));
}

TEST_CASE("selfplay prints a line for each match, and the same seeds give the same matches")
{
    const Desk desk;
    const QStringList arguments{"selfplay", "arbor",  "--matches", "2",      "--seats",
                                "2",        "--seed", "5",         "--bots", "random"};
    const Run run = desk.run(arguments + QStringList{"--json"});
    CHECK_MESSAGE(run.exitCode == 0, run.err);
    const std::vector<Json> matches = linesOf(run);
    REQUIRE(matches.size() == 2);
    CHECK(matches[0].at("seed") == "5");
    CHECK(matches[1].at("seed") == "6");
    for (const Json& match : matches) {
        CHECK(match.at("moves") > 10);
        CHECK(match.at("outcome").at("winners").is_array());
        CHECK(match.at("outcome").at("reason").is_string());
        CHECK(match.at("hash").get<std::string>().size() == 16);
        CHECK(match.at("breaches").empty());
    }
    CHECK(matches[0].at("hash") != matches[1].at("hash"));
    for (const QStringList& bots : {QStringList{}, QStringList{"--bots", "random,random"}})
        CHECK(linesOf(desk.run(QStringList{"selfplay", "arbor", "--seed", "6", "--json"} + bots)).at(0) ==
              matches[1]);
}

TEST_CASE("balance plays each value of each option at each number of seats, and leaves out what there is not")
{
    const Desk desk;
    const QStringList arguments{"balance",      "kingdom-rush",
                                "--seats",      "1,2",
                                "--option",     "scenario=prologue",
                                "--option",     "scenario=1",
                                "--option",     "difficulty=standard",
                                "--option",     "difficulty=hard",
                                "--matches",    "2",
                                "--iterations", "1"};
    const Run run = desk.run(arguments + QStringList{"--json"});
    CHECK_MESSAGE(run.exitCode == 0, run.err);
    const std::vector<Json> cells = linesOf(run);
    // The Prologue has no other level than the standard one.
    REQUIRE(cells.size() == 6);
    for (int seats = 1; seats <= 2; ++seats) {
        const Json& cell = cells[static_cast<std::size_t>(seats - 1)];
        CHECK(cell.at("seats") == seats);
        CHECK(cell.at("options") == Json{{"difficulty", "standard"}, {"scenario", "prologue"}});
        CHECK(cell.at("matches") == 2);
        CHECK(cell.at("ended") == 2);
        CHECK(cell.at("together") == 2);
        CHECK(cell.at("won") == Json(std::vector<int>(static_cast<std::size_t>(seats), 2)));
    }
    CHECK(cells[5].at("options") == Json{{"difficulty", "hard"}, {"scenario", "1"}});
    const Run plain = desk.run(arguments);
    CHECK_MESSAGE(contains(plain.err, "difficulty=standard scenario=prologue seats=2: won 100.0 % of 2"),
                  plain.err);
    CHECK_MESSAGE(contains(plain.out, "scenario  difficulty         1       2\n"
                                      "prologue  standard       100.0   100.0\n"
                                      "prologue  hard               -       -\n"
                                      "1         standard  "),
                  plain.out);
    CHECK(linesOf(desk.run(arguments + QStringList{"--json"})) == cells);
}

TEST_CASE("balance tells the wins of each seat where seats play against each other")
{
    const Desk desk;
    const Run run = desk.run({"balance", "arbor", "--seats", "2", "--matches", "2", "--bots", "random"});
    CHECK_MESSAGE(run.exitCode == 0, run.err);
    CHECK_MESSAGE(contains(run.out, "/"), run.out);
}

TEST_CASE("perft counts a level a line")
{
    const Desk desk;
    const std::vector<Json> levels = linesOf(desk.run({"perft", "arbor", "2", "--seed", "7", "--json"}));
    REQUIRE(levels.size() == 2);
    CHECK(levels[0].at("depth") == 1);
    desk.json({"new", "arbor", "--seed", "7", "match.tablewood"});
    CHECK(levels[0].at("count") ==
          desk.json({"show", "match.tablewood", "--as", "table"}).at("offers").size());
    const Run plain = desk.run({"perft", "arbor", "1", "--seed", "7"});
    CHECK(plain.out == "1 " + std::to_string(levels[0].at("count").get<int>()) + "\n");
}

TEST_CASE("content lists every face with its source, and what the content files say of theirs")
{
    const Desk desk;
    std::set<std::string> keys;
    for (const Json& face : linesOf(desk.run({"content", "arbor", "--json"}))) {
        CHECK(keys.insert(face.at("key").get<std::string>()).second);
        CHECK_FALSE(face.at("name").get<std::string>().empty());
        CHECK_FALSE(face.at("source").get<std::string>().empty());
    }
    CHECK(keys.size() > 10);
    const std::vector<Json> facts = linesOf(desk.run({"content", "--sources", "--json"}));
    CHECK(facts.size() > 10);
    for (const Json& fact : facts) {
        CHECK_FALSE(fact.at("game").get<std::string>().empty());
        CHECK(contains(fact.at("file").get<std::string>(), ".json"));
    }
}

TEST_CASE("Of Forsaken Forest the board, cards the rulebook names and our choices say where they come from")
{
    const Desk desk;
    std::map<std::string, std::string> sources;
    for (const Json& fact : linesOf(desk.run({"content", "forsaken", "--sources", "--json"})))
        sources[fact.at("file").get<std::string>() + " " + fact.at("name").get<std::string>()] =
            fact.at("source").get<std::string>();
    CHECK(sources["board.json Board"] == "inferred");
    CHECK(sources["board.json Destinations"] == "inferred");
    CHECK(sources["board.json Excavation Sites"] == "inferred");
    CHECK(sources["travelers.json Shot in the Dark, speed"] == "rulebook");
    CHECK(sources["travelers.json Place in the Pillory, speed"] == "rulebook");
    CHECK(sources["travelers.json Deny Fate, speed"] == "rulebook");
    // What it does is named, that it answers every card of a player is not.
    CHECK(sources["travelers.json Deny Fate, effects"] == "inferred");
    CHECK(sources["travelers.json Miraculous Revival, effects"] == "rulebook");
    CHECK(sources["travelers.json Miraculous Revival, speed"] == "inferred");
    CHECK(sources["travelers.json Miraculous Revival, details"] == "stand-in");
    CHECK(sources["travelers.json Field Dressing, details"] == "stand-in");
    CHECK(sources.count("travelers.json Field Dressing, effects") == 0);
    CHECK(sources["travelers.json Wander, details"] == "stand-in");
    CHECK(sources["roles.json The Oracle, weight"] == "rulebook");
    CHECK(sources["roles.json The Commonfolk, weight"] == "rulebook");
    CHECK(sources["distributions.json asStandard"] == "stand-in");
}

TEST_CASE("content of one's own is checked file by file, and a fault is named with file and place")
{
    const Desk desk;
    const QDir shipped(SHIPPED_CONTENT);
    REQUIRE(QDir(desk.path(".")).mkpath("mine/arbor"));
    for (const QString& name : shipped.entryList({"*.json"}))
        REQUIRE(QFile::copy(shipped.filePath(name), desk.path("mine/arbor/" + name)));
    CHECK(desk.json({"content", "arbor", "--check", "mine"}).at("facts") > 10);
    QByteArray scenarios = desk.read("mine/arbor/scenarios.json");
    scenarios.replace("\"hold\"", "\"hodl\"");
    desk.write("mine/arbor/scenarios.json", scenarios);
    const Run faulty = desk.run({"content", "--check", "mine"});
    CHECK(faulty.exitCode == 1);
    CHECK_MESSAGE(contains(faulty.err, "mine/arbor/scenarios.json"), faulty.err);
    CHECK_MESSAGE(contains(faulty.err, "/win: \"hodl\""), faulty.err);
    REQUIRE(QFile::remove(desk.path("mine/arbor/stars.json")));
    const Run faultier = desk.run({"content", "--check", "mine"});
    CHECK_MESSAGE(contains(faultier.err, "/win: \"hodl\""), faultier.err);
    CHECK_MESSAGE(contains(faultier.err, "mine/arbor/stars.json: the file cannot be read"), faultier.err);
    CHECK(desk.run({"content", "--check", "nowhere"}).exitCode == 1);
}

TEST_CASE("every command says what it does and takes")
{
    const Desk desk;
    const Run help = desk.run({"--help"});
    CHECK(help.exitCode == 0);
    for (const char* command : {"games", "new", "show", "act", "undo", "verify", "selfplay", "arena",
                                "balance", "perft", "content", "discover", "doctor"}) {
        CHECK(contains(help.out, std::string("  ") + command + " "));
        const Run own = desk.run({command, "--help"});
        CHECK(own.exitCode == 0);
        CHECK(contains(own.out, std::string("Usage: tablewood-cli ") + command));
        CHECK(contains(own.out, "--json"));
        CHECK(own.err.empty());
    }
    CHECK(contains(desk.run({"--version"}).out, "tablewood-cli 0."));
}
