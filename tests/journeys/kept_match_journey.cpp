#include "forester.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::journeys;

TEST_CASE("Who closes the window in the middle of a turn goes on with Continue where it was")
{
    const FreshFolder folder;
    MatchRecord before;
    Scene sceneBefore;
    {
        OpenedProgram program(folder, "kept");
        Person person(program, "kept");
        person.press("Play at this table");
        person.press("Start");
        Forester forester(person, Forester::Hands::mouse);
        const BoardEyes& eyes = forester.eyes();
        person.waitUntil("an Ancient is asked for",
                         [&] { return !person.all("MatchView").isEmpty() && eyes.scene().isMyTurn(); });
        eyes.table().setBotPace(1);
        for (int deeds = 0;
             deeds < 100 && !(eyes.scene().isMyTurn() && eyes.table().undoing()->canUndo() && deeds > 12);
             ++deeds)
            REQUIRE(forester.act());
        REQUIRE(eyes.scene().isMyTurn());
        person.picture("mid-turn");
        before = eyes.table().record();
        sceneBefore = eyes.table().publicNow().scene;
    }
    REQUIRE(!before.moves.empty());

    OpenedProgram program(folder, "kept");
    Person person(program, "kept-again");
    person.waitFor("Continue");
    person.picture("home");
    person.press("Sit down");
    person.waitUntil("the table is laid", [&] { return !person.all("MatchView").isEmpty(); });
    const BoardEyes eyes(person);
    CHECK(eyes.table().record().moves == before.moves);
    CHECK(eyes.table().record().moves.back().hash == before.moves.back().hash);
    CHECK(eyes.table().publicNow().scene == sceneBefore);
    CHECK(eyes.scene().isMyTurn());
    person.picture("as-it-was");

    const auto moves = before.moves.size();
    Forester forester(person, Forester::Hands::mouse);
    REQUIRE(forester.act());
    person.waitUntil("the match goes on", [&] { return eyes.table().record().moves.size() > moves; });
}
