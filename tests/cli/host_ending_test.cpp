#include "lan/host/last_words.h"
#include "talk.h"

#include <QElapsedTimer>
#include <QFileInfo>
#include <QProcess>
#include <QThread>
#include <doctest/doctest.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <exception>
#include <stdexcept>

using namespace tablewood;

namespace {

/// A host with its guests, of which one is ended from outside.
struct Table
{
    Desk desk;
    std::unique_ptr<QProcess> host;
    QString link;
    QByteArray out;

    explicit Table(const QStringList& what) { open(what); }
    ~Table() { host->kill(), host->waitForFinished(); }

    void open(const QStringList& what)
    {
        host = std::make_unique<QProcess>();
        host->setWorkingDirectory(desk.path("."));
        const QStringList how{
            "--port", QString::number(portOfOurOwn()), "--admit", "all", "--data-dir", "host", "--json"};
        host->start(TABLEWOOD_CLI, QStringList{"host"} + what + how);
        link = linkTo(await("hosting"));
    }
    Json await(const std::string& event)
    {
        for (int patience = 0; patience < 12'000; ++patience) {
            while (host->canReadLine()) {
                const Json line = Json::parse(host->readLine().toStdString());
                if (line.at("event") == event)
                    return line;
            }
            host->waitForReadyRead(5);
        }
        FAIL("no ", event, " came");
        return {};
    }
    std::unique_ptr<Talk> join(const QString& name, int seat) const
    {
        return std::make_unique<Talk>(desk,
                                      QStringList{"join", "--address", link, "--name", name, "--seat",
                                                  QString::number(seat), "--data-dir", name, "--jsonl"});
    }
    void end(int signal) const { ::kill(static_cast<pid_t>(host->processId()), signal); }
};

const QStringList kNewMatch{"arbor", "--seats", "2", "--keep", "match.tablewood"};

/// What a program that is called "guest" says at standard error when nobody takes what it throws.
std::string toldUncaught(void (*throwIt)())
{
    std::array<int, 2> ends{};
    REQUIRE(pipe(ends.data()) == 0);
    const pid_t program = fork();
    if (program == 0) {
        dup2(ends[1], STDERR_FILENO);
        // The test's own report of a crash is not wanted.
        std::signal(SIGABRT, SIG_DFL);
        lan::tellCrashes("guest");
        try {
            throwIt();
        } catch (...) {
            std::terminate();
        }
    }
    close(ends[1]);
    std::string told;
    std::array<char, 1024> bytes;
    for (ssize_t count; (count = read(ends[0], bytes.data(), bytes.size())) > 0;)
        told.append(bytes.data(), static_cast<std::size_t>(count));
    close(ends[0]);
    int status = 0;
    REQUIRE(waitpid(program, &status, 0) == program);
    CHECK((WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT));
    return told;
}

/// Fills a pipe, so that not a byte more goes into it.
void fill(int end)
{
    const int how = fcntl(end, F_GETFL);
    fcntl(end, F_SETFL, how | O_NONBLOCK);
    const std::array<char, 4096> bytes{};
    for (const std::size_t size : {bytes.size(), std::size_t{1}})
        while (::write(end, bytes.data(), size) > 0) {
        }
    fcntl(end, F_SETFL, how);
}

/// The signal by which a program ends that does this, where standard output and standard error are one pipe
/// that is full and that nobody reads; 0 if it does not end.
int endOfUnread(void (*deed)())
{
    std::array<int, 2> ends{};
    REQUIRE(pipe(ends.data()) == 0);
    fill(ends[1]);
    const pid_t program = fork();
    if (program == 0) {
        dup2(ends[1], STDOUT_FILENO);
        dup2(ends[1], STDERR_FILENO);
        // The test's own report of a crash is not wanted.
        for (const int signal : {SIGSEGV, SIGABRT})
            std::signal(signal, SIG_DFL);
        lan::tellCrashes("guest");
        deed();
        _exit(0);
    }
    QElapsedTimer time;
    time.start();
    int status = 0;
    pid_t ended = 0;
    while ((ended = waitpid(program, &status, WNOHANG)) == 0 && time.elapsed() < 60'000)
        QThread::msleep(5);
    if (ended == 0) {
        ::kill(program, SIGKILL);
        waitpid(program, &status, 0);
    }
    close(ends[0]);
    close(ends[1]);
    return ended == program && WIFSIGNALED(status) ? WTERMSIG(status) : 0;
}

std::size_t movesIn(const Desk& desk)
{
    return Json::parse(desk.read("match.tablewood").toStdString()).at("moves").size();
}

} // namespace

TEST_CASE("A host that is asked to end says by what, and its match goes on with the same guests")
{
    for (const auto& [signal, called] :
         {std::pair(SIGTERM, "SIGTERM"), {SIGINT, "SIGINT"}, {SIGHUP, "SIGHUP"}}) {
        const std::string name = called;
        CAPTURE(name);
        Table table(kNewMatch);
        const auto mira = table.join("Mira", 0);
        const auto tom = table.join("Tom", 1);
        play({mira.get(), tom.get()}, 5);
        table.end(signal);
        CHECK(table.await("closed").at("why") == std::string("the program was ended by ") + name);
        REQUIRE(table.host->waitForFinished());
        CHECK(table.host->exitStatus() == QProcess::NormalExit);
        CHECK(table.host->exitCode() == 0);
        CHECK(movesIn(table.desk) == 5);
        mira->await("lost");
        tom->await("lost");
        // Nobody has to join again.
        table.open({"match.tablewood"});
        mira->await("view");
        tom->await("view");
        play({mira.get(), tom.get()}, 3);
        CHECK(movesIn(table.desk) == 8);
    }
}

TEST_CASE("A host that is asked to end before its tables are open says so too")
{
    const Desk desk;
    QProcess host;
    host.setWorkingDirectory(desk.path("."));
    host.start(TABLEWOOD_CLI, {"host", "arbor", "--tables", "100", "--data-dir", "host", "--json"});
    REQUIRE(host.waitForStarted());
    // It is made before the first table is.
    while (!QFileInfo::exists(desk.path("host/lan-identity.pem")) && host.state() == QProcess::Running)
        host.waitForReadyRead(1);
    ::kill(static_cast<pid_t>(host.processId()), SIGTERM);
    REQUIRE(host.waitForFinished(60'000));
    CHECK(host.exitStatus() == QProcess::NormalExit);
    CHECK(host.exitCode() == 0);
    CHECK(contains(host.readAllStandardOutput().toStdString(), "the program was ended by SIGTERM"));
}

TEST_CASE("A host that crashes, or gets a signal that it does not know, leaves a line that says so, and its "
          "match opens again with nothing lost")
{
    Table table(kNewMatch);
    {
        const auto mira = table.join("Mira", 0);
        const auto tom = table.join("Tom", 1);
        play({mira.get(), tom.get()}, 4);
    }
    for (const auto& [signal, name] : {std::pair(SIGSEGV, "SIGSEGV"),
                                       {SIGABRT, "SIGABRT"},
                                       {SIGTRAP, "SIGTRAP"},
                                       {SIGUSR1, "SIGUSR1"},
                                       {SIGUSR2, "SIGUSR2"},
                                       {SIGALRM, "SIGALRM"},
                                       {SIGVTALRM, "SIGVTALRM"},
                                       {SIGPROF, "SIGPROF"}}) {
        table.end(signal);
        REQUIRE(table.host->waitForFinished());
        // A sanitizer ends a program in its own way.
        CHECK((table.host->exitStatus() == QProcess::CrashExit || table.host->exitCode() != 0));
        CHECK(contains(table.host->readAllStandardError().toStdString(),
                       std::string("tablewood-cli: ended by ") + name +
                           ". A match that it kept is whole up to its last move.\n"));
        CHECK(movesIn(table.desk) == 4);
        table.open({"match.tablewood"});
    }
    CHECK(table.desk.json({"verify", "match.tablewood"}).at("moves") == 4);
}

TEST_CASE("An exception that nobody takes leaves a line with its cause, in which nothing steers a terminal")
{
    const std::string aborted =
        "guest: ended by SIGABRT. A match that it kept is whole up to its last move.\n";
    CHECK(toldUncaught([] { throw std::runtime_error("no room for \"a\x1b[2Jb\""); }) ==
          "guest: the program cannot go on: no room for \"a [2Jb\"\n" + aborted);
    CHECK(toldUncaught([] { throw 7; }) ==
          "guest: the program cannot go on: something unknown was thrown\n" + aborted);
}

TEST_CASE("A program whose output nobody reads ends by a crash all the same")
{
    CHECK(endOfUnread([] { std::raise(SIGSEGV); }) == SIGSEGV);
    CHECK(endOfUnread([] { std::abort(); }) == SIGABRT);
    CHECK(endOfUnread([] {
              try {
                  throw std::runtime_error(std::string(100'000, 'x'));
              } catch (...) {
                  std::terminate();
              }
          }) == SIGABRT);
}

TEST_CASE("A host whose output nobody reads ends by a signal all the same")
{
    for (const int signal : {SIGSEGV, SIGTERM}) {
        CAPTURE(signal);
        const Desk desk;
        const QByteArray path = desk.path("out").toUtf8();
        REQUIRE(mkfifo(path.constData(), 0600) == 0);
        const int end = open(path.constData(), O_RDWR);
        REQUIRE(end >= 0);
        fill(end);
        QProcess host;
        host.setWorkingDirectory(desk.path("."));
        host.setProcessChannelMode(QProcess::MergedChannels);
        host.setStandardOutputFile(desk.path("out"), QIODevice::Append);
        host.start(TABLEWOOD_CLI, {"host", "arbor", "--data-dir", "host", "--json"});
        REQUIRE(host.waitForStarted());
        // It is made before the first table is.
        while (!QFileInfo::exists(desk.path("host/lan-identity.pem")) && !host.waitForFinished(1)) {
        }
        ::kill(static_cast<pid_t>(host.processId()), signal);
        const bool hasEnded = host.waitForFinished(60'000);
        CHECK(hasEnded);
        if (!hasEnded) {
            host.kill();
            host.waitForFinished();
        }
        close(end);
    }
}

TEST_CASE("A host that was told to close, or whose match is over, says that too")
{
    const Desk desk;
    Talk told(desk, {"host", "arbor", "--data-dir", "host", "--json"});
    told.await("hosting");
    told.say({{"close", true}});
    CHECK(told.await("closed").at("why") == "somebody said close");
    CHECK(told.exitCode() == 0);
    Talk over(desk, {"host", "arbor", "--bots", "2", "--strength", "random", "--pace", "0", "--data-dir",
                     "host", "--json"});
    over.await("ended");
    CHECK(over.await("closed").at("why") == "the match is over, and everybody has gone home");
    CHECK(over.exitCode() == 0);
}

TEST_CASE("A host that ignored a signal from its start, as under nohup, goes on ignoring it")
{
    const Desk desk;
    QProcess host;
    host.setWorkingDirectory(desk.path("."));
    host.start("sh", {"-c", "trap '' HUP; exec \"$@\"", "sh", TABLEWOOD_CLI, "host", "arbor", "--data-dir",
                      "host", "--json"});
    REQUIRE(host.waitForReadyRead());
    ::kill(static_cast<pid_t>(host.processId()), SIGHUP);
    host.write("{\"close\":true}\n");
    REQUIRE(host.waitForFinished());
    CHECK(contains(host.readAllStandardOutput().toStdString(), "somebody said close"));
}
