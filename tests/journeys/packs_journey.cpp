#include "app/home/kept_matches.h"
#include "forester.h"

#include "app/program.h"

#include <QDir>
#include <QFile>
#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::journeys;

namespace {

void write(const FreshFolder& folder, const QString& path, const QByteArray& text)
{
    const QString whole = folder.filePath("packs/" + path);
    QDir().mkpath(QFileInfo(whole).path());
    QFile file(whole);
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write(text);
}

/// A pack that has Mossmother grow two Trees.
void writeMoss(const FreshFolder& folder)
{
    write(folder, "moss/pack.json",
          R"({"format": 1, "name": "Moss", "game": "arbor", "changes": ["ancients.json"]})");
    write(folder, "moss/ancients.json", R"({"format": 1, "ancients": [{"key": "moss",
        "blessing": {"amount": 2, "text": "Grow two Trees next to your connected forest."}}]})");
}

} // namespace

TEST_CASE(
    "A match whose pack is gone is refused with the pack's name, kept, and opened once the pack is back")
{
    const FreshFolder folder;
    writeMoss(folder);
    {
        OpenedProgram program(folder, "packed");
        Person person(program, "pack-begun");
        Forester forester(person, Forester::Hands::mouse);
        forester.sitDown();
        REQUIRE(forester.act());
    }
    REQUIRE(QDir(folder.filePath("packs/moss")).removeRecursively());
    {
        OpenedProgram program(folder, "packed");
        Person person(program, "pack-gone");
        person.press("Sit down");
        person.waitUntil("it is refused", [&] { return !person.all("Unopened").isEmpty(); });
        CHECK(person.all("MatchView").isEmpty());
        const QString words = person.words().join('\n');
        CHECK(words.contains("packs that are not here as they were then (moss)"));
        CHECK(words.contains("Put them back into the folder of packs"));
        person.picture("refused");
        person.press("Back");
        person.waitFor("Sit down");
        CHECK(program.matches()->count() == 1);
        // It cannot be watched either.
        person.press("All matches");
        person.press("Watch again");
        person.waitUntil("watching is refused", [&] { return !person.all("Unopened").isEmpty(); });
    }
    writeMoss(folder);
    OpenedProgram program(folder, "packed");
    Person person(program, "pack-back");
    person.press("Sit down");
    person.waitUntil("the table is laid", [&] { return !person.all("MatchView").isEmpty(); });
    CHECK(BoardEyes(person).table().record().moves.size() >= 1);
}

TEST_CASE("What is said of packs that are left out is seen at once, at every text size")
{
    const FreshFolder folder;
    write(folder, "other/pack.json",
          R"({"format": 1, "name": "Other", "game": "arbor", "changes": ["stars.json"]})");
    OpenedProgram program(folder, "packed");
    Person person(program, "packs-left-out");
    for (const int percent : {100, 200, 300}) {
        CAPTURE(percent);
        Program::instance().preferences().setTextSize(percent);
        person.press("1 pack left out");
        person.waitUntil("the settings are open", [&] { return !person.all("SettingsPage").isEmpty(); });
        person.picture(QString::number(percent));
        // Its heading, and the line that names it.
        for (const char* name : {"Packs", "Other"}) {
            const QQuickItem* const seen = person.find(name);
            REQUIRE(seen);
            CHECK(person.shownPart(*seen).height() > seen->height() - 1);
        }
        person.pressKey(Qt::Key_Escape);
        person.waitUntil("they are closed", [&] { return person.all("SettingsPage").isEmpty(); });
    }
}

TEST_CASE(
    "A pack's board lies on the table and its number is on the card, and a pack that does not fit is told of")
{
    const FreshFolder folder;
    write(
        folder, "mine/pack.json",
        R"({"format": 1, "name": "My Arbor", "game": "arbor", "changes": ["scenarios.json", "ancients.json"]})");
    write(folder, "mine/scenarios.json", R"({"format": 1, "scenarios": [{"key": "valley", "board": {
        "rows": [". . . 1 . . .", ". . . . . . .", "* . . * . . *", ". . . . . . .", ". . . 2 . . ."],
        "source": "published"}}]})");
    write(folder, "mine/ancients.json", R"({"format": 1, "ancients": [{"key": "moss",
        "blessing": {"amount": 2, "text": "All opponents gain two manna less at their next Dawn."}}]})");
    write(folder, "other/pack.json",
          R"({"format": 1, "name": "Other", "game": "arbor", "changes": ["stars.json"]})");

    OpenedProgram program(folder, "packed");
    Person person(program, "packs");
    // Home tells of it, and leads to why.
    person.press("1 pack left out");
    person.waitUntil("the settings are open", [&] { return !person.all("SettingsPage").isEmpty(); });
    person.waitFor("My Arbor: Arbor II · changes scenarios.json, ancients.json");
    CHECK(person.sees("Other: Left out, in the folder other"));
    CHECK(person.words().filter("there is no file \"stars.json\" in this folder").size() == 1);
    // In the language of the window, also once that is another one.
    Program::instance().preferences().setLanguage(QStringLiteral("de"));
    person.waitUntil("it is told in German", [&] {
        return !person.words()
                    .filter("in diesem Ordner gibt es keine Datei „stars.json“. Leg sie hinein")
                    .isEmpty();
    });
    person.picture("settings-in-german");
    Program::instance().preferences().setLanguage(QStringLiteral("en"));
    person.waitFor("My Arbor: Arbor II · changes scenarios.json, ancients.json");
    person.picture("settings");
    person.pressKey(Qt::Key_Escape);

    person.press("Play at this table");
    person.press("Start");
    const BoardEyes eyes(person);
    person.waitUntil("an Ancient is asked for", [&] {
        return person.find([](const QString& name) { return name.startsWith("Mossmother"); }) != nullptr;
    });
    const Scene& scene = eyes.table().publicNow().scene;
    REQUIRE(scene.boards.size() == 1);
    CHECK(scene.boards[0].columns == 7);
    CHECK(scene.boards[0].rows == 5);
    QQuickItem* const card = person.find([](const QString& name) { return name.startsWith("Mossmother"); });
    person.pointAt(*card);
    person.waitUntil("the card tells its new number",
                     [&] { return !person.words().filter("All opponents gain two manna less").isEmpty(); });
    person.picture("table");
}
