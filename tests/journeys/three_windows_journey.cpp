#include "far_window.h"
#include "loopback.h"
#include "pace.h"

#include <QDeadlineTimer>
#include <QTemporaryDir>
#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::journeys;

namespace {

/// Three laptops of one room.
struct Room
{
    QTemporaryDir folders[3];
    std::uint16_t port = lan::networkOfOurOwn().port;
    FarWindow mira{{"Mira", folders[0].path(), port, "three-windows"}};
    FarWindow noor{{"Noor", folders[1].path(), port, "three-windows"}};
    FarWindow sami{{"Sami", folders[2].path(), port, "three-windows"}};

    Room()
    {
        mira.start();
        noor.start();
        sami.start();
    }

    /// One of the guests finds the table, and is let in after both have looked at the same three pictures.
    void letIn(FarWindow& guest, const QString& name)
    {
        guest.press("Join: Mira's table");
        mira.waitFor(name + " asks to sit down");
        CHECK(guest.comparison() == mira.comparison());
        guest.picture("knocks");
        mira.picture("is-asked");
        mira.press("The same, let " + name + " in");
        guest.press("I am ready");
    }

    /// All play, as they are asked, until one of them has done so many things.
    void playUntil(FarWindow& one, int things)
    {
        QDeadlineTimer patience(kPatience);
        while (things > 0) {
            REQUIRE_FALSE(patience.hasExpired());
            for (FarWindow* const each : {&mira, &noor, &sami}) {
                if (!each->act())
                    continue;
                patience.setRemainingTime(kPatience);
                things -= each == &one ? 1 : 0;
            }
        }
    }
};

constexpr auto kLost = "It is tried again, your place is kept.";

} // namespace

TEST_CASE(
    "Three windows find each other, compare pictures and play, also after a guest and the host were killed")
{
    Room room;
    FarWindow& mira = room.mira;
    FarWindow& noor = room.noor;
    FarWindow& sami = room.sami;

    mira.press("Host");
    mira.stepOn("Seats");
    mira.press("Open the table");
    mira.waitFor("Throne of Thorns");
    noor.waitFor("Join: Mira's table");
    noor.picture("finds-it");
    room.letIn(noor, "Noor");
    room.letIn(sami, "Sami");
    mira.press("Start the match");
    for (FarWindow* const one : {&mira, &noor, &sami})
        room.playUntil(*one, 2);
    sami.picture("has-played");

    noor.kill();
    mira.waitFor("Away: Noor.");
    mira.picture("noor-is-away");
    noor.start();
    noor.waitFor("you have been there");
    noor.picture("her-seat-is-kept");
    noor.press("Return: Mira's table");
    mira.waitUntilGone("Away: Noor.");
    room.playUntil(noor, 1);
    noor.picture("plays-on");

    mira.kill();
    for (FarWindow* const one : {&noor, &sami})
        one->waitFor(kLost);
    sami.picture("table-lost");
    mira.start();
    mira.waitFor("Open the table");
    mira.picture("continue");
    mira.press("Open the table");
    for (FarWindow* const one : {&noor, &sami})
        one->waitUntilGone(kLost);
    for (FarWindow* const one : {&mira, &noor, &sami})
        room.playUntil(*one, 1);
    CHECK(mira.seat() == 0);
    CHECK(noor.seat() == 1);
    CHECK(sami.seat() == 2);
    mira.picture("all-play-on");
}
