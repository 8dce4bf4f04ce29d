#include "sample_match.h"
#include "storage/library.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>
#include <doctest/doctest.h>

using namespace tablewood;

namespace {

QString writerProgram() { return QCoreApplication::applicationDirPath() + "/tablewood_library_writer"; }

/// The number of moves that the writer saw acknowledged, going by the last whole line it printed.
std::size_t acknowledgedIn(const QByteArray& output, std::size_t before)
{
    const QByteArrayList lines = output.left(output.lastIndexOf('\n')).split('\n');
    return lines.last().isEmpty() ? before : lines.last().toULongLong() + 1;
}

} // namespace

TEST_CASE("no acknowledged move is lost when the program is killed at any moment")
{
    const QTemporaryDir directory;
    std::string id;
    {
        Library library(directory.path());
        id = library.add(sampleMatch(0));
    }
    Random random(Seed::fromText("kills"), "moments");
    std::size_t acknowledged = 0;
    for (int kill = 0; kill < 20; ++kill) {
        QProcess writer;
        writer.start(writerProgram(), {directory.path(), QString::fromStdString(id)});
        REQUIRE(writer.waitForStarted());
        // The moment counts from the first move, so that a slow machine does not kill only starting programs.
        REQUIRE(writer.waitForReadyRead());
        QElapsedTimer clock;
        clock.start();
        const int moment = static_cast<int>(random.below(60));
        while (clock.elapsed() < moment)
            writer.waitForReadyRead(1);
        writer.kill();
        REQUIRE(writer.waitForFinished());
        CHECK(writer.exitStatus() == QProcess::CrashExit);
        acknowledged = acknowledgedIn(writer.readAllStandardOutput(), acknowledged);

        Library library(directory.path());
        const MatchRecord found = library.load(id);
        CHECK(library.notice().isEmpty());
        REQUIRE(found.moves.size() >= acknowledged);
        // One move may be stored whose acknowledgement was still on its way.
        CHECK(found.moves.size() <= acknowledged + 1);
        CHECK(found.moves == sampleMatch(found.moves.size()).moves);
        acknowledged = found.moves.size();
    }
    CHECK(acknowledged >= 20);
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
    writer.start(writerProgram(), {directory.path(), QString::fromStdString(id), "200000"});
    REQUIRE(writer.waitForFinished(60000));
    CHECK(writer.exitCode() == 1);
    CHECK(writer.readAllStandardError().contains("the move cannot be stored"));
    const std::size_t acknowledged = acknowledgedIn(writer.readAllStandardOutput(), 0);
    CHECK(acknowledged > 0);
    Library library(directory.path());
    CHECK(library.load(id).moves == sampleMatch(acknowledged).moves);
}
