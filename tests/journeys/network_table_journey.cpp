#include "app/lan/lan_table.h"
#include "app/table/table_model.h"
#include "person.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::journeys;

namespace {

constexpr int kPeople = 6;

/// Somebody who hosts a match of Forsaken Forest and plays it with bots, and has not looked at their Role.
class Hosting
{
public:
    explicit Hosting(const char* journey) : m_program(m_folder, journey), m_person(m_program, journey)
    {
        auto* const lan = m_person.window().findChild<LanTable*>();
        lan->host({{"game", "forsaken"}, {"seats", kPeople}, {"tableName", "The short evening"}});
        m_person.waitUntil("the lobby is there", [&] { return lan->lobby()->mySeat() == 0; });
        for (int seat = 1; seat < kPeople; ++seat)
            lan->lobby()->addBot(seat, 0);
        m_person.waitUntil("it can begin", [&] { return lan->lobby()->canStart(); });
        lan->lobby()->start();
        m_person.waitUntil("everybody has a plate",
                           [&] { return m_person.all("SeatPlate").size() == kPeople - 1; });
    }
    Person& person() { return m_person; }
    TableModel& table() { return *m_person.window().findChild<LanTable*>()->table(); }

private:
    const FreshFolder m_folder;
    OpenedProgram m_program;
    Person m_person;
};

} // namespace

TEST_CASE("At a table in the network the buttons for the people there lie on nobody's plate")
{
    Hosting hosting("network-table");
    Person& person = hosting.person();
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

TEST_CASE("At a table in the network the time of a great event stands still while something lies over it")
{
    Hosting hosting("network-covered");
    Person& person = hosting.person();
    const PlateModel& plate = *hosting.table().plate();
    for (const char* layer : {"settings", "help"}) {
        person.waitUntil("its time goes on", [&] { return !plate.isHeld(); });
        person.window().setProperty("layer", layer);
        person.waitUntil("its time stands still", [&] { return plate.isHeld(); });
        person.window().setProperty("layer", "");
    }
}
