#include "short_match.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::journeys;

TEST_CASE("Two people finish a whole match with the keys alone")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "keys");
    Person person(program, "keyboard");

    person.tabTo("Play at this table");
    person.picture("home");
    person.pressKey(Qt::Key_Return);
    person.waitFor("Who sits down");
    setUpShortMatch(person, Forester::Hands::keys);
    person.picture("set-up");
    person.tabTo("Start");
    person.pressKey(Qt::Key_Return);
    person.waitUntil("the table is laid", [&] { return !person.all("MatchView").isEmpty(); });

    Forester forester(person, Forester::Hands::keys);
    const BoardEyes& eyes = forester.eyes();
    for (int deeds = 0; deeds < 600 && forester.act(); ++deeds)
        if (deeds == 3 || deeds == 12 || deeds == 40)
            person.picture("playing");
    REQUIRE(eyes.scene().isOver());
    person.waitUntil("the end is shown and hears keys", [&] {
        const auto pages = person.all("EndPage");
        return !pages.isEmpty() && pages.front()->property("isReady").toBool();
    });
    person.picture("end");

    person.pressKey(Qt::Key_Return);
    person.waitUntil("the same people begin again", [&] {
        return person.all("EndPage").isEmpty() && !person.all("MatchView").isEmpty() &&
               !eyes.scene().isOver();
    });
}
