#include "../kit/connect_four.h"
#include "cable.h"
#include "kit/game_type_of.h"
#include "party.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::lan;

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
    REQUIRE(until([&] { return mira.isAsked() && ada.view(); }));

    REQUIRE(!host.askToHost(mira.guest().id()));
    REQUIRE(until([&] { return mira.isAskedToHost; }));
    std::optional<Moved> moved;
    host.moved = [&](const Moved& told) { moved = told; };
    mira.guest().say(AnswerToHost{true});
    REQUIRE(until([&] { return mira.handover.has_value(); }));
    // Nobody moves while the match is on its way.
    mira.act("drop 1");
    CHECK(until([&] { return !mira.refused.empty() && mira.guest().unanswered() == 0; }));

    MemoryStore nextStore;
    const auto next = hostHandedOver(openPlan(type), mira.identity, nextStore, *mira.handover);
    REQUIRE(!next->listen());
    mira.guest().say(HostsNow{next->port(), {}});
    REQUIRE(until([&] { return moved && mira.moved && ada.moved && owner.moved; }));
    CHECK(moved->certificate == digestOf(mira.identity.certificate));
    CHECK(!moved->token);
    CHECK(!ada.moved->token);
    CHECK(mira.table().state() == RemoteTable::State::ended);
    CHECK(host.port() != 0);
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
    REQUIRE(until([&] { return mira.isAsked() && owner.view() && ada.guest().isInside(); }));
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

    mira.isAskedToHost = false;
    REQUIRE(!host.askToHost(mira.guest().id()));
    REQUIRE(until([&] { return mira.isAskedToHost; }));
    mira.guest().say(AnswerToHost{true});
    REQUIRE(until([&] { return owner.lobby().stage == lan::Stage::moving; }));
    mira.vanish();
    REQUIRE(until([&] { return owner.lobby().stage == lan::Stage::playing; }));
    owner.act("drop 3");
    CHECK(until([&] { return store.record.moves.size() == 1; }));
}

namespace {

/// A match between two guests, one of whom is to take the table over.
struct Leaving
{
    GameTypeOf<connect_four::ConnectFour> type{{}};
    Identity identity = makeIdentity();
    MemoryStore store;
    MemoryStore nextStore;
    std::vector<std::string> trouble;
    Person mira{type, "Mira"};
    Person tom{type, "Tom"};
    TableHost host{openPlan(type), identity, store};
    std::unique_ptr<TableHost> next;

    Leaving()
    {
        host.troubled = [this](const Text& why) { trouble.push_back(words(why)); };
        REQUIRE(!host.listen());
        mira.join(host.port());
        mira.take(0);
        tom.join(host.port());
        tom.take(1);
        REQUIRE(until([&] { return mira.view() && tom.view(); }));
    }
    /// Mira has got everything.
    void handOver()
    {
        REQUIRE(!host.askToHost(mira.guest().id()));
        REQUIRE(until([&] { return mira.isAskedToHost; }));
        mira.guest().say(AnswerToHost{true});
        REQUIRE(until([&] { return mira.handover.has_value(); }));
    }
    void takeOver()
    {
        next = hostHandedOver(openPlan(type), mira.identity, nextStore, *mira.handover);
        REQUIRE(!next->listen());
        mira.guest().say(HostsNow{next->port(), {}});
    }
};

} // namespace

TEST_CASE("A table whose new place nobody reaches stays, and everybody sees who knows the cards")
{
    Leaving leaving;
    leaving.handOver();
    // The port is closed again, as behind a firewall.
    std::uint16_t closed = 0;
    {
        QTcpServer server;
        REQUIRE(server.listen(QHostAddress::LocalHost));
        closed = server.serverPort();
    }
    leaving.mira.guest().say(HostsNow{closed, {}});
    REQUIRE(until([&] { return !leaving.trouble.empty(); }));
    CHECK(leaving.trouble.back().starts_with("The table stays where it is: nobody would reach it there."));
    CHECK(until([&] { return !leaving.mira.denied.empty(); }));
    CHECK(!leaving.tom.moved);
    REQUIRE(until([&] { return leaving.tom.lobby().stage == lan::Stage::playing; }));
    CHECK(leaving.tom.lobby().guests[0].knowsAll);
    CHECK(!leaving.tom.lobby().guests[1].knowsAll);
    leaving.mira.act("drop 3");
    CHECK(until([&] { return leaving.store.record.moves.size() == 1; }));
}

TEST_CASE("A table does not move to somebody else's program at the place of the new host")
{
    Leaving leaving;
    leaving.handOver();
    MemoryStore other;
    TableHost stranger(openPlan(leaving.type), makeIdentity(), other);
    REQUIRE(!stranger.listen());
    leaving.mira.guest().say(HostsNow{stranger.port(), {}});
    REQUIRE(until([&] { return !leaving.trouble.empty(); }));
    CHECK(leaving.trouble.back().starts_with("The table stays where it is"));
    CHECK(!leaving.tom.moved);
}

TEST_CASE("While a table moves nobody comes in newly, is sent away or changes places")
{
    Leaving leaving;
    leaving.handOver();
    Person late(leaving.type, "Late");
    late.join(leaving.host.port());
    REQUIRE(until([&] { return leaving.host.knocks().size() == 1; }));
    const std::string why = "The table is on its way to another laptop.";
    CHECK(words(*leaving.host.admit(leaving.host.knocks().front().number)) == why);
    CHECK(words(*leaving.host.kick(leaving.tom.guest().id())) == why);
    leaving.tom.guest().say(Stand{});
    REQUIRE(until([&] { return !leaving.tom.denied.empty(); }));
    CHECK(leaving.tom.denied.back() == why);
    leaving.tom.table().goHome();
    REQUIRE(until([&] { return leaving.tom.table().state() == RemoteTable::State::ended; }));
    CHECK(leaving.host.lobby().holder(Seat{1}) != nullptr);
    // It stays after all: whoever knocked comes in, whoever went home is not waited for.
    leaving.mira.vanish();
    CHECK(until([&] { return late.guest().isInside(); }));
    CHECK(leaving.host.lobby().holder(Seat{1}) == nullptr);
}

TEST_CASE("One guest at a time is asked to host, and a yes that comes too late is told so")
{
    Leaving leaving;
    REQUIRE(!leaving.host.askToHost(leaving.mira.guest().id()));
    CHECK(words(*leaving.host.askToHost(leaving.tom.guest().id())) == "Mira is being asked.");
    REQUIRE(until([&] { return leaving.mira.isAskedToHost; }));
    leaving.mira.guest().say(AnswerToHost{false});
    REQUIRE(until([&] { return !leaving.trouble.empty(); }));
    leaving.mira.guest().say(AnswerToHost{true});
    REQUIRE(until([&] { return !leaving.mira.denied.empty(); }));
    CHECK(leaving.mira.denied.back() == "The table stays where it is.");
    CHECK(!leaving.host.askToHost(leaving.tom.guest().id()));
}

TEST_CASE("Who slept while the table moved is sent on by the old host, which hosts the match no more")
{
    Leaving leaving;
    Cable cable(leaving.host.port());
    leaving.tom.join(cable.serverPort());
    REQUIRE(until([&] { return leaving.tom.view() != nullptr; }));
    leaving.handOver();
    leaving.tom.vanish();
    REQUIRE(until([&] { return leaving.host.visitorsInside() == 1; }));
    leaving.takeOver();
    REQUIRE(until([&] { return leaving.host.movedTo().has_value(); }));
    CHECK(leaving.host.movedTo()->certificate == digestOf(leaving.mira.identity.certificate));

    const auto hosting = decodeHosting(leaving.store.hosting, 2);
    REQUIRE(hosting);
    CHECK(hosting->moved == leaving.host.movedTo());
    MemoryStore none;
    std::unique_ptr<TableHost> again;
    SUBCASE("and still runs") {}
    SUBCASE("and was started again with the match")
    {
        again = std::make_unique<TableHost>(openPlan(leaving.type), leaving.identity, none,
                                            leaving.store.record, hosting);
    }
    SUBCASE("and was started again when it held the match no more")
    {
        again = std::make_unique<TableHost>(openPlan(leaving.type), leaving.identity, none, *hosting);
    }
    if (again)
        REQUIRE(!again->listen());
    TableHost& old = again ? *again : leaving.host;

    leaving.mira.joinLocally(*leaving.next);
    leaving.tom.join(old.port());
    REQUIRE(until([&] { return leaving.next->visitorsInside() == 2; }));
    CHECK(leaving.tom.moved);
    REQUIRE(until([&] { return leaving.tom.view() != nullptr; }));
    CHECK(leaving.tom.viewer() == Viewer(Seat{1}));
    const KnownTables known(leaving.tom.laptop.path());
    REQUIRE(known.all().size() == 1);
    CHECK(known.all().front().host == leaving.next->certificate());

    Person stranger(leaving.type, "Stranger");
    stranger.join(old.port());
    REQUIRE(until([&] { return stranger.table().state() == RemoteTable::State::ended; }));
    CHECK(words(stranger.table().why()) == "The table is on another laptop now.");
    CHECK(none.record.game.empty());
}

TEST_CASE("What was handed over is a promise, also in what is stored, until it is taken over")
{
    Leaving leaving;
    leaving.handOver();
    const auto stored = [&] { return decodeHosting(leaving.nextStore.hosting, 2); };
    leaving.takeOver();
    CHECK(leaving.next->isPromised());
    REQUIRE(stored());
    CHECK(stored()->isPromised);
    REQUIRE(until([&] { return leaving.mira.moved.has_value(); }));
    MemoryStore store;
    CHECK(TableHost(openPlan(leaving.type), leaving.mira.identity, store, leaving.nextStore.record, stored())
              .isPromised());
    leaving.next->takeOver();
    CHECK(!leaving.next->isPromised());
    CHECK(!stored()->isPromised);
}

TEST_CASE("Whose program ended before it heard that the table is here now is told so by the old host")
{
    Leaving leaving;
    leaving.handOver();
    leaving.host.moved = [&](const Moved&) { leaving.mira.vanish(); };
    leaving.takeOver();
    REQUIRE(until([&] { return !leaving.mira.isThere(); }));
    REQUIRE(!leaving.mira.moved);
    SUBCASE("but not to whom nothing was promised")
    {
        leaving.mira.join(leaving.host.port());
        REQUIRE(until([&] { return leaving.mira.table().state() == RemoteTable::State::lost; }));
        CHECK(!leaving.mira.moved);
    }
    SUBCASE("to whom it was promised")
    {
        leaving.mira.isPromised = true;
        leaving.mira.join(leaving.host.port());
        REQUIRE(until([&] { return leaving.mira.moved.has_value(); }));
        CHECK(leaving.mira.moved->certificate == digestOf(leaving.mira.identity.certificate));
    }
}

TEST_CASE("A host that cannot store that the table has moved keeps it")
{
    Leaving leaving;
    leaving.handOver();
    leaving.store.isBroken = true;
    leaving.takeOver();
    REQUIRE(until(
        [&] { return !leaving.trouble.empty() && leaving.host.lobby().stage() == lan::Stage::playing; }));
    CHECK(!leaving.host.movedTo());
    CHECK(!leaving.tom.moved);
}

TEST_CASE("What is handed over and does not fit is not stored")
{
    const GameTypeOf<connect_four::ConnectFour> type{{}};
    MatchRecord record;
    record.game = type.sheet().id;
    record.setup.seats = 2;
    record.players.resize(2);
    Lobby lobby(TableId{1}, "Round table", record.game, 2, {});
    record.moves.push_back({Seat{0}, "drop 99", 7, false});
    MemoryStore store;
    CHECK_THROWS_AS(hostHandedOver(openPlan(type), makeIdentity(), store,
                                   {toBytes(record), encode(Hosting{lobby, 0, std::nullopt})}),
                    InputError);
    record.moves.clear();
    Bytes hosting = encode(Hosting{[&] {
                                       Lobby with = lobby;
                                       with.addBot(Seat{1}, "random");
                                       return with;
                                   }(),
                                   0, std::nullopt});
    // A kind of bot that is not known here.
    const std::string random = "random";
    const auto at = std::search(hosting.begin(), hosting.end(), random.begin(), random.end());
    REQUIRE(at != hosting.end());
    *at = 'x';
    CHECK_THROWS_AS(hostHandedOver(openPlan(type), makeIdentity(), store, {toBytes(record), hosting}),
                    InputError);
    CHECK(store.record.game.empty());
}
