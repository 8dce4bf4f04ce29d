#include "person.h"

#include <QFile>
#include <QLockFile>
#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::journeys;

TEST_CASE("A damaged match file is told in the window's language, and no longer once the person goes on")
{
    const FreshFolder folder;
    const QString path = folder.filePath("broken.tablewood");
    QFile file(path);
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write("{ \"format\": 1, ");
    file.close();
    OpenedProgram program(folder, "notice", {}, [&](StartOptions& options) {
        options.language = QStringLiteral("de");
        options.file = path;
    });
    Person person(program, "notice");
    const QString sentence =
        "Diese Datei lässt sich nicht als Partie öffnen. Wähle eine andere oder eine Kopie von ihr.";
    person.waitFor(sentence);
    CHECK(person.find([](const QString& name) { return name.contains("broken.tablewood: Zeile 1"); }));
    person.picture("damaged");
    // It covers neither the title nor the way to help.
    const QQuickItem* notice = person.all("Notice").first();
    for (const char* name : {"Tablewood", "Hilfe"}) {
        QQuickItem* seen = person.find(name);
        REQUIRE(seen);
        CHECK_FALSE(person.shownPart(*seen).intersects(person.shownPart(*notice)));
    }
    person.press("Hilfe");
    person.waitUntil("help is open", [&] { return !person.all("HelpPage").isEmpty(); });
    CHECK_FALSE(person.sees(sentence));
    person.pressKey(Qt::Key_Escape);
    CHECK_FALSE(person.sees(sentence));
}

TEST_CASE("Where the program is open already, a second window says so and what to do")
{
    const FreshFolder folder;
    QLockFile other(folder.filePath("tablewood.lock"));
    REQUIRE(other.tryLock());
    OpenedProgram program(folder);
    Person person(program, "second");
    const auto isTold = [&] {
        return person.find([](const QString& name) {
            return name.startsWith("Tablewood is already open") && name.contains("close the other first");
        });
    };
    person.waitUntil("the other window is told of", isTold);
    person.picture("told");
    person.press("Understood");
    CHECK_FALSE(isTold());
}

TEST_CASE("A notice has the keys until it is read: Enter and Esc send it away and do nothing on the page")
{
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Space, Qt::Key_Escape}) {
        const FreshFolder folder;
        QLockFile other(folder.filePath("tablewood.lock"));
        REQUIRE(other.tryLock());
        OpenedProgram program(folder);
        Person person(program, "notice-keys");
        person.waitFor("Understood");
        person.picture("told");
        CHECK(person.focusedName() == "Understood");
        person.pressKey(key);
        person.waitUntil("it is gone", [&] { return person.all("Notice").isEmpty(); });
        CHECK(person.all("SetupPage").isEmpty());
        CHECK(person.focusedName() == "Play at this table");
        person.pressKey(Qt::Key_Return);
        person.waitUntil("the set-up is there", [&] { return !person.all("SetupPage").isEmpty(); });
    }
}

TEST_CASE("Who opens a page beside a notice has the keyboard there")
{
    const FreshFolder folder;
    QLockFile other(folder.filePath("tablewood.lock"));
    REQUIRE(other.tryLock());
    OpenedProgram program(folder);
    Person person(program, "notice-beside");
    person.waitFor("Understood");
    person.pressKey(Qt::Key_F1);
    person.waitUntil("help is open", [&] { return !person.all("HelpPage").isEmpty(); });
    CHECK(person.all("Notice").isEmpty());
    person.pressKey(Qt::Key_Escape);
    person.waitFor("Play at this table");
    CHECK(person.focusedName() == "Play at this table");
}

TEST_CASE("A window that is alone with its folder says nothing")
{
    const FreshFolder folder;
    OpenedProgram program(folder);
    Person person(program, "alone");
    person.waitFor("Play at this table");
    CHECK(person.all("Notice").isEmpty());
}
