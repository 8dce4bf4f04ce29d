#include "app/table/model/screen_seats.h"

#include "paper_table.h"

#include <doctest/doctest.h>

using namespace tablewood;

namespace {

Scene turnOf(Seat seat)
{
    Scene scene;
    scene.active = seat;
    return scene;
}

} // namespace

TEST_CASE("Behind the gate the screen is the public's, and nobody's hand acts at it")
{
    PaperTable table(Seats::firstOf(2));
    table.showAll(turnOf(Seat{1}));
    ScreenSeats seats(table, true);
    seats.followTurn();
    CHECK(seats.isGateClosed());
    CHECK(seats.viewer() == Viewer::publicView());
    CHECK_FALSE(seats.hand().isPlayer());
    seats.gate().open();
    CHECK(seats.viewer().is(Seat{1}));
    CHECK(seats.hand() == Seat{1});
    CHECK(seats.shows(Viewer(Seat{1})));
    CHECK_FALSE(seats.shows(Viewer(Seat{0})));
}

TEST_CASE("A shared screen has no gate, and there is one when it ends")
{
    PaperTable table(Seats::firstOf(2));
    table.showAll(turnOf(Seat{0}));
    ScreenSeats seats(table, true);
    seats.followTurn();
    seats.gate().open();
    seats.share(true);
    CHECK(seats.viewer() == Viewer::publicView());
    CHECK_FALSE(seats.isGateClosed());
    CHECK_FALSE(seats.isWatchedByOne());
    seats.share(false);
    CHECK(seats.isGateClosed());
    CHECK(seats.gate().awaited() == Seat{0});
}

TEST_CASE("At nightfall the gate shuts, and the hand at the screen is that of who is called")
{
    PaperTable table(Seats::firstOf(2));
    table.showAll(turnOf(Seat{0}));
    ScreenSeats seats(table, true);
    seats.followTurn();
    seats.gate().open();
    CHECK_FALSE(seats.followNight());
    Scene dark;
    dark.night.emplace();
    table.showAll(dark);
    table.of(Seat{1}).scene.night->isCalled = true;
    CHECK(seats.followNight());
    CHECK(seats.isSharedNight());
    CHECK_FALSE(seats.isGateClosed());
    CHECK(seats.hand() == Seat{1});
    table.showAll(turnOf(Seat{0}));
    CHECK(seats.followNight());
    CHECK(seats.isGateClosed());
}

TEST_CASE("One person alone looks at a screen of their own, without a gate")
{
    PaperTable table(Seat{1});
    table.showAll(turnOf(Seat{0}));
    ScreenSeats seats(table, true);
    seats.followTurn();
    CHECK(seats.isWatchedByOne());
    CHECK_FALSE(seats.isGateClosed());
    CHECK(seats.viewer().is(Seat{1}));
}

TEST_CASE("Without secrets whoever has something to do can take the hand, and keeps it until they have acted")
{
    PaperTable table(Seats::firstOf(3));
    table.showAll(turnOf(Seat{0}));
    ScreenSeats seats(table, false);
    seats.followTurn();
    CHECK(seats.mayTakeHand() == Seats());
    CHECK_FALSE(seats.nextHand().isPlayer());
    for (const int seat : {0, 2})
        table.of(Seat{static_cast<std::int8_t>(seat)}).offers.resize(1);
    CHECK(seats.mayTakeHand() == Seats(Seat{2}));
    CHECK(seats.nextHand() == Seat{2});
    seats.takeHand(Seat{2});
    seats.followTurn();
    CHECK(seats.hand() == Seat{2});
    CHECK(seats.nextHand() == Seat{0});
    seats.handActed();
    seats.followTurn();
    CHECK(seats.hand() == Seat{0});
    // Who can do nothing any more does not keep it.
    seats.takeHand(Seat{2});
    table.of(Seat{2}).offers.clear();
    seats.followTurn();
    CHECK(seats.hand() == Seat{0});
    seats.share(true);
    CHECK(seats.mayTakeHand() == Seats());
}
