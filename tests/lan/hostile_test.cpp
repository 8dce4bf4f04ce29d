#include "open_table.h"
#include "siege.h"
#include "stranger.h"

#include <QHostAddress>
#include <QTcpSocket>
#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::lan;

TEST_CASE("A guest of another version of the network's language is told both versions and what to do")
{
    Siege siege;
    Stranger stranger(siege.host.port());
    // What it would say next is of no use to the host.
    stranger.say(Greeting{7, "9.9"});
    REQUIRE(until([&] { return stranger.isGone(); }));
    CHECK(stranger.lastWords() ==
          "The table speaks version 4 of the network's language (Tablewood 0.1.0), you speak version 7 "
          "(Tablewood 9.9). Use the same Tablewood on both.");
    CHECK(stranger.heard<Greeting>()->version == "0.1.0");
    siege.goesOn();
}

TEST_CASE("Bytes that are no messages end the connection, and the table goes on")
{
    Siege siege;
    Random random(Seed::fromText("noise"), "test");
    Bytes noise(200);
    for (auto& byte : noise)
        byte = static_cast<std::uint8_t>(random.next());
    const struct
    {
        Bytes bytes;
        std::string why;
    } attacks[]{
        {noise, "message: its kind is not known"},
        {frameOf(noise), "message: its kind is not known"},
        // A frame whose length has no end, one that says it has 256 MiB, and one just over the limit.
        {Bytes{0xff, 0xff, 0xff, 0xff, 0}, "frame: its length is too long"},
        {Bytes{0xff, 0xff, 0xff, 0x7f, 0}, "frame: 268435455 bytes are more than 4096"},
        {frameOf(Bytes(kMaxKnockFrame + 1)), "frame: 4097 bytes are more than 4096"},
        // Valid CBOR of the wrong shape.
        {frameOf(Bytes{0, 0x82, 0, 0x81, 1}),
         "byte 3, field value: a record of 2 fields is needed, here are 1"},
        {frameOf(Bytes{0, 0x82, 0x18, 0x63, 0x80}), "byte 3, field kind: there is no name number 99"},
        // A list that says it has more items than there are bytes.
        {frameOf(Bytes{0, 0x82, 1, 0x85, 0x9a, 0xff, 0xff, 0xff, 0xff}),
         "byte 8, field games: the list is longer than the data"},
        // What is said inside, said outside.
        {frameOf(payloadOf(GuestSays(Sit{Seat{0}}))), "message: it does not come at this point"},
        {frameOf(tablePayload(encode(UpMessage{Seat{0}, 1, 1, Act{"drop 1"}}))),
         "message: nothing was admitted yet"},
        {frameOf(payloadOf(GuestSays(Open{}))), "message: it does not come at this point"},
        {frameOf(Bytes{9, 9, 9}), "message: its kind is not known"},
    };
    for (const auto& [bytes, why] : attacks) {
        Stranger stranger(siege.host.port());
        stranger.send(bytes);
        CHECK(until([&] { return stranger.isGone(); }));
        CHECK(stranger.lastWords() == "What arrived made no sense: " + why);
        Stranger greeted(siege.host.port());
        greeted.say(Greeting{});
        greeted.send(bytes);
        CHECK(until([&] { return greeted.isGone(); }));
        CHECK(greeted.lastWords() == stranger.lastWords());
    }
    CHECK(siege.host.lobby().members().size() == 2);
    siege.goesOn();
}

TEST_CASE("The same bytes from somebody who was let in end only their connection")
{
    Siege siege;
    Random random(Seed::fromText("inside"), "test");
    std::vector<std::string> trouble;
    siege.host.troubled = [&](const Text& why) { trouble.push_back(words(why)); };
    for (int round = 0; round < 30; ++round) {
        Stranger stranger(siege.host.port());
        stranger.comeIn();
        Bytes attack(1 + random.below(300));
        for (auto& byte : attack)
            byte = static_cast<std::uint8_t>(random.next());
        attack[0] = static_cast<std::uint8_t>(round % 2);
        if (round == 0)
            attack = Bytes(kMaxGuestFrame + 1);
        stranger.sendFrame(attack);
        CHECK(until([&] { return stranger.isGone(); }));
        CHECK(stranger.lastWords().starts_with("What arrived made no sense:"));
        CHECK(!trouble.empty());
        trouble.clear();
        const GuestId guest = stranger.heard<Admitted>()->guest;
        CHECK(!siege.host.change([guest](Lobby& lobby) { return lobby.remove(guest); }));
    }
    CHECK(siege.host.lobby().members().size() == 2);
    siege.goesOn();
}

TEST_CASE("A guest that says a piece without a body is sent away, and nobody else loses anything")
{
    Siege siege;
    const Bytes piece = frameOf({static_cast<std::uint8_t>(PayloadKind::piece)});
    Stranger outside(siege.host.port());
    outside.send(piece);
    CHECK(until([&] { return outside.isGone(); }));
    CHECK(outside.lastWords() == "What arrived made no sense: piece: nothing was admitted yet");
    Stranger inside(siege.host.port());
    inside.comeIn();
    inside.send(piece);
    CHECK(until([&] { return inside.isGone(); }));
    CHECK(inside.lastWords() == "What arrived made no sense: piece: it is too short");
    siege.goesOn();
}

TEST_CASE("A guest without a seat who says that it is ready is told to take one, and is not ready then")
{
    OpenTable table;
    table.open();
    Stranger stranger(table.host->port());
    const GuestId guest = stranger.comeIn().guest;
    stranger.say(Ready{true});
    REQUIRE(until([&] { return stranger.heard<Denied>().has_value(); }));
    CHECK(words(stranger.heard<Denied>()->why) == "Take a seat first.");
    CHECK(!table.host->lobby().find(guest)->isReady);
    stranger.say(Sit{Seat{0}});
    CHECK(until([&] { return table.host->lobby().find(guest)->seat == Seat{0}; }));
}

TEST_CASE("A move for another's seat ends the connection of whoever says it and is not played")
{
    Siege siege;
    Stranger stranger(siege.host.port());
    stranger.comeIn();
    const std::size_t before = siege.store.record.moves.size();
    stranger.sendFrame(tablePayload(encode(UpMessage{Seat{0}, 1, 1, Act{"drop 1"}})));
    CHECK(until([&] { return stranger.isGone(); }));
    CHECK(stranger.lastWords().starts_with("What arrived made no sense:"));
    CHECK(siege.store.record.moves.size() == before);
    siege.goesOn();
}

TEST_CASE("A move that arrives twice is played once")
{
    const GameTypeOf<connect_four::ConnectFour> type{{}};
    MemoryStore store;
    HostPlan plan = openPlan(type);
    plan.seed = Seed::fromText("twice");
    TableHost host(std::move(plan), makeIdentity(), store);
    REQUIRE(!host.listen());
    host.change([](Lobby& lobby) { return lobby.addBot(Seat{1}, "random"); });
    Stranger stranger(host.port());
    stranger.comeIn();
    stranger.say(Sit{Seat{0}});
    stranger.say(Ready{true});
    REQUIRE(until([&] { return !stranger.news.empty(); }));
    const Bytes move = tablePayload(encode(UpMessage{Seat{0}, 1, 1, Act{"drop 1"}}));
    stranger.sendFrame(move);
    stranger.sendFrame(move);
    REQUIRE(until([&] { return store.record.moves.size() == 2; }));
    stranger.sendFrame(move);
    stranger.sendFrame(tablePayload(encode(UpMessage{Seat{0}, 1, 2, Act{"drop 2"}})));
    // The last is refused, for it was decided on a view of long ago.
    REQUIRE(until([&] { return std::holds_alternative<Refused>(decodeDown(stranger.news.back()).news); }));
    CHECK(store.record.moves.size() == 2);
}

TEST_CASE("A token is worth nothing to anybody else, and a wrong one lets nobody in")
{
    Siege siege;
    const Token stolen = KnownTables(siege.mira.laptop.path()).all().front().token.value();
    for (const Token& token : {stolen, Token{1, 2, 3}, Token{}}) {
        Stranger thief(siege.host.port());
        Hello hello = Stranger::goodHello();
        hello.token = token;
        thief.knock(hello);
        REQUIRE(until([&] { return thief.heard<Admitted>().has_value(); }));
        // Let in like anybody who knocks at this table, with a number and a token of its own.
        CHECK(thief.heard<Challenge>());
        CHECK(thief.heard<Admitted>()->guest > siege.tom.guest().id());
        CHECK(thief.heard<Admitted>()->token != token);
        CHECK(thief.news.empty());
    }
    siege.goesOn();
}

TEST_CASE("Who shows no certificate can knock, but its token lets nobody else in")
{
    Siege siege;
    Stranger bare(siege.host.port(), std::nullopt);
    const Admitted admitted = bare.comeIn();
    Stranger other(siege.host.port());
    Hello hello = Stranger::goodHello();
    hello.token = admitted.token;
    other.knock(hello);
    REQUIRE(until([&] { return other.heard<Admitted>().has_value(); }));
    CHECK(other.heard<Admitted>()->guest != admitted.guest);
}

TEST_CASE("A nonce that is not the one that was sealed ends the connection")
{
    Siege siege;
    Stranger stranger(siege.host.port());
    stranger.say(Greeting{});
    stranger.say(Stranger::goodHello());
    REQUIRE(until([&] { return stranger.heard<Challenge>().has_value(); }));
    stranger.say(Open{Nonce{9, 9}});
    CHECK(until([&] { return stranger.isGone(); }));
    CHECK(stranger.lastWords() ==
          "What arrived made no sense: open: the nonce is not the one that was sealed");
    siege.goesOn();
}

TEST_CASE("Ten thousand messages at once end the connection of whoever sends them")
{
    Siege siege;
    Stranger stranger(siege.host.port());
    stranger.comeIn();
    Bytes flood;
    for (std::uint32_t i = 0; i < 10'000; ++i)
        appendFrame(flood, payloadOf(GuestSays(Ready{true})));
    stranger.send(flood);
    REQUIRE(until([&] { return stranger.isGone(); }));
    CHECK(stranger.lastWords() == "Your program says too much at once.");
    CHECK(!stranger.heard<Bye>()->isFinal);
    CHECK(stranger.told.size() < 2 * static_cast<std::size_t>(kMessagesAtOnce) + 3000);
    siege.goesOn();
}

TEST_CASE("Who does not say who it is, or says it byte by byte, is sent away")
{
    Pace pace = patient();
    pace.hello = std::chrono::seconds(2);
    Siege siege(pace);
    Stranger mute(siege.host.port());
    Stranger slow(siege.host.port());
    Bytes hello;
    appendFrame(hello, payloadOf(GuestSays(Greeting{})));
    std::size_t at = 0;
    CHECK(until([&] {
        if (at + 2 < hello.size() && !slow.isGone())
            slow.send({hello[at++]});
        return mute.isGone() && slow.isGone();
    }));
    CHECK(mute.lastWords() == "You did not say who you are.");
    CHECK(slow.lastWords() == "You did not say who you are.");
    siege.goesOn();
}

TEST_CASE("Handshakes that somebody begins again and again and never finishes leave room for others")
{
    Pace pace = patient();
    pace.hello = std::chrono::milliseconds(500);
    const GameTypeOf<connect_four::ConnectFour> type{{}};
    Door door(makeIdentity(), pace);
    int entered = 0;
    door.entered = [&](QSslSocket* socket) {
        ++entered;
        socket->deleteLater();
    };
    REQUIRE(door.listen(QHostAddress::LocalHost));
    int most = 0;
    for (int round = 0; round < 10; ++round) {
        std::vector<std::unique_ptr<QTcpSocket>> halves;
        for (int i = 0; i < 10; ++i) {
            halves.push_back(std::make_unique<QTcpSocket>());
            halves.back()->connectToHost(QHostAddress::LocalHost, door.serverPort());
        }
        until([&, turns = 0]() mutable {
            most = std::max(most, door.unfinished());
            return ++turns > 3;
        });
    }
    CHECK(most <= kMaxHandshakesOfAddress);
    CHECK(entered == 0);
    // Somebody who means it and tries again comes in.
    QSslSocket good;
    good.setSslConfiguration(tlsConfiguration(makeIdentity()));
    CHECK(until([&] {
        if (good.state() == QAbstractSocket::UnconnectedState)
            good.connectToHostEncrypted(QStringLiteral("127.0.0.1"), door.serverPort());
        return entered == 1;
    }));
    CHECK(until([&] { return door.unfinished() == 0; }));
}

TEST_CASE("Connections that never say hello leave room for others, and a host that closes ends them")
{
    Siege siege;
    const auto connection = [&] {
        auto socket = std::make_unique<QSslSocket>();
        socket->setSslConfiguration(tlsConfiguration(makeIdentity()));
        socket->connectToHostEncrypted(QStringLiteral("127.0.0.1"), siege.host.port());
        return socket;
    };
    std::vector<std::unique_ptr<QSslSocket>> mute;
    for (int i = 0; i < kMaxHandshakesOfAddress; ++i) {
        mute.push_back(connection());
        // The host's greeting is there: the handshake is done on both sides.
        REQUIRE(until([&] { return mute.back()->bytesAvailable() > 0; }));
    }
    const auto tooMany = connection();
    CHECK(until([&] { return tooMany->state() == QAbstractSocket::UnconnectedState; }));
    CHECK(tooMany->bytesAvailable() == 0);
    siege.goesOn();
    mute.front().reset();
    CHECK(until([&] {
        const auto next = connection();
        until(
            [&] { return next->bytesAvailable() > 0 || next->state() == QAbstractSocket::UnconnectedState; });
        return next->bytesAvailable() > 0;
    }));
}

TEST_CASE(
    "Eight addresses that take every place at the door, before the handshake or after it, keep nobody out")
{
    Siege siege;
    constexpr int kAddresses = kMaxHandshakes / kMaxHandshakesOfAddress;
    const auto from = [](int i) {
        return QHostAddress(QStringLiteral("127.0.1.%1").arg(1 + i % kAddresses));
    };
    const auto isGone = [](const auto& one) { return one->state() == QAbstractSocket::UnconnectedState; };
    SUBCASE("before it")
    {
        std::vector<std::unique_ptr<QTcpSocket>> halves;
        for (int i = 0; i < kMaxHandshakes; ++i) {
            halves.push_back(std::make_unique<QTcpSocket>());
            halves.back()->bind(from(i));
            halves.back()->connectToHost(QHostAddress::LocalHost, siege.host.port());
            REQUIRE(until([&] { return halves.back()->state() == QAbstractSocket::ConnectedState; }));
        }
        Stranger honest(siege.host.port());
        honest.comeIn();
        CHECK(until([&] { return isGone(halves.front()); }));
        CHECK(std::ranges::count_if(halves, isGone) == 1);
    }
    SUBCASE("after it")
    {
        std::vector<std::unique_ptr<QSslSocket>> mute;
        for (int i = 0; i < kMaxHandshakes; ++i) {
            mute.push_back(std::make_unique<QSslSocket>());
            mute.back()->setSslConfiguration(tlsConfiguration(makeIdentity()));
            mute.back()->bind(from(i));
            mute.back()->connectToHostEncrypted(QStringLiteral("127.0.0.1"), siege.host.port());
            // The host's greeting is there: the handshake is done on both sides.
            REQUIRE(until([&] { return mute.back()->bytesAvailable() > 0; }));
        }
        Stranger honest(siege.host.port());
        honest.comeIn();
        CHECK(until([&] { return isGone(mute.front()); }));
        CHECK(std::ranges::count_if(mute, isGone) == 1);
    }
    siege.goesOn();
}

TEST_CASE("A door that closes while handshakes go on lets go of each of them once")
{
    std::vector<std::unique_ptr<QTcpSocket>> halves;
    auto closing = std::make_unique<Door>(makeIdentity(), patient());
    REQUIRE(closing->listen(QHostAddress::LocalHost));
    for (int i = 0; i < 3; ++i) {
        halves.push_back(std::make_unique<QTcpSocket>());
        halves.back()->connectToHost(QHostAddress::LocalHost, closing->serverPort());
    }
    REQUIRE(until([&] { return closing->unfinished() == 3; }));
    closing.reset();
    CHECK(until([&] {
        return std::ranges::all_of(
            halves, [](const auto& half) { return half->state() == QAbstractSocket::UnconnectedState; });
    }));
}

TEST_CASE("The host's nonce is told only where its pictures are shown, and knocking has its limit")
{
    const GameTypeOf<connect_four::ConnectFour> type{{}};
    MemoryStore store;
    HostPlan plan = openPlan(type);
    plan.admitsAll = false;
    TableHost host(std::move(plan), makeIdentity(), store);
    REQUIRE(!host.listen());
    int knocks = 0;
    GuestId last = 0;
    host.changed = [&] {
        for (const Knock& knock : host.knocks()) {
            knocks += knock.number > last ? 1 : 0;
            last = std::max(last, knock.number);
        }
    };
    int compared = 0;
    int turnedAway = 0;
    const int tries = static_cast<int>(2 * kKnocksAtOnce);
    for (int i = 0; i < tries; ++i) {
        Stranger grinder(host.port());
        grinder.knock();
        REQUIRE(until([&] { return grinder.heard<Compare>() || grinder.isGone(); }));
        if (const auto compare = grinder.heard<Compare>()) {
            ++compared;
            CHECK(sealOfHost(compare->nonce) == grinder.heard<Challenge>()->seal);
        } else {
            ++turnedAway;
        }
    }
    CHECK(compared == knocks);
    CHECK(turnedAway > 0);
}

TEST_CASE("No more knock at once than a person looks through")
{
    const GameTypeOf<connect_four::ConnectFour> type{{}};
    MemoryStore store;
    HostPlan plan = openPlan(type);
    plan.admitsAll = false;
    TableHost host(std::move(plan), makeIdentity(), store);
    REQUIRE(!host.listen());
    std::vector<std::unique_ptr<Stranger>> strangers;
    for (int i = 0; i < kMaxKnockingOfAddress + 2; ++i) {
        strangers.push_back(std::make_unique<Stranger>(host.port()));
        strangers.back()->knock();
        const auto knocks = static_cast<std::size_t>(std::min(i + 1, kMaxKnockingOfAddress));
        REQUIRE(until([&] { return host.knocks().size() == knocks || strangers.back()->isGone(); }));
    }
    REQUIRE(until([&] { return strangers.back()->isGone(); }));
    CHECK(strangers.back()->heard<Compare>() == std::nullopt);
    CHECK(strangers.back()->lastWords() == "Too many knock at this table. Try again later.");
    CHECK_FALSE(strangers.back()->heard<Bye>().value().isFinal);
    CHECK(host.knocks().size() == static_cast<std::size_t>(kMaxKnockingOfAddress));
    strangers.front().reset();
    CHECK(until([&] { return host.knocks().size() == static_cast<std::size_t>(kMaxKnockingOfAddress) - 1; }));
}

TEST_CASE("Where all places to knock are taken, an address with many makes room for one with fewer")
{
    OpenTable table;
    table.plan.admitsAll = false;
    table.open();
    const auto from = [](int address) { return QStringLiteral("127.0.1.%1").arg(1 + address); };
    std::vector<std::unique_ptr<Stranger>> strangers;
    const auto knock = [&](int address) -> Stranger& {
        strangers.push_back(std::make_unique<Stranger>(table.host->port(), makeIdentity(), from(address)));
        Stranger& stranger = *strangers.back();
        stranger.knock();
        REQUIRE(until([&] { return stranger.heard<Compare>() || stranger.isGone(); }));
        return stranger;
    };
    constexpr int kOfEach = 2;
    constexpr int kAddresses = kMaxKnocking / kOfEach;
    for (int i = 0; i < kMaxKnocking; ++i)
        REQUIRE(!knock(i % kAddresses).isGone());
    const Stranger& last = *strangers.back();
    const auto isWaiting = [&](const QString& address) {
        return std::ranges::any_of(table.host->knocks(),
                                   [&](const Knock& one) { return one.address == address.toStdString(); });
    };
    // Another one of those that have as many as any.
    CHECK(knock(0).isGone());
    CHECK(!last.isGone());
    CHECK(!knock(kAddresses).isGone());
    CHECK(isWaiting(from(kAddresses)));
    CHECK(table.host->knocks().size() == static_cast<std::size_t>(kMaxKnocking));
    REQUIRE(until([&] { return last.isGone(); }));
    CHECK(last.lastWords() == "Too many knock at this table. Try again later.");
    CHECK_FALSE(last.heard<Bye>().value().isFinal);
    // The other one from there waits on.
    CHECK(isWaiting(from(kAddresses - 1)));
}
