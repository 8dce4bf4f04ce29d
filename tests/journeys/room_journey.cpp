#include "app/home/sample_match.h"
#include "app/program.h"
#include "board_eyes.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::journeys;

namespace {

/// Opens a match of four in which the first of them is called so.
void openMatchOfFour(Person& person, const char* firstName)
{
    Program& program = Program::instance();
    MatchRecord match = sampleMatch(*program.games().front(), 4, 140);
    match.content = program.contentNow(match.game);
    match.players[0].name = firstName;
    const QString id = QString::fromStdString(program.library().add(match));
    QMetaObject::invokeMethod(&person.window(), "openMatch", Q_ARG(QString, id));
    person.waitUntil("the table is there", [&] { return BoardEyes(person).board() != nullptr; });
}

} // namespace

TEST_CASE("With large words four seats have named drawers and the whole prompt, as there is room")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "large-four");
    Person person(program, "large-four");
    Program::instance().preferences().setTextSize(200);
    openMatchOfFour(person, "Mira");
    const BoardEyes eyes(person);
    person.waitUntil("all drawers have names", [&] {
        const QStringList words = person.words();
        return words.contains("Jonas") && words.contains("Sami") && words.contains("Theodora");
    });
    CHECK(person.words().contains(eyes.scene().promptBody()));
    person.picture("table");
    person.press("More");
    person.waitUntil("the goal is said",
                     [&] { return person.words().filter(eyes.scene().goal()).size() == 1; });
}

TEST_CASE("In a small window the board of four has half the width, and no empty wood beside it")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "small-four");
    Person person(program, "small-four");
    person.window().resize(1024, 640);
    openMatchOfFour(person, "Mira");
    person.waitUntil("the window is small", [&] { return !person.all("ColumnForm").isEmpty(); });
    const auto boardWidth = [&] {
        const QList<QQuickItem*> surfaces = person.all("BoardSurface");
        return surfaces.isEmpty() ? 0 : surfaces.first()->width();
    };
    person.waitUntil("the board has about half the width", [&] { return boardWidth() > 0.45 * 1024; });
    person.picture("table");
    const QQuickItem* layout = person.all("ColumnForm").first();
    CHECK(layout->property("columnX").toReal() - boardWidth() < 64);
}

TEST_CASE("On the shared screen long names leave room for what was done")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "shared-four");
    Person person(program, "shared-four");
    openMatchOfFour(person, "Wilhelmina Ottilie von und zu Hohenstein");
    person.pressKey(Qt::Key_F10);
    person.waitUntil("the shared screen is shown", [&] { return !person.all("SharedPage").isEmpty(); });
    const QString news = BoardEyes(person).table().log()->at(0).value<LogLine>().text;
    const QQuickItem* words = person.find(news);
    REQUIRE(words);
    person.picture("shared");
    CHECK_FALSE(words->property("truncated").toBool());
}

TEST_CASE("In a small window with large words one's own sheet has its title once and each ability whole")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "own-sheet");
    Person person(program, "own-sheet");
    Program::instance().preferences().setTextSize(200);
    person.window().resize(960, 600);
    openMatchOfFour(person, "Mira");
    const BoardEyes eyes(person);
    const auto own = eyes.scene().myPanels()->at(0).value<PanelEntry>();
    person.press("Mine");
    person.waitUntil("the sheet is open", [&] { return person.sees(own.title); });
    CHECK(person.words().count(own.title) == 1);
    int abilities = 0;
    for (const EntryModel::Row& row : own.items->rows()) {
        const auto item = row.entry.value<ItemEntry>();
        if (item.kind != "ability")
            continue;
        ++abilities;
        CHECK(person.words().contains(item.hint));
    }
    CHECK(abilities >= 3);
    person.picture("en");
    Program::instance().preferences().setTheme("clearing");
    person.picture("light");
}
