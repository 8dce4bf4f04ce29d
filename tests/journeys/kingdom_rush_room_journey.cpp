#include "kingdom_moments.h"
#include "room_of_laptops.h"
#include "table_facts.h"

#include <doctest/doctest.h>

#include <utility>

using namespace tablewood;
using namespace tablewood::journeys;

namespace {

/// Seconds after which a bot plays for who is away.
constexpr int kAway = 30;
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
    void comeIn(FarWindow& who, const QString& wayIn = QStringLiteral("Join"))
    {
        who.start();
        knock(who, wayIn);
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
    // A move at a time, so that nobody has done all before the other looks.
    room.await("the first round begins", [&] {
        bool isBegun = true;
        for (FarWindow* const one : {&mira, &jonas})
            if (one->question() != kPlay) {
                isBegun = false;
                one->byHint();
            }
        return isBegun;
    });

    // Mira begins something, and does no more: nobody else can act until it is taken back.
    const auto isHeldUp = [&] { return jonas.question().isEmpty() && !mira.question().isEmpty(); };
    bool isPictured = false;
    room.await("Jonas may ask", [&] {
        const bool isHeld = isHeldUp();
        if (mira.question() == kPlay)
            mira.byHint();
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

TEST_CASE(
    "Somebody who comes in the second round of Kingdom Rush takes a bot's place at a shared screen and acts "
    "and leaves and returns to it")
{
    DefendedRoom room(QStringLiteral("kingdom-late"));
    FarWindow& mira = room.mira;
    FarWindow& jonas = room.jonas;
    room.goOn(kingdomInRound(2, {{"scenario", "1"}}, 1, 1));
    room.showToAll();
    room.lobby().setWhenAway(QStringLiteral("bot"), kAway);
    room.comeIn(mira);
    mira.press("I am ready");
    room.await("all are ready", [&] { return room.lobby().canStart(); });
    room.start();
    room.await("Mira is asked", [&] { return mira.question() == kPlay; });
    CHECK(mira.seat() == 0);
    room.person.picture("round-2");

    // Jonas looks on first, and is given the place of the bot while Mira is about to do something.
    room.comeIn(jonas, QStringLiteral("Watch"));
    mira.byHint();
    room.await("Jonas looks on", [&] { return !jonas.turn().isEmpty(); });
    jonas.picture("looks-on");
    const auto& watchers = *room.lobby().watchers();
    for (int i = 0; i < watchers.count(); ++i)
        if (const auto one = watchers.at(i).value<LobbyWatcher>(); one.name == "Jonas")
            room.lobby().seatGuest(one.guest, 1);
    room.await("Jonas has the place", [&] { return jonas.seat() == 1; });
    room.picturesOfAll("has-the-place");
    const auto playWhole = [&](FarWindow& who) {
        for (int things = 0; things == 0 || who.question() != kPlay; ++things) {
            REQUIRE(things < 20);
            // Nobody may ask for hints without end.
            room.pass(std::chrono::seconds(1));
            who.byHint();
        }
    };
    if (mira.question() != kPlay)
        playWhole(mira);
    room.await("Jonas is asked", [&] { return jonas.question() == kPlay; });
    playWhole(jonas);
    room.picturesOfAll("jonas-has-acted");
    // Towers are open to all, and of the stacks the backs alone.
    for (const char* hand : {"hand0", "hand1"})
        CHECK(facesIn(room.table(), hand) == mira.facesIn(hand));
    for (FarWindow* const one : {&mira, &jonas})
        for (const char* stack : {"stack1", "stack2"})
            CHECK(one->facesIn(stack).isEmpty());

    // He steps out: his place is kept, and a bot plays for him after a while.
    jonas.press("Home");
    jonas.picture("asked-whether-to-leave");
    jonas.press("Step out, keep my seat");
    mira.waitFor("Away: Jonas");
    room.person.picture("jonas-is-away");
    mira.picture("jonas-is-away");
    room.pass(std::chrono::seconds(kAway));
    room.await("a bot has the place", [&] { return room.lobby().hasBot(1); });
    const QString moment = room.table().scene()->moment();
    room.await("the next phase is there", [&] {
        room.pass(std::chrono::seconds(1));
        mira.byHint();
        return room.table().scene()->moment() != moment || room.table().scene()->isOver();
    });
    room.person.picture("without-jonas");
    mira.picture("without-jonas");

    jonas.press("Return: ");
    jonas.waitUntilInside();
    room.await("Jonas has his place again", [&] { return jonas.seat() == 1 && !room.lobby().hasBot(1); });
    room.await("Jonas is asked again", [&] {
        room.pass(std::chrono::seconds(1));
        mira.byHint();
        return !jonas.question().isEmpty();
    });
    room.picturesOfAll("jonas-is-back");
    CHECK(jonas.byHint());
    room.picturesOfAll("jonas-acts-again");
}
