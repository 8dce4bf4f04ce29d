#include "app/front_door.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QLocalSocket>
#include <QTemporaryDir>
#include <doctest/doctest.h>

#include <atomic>
#include <thread>
#include <vector>

using namespace tablewood;

namespace {

/// A program that runs, and what it heard.
struct Running
{
    explicit Running(const QString& directory) : door(directory)
    {
        QObject::connect(&door, &FrontDoor::called, [this](const Call& call) { heard.push_back(call); });
    }
    FrontDoor door;
    std::vector<Call> heard;
};

void wait(const std::function<bool()>& isSo)
{
    QElapsedTimer clock;
    clock.start();
    while (!isSo() && clock.elapsed() < 5000)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
}

/// Calls from a thread of its own, as another process does; returns whether the call was taken.
bool callWhileRunning(const QString& directory, const Call& call, int milliseconds = 3000)
{
    std::atomic<bool> isOver = false;
    bool isTaken = false;
    std::thread caller([&] {
        isTaken = FrontDoor::call(directory, call, milliseconds);
        isOver = true;
    });
    wait([&] { return isOver.load(); });
    caller.join();
    return isTaken;
}

} // namespace

TEST_CASE("a second start hands what it was to do to the program that runs, once")
{
    const QTemporaryDir directory;
    Running running(directory.path());
    const Call call{"/home/mira/Evening ä.tablewood", {}, false};
    CHECK(callWhileRunning(directory.path(), call));
    wait([&] { return !running.heard.empty(); });
    CHECK(running.heard == std::vector<Call>{call});
    CHECK(callWhileRunning(directory.path(), {{}, "tablewood://join?at=1.2.3.4", true}));
    wait([&] { return running.heard.size() == 2; });
    REQUIRE(running.heard.size() == 2);
    CHECK(running.heard[1].join == "tablewood://join?at=1.2.3.4");
    CHECK(running.heard[1].isHosting);
}

TEST_CASE("where no program runs with the folder, or another one does, nobody takes the call")
{
    const QTemporaryDir directory;
    const QTemporaryDir other;
    Running running(other.path());
    CHECK_FALSE(callWhileRunning(directory.path(), {"/match.tablewood", {}, false}));
    CHECK(running.heard.empty());
    {
        const Running ended(directory.path());
    }
    CHECK_FALSE(callWhileRunning(directory.path(), {"/match.tablewood", {}, false}));
}

TEST_CASE("a program that does not answer in time does not do what was called for later")
{
    const QTemporaryDir directory;
    Running running(directory.path());
    // It does nothing while the caller waits, as where it hangs; afterwards it finds the call.
    CHECK_FALSE(FrontDoor::call(directory.path(), {"/match.tablewood", {}, false}, 200));
    for (int i = 0; i < 20; ++i)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
    CHECK(running.heard.empty());
}

TEST_CASE("what a killed program left behind keeps nobody from being heard")
{
    const QTemporaryDir directory;
    {
        QFile left(FrontDoor::meetingPlace(directory.path()));
        REQUIRE(left.open(QIODevice::WriteOnly));
    }
    CHECK_FALSE(FrontDoor::call(directory.path(), {}, 200));
    Running running(directory.path());
    CHECK(callWhileRunning(directory.path(), {}));
}

TEST_CASE("only a call with its receipt is done, and nothing that somebody else says")
{
    const QTemporaryDir directory;
    Running running(directory.path());
    const auto say = [&](const QList<QByteArray>& lines) {
        QLocalSocket socket;
        socket.connectToServer(FrontDoor::meetingPlace(directory.path()));
        REQUIRE(socket.waitForConnected(1000));
        for (const QByteArray& line : lines) {
            socket.write(line);
            socket.flush();
            for (int i = 0; i < 5; ++i)
                QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
        }
        socket.abort();
        for (int i = 0; i < 5; ++i)
            QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
    };
    const QByteArray call = R"({"tablewood":1,"receipt":"r1","file":"/a.tablewood"})"
                            "\n";
    say({"hello\n"});
    say({R"({"tablewood":2,"receipt":"r1","file":"/a.tablewood"})"
         "\n",
         "do r1\n"});
    say({call});
    say({call, "do r2\n"});
    say({QByteArray(200'000, 'x')});
    CHECK(running.heard.empty());
    say({call, "do r1\n", "do r1\n"});
    CHECK(running.heard.size() == 1);
}

#ifdef Q_OS_UNIX
TEST_CASE("nobody but the person who runs the program comes to its door")
{
    const QTemporaryDir directory;
    const Running running(directory.path());
    const QFile::Permissions rights = QFile::permissions(FrontDoor::meetingPlace(directory.path()));
    CHECK((rights & (QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther)) == 0);
}
#endif
