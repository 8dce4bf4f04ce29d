#include "../kit/connect_four.h"
#include "kit/game_type_of.h"
#include "party.h"
#include "seats.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::lan;

namespace {

std::string answerTo(const std::optional<Text>& why) { return why ? words(*why) : ""; }

/// A table for three at which all sit.
struct Threesome
{
    Lobby lobby{TableId{1}, "Round table", "arbor", 3, {}};
    GuestId mira = come("Mira", kFirst);
    GuestId tom = come("Tom", kSecond);
    GuestId ada = come("Ada", Seat{2});

    GuestId come(const char* name, Seat seat)
    {
        const GuestId guest = lobby.admit({name, ""}, Watch::nothing, tokenDigest(Token{7}), Digest{8});
        lobby.setHere(guest);
        REQUIRE(!lobby.sit(guest, seat));
        return guest;
    }
    Seat seatOf(GuestId guest) const { return lobby.find(guest)->seat; }
    Seat askedBy(GuestId guest) const { return lobby.find(guest)->asksFor; }
    bool isNobodyAsking() const
    {
        return std::ranges::all_of(lobby.members(),
                                   [](const Member& one) { return one.shown.asksFor == Seat::none(); });
    }
};

} // namespace

TEST_CASE("Two who both say yes have traded places before the match, and are ready anew")
{
    Threesome table;
    Lobby& lobby = table.lobby;
    for (const GuestId guest : {table.mira, table.tom, table.ada})
        lobby.setReady(guest, true);
    CHECK(answerTo(lobby.trade(table.mira, kSecond, true)).empty());
    CHECK(table.askedBy(table.mira) == kSecond);
    CHECK(table.seatOf(table.mira) == kFirst);
    CHECK(lobby.find(table.mira)->isReady);
    CHECK(answerTo(lobby.trade(table.tom, kFirst, true)).empty());
    CHECK(table.seatOf(table.mira) == kSecond);
    CHECK(table.seatOf(table.tom) == kFirst);
    CHECK(table.isNobodyAsking());
    CHECK_FALSE(lobby.find(table.mira)->isReady);
    CHECK_FALSE(lobby.find(table.tom)->isReady);
    CHECK(lobby.find(table.ada)->isReady);
}

TEST_CASE("Who is asked may say no, and who asks may think better of it")
{
    Threesome table;
    Lobby& lobby = table.lobby;
    lobby.trade(table.mira, kSecond, true);
    CHECK(answerTo(lobby.trade(table.tom, kFirst, false)).empty());
    CHECK(table.isNobodyAsking());
    lobby.trade(table.mira, kSecond, true);
    // Nobody says no for another.
    CHECK(answerTo(lobby.trade(table.ada, kSecond, false)).empty());
    CHECK(table.askedBy(table.mira) == kSecond);
    // Who asks another asks the first no longer.
    lobby.trade(table.mira, Seat{2}, true);
    CHECK(table.askedBy(table.mira) == Seat{2});
    lobby.trade(table.tom, kFirst, true);
    CHECK(table.seatOf(table.tom) == kSecond);
    lobby.trade(table.mira, Seat{2}, false);
    CHECK(table.askedBy(table.mira) == Seat::none());
    CHECK(table.askedBy(table.tom) == kFirst);
}

TEST_CASE("Nobody asks for a seat that nobody has, for their own, without one, or once the seats are fixed")
{
    Threesome table;
    Lobby& lobby = table.lobby;
    CHECK(answerTo(lobby.trade(99, kSecond, true)) == "There is no such guest at this table.");
    CHECK(answerTo(lobby.trade(table.mira, Seat{3}, true)) == "There is no such seat at this table.");
    CHECK(answerTo(lobby.trade(table.mira, Seat::none(), true)) == "There is no such seat at this table.");
    CHECK(answerTo(lobby.trade(table.mira, kFirst, true)) == "Nobody else has this seat.");
    lobby.setAway(table.tom);
    CHECK(answerTo(lobby.trade(table.mira, kSecond, true)) == "Tom is away.");
    lobby.setHere(table.tom);
    lobby.stand(table.ada);
    CHECK(answerTo(lobby.trade(table.ada, kSecond, true)) == "Take a seat first.");
    CHECK(answerTo(lobby.trade(table.mira, Seat{2}, true)) == "Nobody else has this seat.");
    lobby.addBot(Seat{2}, "random");
    CHECK(answerTo(lobby.trade(table.mira, Seat{2}, true)) == "Nobody else has this seat.");
    for (const Stage stage : {Stage::dealing, Stage::playing, Stage::moving, Stage::ended}) {
        lobby.setStage(stage);
        CHECK(answerTo(lobby.trade(table.mira, kSecond, true)) == "The seats cannot be changed now.");
    }
    CHECK(table.isNobodyAsking());
}

TEST_CASE("A question about places ends when either seat has another person, and when the match begins")
{
    const std::function<void(Threesome&)> ends[] = {
        [](Threesome& table) { table.lobby.stand(table.mira); },
        [](Threesome& table) { table.lobby.stand(table.tom); },
        [](Threesome& table) { table.lobby.setAway(table.mira); },
        [](Threesome& table) { table.lobby.setAway(table.tom); },
        [](Threesome& table) { table.lobby.remove(table.tom); },
        [](Threesome& table) { table.lobby.sendAway(table.mira, "192.168.1.7"); },
        [](Threesome& table) { table.lobby.free(kSecond); },
        [](Threesome& table) { table.lobby.assign(table.ada, kSecond); },
        [](Threesome& table) { table.lobby.assign(table.mira, Seat{2}); },
        [](Threesome& table) { table.lobby.swap(kSecond, Seat{2}); },
        [](Threesome& table) { table.lobby.look(table.tom, Watch::spectator); },
        [](Threesome& table) { table.lobby.setStage(Stage::dealing); }};
    for (const auto& end : ends) {
        Threesome table;
        table.lobby.trade(table.mira, kSecond, true);
        REQUIRE(table.askedBy(table.mira) == kSecond);
        end(table);
        CHECK(table.isNobodyAsking());
    }
}

TEST_CASE("All see who asks to trade places, and both have their new seats once the other says yes too")
{
    const GameTypeOf<connect_four::ConnectFour> type{connect_four::ConnectFour{}};
    const Identity identity = makeIdentity();
    MemoryStore store;
    HostPlan plan = openPlan(type);
    plan.startsByItself = false;
    TableHost host(plan, identity, store);
    REQUIRE(!host.listen());
    Person mira(type, "Mira");
    Person tom(type, "Tom");
    Person ada(type, "Ada");
    mira.join(host.port());
    mira.take(0);
    tom.join(host.port());
    tom.take(1);
    ada.join(host.port(), Watch::spectator);
    const auto seesAsking = [](Person& who, bool isAsking) {
        return until([&] {
            return who.guest().isInside() &&
                   std::ranges::any_of(who.lobby().guests, [](const LobbyGuest& one) {
                       return one.asksFor == kSecond;
                   }) == isAsking;
        });
    };
    mira.guest().say(Trade{kSecond, true});
    for (Person* const one : {&mira, &tom, &ada})
        CHECK(seesAsking(*one, true));
    tom.guest().say(Trade{kFirst, true});
    for (Person* const one : {&mira, &tom, &ada})
        CHECK(seesAsking(*one, false));
    CHECK(host.lobby().holder(kFirst)->name == "Tom");
    CHECK(host.lobby().holder(kSecond)->name == "Mira");
    // Somebody who only watches has nothing to trade.
    ada.guest().say(Trade{kFirst, true});
    REQUIRE(until([&] { return !ada.denied.empty(); }));
    CHECK(ada.denied.front() == "Take a seat first.");
    mira.guest().say(Ready{true});
    tom.guest().say(Ready{true});
    REQUIRE(until([&] { return !host.lobby().whyNotStart(); }));
    REQUIRE(!host.start());
    REQUIRE(until([&] { return mira.view() && tom.view(); }));
    CHECK(mira.viewer() == Viewer(kSecond));
    CHECK(tom.viewer() == Viewer(kFirst));
}
