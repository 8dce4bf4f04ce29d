#include "room_of_laptops.h"

#include <doctest/doctest.h>

#include <utility>

using namespace tablewood;
using namespace tablewood::journeys;

namespace {

constexpr const char* kPlay = "Act, or be done";

/// A screen in the room hosts a table of Kingdom Rush and shows it; two people play at laptops of their own.
class DefendedRoom : public RoomOfLaptops
{
public:
    explicit DefendedRoom(const QString& journey)
        : RoomOfLaptops(journey, QStringLiteral("Living room")), mira(laptopOf("Mira", journey)),
          jonas(laptopOf("Jonas", journey))
    {
    }

    /// Their laptop finds the table, and they are let in.
    void comeIn(FarWindow& who)
    {
        who.start();
        knock(who, QStringLiteral("Join"));
        letIn(who);
    }
    void picturesOfAll(const QString& step)
    {
        person.picture(step);
        mira.picture(step);
        jonas.picture(step);
    }

    FarWindow mira;
    FarWindow jonas;
};

} // namespace

TEST_CASE("Two laptops and a shared screen defend the gate of Kingdom Rush to the end, and who holds the "
          "others up is asked to go on")
{
    DefendedRoom room(QStringLiteral("kingdom-room"));
    room.host({{"game", "kingdom-rush"},
               {"seats", 2},
               {"tableName", "The gate"},
               {"plays", false},
               {"options", QVariantMap{{"scenario", "prologue"}}}});
    room.showToAll();
    FarWindow& mira = room.mira;
    FarWindow& jonas = room.jonas;
    room.comeIn(mira);
    room.comeIn(jonas);
    mira.press("I am ready");
    jonas.press("I am ready");
    room.await("all are ready", [&] { return room.lobby().canStart(); });
    room.picturesOfAll("lobby");
    room.start();
    // Each reads the story, and closes it.
    for (FarWindow* const one : {&mira, &jonas})
        one->press("Close");
    room.picturesOfAll("council");
    for (FarWindow* const one : {&mira, &jonas})
        one->playAlong(true);
    room.await("the first round begins",
               [&] { return mira.question() == kPlay || jonas.question() == kPlay; });
    for (FarWindow* const one : {&mira, &jonas})
        one->playAlong(false);

    // Mira begins something, and does no more: nobody else can act until it is taken back.
    const auto isHeldUp = [&] { return jonas.question().isEmpty() && !mira.question().isEmpty(); };
    bool isPictured = false;
    room.await("Jonas may ask", [&] {
        const bool isHeld = isHeldUp();
        mira.playAlong(!isHeld);
        if (isHeld && !std::exchange(isPictured, true))
            room.picturesOfAll("open-action");
        room.pass(std::chrono::seconds(8));
        return jonas.sees("Ask Mira to go on");
    });
    jonas.press("Ask Mira to go on");
    room.await("Mira is asked", [&] { return mira.sees("I go on"); });
    room.picturesOfAll("asked");
    room.pass(std::chrono::seconds(21));
    room.await("it is taken back", [&] { return !jonas.question().isEmpty(); });

    mira.playAlong(true);
    jonas.playAlong(true);
    room.await("it is over", [&] {
        room.pass(std::chrono::seconds(2));
        return room.table().scene()->isOver();
    });
    room.picturesOfAll("end");
}
