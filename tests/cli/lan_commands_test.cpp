#include "talk.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <doctest/doctest.h>

#include <memory>

using namespace tablewood;

TEST_CASE("Two guests who join a hosted table play a whole match of Arbor by lines of JSON")
{
    const Desk desk;
    Talk host(desk, {"host", "arbor", "--admit", "all", "--keep", "match.tablewood", "--data-dir", "host",
                     "--json"});
    const int port = host.await("hosting").at("port").get<int>();
    const QString where = "127.0.0.1:" + QString::number(port);
    Talk mira(desk, {"join", "--address", where, "--name", "Mira", "--data-dir", "mira", "--jsonl"});
    Talk jonas(desk, {"join", "--address", where, "--name", "Jonas", "--data-dir", "jonas", "--jsonl"});

    const std::vector<Json> ends = playAll({&mira, &jonas});
    const Json end = host.await("ended");
    for (const Json& one : ends) {
        CHECK(one.at("hash") == end.at("hash"));
        CHECK(one.at("moves") == end.at("moves"));
        CHECK(one.at("dealt") == true);
        CHECK(one.at("checked") == true);
        CHECK(one.at("why").is_null());
    }
    CHECK(mira.exitCode() == 0);
    CHECK(jonas.exitCode() == 0);
    CHECK(host.exitCode() == 0);

    // The same command once more does not begin a match over the one that was played.
    const QByteArray kept = desk.read("match.tablewood");
    const Run again = desk.run({"host", "arbor", "--keep", "match.tablewood", "--data-dir", "host"});
    CHECK(again.exitCode != 0);
    CHECK_MESSAGE(contains(again.err, "go on with it: host match.tablewood"), again.err);
    CHECK(desk.read("match.tablewood") == kept);
    const Json verified = desk.json({"verify", "match.tablewood"});
    CHECK(verified.at("hash") == end.at("hash"));
    CHECK(verified.at("dealt") == true);
    CHECK(desk.run({"show", "match.tablewood", "--as", "seat:0", "--at", "3"}).exitCode == 0);
    // A host's part that gives another seed than the one that was played.
    QByteArray file = desk.read("match.tablewood");
    const qsizetype digit = file.indexOf("\"host\":\"") + 8;
    file[digit] = file[digit] == '0' ? '1' : '0';
    desk.write("match.tablewood", file);
    const Run swapped = desk.run({"verify", "match.tablewood"});
    CHECK(swapped.exitCode == 1);
    CHECK(contains(swapped.err, "The seed of the match is not the one that its players drew."));
}

TEST_CASE("A host that was killed goes on with its match file, and the guests come back to their seats")
{
    const Desk desk;
    const QStringList options{
        "--port", QString::number(portOfOurOwn()), "--admit", "all", "--data-dir", "host", "--json"};
    auto host = std::make_unique<Talk>(desk, QStringList{"host", "arbor", "--keep", "m.tablewood"} + options);
    const QString where = linkTo(host->await("hosting"));
    Talk mira(desk, {"join", "--address", where, "--name", "Mira", "--data-dir", "mira", "--jsonl"});
    Talk jonas(desk, {"join", "--address", where, "--name", "Jonas", "--data-dir", "jonas", "--jsonl"});
    play({&mira, &jonas}, 3);
    host.reset();
    mira.await("lost");
    jonas.await("lost");
    const int moves = desk.json({"verify", "m.tablewood"}).at("moves").get<int>();
    CHECK(moves == 3);
    // Nobody sees here what a laptop of their own shows them alone.
    for (const char* as : {"seat:0", "table"})
        CHECK(contains(desk.run({"show", "m.tablewood", "--as", as}).err, "at laptops of their own"));
    CHECK(desk.run({"show", "m.tablewood", "--as", "public"}).exitCode == 0);
    CHECK(contains(desk.run({"undo", "m.tablewood", "--agreed"}).err, "at laptops of their own"));
    host = std::make_unique<Talk>(desk, QStringList{"host", "m.tablewood"} + options);
    const std::vector<Json> ends = playAll({&mira, &jonas});
    CHECK(ends[0].at("hash") == ends[1].at("hash"));
    CHECK(ends[0].at("checked") == true);
    CHECK(ends[0].at("why").is_null());
}

TEST_CASE("A move that is not said to the table is denied and never counted as answered")
{
    const Desk desk;
    Talk host(desk, {"host", "arbor", "--seats", "2", "--admit", "all", "--data-dir", "host", "--json"});
    const QString where = "127.0.0.1:" + QString::number(host.await("hosting").at("port").get<int>());
    Talk mira(desk, {"join", "--address", where, "--name", "Mira", "--data-dir", "mira", "--jsonl"});
    mira.await("lobby");
    mira.say({{"move", "grow E4"}});
    CHECK(mira.await("denied").at("why") == "You have no seat in a match that has begun.");
    Talk jonas(desk, {"join", "--address", where, "--name", "Jonas", "--data-dir", "jonas", "--jsonl"});
    const Json view = mira.await("view");
    CHECK(view.at("answered") == 0);
    // A view is what a match file shows, whose it is, and how many wishes were answered.
    desk.json({"new", "arbor", "x.tablewood"});
    const Json shown = desk.json({"show", "x.tablewood", "--as", "seat:0"});
    CHECK(view.size() == shown.size() + 3);
    for (const auto& entry : shown.items())
        CHECK_MESSAGE(view.contains(entry.key()), entry.key());
}

TEST_CASE("Who plays for somebody who is away has their view too, and moves for them, until they are back")
{
    const Desk desk;
    Talk host(desk, {"host", "mosaic", "--seats", "2", "--admit", "all", "--data-dir", "host", "--json"});
    const QString where = "127.0.0.1:" + QString::number(host.await("hosting").at("port").get<int>());
    Talk mira(desk,
              {"join", "--address", where, "--name", "Mira", "--seat", "0", "--data-dir", "mira", "--jsonl"});
    const auto comeJonas = [&] {
        return std::make_unique<Talk>(desk, QStringList{"join", "--address", where, "--name", "Jonas",
                                                        "--seat", "1", "--data-dir", "jonas", "--jsonl"});
    };
    const auto viewOf = [](Talk& talk, int seat) {
        Json view = talk.await("view");
        while (view.at("seat") != seat)
            view = talk.await("view");
        return view;
    };
    auto jonas = comeJonas();
    CHECK(viewOf(mira, 0).at("seat") == 0);
    viewOf(*jonas, 1);
    jonas.reset();
    int idOfMira = 0;
    for (bool isAway = false; !isAway;) {
        const Json lobby = host.await("lobby");
        for (const Json& guest : lobby.at("guests")) {
            isAway = isAway || (guest.at("name") == "Jonas" && guest.at("here") == false);
            if (guest.at("name") == "Mira")
                idOfMira = guest.at("id").get<int>();
        }
    }
    // Nobody takes a seat the moment its person is gone; the host says who plays.
    mira.say({{"play-for", 1}});
    mira.await("denied");
    host.say({{"lend", idOfMira}, {"seat", 1}});
    CHECK(viewOf(mira, 1).at("log").empty());
    mira.say({{"move", "done"}, {"seat", 1}});
    CHECK(viewOf(mira, 1).at("log").size() == 1);
    jonas = comeJonas();
    CHECK(viewOf(*jonas, 1).at("log").size() == 1);
    mira.say({{"move", "wait"}, {"seat", 1}});
    CHECK(contains(mira.await("denied").at("why"), "seat"));
    mira.say({{"move", "done"}});
    CHECK(viewOf(*jonas, 1).at("log").size() > 1);
}

TEST_CASE("A host that asks lets in whom it is told to, by the pictures both sides show")
{
    const Desk desk;
    Talk host(desk, {"host", "arbor", "--bots", "1", "--strength", "random", "--pace", "0", "--data-dir",
                     "host", "--json"});
    const QString where = "127.0.0.1:" + QString::number(host.await("hosting").at("port").get<int>());
    Talk mira(desk, {"join", "--address", where, "--name", "Mira", "--data-dir", "mira", "--jsonl"});
    const Json knock = host.await("knock");
    CHECK(knock.at("name") == "Mira");
    CHECK(knock.at("pictures") == mira.await("compare").at("pictures"));
    host.say({{"admit", knock.at("knock")}});
    CHECK(mira.await("view").at("revision") == 1);

    Talk other(desk, {"join", "--address", where, "--name", "Tom", "--data-dir", "tom", "--jsonl"});
    host.say({{"refuse", host.await("knock").at("knock")}});
    CHECK(other.await("bye").at("why") == "The host did not let you in.");
    CHECK(other.exitCode() == 1);
}

TEST_CASE("A host at a terminal says what is done for who is away, and asks who could host the table")
{
    const Desk desk;
    Talk host(desk, {"host", "arbor", "--bots", "1", "--strength", "random", "--admit", "all", "--data-dir",
                     "host", "--json"});
    const QString where = "127.0.0.1:" + QString::number(host.await("hosting").at("port").get<int>());
    const auto awaitPolicy = [&](const std::string& policy) {
        Json lobby = host.await("lobby");
        while (lobby.at("whenAway") != policy)
            lobby = host.await("lobby");
        return lobby.at("awaySeconds");
    };
    host.say({{"policy", "bot"}, {"after", 7}});
    CHECK(awaitPolicy("bot") == 7);
    host.say({{"policy", "skip"}});
    CHECK(awaitPolicy("skip") == 7);
    host.say({{"policy", "run"}});
    CHECK(contains(host.await("denied").at("why"), "there is no such policy"));

    Talk mira(desk, {"join", "--address", where, "--name", "Mira", "--data-dir", "mira", "--jsonl"});
    mira.await("view");
    mira.say({{"host", true}});
    CHECK(contains(mira.await("denied").at("why"), "cannot take a table over"));
    host.say({{"move-to", 1}});
    mira.await("asked-to-host");
    mira.say({{"host", false}});
    CHECK(contains(host.await("trouble").at("why"), "stays where it is"));
}

TEST_CASE("Bots of a hosted table move at the pace they are told")
{
    const Desk desk;
    Talk host(desk, {"host", "arbor", "--bots", "2", "--strength", "random", "--pace", "0", "--data-dir",
                     "host", "--json"});
    CHECK(host.await("ended").at("moves") > 10);
    CHECK(host.exitCode() == 0);

    const Run run = desk.run({"host", "arbor", "--bots", "1", "--strength", "random", "--pace", "slow"});
    CHECK(run.exitCode == 2);
    CHECK(run.err.find("--pace") != std::string::npos);
}

TEST_CASE("Who hosts a new match is told what the game says of its set-up")
{
    const Desk desk;
    const QStringList odd{"host",       "forsaken", "--seats", "12",      "--option",
                          "forsaken=1", "--name",   "Odd",     "--admit", "all"};
    Talk json(desk, odd + QStringList{"--data-dir", "json", "--json"});
    const std::string beware = "Beware: the Villagers weigh more than 3 for 1 of the Forsaken";
    CHECK(json.await("hosting").at("remarks").dump().find(beware) != std::string::npos);
}

TEST_CASE("A table that is hosted is found by its name, and is gone from the list when it closes")
{
    const Desk desk;
    // A name that no other table in this network has.
    const QString name = "Owls " + QString::number(QCoreApplication::applicationPid());
    Talk host(desk, {"host", "arbor", "--name", name, "--admit", "all", "--data-dir", "host", "--json"});
    const Json hosting = host.await("hosting");
    Talk mira(desk, {"join", "--table", name, "--name", "Mira", "--data-dir", "mira", "--jsonl"});
    CHECK(mira.await("lobby").at("table") == name.toStdString());

    const auto heard = [&] {
        const Run run = desk.run({"discover", "--json"});
        for (const QByteArray& line : QByteArray::fromStdString(run.out).split('\n')) {
            if (!line.isEmpty() && Json::parse(line.toStdString()).at("name") == name.toStdString())
                return Json::parse(line.toStdString());
        }
        return Json();
    };
    Json table;
    for (int i = 0; i < 30 && table.is_null(); ++i)
        table = heard();
    REQUIRE_FALSE(table.is_null());
    CHECK(table.at("port") == hosting.at("port"));
    CHECK(table.at("certificate") == hosting.at("certificate"));
    CHECK(table.at("game") == "arbor");

    host.say({{"close", true}});
    CHECK(host.exitCode() == 0);
    CHECK(heard().is_null());
}

TEST_CASE("The bot in the documentation plays a whole match")
{
    const QString python = QStandardPaths::findExecutable("python3");
    if (python.isEmpty()) {
        MESSAGE("skipped: there is no python3 here");
        return;
    }
    QFile page(COMMAND_LINE_PAGE);
    REQUIRE(page.open(QIODevice::ReadOnly));
    const QByteArray text = page.readAll();
    const QByteArray begin = "```python\n";
    const qsizetype at = text.indexOf(begin) + begin.size();
    REQUIRE(at >= begin.size());

    const Desk desk;
    desk.write("bot.py", text.mid(at, text.indexOf("```", at) - at));
    Talk host(desk, {"host", "arbor", "--bots", "1", "--strength", "random", "--pace", "0", "--admit", "all",
                     "--data-dir", "host", "--json"});
    QProcess bot;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("PATH",
                       QFileInfo(TABLEWOOD_CLI).path() + QDir::listSeparator() + environment.value("PATH"));
    environment.insert("HOME", desk.path("."));
    environment.insert("XDG_DATA_HOME", desk.path("bot"));
    bot.setProcessEnvironment(environment);
    bot.setProcessChannelMode(QProcess::ForwardedChannels);
    bot.start(python, {desk.path("bot.py"),
                       "127.0.0.1:" + QString::number(host.await("hosting").at("port").get<int>())});
    REQUIRE(bot.waitForFinished(60'000));
    CHECK(bot.exitCode() == 0);
    CHECK(host.await("ended").at("moves") > 10);
}
