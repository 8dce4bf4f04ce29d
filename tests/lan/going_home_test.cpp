#include "../kit/connect_four.h"
#include "cable.h"
#include "kit/game_type_of.h"
#include "party.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::lan;

namespace {

/// Somebody at a table whose host asks before it lets anybody in.
struct Visit
{
    GameTypeOf<connect_four::ConnectFour> type{{}};
    Identity identity = makeIdentity();
    MemoryStore store;
    TableHost host{askingPlan(type), identity, store};
    Person mira{type, "Mira"};
    Cable cable{opened()};

    Visit()
    {
        mira.join(cable.serverPort());
        REQUIRE(until([&] { return host.knocks().size() == 1; }));
        host.admit(host.knocks().front().number);
        REQUIRE(until([&] { return mira.guest().isInside(); }));
        mira.guest().say(Sit{Seat{0}});
        REQUIRE(until([&] { return host.lobby().holder(Seat{0}) != nullptr; }));
    }

    static HostPlan askingPlan(const GameType& type)
    {
        HostPlan plan = openPlan(type);
        plan.admitsAll = false;
        return plan;
    }
    std::uint16_t opened()
    {
        REQUIRE(!host.listen());
        return host.port();
    }
    bool goesHome()
    {
        mira.table().goHome();
        return until([&] { return mira.table().state() == RemoteTable::State::ended; });
    }
    KnownTable known() { return KnownTables(mira.laptop.filePath(mira.folder)).all().at(0); }
};

} // namespace

TEST_CASE("Who goes home while the connection is lost keeps what lets them back to their seat")
{
    Visit visit;
    visit.cable.breakDown();
    REQUIRE(until([&] { return visit.mira.table().state() == RemoteTable::State::lost; }));
    REQUIRE(visit.goesHome());
    CHECK(visit.known().token);
    visit.cable.mend();
    visit.mira.join(visit.cable.serverPort());
    REQUIRE(until([&] { return visit.mira.guest().isInside(); }));
    CHECK(visit.host.knocks().empty());
    CHECK(until([&] { return visit.mira.guest().self() && visit.mira.guest().self()->seat == Seat{0}; }));
}

TEST_CASE("Who goes home over a connection that is dead and does not know it keeps it too")
{
    Visit visit;
    visit.cable.hold();
    visit.mira.table().goHome();
    visit.cable.cut();
    REQUIRE(until([&] { return visit.mira.table().state() == RemoteTable::State::ended; }));
    CHECK(visit.known().token);
}

TEST_CASE("A table that one has left is still one of the last, without a place there")
{
    Visit visit;
    REQUIRE(visit.goesHome());
    CHECK(visit.host.lobby().members().empty());
    CHECK(!visit.known().token);
    CHECK(visit.known().name == "Round table");
    CHECK(visit.known().addresses.front().port == visit.cable.serverPort());
    visit.mira.join(visit.cable.serverPort());
    CHECK(until([&] { return visit.host.knocks().size() == 1; }));
}
