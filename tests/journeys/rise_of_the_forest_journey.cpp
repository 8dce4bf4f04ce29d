#include "app/table/model/held_model.h"
#include "app/table/model/run_model.h"
#include "forest_player.h"
#include "hint_follower.h"

#include <QTest>
#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::journeys;

TEST_CASE(
    "A track of Rise of the Forest is laid by mouse, each tile in the hand at once, up to the first run")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "rise-track");
    Person person(program, "rise-track");
    openForestMatch(person, {{"sides", "shadowborn"}});
    HintFollower follower(person);
    bool wasRefused = false;
    const RunModel& run = *follower.table().run();
    while (!run.isOn()) {
        person.waitUntil("something can be done", [&] { return follower.isAsked() || run.isOn(); });
        if (run.isOn())
            break;
        if (follower.table().held()->isHeld() && !wasRefused) {
            QTest::mouseMove(&person.window(), follower.eyes().middleOf({0, 0}).toPoint());
            person.waitUntil("it is said why it may not lie there", [&] {
                return follower.table().refusal() == "A tile goes on from one of the two open ends.";
            });
            person.picture("refused");
            wasRefused = true;
        }
        follower.act();
    }
    CHECK(wasRefused);
    person.picture("run");
}

TEST_CASE("A guided match of Rise of the Forest is played by mouse to its end, as the hint says")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "rise-guided");
    Person person(program, "rise-guided");
    openForestMatch(person, {{"start", "guided"}});
    HintFollower follower(person);
    int moves = 0;
    while (follower.act()) {
        if (++moves == 8)
            person.picture("later");
        REQUIRE(moves < 200);
    }
    person.waitUntil("the end is shown", [&] { return !person.all("EndPage").isEmpty(); });
    person.picture("end");
}
