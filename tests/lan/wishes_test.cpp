#include "../kit/connect_four.h"
#include "fake_host.h"
#include "kit/game_type_of.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::lan;

namespace {

DownMessage wholeView(std::uint32_t number)
{
    Whole view;
    view.view.revision = 1;
    view.view.players.resize(2);
    return {Seat{0}, number, view};
}

} // namespace

TEST_CASE("Who has no seat is told so when they wish something")
{
    CHECK(words(*TableClient({}).wish(Undo{})) == "You have no seat in a match that has begun.");
}

TEST_CASE("Wishes that a host which started again does not know are told as open, and not said again")
{
    const GameTypeOf<connect_four::ConnectFour> type{{}};
    FakeHost host;
    Person mira(type, "Mira");
    std::uint64_t run = 1;
    std::uint32_t number = 0;
    host.helloed = [&] {
        host.admit(FakeHost::lobby(Stage::playing), run);
        host.tell(wholeView(number));
    };
    mira.join(host.port());
    REQUIRE(until([&] { return mira.wholeViews == 1; }));
    mira.act("drop 1");
    mira.act("drop 2");
    SUBCASE("the same run: said again")
    {
        host.drop();
        REQUIRE(until([&] { return mira.wholeViews == 2; }));
        CHECK(mira.leftOpen == 0);
        CHECK(until([&] { return host.wishes.size() == 2; }));
    }
    SUBCASE("the same run, in which another played here meanwhile: not said again")
    {
        number = 1003;
        host.drop();
        REQUIRE(until([&] { return mira.wholeViews == 2; }));
        CHECK(mira.leftOpen == 2);
        CHECK(mira.guest().unanswered() == 0);
        mira.act("drop 3");
        REQUIRE(until([&] { return !host.wishes.empty(); }));
        CHECK(host.wishes.front().number == 1004);
    }
    SUBCASE("another run")
    {
        run = 2;
        host.drop();
        REQUIRE(until([&] { return mira.wholeViews == 2; }));
        CHECK(mira.leftOpen == 2);
        CHECK(mira.guest().unanswered() == 0);
        mira.act("drop 3");
        REQUIRE(until([&] { return !host.wishes.empty(); }));
        CHECK(std::get<Act>(host.wishes.front().wish).move == "drop 3");
    }
}
