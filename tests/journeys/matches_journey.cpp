#include "app/home/kept_matches.h"
#include "person.h"

#include <QDropEvent>
#include <QMimeData>
#include <QTest>
#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::journeys;

namespace {

/// The list of matches of the window.
KeptMatches& keptOf(OpenedProgram& program)
{
    auto* const kept = program.matches();
    REQUIRE(kept);
    return *kept;
}

QStringList titles(const KeptMatches& kept)
{
    QStringList titles;
    for (const QVariant& match : kept.matches())
        titles.append(match.value<KeptEntry>().title());
    return titles;
}

/// Lets a file go over the window.
void drop(QQuickWindow& window, const QString& path)
{
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    const QPoint place(400, 300);
    QDragEnterEvent enter(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&window, &enter);
    CHECK(enter.isAccepted());
    QDragMoveEvent move(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&window, &move);
    QDropEvent let(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&window, &let);
}

} // namespace

TEST_CASE("All matches are looked through, one is found, named, removed and brought back, by the keys alone")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "matches");
    Person person(program, "matches");
    KeptMatches& kept = keptOf(program);
    kept.addSample("arbor", 2, 60);
    kept.addSample("arbor", 3, 90);
    kept.addSample("arbor", 4, 5000);
    person.tabTo("All matches");
    person.pressKey(Qt::Key_Return);
    person.waitUntil("the page is there", [&] { return person.all("MatchCard").size() == 3; });
    person.picture("all");

    // The second one gets a name.
    person.waitUntil("a match has the keys", [&] { return person.focusedName() == "Look at it"; });
    person.pressKey(Qt::Key_Down);
    person.waitUntil("the next one has them", [&] { return person.focusedName() == "Sit down"; });
    person.pressKey(Qt::Key_F2);
    person.waitFor("Keep this name");
    for (const char letter : QByteArray("Owls at dusk"))
        QTest::keyClick(&person.window(), letter);
    person.picture("naming");
    person.pressKey(Qt::Key_Return);
    person.waitUntil("it is named",
                     [&] { return titles(kept).contains("Owls at dusk") && !person.sees("Keep this name"); });

    person.pressKey(Qt::Key_F, Qt::ControlModifier);
    for (const char letter : QByteArray("dusk"))
        QTest::keyClick(&person.window(), letter);
    person.waitUntil("it is found", [&] { return person.all("MatchCard").size() == 1; });
    person.picture("found");
    person.pressKey(Qt::Key_Down);
    person.pressKey(Qt::Key_Delete);
    person.waitUntil("it is gone", [&] { return kept.count() == 2; });
    CHECK(person.find(
        [](const QString& name) { return name.contains("Owls at dusk") && name.contains("removed"); }));
    person.picture("removed");
    person.pressKey(Qt::Key_Z, Qt::ControlModifier);
    person.waitUntil("it is back", [&] { return titles(kept).contains("Owls at dusk"); });
    CHECK(kept.removed().isEmpty());

    // Esc leaves the search first, then the page.
    person.pressKey(Qt::Key_F, Qt::ControlModifier);
    person.pressKey(Qt::Key_Escape);
    person.waitUntil("all are shown", [&] { return person.all("MatchCard").size() == 3; });
    person.pressKey(Qt::Key_Escape);
    person.waitUntil("home is back", [&] { return person.all("LibraryPage").isEmpty(); });
}

TEST_CASE(
    "From the page of all matches one is watched again and left to the page, and another is gone on with")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "matches");
    Person person(program, "matches-watched");
    keptOf(program).addSample("arbor", 2, 60);
    person.press("All matches");
    person.waitFor("Watch again");
    person.press("Watch again");
    person.waitUntil("the replay is open", [&] { return !person.all("ReplayBar").isEmpty(); });
    person.pressKey(Qt::Key_Escape);
    person.waitUntil("the page is back", [&] { return !person.all("LibraryPage").isEmpty(); });
    person.press("Sit down");
    person.waitUntil("the table is laid", [&] { return !person.all("MatchView").isEmpty(); });
    // The page can be looked at from the table, and left to it.
    person.pressKey(Qt::Key_L, Qt::ControlModifier);
    person.waitUntil("the page is over the table", [&] { return !person.all("LibraryPage").isEmpty(); });
    person.pressKey(Qt::Key_Escape);
    person.waitUntil("the table has the keys", [&] {
        return person.all("LibraryPage").isEmpty() && !person.all("MatchView").isEmpty();
    });
}

TEST_CASE(
    "A file that is dropped on the window is opened, whatever is shown, and one that is no match is refused")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "matches");
    Person person(program, "matches-dropped");
    KeptMatches& kept = keptOf(program);
    const QString id = kept.addSample("arbor", 2, 60);
    const QString file = folder.filePath("dropped.tablewood");
    REQUIRE(kept.saveAs(id, QUrl::fromLocalFile(file)));
    {
        QFile other(folder.filePath("letter.txt"));
        REQUIRE(other.open(QIODevice::WriteOnly));
        other.write("Dear Mira");
    }
    person.press("Settings");
    drop(person.window(), folder.filePath("letter.txt"));
    person.waitFor("This file cannot be opened as a match. Choose another one, or a copy of it.");
    person.press("Understood");
    CHECK(kept.count() == 1);
    drop(person.window(), file);
    person.waitUntil("its table is laid", [&] { return !person.all("MatchView").isEmpty(); });
    CHECK(kept.count() == 2);
    // Presses still go to the page.
    drop(person.window(), file);
    person.waitUntil("it is a match of its own each time", [&] { return kept.count() == 3; });
    person.waitUntil("the table is laid again", [&] { return !person.all("MatchView").isEmpty(); });
    person.press("Home; the match is kept");
    person.waitFor("Continue");
}
