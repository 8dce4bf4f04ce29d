#include "program.h"

#include "lan/find/announcer.h"

#include <QProcess>
#include <QTcpServer>
#include <QTest>
#include <doctest/doctest.h>

#include <algorithm>

using namespace tablewood;

namespace {

/// The lines of an output, as JSON.
std::vector<Json> jsonLines(const std::string& out)
{
    std::vector<Json> lines;
    for (const QByteArray& line : QByteArray::fromStdString(out).split('\n')) {
        if (!line.isEmpty())
            lines.push_back(Json::parse(line.toStdString()));
    }
    return lines;
}

/// Runs the program while this process answers it.
Run runBeside(const QStringList& arguments)
{
    QProcess process;
    process.start(TABLEWOOD_CLI, arguments);
    REQUIRE(QTest::qWaitFor([&] { return process.state() == QProcess::NotRunning; }, 300'000));
    return {process.exitCode(), process.readAllStandardOutput().toStdString(),
            process.readAllStandardError().toStdString()};
}

/// Runs the program until it tells of a table, on however busy a machine.
Run runUntilHeard(const QStringList& arguments, const std::string& name)
{
    Run run = runBeside(arguments);
    for (int i = 0; i < 30 && !contains(run.out, name); ++i)
        run = runBeside(arguments);
    return run;
}

/// A table with a name that no other has, and a port that somebody listens at.
struct OpenTable
{
    OpenTable()
    {
        REQUIRE(door.listen(QHostAddress::Any));
        announcement.instance = lan::freshInstance();
        announcement.table = lan::freshInstance();
        announcement.version = "0.1.0";
        announcement.title = "Owls " + std::to_string(door.serverPort());
        announcement.game = "arbor";
        announcement.seats = 4;
        announcement.freeSeats = 3;
        announcement.port = door.serverPort();
    }
    QTcpServer door;
    lan::Announcement announcement;
    lan::Announcer announcer{[this] { return std::vector{announcement}; }};
};

const Json* lineWith(const std::vector<Json>& lines, const char* key, const std::string& value)
{
    const auto found = std::ranges::find_if(lines, [&](const Json& line) { return line.at(key) == value; });
    return found == lines.end() ? nullptr : &*found;
}

} // namespace

TEST_CASE("discover finds a table that another program on this laptop announces")
{
    const OpenTable owls;
    const std::string name = owls.announcement.title;
    const Run plain = runUntilHeard({"discover"}, name);
    CHECK(plain.exitCode == 0);
    CHECK_MESSAGE(contains(plain.out, name + ": arbor, 3 of 4 seats free, at "), (plain.out + plain.err));

    const std::vector<Json> lines = jsonLines(runUntilHeard({"discover", "--json"}, name).out);
    const Json* table = lineWith(lines, "name", name);
    REQUIRE(table);
    CHECK((*table)["port"] == owls.announcement.port);
    CHECK((*table)["freeSeats"] == 3);
    CHECK_FALSE((*table)["addresses"].empty());
    CHECK((*table)["certificate"].get<std::string>().size() == 64);
}

TEST_CASE("doctor tells of the table, of a port where nothing is, and ends with 1 for that")
{
    const OpenTable owls;
    QTcpServer closed;
    REQUIRE(closed.listen(QHostAddress::LocalHost));
    const QString address = QString("127.0.0.1:%1").arg(closed.serverPort());
    closed.close();
    const Run run = runUntilHeard({"doctor", address, "--json"}, owls.announcement.title);
    CHECK(run.exitCode == 1);
    const std::vector<Json> lines = jsonLines(run.out);
    CHECK_MESSAGE(
        lineWith(lines, "what", "The table \"" + owls.announcement.title + "\" is open on this laptop."),
        run.out);
    const Json* refused = lineWith(lines, "what",
                                   "127.0.0.1 is there, but nothing is open at port " +
                                       address.section(':', 1).toStdString() + ".");
    REQUIRE(refused);
    CHECK((*refused)["health"] == "bad");
    CHECK_FALSE((*refused)["remedy"].get<std::string>().empty());
}

TEST_CASE("What is no address is refused before anything is looked at")
{
    const Run run = Desk().run({"doctor", "two words"});
    CHECK(run.exitCode == 1);
    CHECK(contains(run.err, "\"two words\": this is no name and no address of a laptop"));
}
