#include "person.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::journeys;

TEST_CASE("While roles are chosen it stays in sight what they weigh and which are in play")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "roles");
    Person person(program, "roles");
    person.press("Play at this table");
    const auto isBox = [](const QString& name) { return name.startsWith("Forsaken Forest, "); };
    person.waitUntil("the box is on the shelf", [&] { return person.find(isBox) != nullptr; });
    person.press(*person.find(isBox));
    person.waitFor("The Villagers weigh 3, the Forsaken 1");
    person.press("Change the options");
    person.picture("open");
    CHECK(person.sees("The Villagers weigh 3, the Forsaken 1"));
    const auto isRole = [](const QString& name) { return name.contains("As chosen below"); };
    REQUIRE(person.find(isRole));
    person.press("Suggested");
    person.waitUntil("what is suggested is named", [&] {
        return person.find([](const QString& name) {
            return name.startsWith("In play: ") && name.contains("The Oracle: 1");
        }) != nullptr;
    });
    person.picture("suggested");
}
