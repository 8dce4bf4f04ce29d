#include "app/program.h"
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

TEST_CASE(
    "A zone on no panel is seen in a wide window, in a narrow one, in large type and on the shared screen")
{
    const GameCatalog catalog;
    REQUIRE(catalog.find("hex"));
    const FreshFolder folder;
    OpenedProgram program(folder, "bowl", {catalog.find("hex")});
    Person person(program, "bowl");
    Forester forester(person, Forester::Hands::mouse);
    forester.sitDown();
    const auto isBowlSeen = [&](const char* form) {
        const QQuickItem* bowl =
            person.find([](const QString& name) { return name.contains("Bowl of stones"); });
        return !person.all(form).isEmpty() && bowl && bowl->width() > 0 &&
               person.window().contentItem()->contains(bowl->mapToScene({1, 1}));
    };
    person.waitUntil("it is seen in the wide window", [&] { return isBowlSeen("WideForm"); });
    person.picture("wide");
    person.window().resize(960, 600);
    person.waitUntil("it is seen in the narrow window", [&] { return isBowlSeen("ColumnForm"); });
    person.picture("narrow");
    Program::instance().preferences().setTextSize(200);
    person.waitUntil("it is seen in large type", [&] { return isBowlSeen("ColumnForm"); });
    person.picture("large-type");
    Program::instance().preferences().setTextSize(100);
    person.window().resize(1280, 800);
    person.pressKey(Qt::Key_F10);
    person.waitUntil("it is seen on the shared screen", [&] { return isBowlSeen("SharedPage"); });
    person.picture("shared");
}
