#include "app/program.h"
#include "content/game_catalog.h"
#include "forester.h"

#include <QTest>
#include <doctest/doctest.h>

#include <algorithm>

using namespace tablewood;
using namespace tablewood::journeys;

namespace {

/// Somebody who sees nothing of the table: walks with the keys and listens.
class Hearer
{
public:
    Hearer(Person& person, const BoardEyes& eyes) : m_person(person), m_eyes(eyes) {}

    void goToBoard() const
    {
        QQuickItem* const board = m_eyes.board();
        m_person.tabTo("the board", [&] { return board->hasActiveFocus(); });
    }
    /// What is said once the key is pressed: it stands in the note, which is read aloud as an alert.
    QString ask(Qt::Key key) const
    {
        m_person.pressKey(key);
        const QString answer = m_eyes.table().answers()->text();
        m_person.waitUntil("the answer stands there", [&] {
            return std::ranges::any_of(m_person.all("HeadNote"), [&](const QQuickItem* note) {
                return note->isVisible() && Person::nameOf(*note) == answer;
            });
        });
        return answer;
    }

private:
    Person& m_person;
    const BoardEyes& m_eyes;
};

QString open(Person& person, const char* game, const Setup& setup)
{
    MatchRecord match;
    match.game = game;
    match.setup = setup;
    match.content = Program::instance().contentNow(match.game);
    match.players.resize(static_cast<std::size_t>(setup.seats));
    match.players[0].name = "Mira";
    if (setup.seats > 1)
        match.players[1].name = "Jonas";
    const QString id = QString::fromStdString(Program::instance().library().add(match));
    QMetaObject::invokeMethod(&person.window(), "openMatch", Q_ARG(QString, id));
    return id;
}

} // namespace

TEST_CASE("On a board of hexes the keys say what is next to a space, where one's stones are and what changed")
{
    const GameCatalog catalog;
    REQUIRE(catalog.find("hex"));
    const FreshFolder folder;
    OpenedProgram program(folder, "answers-hex", {catalog.find("hex")});
    Person person(program, "answers-hex");
    const BoardEyes eyes(person);
    open(person, "hex", {2, {}, Seed::fromText("answers")});
    person.waitUntil("the table is there", [&] { return eyes.board() != nullptr; });
    const Hearer hearer(person, eyes);
    const auto place = [&](QPoint cell) {
        const auto before = eyes.table().record().moves.size();
        person.pressAt(eyes.middleOf(cell));
        person.waitUntil("it is placed", [&] {
            return eyes.table().record().moves.size() > before && !eyes.table().isShowing();
        });
    };
    hearer.goToBoard();
    CHECK(hearer.ask(Qt::Key_B) == "Go to a space with the arrow keys first.");
    CHECK(hearer.ask(Qt::Key_M) == "You have nothing on the table.");
    CHECK(hearer.ask(Qt::Key_C) == "Nothing new has happened.");
    place({2, 2});
    // It went with what was placed.
    CHECK(eyes.table().answers()->text().isEmpty());
    place({3, 2});
    hearer.goToBoard();
    person.pressKey(Qt::Key_Right);
    CHECK(hearer.ask(Qt::Key_B) == "C3: Stone (you). Next to it: D3 Stone (Jonas); 5 empty spaces.");
    person.picture("next-to");
    CHECK(hearer.ask(Qt::Key_M) == "Yours: Stone on C3.");
    CHECK(hearer.ask(Qt::Key_C) == "Jonas placed a stone on D3.");
    person.picture("changed");
    person.pressKey(Qt::Key_Escape);
    person.waitUntil("it has been read", [&] { return eyes.table().answers()->text().isEmpty(); });
}

TEST_CASE(
    "In the forest of Arbor the keys say what is next to a space, where one's trees are and what changed")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "answers-arbor");
    Person person(program, "answers-arbor");
    Forester forester(person, Forester::Hands::mouse);
    forester.playToDay();
    const BoardEyes& eyes = forester.eyes();
    const Hearer hearer(person, eyes);
    hearer.goToBoard();
    person.pressKey(Qt::Key_Right);
    const QString beside = hearer.ask(Qt::Key_B);
    CHECK(beside.contains("Next to it: "));
    CHECK(beside.contains("(you)"));
    person.picture("next-to");
    CHECK(hearer.ask(Qt::Key_M).startsWith("Yours: "));
    person.picture("mine");
    CHECK(hearer.ask(Qt::Key_C).endsWith("."));
    person.picture("changed");
}

TEST_CASE("On a pane that lies on a board the keys say what is next to its spaces, and where one's tiles are")
{
    const GameCatalog catalog;
    REQUIRE(catalog.find("mosaic"));
    const FreshFolder folder;
    OpenedProgram program(folder, "answers-mosaic", {catalog.find("mosaic")});
    Person person(program, "answers-mosaic");
    const BoardEyes eyes(person);
    open(person, "mosaic", {1, {}, Seed::fromText("answers")});
    person.waitUntil("the table is there", [&] { return eyes.board() != nullptr; });
    const auto tiles = [&] {
        QList<QQuickItem*> found;
        for (QQuickItem* tray : person.all("TrayStrip"))
            for (QQuickItem* item : tray->childItems())
                if (item->property("entry").isValid())
                    found.append(item);
        return found;
    };
    person.waitUntil("the tiles are there", [&] { return tiles().size() == 3; });
    const Hearer hearer(person, eyes);
    person.press(*tiles().first());
    person.waitUntil("a tile is held", [&] { return eyes.table().held()->isHeld(); });
    hearer.goToBoard();
    person.pressKey(Qt::Key_Tab);
    CHECK(hearer.ask(Qt::Key_B).startsWith("The way, "));
    person.pressKey(Qt::Key_Return);
    person.waitUntil("the pane is entered", [&] { return eyes.table().held()->fits(); });
    person.pressKey(Qt::Key_Return);
    person.waitUntil("it is laid",
                     [&] { return eyes.table().record().moves.size() == 1 && !eyes.table().isShowing(); });
    const QString beside = hearer.ask(Qt::Key_B);
    CHECK(beside.startsWith("Pane "));
    CHECK(beside.contains("(you)"));
    person.picture("next-to");
    const QString mine = hearer.ask(Qt::Key_M);
    CHECK(mine.startsWith("Yours: Pane "));
    CHECK(mine.contains(" on "));
    // What one has done oneself one knows.
    CHECK(hearer.ask(Qt::Key_C) == "Nothing new has happened.");
    person.picture("changed");
}
