#include "program.h"

#include <QDir>
#include <QLockFile>
#include <doctest/doctest.h>

#include <map>

using namespace tablewood;

namespace {

const QString kGame = "arbor";
const QString kFile = "match.tablewood";

std::string hashOf(const Desk& desk, const QString& file)
{
    return desk.json({"show", file, "--as", "table"}).at("hash").get<std::string>();
}

} // namespace

TEST_CASE("a new match has the seats that were asked for, and the same seed gives the same match")
{
    const Desk desk;
    const Json made = desk.json({"new", kGame, "--seats", "3", "--seed", "owl", kFile});
    CHECK(made.at("file") == kFile.toStdString());
    CHECK(made.at("game") == kGame.toStdString());
    CHECK(made.at("seats") == 3);
    desk.json({"new", kGame, "--seats=3", "--seed=owl", "again.tablewood"});
    CHECK(desk.read(kFile) == desk.read("again.tablewood"));
    desk.json({"new", kGame, "--seats", "3", "free.tablewood"});
    desk.json({"new", kGame, "--seats", "3", "other.tablewood"});
    CHECK(desk.read("free.tablewood") != desk.read("other.tablewood"));
}

TEST_CASE("new replaces an empty file, and one with content only when it is told to")
{
    const Desk desk;
    desk.write(kFile, "");
    CHECK(desk.run({"new", kGame, kFile}).exitCode == 0);
    desk.write(kFile, "my notes");
    const Run refused = desk.run({"new", kGame, kFile});
    CHECK(refused.exitCode == 1);
    CHECK(contains(refused.err, "--replace"));
    CHECK(desk.read(kFile) == "my notes");
    CHECK(desk.run({"new", kGame, kFile, "--replace"}).exitCode == 0);
    CHECK(desk.run({"verify", kFile}).exitCode == 0);
}

TEST_CASE("options of the game are taken")
{
    const Desk desk;
    const Run games = desk.run({"games", "--json"});
    const Json game = Json::parse(games.out.substr(0, games.out.find('\n')));
    REQUIRE(game.at("id") == kGame.toStdString());
    const Json& option = game.at("options").at(0);
    const std::string key = option.at("key");
    for (const Json& choice : option.at("choices")) {
        if (choice.at("minSeats") > 2)
            continue;
        const auto value = choice.at("value").get<std::string>();
        const QString argument = QString::fromStdString(key + "=" + value);
        desk.json({"new", kGame, "--option", argument, kFile, "--replace"});
        CHECK(desk.json({"show", kFile, "--as", "table"}).at("options").at(key) == value);
    }
}

TEST_CASE("a view has revision, seats to act, scene, offers and outcome, and act takes what an offer says")
{
    const Desk desk;
    desk.json({"new", kGame, "--seed", "7", kFile});
    std::vector<std::int64_t> revisions;
    for (int move = 0; move < 12; ++move) {
        const Json table = desk.json({"show", kFile, "--as", "table"});
        const int seat = table.at("toAct").at(0);
        const QString viewer = "seat:" + QString::number(seat);
        const Json view = desk.json({"show", kFile, "--as", viewer});
        revisions.push_back(view.at("revision").get<std::int64_t>());
        CHECK(desk.json({"show", kFile, "--as", viewer}).at("revision") == view.at("revision"));
        CHECK(view.at("timer").is_null());
        CHECK(view.at("scene").at("boards").is_array());
        CHECK(view.at("scene").at("pieces").is_array());
        CHECK(view.at("outcome").is_null());
        CHECK_FALSE(view.contains("state"));
        CHECK_FALSE(view.contains("hash"));
        const Json& offers = view.at("offers");
        REQUIRE_FALSE(offers.empty());
        for (const Json& offer : offers)
            CHECK(offer.at("seat") == seat);
        const auto text = offers.at(offers.size() / 2).at("move").get<std::string>();
        const Json acted =
            desk.json({"act", kFile, "--seat", QString::number(seat), QString::fromStdString(text)});
        CHECK(acted.at("move") == text);
        CHECK(acted.at("seat") == seat);
        CHECK(acted.at("toAct").is_array());
        CHECK(hashOf(desk, kFile) != table.at("hash").get<std::string>());
    }
    for (std::size_t i = 2; i < revisions.size(); ++i)
        CHECK(revisions[i] > revisions[i - 2]);
    const Json seen = desk.json({"show", kFile, "--as", "public"});
    CHECK(seen.at("offers").empty());
    CHECK_FALSE(seen.at("log").empty());
    CHECK(desk.json({"verify", kFile}).at("moves") == 12);
}

TEST_CASE("no revision names two different views of one file, whatever was taken back in between")
{
    const Desk desk;
    desk.json({"new", kGame, "--seed", "7", kFile});
    for (const char* viewer : {"seat:0", "seat:1", "public", "table"}) {
        std::map<std::int64_t, std::string> named;
        const auto look = [&] {
            const Json view = desk.json({"show", kFile, "--as", viewer});
            const auto text = view.dump();
            const auto [entry, isNew] = named.try_emplace(view.at("revision").get<std::int64_t>(), text);
            CHECK(entry->second == text);
        };
        const Json offers = desk.json({"show", kFile, "--as", "table"}).at("offers");
        REQUIRE(offers.size() > 1);
        look();
        for (const std::size_t offer : {std::size_t{0}, offers.size() - 1}) {
            desk.json({"act", kFile, "--seat", QString::number(offers[offer].at("seat").get<int>()),
                       QString::fromStdString(offers[offer].at("move").get<std::string>())});
            look();
            desk.json({"undo", kFile, "--agreed"});
            look();
        }
        CHECK(named.size() == 3);
    }
}

TEST_CASE("the clock moves only where a step is timed")
{
    const Desk desk;
    desk.json({"new", kGame, "--seed", "7", kFile});
    const Run run = desk.run({"act", kFile, "--seat", "clock", "close"});
    CHECK(run.exitCode == 1);
    CHECK(contains(run.err, "No clock is running."));
}

TEST_CASE("a match that another program is changing is not replaced")
{
    const Desk desk;
    desk.json({"new", kGame, "--seed", "7", kFile});
    const QByteArray before = desk.read(kFile);
    QLockFile lock(desk.path(kFile + ".lock"));
    REQUIRE(lock.tryLock());
    const Run run = desk.run({"new", kGame, kFile, "--replace"});
    CHECK(run.exitCode == 1);
    CHECK(contains(run.err, "another program is changing this match"));
    CHECK(desk.read(kFile) == before);
}

TEST_CASE("a move of several words needs no quotes")
{
    const Desk desk;
    desk.json({"new", kGame, "--seed", "7", kFile});
    const Json offer = desk.json({"show", kFile, "--as", "table"}).at("offers").at(0);
    const QString move = QString::fromStdString(offer.at("move").get<std::string>());
    const QString seat = QString::number(offer.at("seat").get<int>());
    QStringList arguments{"act", kFile};
    arguments << move.split(' ') << "--seat" << seat;
    CHECK(desk.run(arguments).exitCode == 0);
}

TEST_CASE("a refused move is told in words and the file stays as it is")
{
    const Desk desk;
    desk.json({"new", kGame, "--seed", "7", kFile});
    desk.play(kFile, 3);
    const QByteArray before = desk.read(kFile);
    const int seat = desk.json({"show", kFile, "--as", "table"}).at("toAct").at(0);
    const QString acting = QString::number(seat);
    const QString waiting = QString::number(1 - seat);
    const auto refused = [&](const QStringList& arguments) {
        const Run run = desk.run(arguments);
        CHECK(run.exitCode == 1);
        CHECK(run.out.empty());
        CHECK(desk.read(kFile) == before);
        return run.err;
    };
    CHECK(contains(refused({"act", kFile, "--seat", acting, "fly away"}),
                   "\"fly away\" is no move of this game"));
    CHECK_FALSE(refused({"act", kFile, "--seat", acting, "grow Z99"}).empty());
    CHECK_FALSE(refused({"act", kFile, "--seat", waiting, "grow A1"}).empty());
    CHECK(contains(refused({"act", kFile, "--seat", "2", "grow A1"}), "Its seats are 0 to 1"));
    CHECK(contains(refused({"act", kFile, "--seat", acting, QString(5000, 'x')}), "at most 200 letters"));
    CHECK(QDir(desk.path(".")).entryList(QDir::Files) == QStringList{kFile});
}

TEST_CASE("undo takes the last move back, and asks for agreement where the rule of the table does")
{
    const Desk desk;
    desk.json({"new", kGame, "--seed", "7", kFile});
    std::vector<std::string> hashes{hashOf(desk, kFile)};
    for (int move = 0; move < 10; ++move) {
        desk.play(kFile, 1);
        hashes.push_back(hashOf(desk, kFile));
    }
    int consents = 0;
    while (hashes.size() > 1) {
        const QByteArray before = desk.read(kFile);
        Run undone = desk.run({"undo", kFile, "--json"});
        if (undone.exitCode != 0) {
            ++consents;
            CHECK(undone.exitCode == 1);
            CHECK(contains(undone.err, "--agreed"));
            CHECK(desk.read(kFile) == before);
            undone = desk.run({"undo", kFile, "--agreed", "--json"});
        }
        REQUIRE_MESSAGE(undone.exitCode == 0, undone.err);
        CHECK(undone.json().at("takenBack") == 1);
        hashes.pop_back();
        CHECK(hashOf(desk, kFile) == hashes.back());
    }
    CHECK(consents > 0);
    CHECK(consents < 10);
    const Run nothing = desk.run({"undo", kFile});
    CHECK(nothing.exitCode == 1);
    CHECK(contains(nothing.err, "no move to take back"));
}

TEST_CASE("a position that show prints begins a match that stands as the shown one")
{
    const Desk desk;
    desk.json({"new", kGame, "--seats", "3", "--seed", "7", kFile});
    desk.play(kFile, 15);
    desk.write("state.json", QByteArray::fromStdString(desk.run({"show", kFile, "--as", "table"}).out));
    desk.write("whole.json",
               QByteArray::fromStdString(desk.run({"show", kFile, "--as", "table", "--json"}).out));
    desk.json({"new", kGame, "--seats", "3", "--position", "state.json", "one.tablewood"});
    desk.json({"new", kGame, "--position", "whole.json", "two.tablewood"});
    const Json expected = desk.json({"show", kFile, "--as", "table"});
    for (const char* name : {"one.tablewood", "two.tablewood"}) {
        const Json table = desk.json({"show", name, "--as", "table"});
        CHECK(table.at("hash") == expected.at("hash"));
        CHECK(table.at("state") == expected.at("state"));
        CHECK(table.at("offers") == expected.at("offers"));
        CHECK(table.at("seats") == 3);
        desk.play(name, 3);
        CHECK(desk.json({"verify", name}).at("moves") == 3);
    }
}

TEST_CASE("a view in plain words shows the board, the panels and the moves")
{
    const Desk desk;
    desk.json({"new", kGame, "--seed", "7", kFile});
    desk.play(kFile, 6);
    const int seat = desk.json({"show", kFile, "--as", "table"}).at("toAct").at(0);
    const QString viewer = "seat:" + QString::number(seat);
    const Run shown = desk.run({"show", kFile, "--as", viewer});
    CHECK(shown.exitCode == 0);
    CHECK(contains(shown.out, " A "));
    CHECK(contains(shown.out, "Seat 0"));
    CHECK(contains(shown.out, "Moves:\n"));
    CHECK(contains(shown.out, "To act: Player"));
    const Json view = desk.json({"show", kFile, "--as", viewer});
    for (const Json& offer : view.at("offers"))
        CHECK(contains(shown.out, "  " + offer.at("move").get<std::string>() + "\n"));
}

TEST_CASE("verify finds a move that was changed and a hash that was changed")
{
    const Desk desk;
    desk.json({"new", kGame, "--seed", "7", kFile});
    desk.play(kFile, 6);
    const QByteArray good = desk.read(kFile);
    const qsizetype hash = good.indexOf("\"hash\":\"", good.lastIndexOf("\"move\"")) + 8;
    QByteArray bad = good;
    bad[hash] = bad[hash] == '0' ? '1' : '0';
    desk.write(kFile, bad);
    Run verified = desk.run({"verify", kFile});
    CHECK(verified.exitCode == 1);
    CHECK(contains(verified.err, "move 6"));
    CHECK(contains(verified.err, kFile.toStdString()));
    bad = good;
    bad.replace("\"seed\":\"", "\"seed\":\"0");
    bad.replace(bad.indexOf("\"},\n\"players\"") - 1, 1, "");
    desk.write(kFile, bad);
    verified = desk.run({"verify", kFile});
    CHECK(verified.exitCode == 1);
}

TEST_CASE("What is counted is told in its singular for one")
{
    const Desk desk;
    desk.json({"new", "arbor", "--seed", "7", "--option", "first=highest", "match.tablewood"});
    desk.play("match.tablewood", 1);
    CHECK(contains(desk.run({"verify", "match.tablewood"}).out, ": 1 move played again"));
    desk.play("match.tablewood", 1);
    CHECK(contains(desk.run({"verify", "match.tablewood"}).out, ": 2 moves played again"));
    Json position = desk.json({"show", "match.tablewood", "--as", "table"});
    const auto active = position["state"]["active"]["seat"].get<int>();
    Json& forest = position["state"]["forests"][static_cast<std::size_t>(active)];
    forest["manna"] = 3;
    forest["hand"] = Json::array({{{"spirit", "light"}, {"id", position["state"]["nextPiece"]}}});
    position["state"]["nextPiece"] = position["state"]["nextPiece"].get<int>() + 1;
    position["state"]["deck"].erase(0);
    position["state"]["step"] = "day";
    desk.write("position.json", QByteArray::fromStdString(position.dump()));
    desk.json({"new", "arbor", "--position", "position.json", "one.tablewood"});
    const Run refused =
        desk.run({"act", "one.tablewood", "--seat", QString::number(active), "play radiance"});
    CHECK(refused.exitCode == 1);
    CHECK_MESSAGE(contains(refused.err, "1 space has to be named."), refused.err);
}

TEST_CASE("A new match tells what the window does of its set-up, and warns where the rulebook would")
{
    const Desk desk;
    const Run odd = desk.run({"new", "forsaken", "--seats", "12", "--option", "forsaken=1", "odd.tablewood"});
    CHECK(odd.exitCode == 0);
    CHECK(contains(odd.out, "Beware: the Villagers weigh more than 3 for 1 of the Forsaken."));
    const Json plain =
        desk.json({"new", "forsaken", "--seats", "12", "--option", "forsaken=3", "plain.tablewood"});
    CHECK(
        plain.at("remarks").at(2) ==
        "Both sides are as strong: the rulebook’s table says so, although the weights favour the Villagers");
    CHECK(desk.json({"new", "arbor", "arbor.tablewood"}).at("remarks").empty());
}

TEST_CASE("A new match of Arbor II has its highest roll name who begins, and says so in its file")
{
    const Desk desk;
    desk.json({"new", "arbor", "--seed", "7", "match.tablewood"});
    CHECK(contains(desk.read("match.tablewood").toStdString(), "\"first\":\"names\""));
    desk.play("match.tablewood", 2);
    const Json table = desk.json({"show", "match.tablewood", "--as", "table"});
    CHECK(table.at("state").at("step") == "naming");
    CHECK(table.at("state").at("terms").at("firstNamed") == true);
    desk.write("table.json", QByteArray::fromStdString(table.dump()));
    desk.json({"new", "arbor", "--position", "table.json", "again.tablewood"});
    CHECK(desk.json({"show", "again.tablewood", "--as", "table"}).at("state") == table.at("state"));
}
