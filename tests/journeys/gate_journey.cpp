#include "app/program.h"
#include "app/settings/preferences.h"
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

        if (gates == 0) {
            // Tab goes round what can be done besides opening it, and never behind it.
            for (const char* deed : {"Show the table to all", "Pause and keep", "Show the table to all"})
                person.tabTo(deed);
            person.pressKey(Qt::Key_Space);
            person.waitUntil("the table is shown to all", [&] { return eyes.table().isShownToAll(); });
            person.press("Back behind the gate");
            person.waitUntil("the gate is closed again", [&] { return eyes.table().isGateClosed(); });
        }
        const QQuickItem* cover = person.all("Cover").first();
        const auto previous = cover->property("previous").value<SeatEntry>();
        person.waitUntil("Enter opens the gate", [&] {
            person.pressKey(Qt::Key_Return);
            return !eyes.table().isGateClosed();
        });
        // While it opens it still says who was there before.
        CHECK(cover->property("previous").value<SeatEntry>() == previous);
        person.waitUntil("the gate is away", [&] { return person.all("Cover").isEmpty(); });
        ++gates;
        person.waitUntil("the hand is seen", [&] { return !person.all("HandView").isEmpty(); });
        person.picture("open");
        // The game has no pictures: its card says what it is.
        CHECK(person.words().filter(QRegularExpression("^(Jack|Queen|King)$")).size() >= 1);
        // One card is held large, and not put away before the next one comes.
        QQuickItem* const card = person.find([](const QString& name) {
            return QRegularExpression("^(Jack|Queen|King)").match(name).hasMatch();
        });
        REQUIRE(card != nullptr);
        person.tabTo(Person::nameOf(*card));
        person.pressKey(Qt::Key_Space);
        person.waitUntil("the card is large", [&] { return !person.all("CardDetail").isEmpty(); });
        const auto moves = eyes.table().record().moves.size();
        const bool isBet = person.sees("Call") && person.find("Call")->isEnabled();
        // The key that ends the turn does not open the gate after it, however long it is held.
        person.tabTo(isBet ? "Call" : "Check");
        person.holdKey(Qt::Key_Return);
        CHECK(eyes.table().record().moves.size() == moves + 1);
        CHECK((eyes.scene().isOver() || eyes.table().isGateClosed()));
        if (eyes.table().isGateClosed())
            person.waitUntil("no card is large any more", [&] { return person.all("CardDetail").isEmpty(); });
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
    person.press("Cover the table between turns");
    CHECK(Program::instance().preferences().coversTable());
    person.picture("set-up");
    person.press("Start");
    person.waitUntil("the gate is closed", [&] { return !person.all("Cover").isEmpty(); });

    Forester forester(person, Forester::Hands::mouse);
    forester.openGate();
    REQUIRE(forester.act());
    person.waitUntil("the gate is closed again", [&] { return forester.eyes().table().isGateClosed(); });
}
