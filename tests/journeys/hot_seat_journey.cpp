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
    person.waitUntil("the table is seen", [&] { return person.all("EndPage").isEmpty(); });
    CHECK(person.words().contains(eyes.scene().verdict()));
    CHECK(person.words().filter(QStringLiteral("more to reach")).isEmpty());
    CHECK(person.sees("Again"));
    person.picture("table-after-the-end");

    person.press("How it ended");
    person.waitUntil("the end is shown again", [&] { return !person.all("EndPage").isEmpty(); });
    person.pressKey(Qt::Key_Escape);
    person.waitUntil("the table is seen again", [&] { return person.all("EndPage").isEmpty(); });
    person.press("Home");
    person.waitUntil("Home is seen", [&] { return person.sees("Play at this table"); });
}
