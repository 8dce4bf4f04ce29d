#include "content/game_catalog.h"
#include "forester.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::journeys;

TEST_CASE("A game whose folder lies outside of the sources is played to its end in the window")
{
    const GameCatalog catalog;
    REQUIRE(catalog.find("hex"));
    const FreshFolder folder;
    OpenedProgram program(folder, "outside", {catalog.find("hex")});
    Person person(program, "outside");
    Forester forester(person, Forester::Hands::mouse);
    forester.sitDown();
    const BoardEyes& eyes = forester.eyes();
    const auto& moves = eyes.table().record().moves;

    while (!eyes.scene().isOver()) {
        person.waitUntil("a stone can be placed, or it is over", [&] {
            return !eyes.table().isShowing() &&
                   (eyes.scene().isOver() ||
                    (eyes.scene().isMyTurn() && eyes.isAllLit() && !eyes.litSpaces().isEmpty()));
        });
        if (eyes.scene().isOver())
            break;
        const std::size_t before = moves.size();
        forester.pressSpace(eyes.litSpaces().first().cell);
        REQUIRE(moves.size() > before);
        if (before == 6)
            person.picture("board");
    }
    person.waitUntil("the end is shown", [&] { return !person.all("EndPage").isEmpty(); });
    person.picture("end");
}
