#include "app/home/match_setup.h"
#include "short_match.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::journeys;

TEST_CASE("What is chosen by key in the set-up keeps the keyboard")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "choice");
    Person person(program, "choice");
    person.press("Play at this table");
    person.press("Change the options");
    const auto isOption = [&](const char* type) {
        const QQuickItem* options = person.all("OptionsPanel").first();
        return person.all(type).contains(person.focused()) && options->isAncestorOf(person.focused());
    };
    person.tabTo("an option", [&] { return isOption("Segmented") || isOption("Stepper"); });
    const QQuickItem* option = person.focused();
    const QString before = person.focusedName();
    person.pressKey(Qt::Key_Right);
    CHECK(person.focused() == option);
    CHECK(person.focusedName() != before);
    person.picture("option");

    person.press("Fold the options");
    person.tabTo("another scenario", [&] {
        return person.all("ScenarioCard").contains(person.focused()) &&
               !person.focused()->property("entry").value<ChoiceEntry>().isChosen;
    });
    const QQuickItem* card = person.focused();
    person.pressKey(Qt::Key_Space);
    CHECK(person.focused() == card);
    CHECK(card->property("entry").value<ChoiceEntry>().isChosen);
    person.picture("scenario");
}
