#include "app/home/match_setup.h"
#include "content/game_catalog.h"
#include "short_match.h"

#include <doctest/doctest.h>

#include <algorithm>

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

TEST_CASE("Two seats choose what each begins with, by mouse and by key")
{
    const FreshFolder folder;
    const GameCatalog catalog;
    OpenedProgram program(folder, "seats", {catalog.find("mosaic")});
    Person person(program, "seats");
    person.press("Play at this table");
    person.picture("begun");
    const auto steppers = [&] {
        QList<QQuickItem*> found;
        for (QQuickItem* row : person.all("SeatRow"))
            for (QQuickItem* stepper : person.all("Stepper"))
                if (row->isAncestorOf(stepper))
                    found.append(stepper);
        std::ranges::sort(found, {}, [](const QQuickItem* stepper) { return stepper->mapToScene({}).y(); });
        return found;
    };
    REQUIRE(steppers().size() == 2);
    QQuickItem* const first = steppers()[0];
    person.tabTo("what the first seat begins with", [&] { return person.focused() == first; });
    person.pressKey(Qt::Key_Right);
    person.pressKey(Qt::Key_Right);
    CHECK(person.focused() == first);
    CHECK(first->property("current").toInt() == 2);
    // The arrow to the next, at the right end.
    QQuickItem* const second = steppers()[1];
    person.pressAt(second->mapToScene({second->width() - second->height() / 2, second->height() / 2}));
    CHECK(second->property("current").toInt() == 1);
    person.picture("chosen");
    person.press("Start");
    person.waitUntil("the match is there", [&] { return !Program::instance().library().list().empty(); });
    const MatchRecord match =
        Program::instance().library().load(Program::instance().library().list().front().id);
    // Chance says who sits where; what each chose goes with them.
    for (std::size_t seat = 0; seat < 2; ++seat)
        CHECK(match.setup.options.at("first." + std::to_string(seat)) ==
              (match.players[seat].kind == PlayerKind::person ? "1" : "0"));
    person.picture("table");
}

TEST_CASE("The story of a scenario is read in the set-up, page by page, by the keyboard alone")
{
    const FreshFolder folder;
    const GameCatalog catalog;
    OpenedProgram program(folder, "story", {catalog.find("mosaic")});
    Person person(program, "story");
    person.press("Play at this table");
    CHECK_FALSE(person.sees("Read the story"));
    person.tabTo("the scenario with a story", [&] {
        return person.all("ScenarioCard").contains(person.focused()) &&
               person.focused()->property("entry").value<ChoiceEntry>().value == QStringLiteral("all");
    });
    person.pressKey(Qt::Key_Space);
    person.waitFor("Read the story");
    for (const char* theme : {"night", "clearing"}) {
        Program::instance().preferences().setTheme(theme);
        for (const QSize size : {QSize(1280, 800), QSize(960, 600)}) {
            person.window().resize(size);
            const QString name = QStringLiteral("%1-%2").arg(theme).arg(size.width());
            person.picture("set-up-" + name);
            person.tabTo("Read the story");
            person.pressKey(Qt::Key_Return);
            person.waitFor("The storm");
            person.picture("first-" + name);
            person.pressKey(Qt::Key_Return);
            person.waitFor("What is new");
            person.picture("last-" + name);
            person.pressKey(Qt::Key_Return);
            person.waitUntil("the story is closed", [&] { return !person.sees("What is new"); });
        }
    }
    CHECK(Program::instance().library().list().empty());
}
