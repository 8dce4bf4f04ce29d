#include "../kit/connect_four.h"
#include "kit/game_type_of.h"
#include "party.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::lan;

namespace {

bool isAsked(Person& person) { return person.view() && !person.view()->offers.empty(); }

} // namespace

TEST_CASE("A host that leaves gives the match to a guest's laptop, where everybody plays on in their seats")
{
    const GameTypeOf<connect_four::ConnectFour> type{{}};
    const Identity identity = makeIdentity();
    MemoryStore store;
    TableHost host(openPlan(type), identity, store);
    REQUIRE(!host.listen());
    Person owner(type, "Owner");
    Person mira(type, "Mira");
    Person ada(type, "Ada");
    owner.identity = identity;
    owner.joinLocally(host);
    owner.take(0);
    mira.join(host.port());
    ada.join(host.port(), Watch::spectator);
    REQUIRE(until([&] { return ada.guest().isInside(); }));
    mira.take(1);
    REQUIRE(until([&] { return owner.view() != nullptr; }));
    owner.act("drop 3");
    REQUIRE(until([&] { return isAsked(mira) && ada.view(); }));

    REQUIRE(!host.askToHost(mira.guest().id()));
    REQUIRE(until([&] { return mira.isAskedToHost; }));
    std::optional<Moved> moved;
    host.moved = [&](const Moved& told) { moved = told; };
    mira.guest().say(AnswerToHost{true});
    REQUIRE(until([&] { return mira.handover.has_value(); }));
    // Nobody moves while the match is on its way.
    mira.act("drop 1");
    CHECK(until([&] { return !mira.denied.empty(); }));

    MemoryStore nextStore;
    const auto next = hostHandedOver(openPlan(type), mira.identity, nextStore, *mira.handover);
    REQUIRE(!next->listen());
    mira.guest().say(HostsNow{next->port(), {}});
    REQUIRE(until([&] { return moved && mira.moved && ada.moved && owner.moved; }));
    CHECK(moved->certificate == digestOf(mira.identity.certificate));
    CHECK(!moved->token);
    CHECK(!ada.moved->token);
    CHECK(mira.table().state() == RemoteTable::State::ended);
    CHECK(host.port() == 0);
    CHECK(nextStore.record.moves == store.record.moves);

    // The new host's window is inside its program now, the old one's outside.
    mira.joinLocally(*next);
    KnownTables known(owner.laptop.path());
    known.keep({next->lobby().id(),
                "Round table",
                moved->certificate,
                *owner.moved->token,
                {{"127.0.0.1", next->port()}}});
    owner.join(next->port());
    REQUIRE(until([&] { return isAsked(mira) && owner.view() && ada.guest().isInside(); }));
    CHECK(mira.guest().viewer() == Viewer(Seat{1}));
    CHECK(owner.guest().viewer() == Viewer(Seat{0}));
    CHECK(next->lobby().view().host == mira.guest().id());
    CHECK(next->lobby().members().size() == 3);
    mira.playFirstOffers();
    owner.playFirstOffers();
    REQUIRE(until([&] { return mira.opened && owner.opened && ada.opened; }));
    for (const Person* person : {&mira, &owner, &ada}) {
        CHECK(!person->opened->why);
        CHECK(person->opened->hash == next->table()->hash());
    }
    CHECK(ada.opened->isDealChecked);
}

TEST_CASE("A guest that does not take the table, or is lost while it does, leaves it where it is")
{
    const GameTypeOf<connect_four::ConnectFour> type{{}};
    MemoryStore store;
    TableHost host(openPlan(type), makeIdentity(), store);
    REQUIRE(!host.listen());
    Person owner(type, "Owner");
    Person mira(type, "Mira");
    owner.joinLocally(host);
    owner.take(0);
    mira.join(host.port());
    CHECK(host.askToHost(owner.guest().id()));
    mira.take(1);
    REQUIRE(until([&] { return owner.view() != nullptr; }));
    CHECK(host.askToHost(owner.guest().id()));

    REQUIRE(!host.askToHost(mira.guest().id()));
    mira.guest().say(AnswerToHost{false});
    mira.guest().say(HostsNow{4711, {}});
    REQUIRE(until([&] { return !mira.denied.empty(); }));
    CHECK(mira.denied.back() == "The table stays where it is.");

    REQUIRE(!host.askToHost(mira.guest().id()));
    mira.guest().say(AnswerToHost{true});
    REQUIRE(until([&] { return owner.lobby().stage == lan::Stage::moving; }));
    mira.vanish();
    REQUIRE(until([&] { return owner.lobby().stage == lan::Stage::playing; }));
    owner.act("drop 3");
    CHECK(until([&] { return store.record.moves.size() == 1; }));
}
