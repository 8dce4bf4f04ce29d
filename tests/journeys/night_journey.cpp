#include "app/night/night.h"
#include "app/program.h"
#include "every_page.h"
#include "person.h"

#include <QAccessible>
#include <doctest/doctest.h>

#include <algorithm>

using namespace tablewood;
using namespace tablewood::journeys;

namespace {

/// The night of this window.
Night& nightOf(OpenedProgram& program)
{
    auto* const night =
        qmlEngine(&program.window())->singletonInstance<Night*>(qmlTypeId("Tablewood.App", 1, 0, "Night"));
    REQUIRE(night != nullptr);
    return *night;
}

} // namespace

TEST_CASE("A night is chosen on Home, moderated with keys alone, left, and gone on with")
{
    const FreshFolder folder;
    OpenedProgram program(folder);
    Person person(program, "night");
    Night& night = nightOf(program);

    person.press("Moderate a night");
    person.waitFor("Which night");
    person.waitUntil(
        "every line can be heard", [&] { return person.sees("All lines can be heard."); }, 60'000);
    person.picture("choice");
    person.press("Night of the werewolves");
    person.press("Only those in play");
    person.waitFor("Healer");
    person.press("Healer");
    CHECK(night.setup()->steps().size() == 4);
    person.waitUntil(
        "every line can be heard", [&] { return person.sees("All lines can be heard."); }, 60'000);

    person.press("Start");
    person.waitFor("Night falls on the village. Everybody, close your eyes.");
    person.picture("runs");
    person.pressKey(Qt::Key_S);
    person.waitFor("Werewolves");
    person.pressKey(Qt::Key_Plus);
    CHECK(night.seconds() == 35);
    person.pressKey(Qt::Key_Space);
    CHECK(night.isPaused());
    person.waitFor("Werewolves (paused)");
    person.picture("paused");
    person.pressKey(Qt::Key_U);
    CHECK(night.step() == 0);
    person.pressKey(Qt::Key_Space);
    CHECK_FALSE(night.isPaused());

    person.pressKey(Qt::Key_S);
    person.pressKey(Qt::Key_Escape);
    person.waitFor("End the night?");
    person.picture("question");
    person.press("Leave it here, to go on later");
    person.waitFor("Go on with this night");
    person.picture("kept");
    person.press("Go on with this night");
    person.waitFor("Werewolves (paused)");
    person.pressKey(Qt::Key_Space);
    CHECK_FALSE(night.isPaused());
    for (int step = night.step(); step < 4; ++step)
        person.pressKey(Qt::Key_S);
    person.waitFor("The night is over");
    person.picture("over");
    person.pressKey(Qt::Key_Return);
    person.waitFor("Which night");
    CHECK_FALSE(person.sees("Go on with this night"));
}

TEST_CASE("In the dark a traveller is chosen with the keys, and with what a screen reader presses")
{
    EveryPage pages("en");
    Person& person = pages.person();
    const auto dark = std::ranges::find(pages.all(), QStringLiteral("dark-with-travellers"), &Page::name);
    REQUIRE(dark != pages.all().end());
    const auto isChosen = [&](const char* name) {
        for (QQuickItem* spot : person.all("NightSpot"))
            if (Person::nameOf(*spot) == name)
                return QAccessible::queryAccessibleInterface(spot)
                    ->text(QAccessible::Description)
                    .contains("chosen");
        return false;
    };

    pages.open(*dark);
    // Nothing is marked yet.
    person.pressKey(Qt::Key_Return);
    CHECK_FALSE(isChosen("Mira"));
    person.tabTo("Jonas");
    person.pressKey(Qt::Key_Return);
    person.waitUntil("Jonas is chosen", [&] { return isChosen("Jonas"); });
    CHECK(person.focusedName() == "Jonas");
    person.pressKey(Qt::Key_Right);
    CHECK(person.focusedName() == "Sami");
    person.picture("in-the-dark");

    pages.open(*dark);
    for (QQuickItem* spot : person.all("NightSpot"))
        if (Person::nameOf(*spot) == "Theodora")
            QAccessible::queryAccessibleInterface(spot)->actionInterface()->doAction(
                QAccessibleActionInterface::pressAction());
    person.waitUntil("Theodora is chosen", [&] { return isChosen("Theodora"); });
}
