#include "party.h"

#include "../kit/connect_four.h"
#include "kit/game_type_of.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::lan;

TEST_CASE("Guests are told what was brought for the whole table, and nothing of what a seat has brought")
{
    const GameTypeOf<connect_four::ConnectFour> type{{}};
    MemoryStore store;
    HostPlan plan = openPlan(type);
    plan.papers = {mapPaper("a map"), {"deck", Seat{0}, "owls"}};
    TableHost host(std::move(plan), makeIdentity(), store);
    REQUIRE(!host.listen());
    Person mira(type, "Mira");
    mira.join(host.port());
    REQUIRE(until([&] { return mira.guest().isInside() && !mira.guest().lobby().game.empty(); }));
    CHECK(mira.guest().papers() == std::vector<Paper>{mapPaper("a map")});
}
