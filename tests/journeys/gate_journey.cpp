#include "app/preferences.h"
#include "app/program.h"
#include "kit/game_type_of.h"
#include "kuhn.h"
#include "short_match.h"

#include <QRegularExpression>
#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::journeys;

TEST_CASE("Between two people who hide something stands the gate, and nothing private is behind it")
{
    const GameTypeOf<kuhn::Kuhn> poker{kuhn::Kuhn{}};
    const FreshFolder folder;
    OpenedProgram program(folder, "gate", {&poker});
    Person person(program, "gate");

    person.press("Play at this table");
    person.waitFor("Who sits down");
    seatTwoPeople(person, Forester::Hands::mouse);
    person.picture("set-up");
    person.press("Start");

    Forester forester(person, Forester::Hands::mouse);
    const BoardEyes& eyes = forester.eyes();
    int gates = 0;
    while (!eyes.scene().isOver() && gates < 5) {
        person.waitUntil("the gate is closed", [&] { return !person.all("Cover").isEmpty(); });
        person.picture("closed");
        CHECK(person.all("HandView").isEmpty());
        CHECK(person.all("CardFace").isEmpty());
        CHECK(eyes.table().viewerSeat() < 0);

        // The key that ended the turn does not open it.
        person.pressKey(Qt::Key_Return);
        CHECK(eyes.table().isGateClosed());
        // Tab goes round what can be done besides opening it, and never behind it.
        for (const char* deed : {"Show the table to all", "Pause and keep"})
            person.tabTo(deed);
        if (gates == 0) {
            person.tabTo("Show the table to all");
            person.pressKey(Qt::Key_Space);
            person.waitUntil("the table is shown to all", [&] { return eyes.table().isShownToAll(); });
            person.press("Back behind the gate");
            person.waitUntil("the gate is closed again", [&] { return eyes.table().isGateClosed(); });
        }
        forester.openGate();
        ++gates;
        person.waitUntil("the hand is seen", [&] { return !person.all("HandView").isEmpty(); });
        person.picture("open");
        // The game has no pictures: its card says what it is.
        CHECK(person.words().filter(QRegularExpression("^(Jack|Queen|King)$")).size() >= 1);
        const auto moves = eyes.table().record().moves.size();
        const bool isBet = person.sees("Call") && person.find("Call")->isEnabled();
        person.press(isBet ? "Call" : "Check");
        CHECK(eyes.table().record().moves.size() == moves + 1);
    }
    CHECK(gates == 2);
    person.waitUntil("the end is shown", [&] { return !person.all("EndPage").isEmpty(); });
    person.picture("end");
}

TEST_CASE("Two people who want it have the gate between them where nothing is hidden, and it stays so")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "covered");
    Person person(program, "covered");
    person.press("Play at this table");
    person.waitFor("Who sits down");
    CHECK_FALSE(person.sees("Cover the table between turns"));
    seatTwoPeople(person, Forester::Hands::mouse);
    // The row comes with the second person: it may still be on its way at the first press.
    person.waitUntil("the table is to be covered", [&] {
        const Preferences& preferences = Program::instance().preferences();
        if (!preferences.coversTable())
            person.press("Cover the table between turns");
        return preferences.coversTable();
    });
    person.picture("set-up");
    person.press("Start");
    person.waitUntil("the gate is closed", [&] { return !person.all("Cover").isEmpty(); });

    Forester forester(person, Forester::Hands::mouse);
    forester.openGate();
    REQUIRE(forester.act());
    person.waitUntil("the gate is closed again", [&] { return forester.eyes().table().isGateClosed(); });
}
