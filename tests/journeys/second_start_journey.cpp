#include "app/home/kept_matches.h"
#include "board_eyes.h"
#include "storage/match_file.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QTest>
#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::journeys;

namespace {

/// Starts the program once more with this folder. Returns its exit code once it has ended; fails where it
/// stays.
int startAgain(const FreshFolder& folder, const QStringList& arguments)
{
    QProcess second;
    second.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    second.start(QStringLiteral(TABLEWOOD_PROGRAM),
                 QStringList{"--mute", "--data-dir", folder.path()} + arguments);
    REQUIRE(second.waitForStarted());
    QElapsedTimer clock;
    clock.start();
    while (second.state() != QProcess::NotRunning && clock.elapsed() < 20'000)
        QTest::qWait(10);
    const bool hasEnded = second.state() == QProcess::NotRunning;
    if (!hasEnded) {
        second.kill();
        second.waitForFinished();
    }
    REQUIRE(hasEnded);
    CHECK(second.exitStatus() == QProcess::NormalExit);
    return second.exitCode();
}

} // namespace

TEST_CASE(
    "The program is started again with a file: the window that is open opens it, and the second one ends")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "second");
    Person person(program, "second-start");
    KeptMatches& kept = *program.matches();
    const QString id = kept.addSample("arbor", 2, 60);
    const QString file = folder.filePath("Evening in May ä.tablewood");
    REQUIRE(kept.saveAs(id, QUrl::fromLocalFile(file)));
    person.press("Settings");

    CHECK(startAgain(folder, {file}) == 0);
    person.waitUntil("its table is laid", [&] { return !person.all("MatchView").isEmpty(); });
    person.picture("opened");
    CHECK(kept.count() == 2);
    CHECK(BoardEyes(person).table().record().moves == readMatchFile(file).moves);

    // Without a file nothing changes but that the window is wanted.
    person.window().showMinimized();
    CHECK(startAgain(folder, {}) == 0);
    person.waitUntil("the window is shown",
                     [&] { return person.window().visibility() != QWindow::Minimized; });
    CHECK(kept.count() == 2);
    CHECK_FALSE(person.all("MatchView").isEmpty());

    CHECK(startAgain(folder, {"--host"}) == 0);
    person.waitFor("Open the table");
}
