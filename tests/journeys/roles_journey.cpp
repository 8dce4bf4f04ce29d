#include "person.h"

#include <doctest/doctest.h>

#include <algorithm>

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

TEST_CASE(
    "At a laptop's size who the Forsaken are, every role and the explaining are in sight without scrolling")
{
    for (const char* language : {"en", "de"}) {
        CAPTURE(language);
        const FreshFolder folder;
        OpenedProgram program(folder, "roles", {},
                              [&](StartOptions& options) { options.language = language; });
        Person person(program, QStringLiteral("roles-in-sight-%1").arg(language));
        const bool isEnglish = QLatin1String(language) == QLatin1String("en");
        const auto isWhole = [&](const QQuickItem& item) {
            const QRectF whole = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()));
            return !whole.isEmpty() && person.shownPart(item).adjusted(-1, -1, 1, 1).contains(whole);
        };
        REQUIRE(program.window().size() == QSize(1280, 800));
        REQUIRE(program.window().setProperty("shownPage", "setup"));
        const auto isBox = [](const QString& name) { return name.startsWith("Forsaken Forest, "); };
        person.waitUntil("the box is on the shelf", [&] { return person.find(isBox) != nullptr; });
        person.press(*person.find(isBox));
        person.waitUntil("its seats are there", [&] { return person.all("SeatRow").size() >= 4; });
        REQUIRE(person.all("ExplainRow").size() == 1);
        CHECK(isWhole(*person.all("ExplainRow").front()));

        person.press(isEnglish ? "Change the options" : "Regeln ändern");
        const auto count = [&] {
            const QList<QQuickItem*> controls = person.all("Segmented") + person.all("Stepper");
            return std::ranges::count_if(controls, [&](const QQuickItem* control) {
                const QQuickItem* holder = control;
                while (holder && !QByteArray(holder->metaObject()->className()).startsWith("OptionsPanel"))
                    holder = holder->parentItem();
                return holder != nullptr && isWhole(*control);
            });
        };
        // The number of Forsaken, how roles are chosen, and the eight of them.
        person.waitUntil("they have their room", [&] { return count() >= 10; });
        person.picture("open");
        CHECK(isWhole(*person.all("ExplainRow").front()));
        person.press(isEnglish ? "Suggested" : "Vorgeschlagen");
        person.waitUntil("all options are in sight", [&] { return count() == 7; });
        person.picture("suggested");
    }
}
