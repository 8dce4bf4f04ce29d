#include "kit/game_type_of.h"
#include "kuhn.h"
#include "short_match.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::journeys;

TEST_CASE("The digits press the buttons of the table, each its own")
{
    const GameTypeOf<kuhn::Kuhn> poker{kuhn::Kuhn{}};
    const FreshFolder folder;
    OpenedProgram program(folder, "digits", {&poker});
    Person person(program, "digits");
    person.press("Play at this table");
    person.waitFor("Who sits down");
    seatTwoPeople(person, Forester::Hands::mouse);
    person.press("Start");
    Forester forester(person, Forester::Hands::mouse);
    const BoardEyes& eyes = forester.eyes();
    const auto& moves = eyes.table().record().moves;

    forester.openGate();
    person.waitUntil("the buttons are there", [&] { return person.sees("Bet"); });
    // There is no bet to answer yet, and no fifth button.
    person.pressKey(Qt::Key_3);
    person.pressKey(Qt::Key_5);
    CHECK(moves.empty());
    person.pressKey(Qt::Key_2);
    REQUIRE(moves.size() == 1);
    CHECK(moves.back().move == "bet");

    forester.openGate();
    person.waitUntil("the bet can be answered", [&] { return person.sees("Fold"); });
    person.picture("answer");
    person.pressKey(Qt::Key_4);
    REQUIRE(moves.size() == 2);
    CHECK(moves.back().move == "fold");
}
