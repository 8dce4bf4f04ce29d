#include "app/lan/lan_table.h"
#include "app/program.h"
#include "app/table/model/table_model.h"
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
    LanTable& lan() { return *m_person.window().findChild<LanTable*>(); }
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

TEST_CASE("Whoever hosts without a name is called the host, in the lobby, at the table and in the log")
{
    Hosting hosting("network-nameless");
    const LobbyModel& lobby = *hosting.lan().lobby();
    CHECK(lobby.nameOf(lobby.host()) == "Host");
    CHECK(hosting.person().words().filter("Host").size() > 0);
    CHECK(hosting.person().words().filter("Guest").isEmpty());
    Program::instance().preferences().setPlayerName("Mira");
    hosting.person().waitUntil("the name is known", [&] { return lobby.nameOf(lobby.host()) == "Mira"; });
}

TEST_CASE(
    "In a small window the buttons for the people lie beside the table, and no notice moves what is pressed")
{
    for (const int percent : {100, 200}) {
        Hosting hosting(percent == 100 ? "network-small" : "network-small-200");
        Person& person = hosting.person();
        Program::instance().preferences().setTextSize(percent);
        for (const QSize size : {QSize(960, 600), QSize(1280, 800)}) {
            person.window().resize(size);
            person.waitUntil("the window has its size",
                             [&] { return person.window().contentItem()->size().toSize() == size; });
            const auto placeOf = [&](QQuickItem* item) {
                REQUIRE(item);
                person.letSettle(*item);
                return person.shownPart(*item);
            };
            const auto parts = [&] {
                QList<QRectF> places;
                for (const char* part : {"Boards", "ActionButtons", "PromptPanel", "HandView"})
                    for (QQuickItem* each : person.all(part))
                        places.append(placeOf(each));
                return places;
            };
            person.waitUntil("the table is laid", [&] { return !person.all("Boards").isEmpty(); });
            const QList<QRectF> before = parts();
            QList<QRectF> things = before;
            for (const char* part : {"Banner", "CyclePill", "SeatPlate"})
                for (QQuickItem* each : person.all(part))
                    things.append(placeOf(each));
            for (const char* button :
                 {"Call across the table, or point at something", "Who is at this table"}) {
                CAPTURE(button);
                const QRectF place = placeOf(person.find(button));
                for (const QRectF& thing : things)
                    CHECK_FALSE(place.intersects(thing));
            }
            person.picture(QStringLiteral("%1").arg(size.width()));
            // Something is said to everybody at the table.
            hosting.lan().lobby()->seatGuest(99, 1);
            person.waitUntil("it is said", [&] { return !hosting.lan().lobby()->denied().isEmpty(); });
            person.waitFor(hosting.lan().lobby()->denied());
            CHECK(parts() == before);
            person.picture(QStringLiteral("%1-told").arg(size.width()));
        }
    }
}
