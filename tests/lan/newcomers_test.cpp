#include "../kit/connect_four.h"
#include "kit/game_type_of.h"
#include "party.h"

#include <QFile>
#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::lan;

namespace {

/// A table at which Mira, Tom and Ada arrive.
struct Arrival
{
    explicit Arrival(const HostPlan& plan, int bots = 0) : host(plan, identity, store)
    {
        REQUIRE(!host.listen());
        for (int seat = 0; seat < bots; ++seat)
            REQUIRE(!host.change([seat](Lobby& lobby) {
                return lobby.addBot(Seat{static_cast<std::int8_t>(seat)}, "random");
            }));
    }

    void arrive(Person& person)
    {
        person.join(host.port());
        REQUIRE(until([&] { return person.guest().isInside() && person.guest().self(); }));
    }
    Seat seatOf(Person& person) { return host.lobby().find(person.guest().id())->seat; }
    bool sits(Person& person, int seat)
    {
        return until([&] { return seatOf(person) == Seat{static_cast<std::int8_t>(seat)}; });
    }

    Identity identity = makeIdentity();
    MemoryStore store;
    TableHost host;
};

const GameType& connectFour()
{
    static const GameTypeOf<connect_four::ConnectFour> type{connect_four::ConnectFour{}};
    return type;
}

HostPlan patientPlan()
{
    HostPlan plan = openPlan(connectFour());
    plan.startsByItself = false;
    return plan;
}

} // namespace

TEST_CASE("Who comes for a seat sits down on the first free one, and stays without one at a full table")
{
    Arrival table(patientPlan(), 1);
    Person mira(connectFour(), "Mira");
    Person tom(connectFour(), "Tom");
    mira.comesFor = tom.comesFor = Seat::none();
    table.arrive(mira);
    CHECK(table.sits(mira, 1));
    table.arrive(tom);
    CHECK(table.seatOf(tom) == Seat::none());
    // It is still waited for.
    table.host.change([](Lobby& lobby) { return lobby.removeBot(Seat{0}); });
    CHECK(table.sits(tom, 0));
}

TEST_CASE("Who comes for one seat waits until it is free, and whoever decides otherwise is not sat down")
{
    Arrival table(patientPlan());
    Person mira(connectFour(), "Mira");
    Person tom(connectFour(), "Tom");
    Person ada(connectFour(), "Ada");
    mira.comesFor = Seat{1};
    tom.comesFor = Seat{1};
    ada.comesFor = Seat{1};
    table.arrive(mira);
    CHECK(table.sits(mira, 1));
    table.arrive(tom);
    table.arrive(ada);
    tom.guest().say(Look{Watch::spectator});
    REQUIRE(until([&] { return tom.guest().self()->watch == Watch::spectator; }));
    mira.guest().say(Stand{});
    CHECK(table.sits(ada, 1));
    CHECK(table.seatOf(mira) == Seat::none());
    CHECK(table.seatOf(tom) == Seat::none());
    CHECK(ada.denied.empty());
}

TEST_CASE("Who cannot store what lets them back in is told so, and plays on")
{
    Arrival table(patientPlan());
    Person mira(connectFour(), "Mira");
    mira.comesFor = Seat::none();
    // Where the folder should be there is a file.
    const QString place = mira.laptop.filePath("folder");
    QFile file(place);
    REQUIRE(file.open(QIODevice::WriteOnly));
    KnownTables known(place);
    CHECK_THROWS_WITH(known.keep({}), doctest::Contains("this directory cannot be made"));

    mira.folder = "folder";
    mira.join(table.host.port());
    REQUIRE(until([&] { return !mira.troubles.empty(); }));
    CHECK(mira.troubles.front().find("What lets you back in cannot be stored") == 0);
    REQUIRE(until([&] { return mira.guest().isInside() && mira.guest().self(); }));
    CHECK(table.sits(mira, 0));
}

TEST_CASE("Who is let in to a seat has it from the first, and keeps it")
{
    HostPlan plan = patientPlan();
    plan.admitsAll = false;
    Arrival table(plan);
    Person mira(connectFour(), "Mira");
    Person tom(connectFour(), "Tom");
    mira.comesFor = tom.comesFor = Seat::none();
    mira.join(table.host.port());
    REQUIRE(until([&] { return table.host.knocks().size() == 1; }));
    REQUIRE(!table.host.admit(table.host.knocks().front().number, Seat{1}));
    const GuestId first = table.host.lobby().members().front().shown.id;
    CHECK(table.host.lobby().find(first)->seat == Seat{1});
    REQUIRE(until([&] { return mira.guest().self(); }));
    mira.guest().say(Ready{true});
    REQUIRE(until([&] { return mira.guest().self()->isReady; }));
    CHECK(table.seatOf(mira) == Seat{1});

    // The seat of somebody else is not given away.
    tom.join(table.host.port());
    REQUIRE(until([&] { return table.host.knocks().size() == 1; }));
    REQUIRE(!table.host.admit(table.host.knocks().front().number, Seat{1}));
    REQUIRE(until([&] { return tom.guest().self(); }));
    CHECK(table.sits(tom, 0));
    CHECK(table.seatOf(mira) == Seat{1});
    CHECK(mira.guest().self()->isReady);
}
