#include "board_eyes.h"
#include "laid_match.h"
#include "pace.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::journeys;
using namespace tablewood::forsaken;

namespace {

/// The Navigator of the second Night, who is called last.
constexpr Seat kNavigator{2};
constexpr const char* kCall = "Navigator, which Destination will you peek at?";

} // namespace

TEST_CASE("Who sits through a long night alone goes on by a press or by a key, and is asked nothing twice")
{
    for (const bool usesKey : {false, true}) {
        CAPTURE(usesKey);
        const FreshFolder folder;
        OpenedProgram program(folder, "going-on");
        Person person(program, usesKey ? "going-on-by-key" : "going-on");
        layMatch(person, ForsakenTable::atNightTwo().state, kNavigator, kNightRoles);
        TableModel& table = BoardEyes(person).table();
        table.setSecond(kStill);
        table.setBotPace(kStill);
        const auto goOn = [&] {
            if (usesKey)
                person.pressKey(Qt::Key_S);
            else
                person.press("Go on");
        };
        person.waitFor("Go on");
        person.picture("falls");
        goOn();
        person.waitUntil("they are called", [&] { return table.scene()->promptTitle() == kCall; });
        person.letSettle(*person.all("NightPage").first());
        person.picture("called");
        person.press(*person.all("NightSpot").first());
        goOn();
        person.waitUntil("the card is turned", [&] { return table.scene()->night().isTurned; });
        person.letSettle(*person.all("NightPage").first());
        person.picture("turned");
        goOn();
        person.waitUntil("it is day", [&] { return person.all("NightPage").isEmpty(); });
        CHECK_FALSE(person.sees("Go on"));
        const auto& moves = table.record().moves;
        CHECK(std::ranges::count(moves, kNavigator, &JournalEntry::seat) == 1);
        person.picture("day");
    }
}
