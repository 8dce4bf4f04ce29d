#include "forester.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::journeys;

TEST_CASE("A newcomer is at a table with a bot after two clicks, chooses an Ancient and plays ten turns")
{
    const FreshFolder folder;
    // Who has never played is told what is what.
    OpenedProgram program(folder, "journey", {}, {}, Explaining::asItComes);
    Person person(program, "newcomer");

    person.waitFor("Play at this table");
    person.picture("home");
    person.press("Play at this table");
    person.waitFor("Who sits down");
    person.picture("set-up");
    person.press("Start");

    Forester forester(person, Forester::Hands::mouse);
    const BoardEyes& eyes = forester.eyes();
    person.waitUntil("the table is laid", [&] { return !person.all("MatchView").isEmpty(); });
    eyes.table().setBotPace(1);
    person.waitUntil("an Ancient is asked for", [&] { return eyes.scene().isMyTurn(); });
    person.picture("ancients");
    REQUIRE(forester.lesson());
    while (forester.lesson())
        forester.readLesson();
    REQUIRE(forester.act());

    for (int turn = 1; turn <= 10; ++turn) {
        person.waitUntil("it is the newcomer's turn", [&] {
            if (forester.lesson())
                forester.readLesson();
            return eyes.scene().isMyTurn() || eyes.scene().isOver();
        });
        if (turn <= 3 || turn == 10)
            person.picture(QStringLiteral("turn-%1").arg(turn));
        if (!forester.playTurn())
            break;
    }
    person.picture("after-ten-turns");
    CHECK(eyes.table().record().moves.size() > 20);
}
