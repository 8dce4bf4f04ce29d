#include "../kit/connect_four.h"
#include "kit/game_type_of.h"
#include "party.h"

#include <QTcpServer>
#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::lan;

TEST_CASE("An address at which nobody answers holds up none after it")
{
    const GameTypeOf<connect_four::ConnectFour> type{{}};
    MemoryStore store;
    TableHost host(openPlan(type), makeIdentity(), store);
    REQUIRE(!host.listen());
    QTcpServer silent;
    REQUIRE(silent.listen(QHostAddress::LocalHost));
    Person mira(type, "Mira");
    mira.pace.hello = mira.pace.reach = std::chrono::hours(1);
    const TableAddress nobody{"127.0.0.1", silent.serverPort()};
    mira.join(Whereabouts{{nobody, nobody, {"127.0.0.1", host.port()}}, host.certificate(), {}});
    REQUIRE(until([&] { return mira.guest().isInside(); }));
    CHECK(KnownTables(mira.laptop.filePath(mira.folder)).all().at(0).addresses.front().port == host.port());
}

TEST_CASE("Who knows where a table is is back within 2 s of the network, also where nothing is announced")
{
    using namespace std::chrono_literals;
    constexpr Pace pace;
    // The try before may have begun just before the network was back.
    constexpr auto between = pace.reach + (KnownTables::kMostAddresses - 1) * pace.nextAddress;
    CHECK(between + pace.firstRetry < 2s);
    CHECK(pace.lastRetry <= 1s);
}
