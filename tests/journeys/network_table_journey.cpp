#include "app/lan/lan_table.h"
#include "person.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::journeys;

TEST_CASE("At a table in the network the buttons for the people there lie on nobody's plate")
{
    constexpr int kPeople = 6;
    const FreshFolder folder;
    OpenedProgram program(folder, "network-table");
    Person person(program, "network-table");
    auto* const lan = person.window().findChild<LanTable*>();
    lan->host({{"game", "forsaken"}, {"seats", kPeople}, {"tableName", "The short evening"}});
    person.waitUntil("the lobby is there", [&] { return lan->lobby()->mySeat() == 0; });
    for (int seat = 1; seat < kPeople; ++seat)
        lan->lobby()->addBot(seat, 0);
    person.waitUntil("it can begin", [&] { return lan->lobby()->canStart(); });
    lan->lobby()->start();
    person.waitUntil("everybody has a plate", [&] { return person.all("SeatPlate").size() == kPeople - 1; });
    person.picture("plates");
    for (const char* button :
         {"Call across the table, or point at something", "Who is at this table", "Settings"}) {
        QQuickItem* const found = person.find(button);
        REQUIRE(found != nullptr);
        person.letSettle(*found);
        for (QQuickItem* plate : person.all("SeatPlate"))
            CHECK_FALSE(person.shownPart(*found).intersects(person.shownPart(*plate)));
    }
}
