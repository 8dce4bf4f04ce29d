#include "forester.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::journeys;

TEST_CASE("The shared screen shows no hand, and Esc closes the top layer alone")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "shared");
    Person person(program, "shared");
    Forester forester(person, Forester::Hands::mouse);
    forester.playToDay();
    const BoardEyes& eyes = forester.eyes();
    REQUIRE(!person.all("HandView").isEmpty());

    person.pressKey(Qt::Key_F10);
    person.waitUntil("the shared screen is shown", [&] { return !person.all("SharedPage").isEmpty(); });
    CHECK(person.all("HandView").isEmpty());
    CHECK(person.all("PromptPanel").isEmpty());
    CHECK(!eyes.scene().hasHand());
    CHECK(eyes.litSpaces().isEmpty());
    person.picture("shared");

    person.pressKey(Qt::Key_F1);
    person.waitUntil("help lies over it", [&] { return !person.all("HelpPage").isEmpty(); });
    person.picture("help");
    person.pressKey(Qt::Key_Escape);
    person.waitUntil("help is away", [&] { return person.all("HelpPage").isEmpty(); });
    CHECK(!person.all("SharedPage").isEmpty());

    person.pressKey(Qt::Key_F10);
    person.waitUntil("the shared screen is away", [&] { return person.all("SharedPage").isEmpty(); });
    if (eyes.table().isGateClosed())
        forester.openGate();
    person.waitUntil("the table is back",
                     [&] { return eyes.board() != nullptr && !person.all("HandView").isEmpty(); });

    person.pressKey(Qt::Key_F10);
    person.waitUntil("the shared screen is shown again", [&] { return !person.all("SharedPage").isEmpty(); });
    CHECK_FALSE(person.sees("Back to the table"));
    person.pointAt(*person.all("SharedPage").first());
    person.waitFor("Full screen");
    person.picture("way-out");
    person.press("Back to the table");
    person.waitUntil("the button leads back", [&] { return person.all("SharedPage").isEmpty(); });
    if (eyes.table().isGateClosed())
        forester.openGate();
    person.waitUntil("the table is there", [&] { return !person.all("HandView").isEmpty(); });

    person.press("Settings");
    person.waitUntil("the settings lie over it", [&] { return !person.all("SettingsPage").isEmpty(); });
    person.pressKey(Qt::Key_Escape);
    person.waitUntil("the settings are away", [&] { return person.all("SettingsPage").isEmpty(); });
    CHECK(!person.all("MatchView").isEmpty());
    person.pressKey(Qt::Key_Escape);
    CHECK(!person.all("MatchView").isEmpty());
}
