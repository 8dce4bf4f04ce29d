#include "short_match.h"

#include <QTest>
#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::journeys;

namespace {

bool bearsEnter(Person& person, const QString& button)
{
    person.waitFor(button);
    return person.find(button)->property("hasEnter").toBool();
}

} // namespace

TEST_CASE("Enter presses the button that bears it, and what the ring marks instead of it")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "enter");
    Person person(program, "enter");
    person.press("Play at this table");
    CHECK(bearsEnter(person, "Start"));

    // With the ring on a button Enter is that button's.
    person.waitFor("Person");
    person.tabTo("Person");
    CHECK_FALSE(bearsEnter(person, "Start"));
    person.picture("marked");
    person.pressKey(Qt::Key_Return);
    person.waitFor("A fourth seat");

    // Pressed by mouse a button has no ring: Enter stays where it is shown.
    person.press("Person");
    person.waitUntil("all seats are taken", [&] { return !person.sees("A fourth seat"); });
    CHECK(bearsEnter(person, "Start"));

    // A name that is being written takes Enter to end it.
    QQuickItem* name = person.find("Name of seat 1");
    REQUIRE(name);
    person.press(*name);
    CHECK_FALSE(bearsEnter(person, "Start"));
    person.pressKey(Qt::Key_X);
    person.pressKey(Qt::Key_Return);
    CHECK(bearsEnter(person, "Start"));
    person.pressKey(Qt::Key_Return);
    person.waitUntil("the table is laid", [&] { return !person.all("MatchView").isEmpty(); });
    CHECK(BoardEyes(person).table().record().players.size() == 4);
    CHECK(BoardEyes(person).table().record().players[0].name == "x");
}

TEST_CASE("Enter does not give up what could still be done: it marks the way on first")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "digits");
    Person person(program, "way-on");
    Forester forester(person, Forester::Hands::mouse);
    forester.sitDown();
    const BoardEyes& eyes = forester.eyes();
    REQUIRE(forester.act());
    forester.awaitDay();
    person.waitUntil("it is my day", [&] {
        return eyes.scene().isMyTurn() && eyes.scene().hasNextButton() && !eyes.litSpaces().isEmpty();
    });

    const QString wayOn = eyes.scene().nextButton().label;
    const auto moves = eyes.table().record().moves.size();
    CHECK_FALSE(bearsEnter(person, wayOn));
    person.pressKey(Qt::Key_Return);
    CHECK(eyes.table().record().moves.size() == moves);
    CHECK(person.focusedName() == wayOn);
    person.picture("marked");
    person.pressKey(Qt::Key_Return);
    person.waitUntil("the second Enter goes on", [&] { return eyes.table().record().moves.size() > moves; });
}

TEST_CASE("a key that is held down acts once, but writes its letter again and again")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "held");
    Person person(program, "held");
    person.press("Play at this table");
    person.waitFor("Start");
    person.pressKey(Qt::Key_F1);
    person.waitUntil("the help is shown", [&] { return !person.all("HelpPage").isEmpty(); });
    person.holdKey(Qt::Key_Escape);
    person.waitUntil("the help is gone", [&] { return person.all("HelpPage").isEmpty(); });
    CHECK(person.sees("Start"));

    QQuickItem* name = person.find("Name of seat 1");
    REQUIRE(name);
    person.press(*name);
    person.pressKey(Qt::Key_A, Qt::ControlModifier);
    person.holdKey(Qt::Key_7);
    CHECK(name->property("text").toString() == "7777777");
    person.holdKey(Qt::Key_Return);
    CHECK(person.sees("Start"));
}

TEST_CASE(
    "Who looks into another window while writing goes on where they were, and sees the beginning till then")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "writing");
    Person person(program, "writing");
    person.press("Play at this table");
    person.waitFor("Name of seat 1");
    QQuickItem* const name = person.find("Name of seat 1");
    REQUIRE(name);
    const auto write = [&](const QString& words) {
        for (const QChar letter : words)
            QTest::keyClick(&person.window(), letter.toLatin1());
    };
    const auto beginning = [&] {
        QRectF place;
        QMetaObject::invokeMethod(name, "positionToRectangle", Q_RETURN_ARG(QRectF, place), Q_ARG(int, 0));
        return place.x();
    };
    const QString first = "from the far side of the forest";
    person.press(*name);
    write(first);
    CHECK(beginning() < 0);

    QWindow other;
    other.show();
    other.requestActivate();
    person.waitUntil("another window has the keyboard", [&] { return !person.window().isActive(); });
    CHECK(beginning() >= 0);
    person.picture("away");
    person.window().requestActivate();
    person.waitUntil("the window is back", [&] { return name->hasActiveFocus(); });
    write(" too");
    CHECK(name->property("text").toString() == first + " too");
}
