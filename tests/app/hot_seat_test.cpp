#include "app/table/model/hot_seat.h"

#include "mira.h"

#include <doctest/doctest.h>

using namespace tablewood;

namespace {

} // namespace

TEST_CASE("one person among bots sees their own view from the beginning and never meets the gate")
{
    HotSeat hotSeat(kMira, true, kMira);
    hotSeat.turnTo(kJonas);
    CHECK(hotSeat.viewer().is(kMira));
    hotSeat.turnTo(kMira);
    CHECK_FALSE(hotSeat.isGateClosed());
}

TEST_CASE("before anybody has looked the gate is closed and the screen is the public's")
{
    HotSeat hotSeat(Seats::firstOf(2), true, Seat{0});
    hotSeat.turnTo(kJonas);
    CHECK(hotSeat.isGateClosed());
    CHECK(hotSeat.viewer() == Viewer::publicView());
    CHECK(hotSeat.awaited() == kJonas);
}

TEST_CASE("the gate closes in the same step in which another person is to act")
{
    HotSeat hotSeat(Seats::firstOf(2), true, Seat{0});
    hotSeat.turnTo(kMira);
    hotSeat.open();
    CHECK(hotSeat.viewer().is(kMira));
    hotSeat.turnTo(kJonas);
    CHECK(hotSeat.isGateClosed());
    CHECK(hotSeat.viewer() == Viewer::publicView());
    CHECK(hotSeat.last() == kMira);
    hotSeat.open();
    CHECK(hotSeat.viewer().is(kJonas));
}

TEST_CASE("where both may act the one who looks stays")
{
    HotSeat hotSeat(Seats::firstOf(2), true, Seat{0});
    hotSeat.turnTo(kMira);
    hotSeat.open();
    hotSeat.turnTo(Seats::firstOf(2));
    CHECK(hotSeat.viewer().is(kMira));
}

TEST_CASE("the table shown to all has no private view and goes back behind the gate")
{
    HotSeat hotSeat(Seats::firstOf(2), true, Seat{0});
    hotSeat.turnTo(kMira);
    hotSeat.showAll();
    CHECK(hotSeat.isShownToAll());
    CHECK_FALSE(hotSeat.isGateClosed());
    CHECK(hotSeat.viewer() == Viewer::publicView());
    hotSeat.close();
    CHECK(hotSeat.isGateClosed());
}

TEST_CASE("a game without secrets hands the screen over without a gate")
{
    HotSeat hotSeat(Seats::firstOf(2), false, Seat{0});
    hotSeat.turnTo(kMira);
    CHECK(hotSeat.viewer().is(kMira));
    hotSeat.turnTo(kJonas);
    CHECK(hotSeat.viewer().is(kJonas));
    CHECK_FALSE(hotSeat.isGateClosed());
}

TEST_CASE("who wants another's view waits at the gate for them, and everybody may see the public's")
{
    HotSeat hotSeat(Seats::firstOf(2), true, Seat{0});
    hotSeat.turnTo(kMira);
    hotSeat.open();
    hotSeat.handTo(kMira);
    CHECK(hotSeat.viewer().is(kMira));
    hotSeat.handTo(kJonas);
    CHECK(hotSeat.isGateClosed());
    CHECK(hotSeat.awaited() == kJonas);
    CHECK(hotSeat.viewer() == Viewer::publicView());
    hotSeat.open();
    CHECK(hotSeat.viewer().is(kJonas));
    hotSeat.handTo(Seat::none());
    CHECK_FALSE(hotSeat.isGateClosed());
    CHECK(hotSeat.viewer() == Viewer::publicView());
    // Whoever had it may have gone meanwhile.
    hotSeat.handTo(kJonas);
    CHECK(hotSeat.isGateClosed());
}

TEST_CASE("the gate is not shut where nobody looks who could open it")
{
    HotSeat hotSeat(Seats::firstOf(2), true, Seat{0});
    hotSeat.turnTo({});
    hotSeat.shut();
    CHECK_FALSE(hotSeat.isGateClosed());
}

TEST_CASE("where nobody is waited for but some may answer, the screen is everybody's until one speaks up")
{
    HotSeat hotSeat(Seats::firstOf(3), true, Seat{0});
    hotSeat.turnTo(kMira);
    hotSeat.open();
    Seats others(kJonas);
    others.add(Seat{2});
    hotSeat.turnTo({}, others);
    CHECK(hotSeat.isAskingAll());
    CHECK(hotSeat.viewer() == Viewer::publicView());
    CHECK_FALSE(hotSeat.isGateClosed());

    hotSeat.speakUp(kJonas);
    CHECK(hotSeat.isGateClosed());
    CHECK(hotSeat.awaited() == kJonas);
    hotSeat.open();
    hotSeat.turnTo({}, others);
    CHECK(hotSeat.viewer().is(kJonas));
    // Jonas passes.
    hotSeat.turnTo({}, Seat{2});
    CHECK(hotSeat.isAskingAll());
    CHECK(hotSeat.viewer() == Viewer::publicView());
    // Nobody answers, and it is Mira's turn as before: all have seen the screen meanwhile.
    hotSeat.turnTo(kMira);
    CHECK(hotSeat.isGateClosed());
    CHECK(hotSeat.awaited() == kMira);
}

TEST_CASE("whoever announced an answer keeps the screen until it is given")
{
    HotSeat hotSeat(Seats::firstOf(2), true, Seat{0});
    hotSeat.turnTo({}, Seats::firstOf(2));
    hotSeat.speakUp(kJonas);
    hotSeat.open();
    hotSeat.turnTo(kJonas);
    CHECK(hotSeat.viewer().is(kJonas));
    hotSeat.turnTo({}, kMira);
    CHECK(hotSeat.isAskingAll());
    CHECK(hotSeat.viewer() == Viewer::publicView());
}

TEST_CASE("one person is never asked before all")
{
    HotSeat hotSeat(kMira, true, kMira);
    hotSeat.turnTo({}, kMira);
    CHECK_FALSE(hotSeat.isAskingAll());
    CHECK(hotSeat.viewer().is(kMira));
}

TEST_CASE("who takes the screen keeps it although others are to act, until they let go")
{
    HotSeat hotSeat(Seats::firstOf(2), false, Seat{0});
    hotSeat.turnTo(kMira);
    hotSeat.take(kJonas);
    CHECK(hotSeat.viewer().is(kJonas));
    hotSeat.turnTo(kMira);
    CHECK(hotSeat.viewer().is(kJonas));
    hotSeat.letGo();
    hotSeat.turnTo(kMira);
    CHECK(hotSeat.viewer().is(kMira));
}

TEST_CASE("where there is a gate it closes before who takes the screen")
{
    HotSeat hotSeat(Seats::firstOf(2), true, Seat{0});
    hotSeat.turnTo(kMira);
    hotSeat.open();
    hotSeat.take(kJonas);
    hotSeat.turnTo(Seats::firstOf(2));
    CHECK(hotSeat.isGateClosed());
    CHECK(hotSeat.awaited() == kJonas);
    CHECK(hotSeat.viewer() == Viewer::publicView());
}
