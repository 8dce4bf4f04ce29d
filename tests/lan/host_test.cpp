#include "cable.h"
#include "lan/find/announcer.h"
#include "loopback.h"
#include "open_table.h"

#include <doctest/doctest.h>

#include <stdexcept>

using namespace tablewood;
using namespace tablewood::lan;

TEST_CASE("Guests over TLS and the host's own window play a match to the end, fairly dealt, and agree on it")
{
    OpenTable table;
    table.open();
    Person mira(table.type, "Mira");
    Person host(table.type, "Host");
    host.joinLocally(*table.host);
    mira.join(table.host->port());
    sit(host, mira);
    CHECK(table.host->lobby().view().host == host.guest().id());
    host.playFirstOffers();
    mira.playFirstOffers();
    REQUIRE(until([&] { return mira.opened && host.opened; }));
    for (const Person* person : {&mira, &host}) {
        CHECK(person->opened->hash == table.host->table()->hash());
        CHECK(person->opened->isDealChecked);
        CHECK(!person->opened->why);
        CHECK(person->opened->record.dealing->parts.size() == 2);
    }
    CHECK(table.store.record.moves == mira.opened->record.moves);
    CHECK(mira.refused.empty());
    mira.act("drop 1");
    CHECK(until([&] { return !mira.refused.empty() && mira.guest().unanswered() == 0; }));
}

TEST_CASE("A match that cannot be dealt begins nothing, and the host hears why")
{
    OpenTable table;
    table.plan.options["no-such"] = "option";
    table.open();
    std::string trouble;
    table.host->troubled = [&](const Text& why) { trouble = words(why); };
    Person mira(table.type, "Mira");
    Person host(table.type, "Host");
    host.joinLocally(*table.host);
    mira.join(table.host->port());
    host.take(0);
    mira.take(1);
    REQUIRE(until([&] { return !trouble.empty(); }));
    CHECK(trouble == "The match cannot begin: connect-four has no such option. It has: ");
    CHECK(table.store.record.game.empty());
    CHECK(table.host->lobby().view().stage == Stage::gathering);
}

namespace {

/// Connect Four of which the rules cannot go on when a disc falls into the fourth column.
class Brittle : public connect_four::ConnectFour
{
public:
    std::optional<Refusal> apply(State& state, Seat seat, const Move& move, Log& log) const
    {
        if (std::get<connect_four::Drop>(move).column == 4)
            throw std::length_error("a list holds more than it can");
        return ConnectFour::apply(state, seat, move, log);
    }
};

} // namespace

TEST_CASE("Rules that cannot go on from a move refuse it, and the match goes on")
{
    const GameTypeOf<Brittle> type{{}};
    const Identity identity = makeIdentity();
    MemoryStore store;
    TableHost host(openPlan(type), identity, store);
    REQUIRE(!host.listen());
    Person mira(type, "Mira");
    Person own(type, "Host");
    own.joinLocally(host);
    mira.join(host.port());
    sit(mira, own);
    mira.act("drop 4");
    REQUIRE(until([&] { return !mira.refused.empty(); }));
    CHECK(store.record.moves.empty());
    mira.act("drop 3");
    REQUIRE(until([&] { return own.isAsked(); }));
    CHECK(store.record.moves.size() == 1);
    own.act("drop 4");
    REQUIRE(until([&] { return !own.refused.empty(); }));
    own.act("drop 3");
    CHECK(until([&] { return store.record.moves.size() == 2; }));
}

TEST_CASE("Who knocks is let in by a person who compares pictures, or refused")
{
    OpenTable table;
    table.plan.admitsAll = false;
    table.open();
    Person mira(table.type, "Mira");
    Person tom(table.type, "Tom");
    mira.join(table.host->port());
    REQUIRE(until([&] { return table.host->knocks().size() == 1 && mira.pictures; }));
    const Knock knock = table.host->knocks().front();
    CHECK(knock.persona.name == "Mira");
    CHECK(knock.comparison == *mira.pictures);
    CHECK(mira.table().state() == RemoteTable::State::knocking);
    CHECK(mira.guest().comparison() == mira.pictures);
    CHECK(knock.address == "127.0.0.1");
    CHECK(!mira.guest().isInside());
    CHECK(!table.host->admit(knock.number));
    CHECK(until([&] { return mira.guest().isInside(); }));
    CHECK(mira.table().state() == RemoteTable::State::inside);
    CHECK(!mira.guest().comparison());
    CHECK(table.host->admit(knock.number));

    tom.join(table.host->port());
    REQUIRE(until([&] { return table.host->knocks().size() == 1; }));
    table.host->refuse(table.host->knocks().front().number);
    REQUIRE(until([&] { return tom.table().state() == RemoteTable::State::ended; }));
    CHECK(words(tom.table().why()) == "The host did not let you in.");
}

TEST_CASE("A guest whose program was killed comes back to its seat without knocking")
{
    OpenTable table;
    table.plan.admitsAll = false;
    table.open();
    Person mira(table.type, "Mira");
    Person host(table.type, "Host");
    host.joinLocally(*table.host);
    mira.join(table.host->port());
    REQUIRE(until([&] { return table.host->knocks().size() == 1; }));
    table.host->admit(table.host->knocks().front().number);
    sit(host, mira);
    host.act("drop 3");
    REQUIRE(until([&] { return mira.isAsked(); }));
    const Scene seen = mira.view()->scene;
    mira.vanish();
    REQUIRE(until([&] { return !host.lobby().guests[1].isHere; }));
    CHECK(host.lobby().guests[1].seat == Seat{1});
    mira.join(table.host->port());
    REQUIRE(until([&] { return mira.isAsked(); }));
    CHECK(mira.view()->scene == seen);
    CHECK(host.lobby().guests.size() == 2);
    mira.act("drop 3");
    CHECK(until([&] { return host.isAsked(); }));
}

TEST_CASE("A second connection of the same guest takes the place of the first")
{
    OpenTable table;
    table.open();
    Person mira(table.type, "Mira");
    Person host(table.type, "Host");
    host.joinLocally(*table.host);
    Cable cable(table.host->port());
    mira.join(cable.serverPort());
    sit(host, mira);
    cable.hold();
    // The laptop slept: it comes back before the host knows that it was away.
    Person again(table.type, "Mira");
    again.identity = mira.identity;
    REQUIRE(QFile::copy(mira.laptop.filePath("lan-tables.json"), again.laptop.filePath("lan-tables.json")));
    again.join(table.host->port());
    REQUIRE(until([&] { return table.host->visitorsInside() == 2 && again.view(); }));
    CHECK(again.viewer() == Viewer(Seat{1}));
}

TEST_CASE("After a cut the guest is back by itself, and what it wished meanwhile is done once")
{
    OpenTable table;
    table.open();
    Person mira(table.type, "Mira");
    Person host(table.type, "Host");
    host.joinLocally(*table.host);
    Cable cable(table.host->port());
    mira.join(cable.serverPort());
    sit(mira, host);
    for (int round = 0; round < 3; ++round) {
        const std::size_t before = table.moves();
        REQUIRE(until([&] { return mira.isAsked(); }));
        if (round % 2 == 0)
            cable.hold();
        else
            cable.cut();
        mira.act(mira.view()->offers.front().move);
        until([&, turns = 0]() mutable { return ++turns > 5; });
        cable.cut();
        REQUIRE(until([&] { return host.isAsked(); }));
        CHECK(table.moves() == before + 1);
        host.act(host.view()->offers.back().move);
        REQUIRE(until([&] { return table.moves() == before + 2 || host.opened; }));
    }
    CHECK(mira.refused.empty());
    CHECK(mira.lobby().guests.size() == 2);
}

TEST_CASE("A peer from whom nothing is heard is shown as away, and back when it speaks again")
{
    OpenTable table;
    table.plan.pace.silence = std::chrono::milliseconds(300);
    table.plan.pace.beat = std::chrono::milliseconds(50);
    table.open();
    Person mira(table.type, "Mira");
    mira.pace.beat = std::chrono::milliseconds(50);
    mira.pace.silence = std::chrono::milliseconds(300);
    Person host(table.type, "Host");
    host.joinLocally(*table.host);
    Cable cable(table.host->port());
    mira.join(cable.serverPort());
    REQUIRE(until([&] { return host.lobby().guests.size() == 2; }));
    cable.hold();
    REQUIRE(until([&] { return !host.lobby().guests[1].isHere; }));
    REQUIRE(until([&] { return mira.table().state() != RemoteTable::State::inside; }));
    cable.cut();
    CHECK(until([&] { return host.lobby().guests[1].isHere; }));
    CHECK(host.lobby().guests.size() == 2);
}

TEST_CASE(
    "A host that was killed goes on with the same guests in the same seats, and no acknowledged move is lost")
{
    OpenTable table;
    table.plan.admitsAll = false;
    table.open();
    Person mira(table.type, "Mira");
    Person tom(table.type, "Tom");
    Cable cable(table.host->port());
    for (Person* person : {&mira, &tom}) {
        person->join(cable.serverPort());
        REQUIRE(until([&] { return table.host->knocks().size() == 1; }));
        table.host->admit(table.host->knocks().front().number);
        REQUIRE(until([&] { return person->guest().isInside(); }));
    }
    sit(mira, tom);
    for (int round = 0; round < 6; ++round) {
        Person& next = round % 2 == 0 ? mira : tom;
        REQUIRE(until([&] { return next.isAsked(); }));
        const std::size_t before = table.moves();
        next.act("drop 3");
        // The move is acknowledged, or on its way only.
        if (round < 3)
            REQUIRE(until([&] { return table.moves() == before + 1 && !next.isAsked(); }));
        else
            REQUIRE(until([&] { return table.moves() == before + 1; }));
        cable.cut();
        table.openAgain();
        cable.leadTo(table.host->port());
        REQUIRE(until([&] { return table.host->visitorsInside() == 2; }));
        REQUIRE(until([&] { return mira.wholeViews == round + 2 && tom.wholeViews == round + 2; }));
        REQUIRE(until([&] { return (round % 2 == 0 ? tom : mira).isAsked(); }));
        CHECK(table.moves() == before + 1);
    }
    CHECK(mira.viewer() == Viewer(Seat{0}));
    CHECK(tom.viewer() == Viewer(Seat{1}));
    CHECK(table.host->lobby().members().size() == 2);
    CHECK(mira.refused.empty());
    CHECK(tom.refused.empty());
    tom.vanish();
    mira.vanish();
}

TEST_CASE("Who goes home from a table that its host closed is back in their seat once it opens again")
{
    OpenTable table;
    table.plan.admitsAll = false;
    table.open();
    Person mira(table.type, "Mira");
    Person host(table.type, "Host");
    host.joinLocally(*table.host);
    mira.join(table.host->port());
    REQUIRE(until([&] { return table.host->knocks().size() == 1; }));
    table.host->admit(table.host->knocks().front().number);
    REQUIRE(until([&] { return mira.guest().isInside(); }));
    sit(mira, host);
    table.host->close();
    REQUIRE(until([&] { return mira.table().state() == RemoteTable::State::ended; }));
    mira.table().goHome();
    host.vanish();
    table.openAgain();
    mira.join(table.host->port());
    CHECK(until([&] { return mira.isAsked(); }));
    CHECK(mira.viewer() == Viewer(Seat{0}));
    CHECK(table.host->knocks().empty());
}

TEST_CASE("A host goes on with a match that was never hosted, with its bots")
{
    OpenTable table;
    table.store.record.game = table.type.sheet().id;
    table.store.record.players.resize(2);
    table.store.record.players[1] = {"", PlayerKind::bot, "random", ""};
    table.openAgain();
    Person mira(table.type, "Mira");
    mira.join(table.host->port());
    REQUIRE(until([&] { return mira.guest().isInside(); }));
    CHECK(mira.lobby().stage == lan::Stage::gathering);
    CHECK(!mira.view());
    mira.take(0);
    mira.playFirstOffers();
    REQUIRE(until([&] { return mira.opened.has_value(); }));
    CHECK(!mira.opened->record.dealing);
    CHECK(!mira.opened->why);
    CHECK(table.store.record.players[0].name == "Mira");
}

TEST_CASE("Somebody else at the address of a known table gets no token, and the guest goes on trying")
{
    OpenTable table;
    table.open();
    Person mira(table.type, "Mira");
    Cable cable(table.host->port());
    mira.join(cable.serverPort());
    REQUIRE(until([&] { return mira.guest().isInside(); }));
    OpenTable false_;
    false_.open();
    cable.leadTo(false_.host->port());
    cable.cut();
    REQUIRE(until([&] { return words(mira.table().why()).starts_with("Somebody else answers"); }));
    CHECK(false_.host->lobby().members().empty());
    cable.leadTo(table.host->port());
    CHECK(until([&] { return mira.guest().isInside(); }));
}

TEST_CASE("A guest that knows which table it wants and not where it is finds it")
{
    OpenTable table;
    table.open();
    Person mira(table.type, "Mira");
    const DiscoveryNetwork network = networkOfOurOwn();
    mira.lookFor(*table.host, network);
    CHECK(mira.table().state() == RemoteTable::State::looking);
    const InstanceId instance = freshInstance();
    const Announcer announcer([&] { return std::vector{table.host->announcement(instance)}; }, network);
    CHECK(until([&] { return mira.table().state() == RemoteTable::State::inside; }));
}

TEST_CASE("A store that takes nothing keeps the match from beginning, and says so")
{
    OpenTable table;
    table.store.isBroken = true;
    table.open();
    std::vector<std::string> trouble;
    table.host->troubled = [&](const Text& why) { trouble.push_back(words(why)); };
    Person mira(table.type, "Mira");
    Person tom(table.type, "Tom");
    mira.join(table.host->port());
    tom.join(table.host->port());
    mira.take(0);
    tom.take(1);
    REQUIRE(until([&] { return !trouble.empty(); }));
    CHECK(trouble.front() == "The match cannot begin: store: the disk is full");
    REQUIRE(until([&] { return mira.lobby().stage == lan::Stage::gathering; }));
    table.store.isBroken = false;
    REQUIRE(!table.host->start());
    CHECK(until([&] { return mira.view() && tom.view(); }));
}

TEST_CASE("A table that goes on is announced by the name it had, and one with an unknown bot does not go on")
{
    OpenTable table;
    table.open();
    Person mira(table.type, "Mira");
    Person tom(table.type, "Tom");
    mira.join(table.host->port());
    tom.join(table.host->port());
    sit(mira, tom);
    table.plan.name = "Another name";
    table.openAgain();
    CHECK(table.host->announcement(freshInstance()).title == "Round table");
    table.store.record.players[1] = {"", PlayerKind::bot, "clever", ""};
    table.store.hosting.clear();
    CHECK_THROWS_AS(table.openAgain(), InputError);
}

TEST_CASE("A table of the same id at another host does not take the place of the one that is known")
{
    OpenTable table;
    table.open();
    Person mira(table.type, "Mira");
    mira.join(table.host->port());
    REQUIRE(until([&] { return mira.guest().isInside(); }));
    const TableId id = table.host->lobby().id();
    mira.vanish();
    KnownTables known(mira.laptop.path());
    REQUIRE(known.all().size() == 1);
    const KnownTable real = known.all().front();
    CHECK(real.name == "Round table");
    known.keep({id, "False table", Digest{5}, Token{6}, {{"127.0.0.1", 1}}, {}});
    CHECK(known.find(id, real.host) == real);
    known.forget(id, Digest{5});
    CHECK(known.all() == std::vector{real});
}
