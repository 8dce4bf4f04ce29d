#include "short_match.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::journeys;

TEST_CASE("Two people finish a whole match at one laptop by mouse")
{
    const FreshFolder folder;
    OpenedProgram program(folder);
    Person person(program, "hot-seat");

    person.press("Play at this table");
    person.waitFor("Who sits down");
    setUpShortMatch(person, Forester::Hands::mouse);
    person.picture("set-up");
    person.press("Start");
    person.waitUntil("the table is laid", [&] { return !person.all("MatchView").isEmpty(); });

    Forester forester(person, Forester::Hands::mouse);
    const BoardEyes& eyes = forester.eyes();
    for (int deeds = 0; deeds < 600; ++deeds) {
        if (!forester.act())
            break;
        if (deeds == 20 || deeds == 60)
            person.picture("playing");
    }
    REQUIRE(eyes.scene().isOver());
    person.waitUntil("the end is shown", [&] { return !person.all("EndPage").isEmpty(); });
    person.picture("end");
    CHECK(person.find([](const QString& name) { return name.endsWith(QStringLiteral(" wins")); }));

    person.press("Look at the table");
    person.picture("table-after-the-end");
}
