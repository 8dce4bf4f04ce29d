#include "short_match.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::journeys;

TEST_CASE("The set-up keeps what was said, and a match that runs is counted")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "set-up");
    Person person(program, "set-up");
    person.press("Play at this table");
    person.waitFor("Who sits down");
    seatTwoPeople(person, Forester::Hands::mouse);
    CHECK(person.words().count("at the laptop now") == 1);
    CHECK(person.words().count("takes turns at it") == 1);
    person.pressKey(Qt::Key_Escape);
    person.waitUntil("home is back", [&] { return !person.sees("Who sits down"); });
    person.press("Play at this table");
    person.waitFor("Who sits down");
    CHECK(person.words().count("takes turns at it") == 1);
    person.picture("kept");

    person.press("Start");
    person.waitUntil("the table is laid", [&] { return !person.all("MatchView").isEmpty(); });
    person.press("Settings");
    person.waitFor("1 match kept");
    person.picture("counted");
}
