#include "storage/library.h"
#include "writer_deeds.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>
#include <doctest/doctest.h>

using namespace tablewood;

namespace {

QString writerProgram() { return QCoreApplication::applicationDirPath() + "/tablewood_library_writer"; }

/// How far the writer has come, by the last whole line it printed.
struct Progress
{
    std::size_t nextDeed = 0;
    std::size_t moves = 0;

    void read(const QByteArray& output)
    {
        const QByteArrayList lines = output.left(output.lastIndexOf('\n')).split('\n');
        const QByteArrayList words = lines.last().split(' ');
        if (words.size() != 2)
            return;
        nextDeed = words[0].toULongLong() + 1;
        moves = words[1].toULongLong();
    }
};

/// Waits so many microseconds, and not for a moment of the machine's own choice.
void waitFor(QProcess& writer, qint64 microseconds)
{
    QElapsedTimer clock;
    clock.start();
    while (clock.nsecsElapsed() < microseconds * 1000)
        writer.waitForReadyRead(1);
}

} // namespace

// Other moments: TABLEWOOD_KILL_SEED=anything; more of them: TABLEWOOD_KILL_ROUNDS=1000.
TEST_CASE("no acknowledged move is lost when the program is killed at any of two hundred moments")
{
    const int rounds = qEnvironmentVariableIsSet("TABLEWOOD_KILL_ROUNDS")
                           ? qEnvironmentVariableIntValue("TABLEWOOD_KILL_ROUNDS")
                           : 200;
    const QTemporaryDir directory;
    std::string id;
    {
        Library library(directory.path());
        id = library.add(sampleMatch(0));
    }
    Random random(Seed::fromText(qEnvironmentVariable("TABLEWOOD_KILL_SEED", "kills").toStdString()),
                  "moments");
    Progress progress;
    for (int round = 0; round < rounds; ++round) {
        CAPTURE(round);
        QProcess writer;
        writer.start(writerProgram(),
                     {directory.path(), QString::fromStdString(id), QString::number(progress.nextDeed)});
        REQUIRE(writer.waitForStarted());
        // Most moments count from the first move, so that a slow machine does not kill only starting
        // programs; some fall into the opening.
        if (random.below(4) > 0)
            REQUIRE(writer.waitForReadyRead());
        waitFor(writer, random.below(60'000));
        writer.kill();
        REQUIRE(writer.waitForFinished());
        CHECK(writer.exitStatus() == QProcess::CrashExit);
        progress.read(writer.readAllStandardOutput());

        Library library(directory.path());
        const MatchRecord found = library.load(id);
        CHECK(library.notice().isEmpty());
        CHECK(library.list().size() == 1);
        CHECK(found.moves == sampleMatch(found.moves.size()).moves);
        // One deed may be stored whose acknowledgement was still on its way.
        if (found.moves.size() != progress.moves) {
            REQUIRE(found.moves.size() == movesAfterDeed(progress.nextDeed, progress.moves));
            progress.moves = found.moves.size();
            ++progress.nextDeed;
        }
    }
    CHECK(progress.nextDeed >= static_cast<std::size_t>(rounds) / 2);
}

TEST_CASE("a disk that takes no more refuses the move in words and keeps all moves before it")
{
    const QTemporaryDir directory;
    std::string id;
    {
        Library library(directory.path());
        id = library.add(sampleMatch(0));
    }
    QProcess writer;
    writer.start(writerProgram(), {directory.path(), QString::fromStdString(id), "0", "200000"});
    REQUIRE(writer.waitForFinished(60000));
    CHECK(writer.exitCode() == 1);
    CHECK(writer.readAllStandardError().contains("the move cannot be stored"));
    Progress progress;
    progress.read(writer.readAllStandardOutput());
    CHECK(progress.moves > 0);
    Library library(directory.path());
    CHECK(library.load(id).moves == sampleMatch(progress.moves).moves);
}
