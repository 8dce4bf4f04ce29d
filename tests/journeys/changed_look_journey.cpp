#include "app/program.h"
#include "forester.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::journeys;

namespace {

/// A table with a bot at which some turns were played and it is the person's turn.
void sitDown(Person& person)
{
    Forester forester(person, Forester::Hands::mouse);
    forester.sitDown();
    const BoardEyes& eyes = forester.eyes();
    for (int deeds = 0;
         deeds < 100 && !(eyes.scene().isMyTurn() && eyes.table().undoing()->canUndo() && deeds > 4); ++deeds)
        REQUIRE(forester.act());
    REQUIRE(eyes.scene().isMyTurn());
}

/// All of the board is in the window, and nothing that can be pressed lies on it.
void checkBoardIsWhole(Person& person)
{
    const BoardEyes eyes(person);
    REQUIRE(eyes.board());
    const QList<QQuickItem*> surfaces = person.all("BoardSurface");
    REQUIRE(!surfaces.isEmpty());
    const QQuickItem& surface = *surfaces.first();
    CHECK(person.shownPart(surface) ==
          surface.mapRectToScene(QRectF(0, 0, surface.width(), surface.height())));
    const QRectF board = person.shownPart(surface);
    for (const char* type : {"WoodButton", "IconButton", "PromptPanel"})
        for (const QQuickItem* item : person.all(type)) {
            CAPTURE(Person::nameOf(*item).toStdString());
            CHECK(!board.adjusted(1, 1, -1, -1).intersects(person.shownPart(*item)));
        }
}

/// Words that stay the same in both languages: names, numbers.
bool isNeutral(const QString& words)
{
    static const QStringList same{"Tablewood", "Arbor II", "Mira",    "Jonas",   "Star",
                                  "Manna",     "Enter",    "Bramble", "English", "Deutsch"};
    return words.size() < 4 || same.contains(words);
}

} // namespace

TEST_CASE("Language, theme and text size change in the middle of a match, and nothing is lost")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "look");
    Person person(program, "look");
    sitDown(person);
    const BoardEyes eyes(person);
    TableModel* const table = &eyes.table();
    const std::vector<JournalEntry> played = table->record().moves;
    const Scene scene = table->publicNow().scene;
    const QStringList english = person.words();
    person.picture("english-night");
    checkBoardIsWhole(person);

    person.press("Settings");
    person.waitFor("Clearing");
    person.picture("settings");
    person.press("Clearing");
    person.picture("settings-clearing");
    person.press("Language");
    person.press("Deutsch");
    person.waitFor("Sprache");
    person.picture("settings-german");
    person.pressKey(Qt::Key_Escape);
    person.waitUntil("the table is back", [&] { return eyes.board() != nullptr; });
    CHECK(&eyes.table() == table);
    person.picture("german-clearing");
    CHECK(Program::instance().language() == "de");
    for (const QString& words : person.words()) {
        CAPTURE(words.toStdString());
        CHECK((isNeutral(words) || !english.contains(words)));
    }
    checkBoardIsWhole(person);

    for (const int percent : {200, 300}) {
        Program::instance().preferences().setTextSize(percent);
        // The layout that leaves is gone in the same step.
        CHECK(person.all("WideForm").isEmpty());
        CHECK(person.all("ColumnForm").size() == 1);
        person.waitUntil("the table is laid anew",
                         [&] { return person.all("WideForm").isEmpty() && eyes.isAllLit(); });
        person.picture(QStringLiteral("german-%1-percent").arg(percent));
        checkBoardIsWhole(person);
        CHECK(&eyes.table() == table);
    }
    person.window().resize(1920, 1080);
    person.waitUntil("the window is larger",
                     [&] { return person.window().contentItem()->width() == 1920 && eyes.isAllLit(); });
    person.picture("german-300-percent-1920");
    checkBoardIsWhole(person);
    Program::instance().preferences().setTextSize(100);
    person.window().resize(1280, 800);
    person.waitUntil("the whole table is back", [&] {
        return person.window().contentItem()->width() == 1280 && eyes.isAllLit() &&
               person.all("WideForm").size() == 1;
    });
    checkBoardIsWhole(person);

    person.window().resize(1000, 640);
    person.waitUntil("the table is narrow", [&] { return person.all("ColumnForm").size() == 1; });
    person.picture("narrow");

    CHECK(table->record().moves == played);
    CHECK(table->publicNow().scene == scene);
}

TEST_CASE("The text size is set by its knob, with the mouse or the arrows")
{
    const FreshFolder folder;
    OpenedProgram program(folder);
    Person person(program, "text-size");
    person.press("Settings");
    person.tabTo("the knob", [&] { return person.focusedName().startsWith("Text size"); });
    for (int presses = 0; presses < 20; ++presses)
        person.pressKey(Qt::Key_Right);
    CHECK(Program::instance().preferences().textSize() == 200);
    person.picture("settings-200");
    for (int presses = 0; presses < 20; ++presses)
        person.pressKey(Qt::Key_Right);
    CHECK(Program::instance().preferences().textSize() == 300);
    person.picture("settings-300");
    person.pressKey(Qt::Key_Escape);
    person.waitFor("Play at this table");
    person.picture("home-300");
    person.press("Play at this table");
    person.waitFor("Start");
    person.picture("set-up-300");
}
