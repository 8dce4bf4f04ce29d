#include "../crowd/memory.h"
#include "session/guest_view.h"
#include "siege.h"
#include "stranger.h"

#include <QHostAddress>
#include <QTcpSocket>
#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::lan;

namespace {

/// What Qt, OpenSSL and the host's own bookkeeping may keep.
constexpr std::int64_t kMostGrowth = std::int64_t{1} << 20;

/// A match in which one of the two players has a program of their own making.
struct Traitor
{
    GameTypeOf<connect_four::ConnectFour> type{{}};
    MemoryStore store;
    TableHost host{planOf(type), makeIdentity(), store};
    Person tom{type, "Tom"};
    Identity identity = makeIdentity();
    std::unique_ptr<Stranger> program;
    Token token{};
    GuestView view{Seat{0}};
    std::size_t taken = 0;

    Traitor()
    {
        REQUIRE(!host.listen());
        program = std::make_unique<Stranger>(host.port(), identity);
        token = *program->comeIn().token;
        program->say(Sit{Seat{0}});
        program->say(Ready{true});
        tom.join(host.port());
        tom.take(1);
        REQUIRE(until([this] { return looks() && tom.view(); }));
    }
    /// Whether something came and it has a view now.
    bool looks()
    {
        const bool hasNews = taken < program->news.size();
        for (; taken < program->news.size(); ++taken)
            view.take(decodeDown(program->news[taken]));
        return hasNews;
    }
    /// The cards of a match to which nobody has to say a part.
    static HostPlan planOf(const GameType& type)
    {
        HostPlan plan = openPlan(type);
        plan.seed = Seed::fromText("traitor");
        return plan;
    }
    void comeBack()
    {
        program = std::make_unique<Stranger>(host.port(), identity);
        taken = 0;
        // It does not know what of its wishes arrived.
        view = GuestView{Seat{0}};
        program->comeBack(token);
        REQUIRE(until([this] { return looks(); }));
    }
    bool isAsked()
    {
        looks();
        return !view.now().offers.empty();
    }
    Bytes move() { return tablePayload(view.write(Act{view.now().offers.front().move})); }
    void tomMoves()
    {
        const std::size_t before = store.record.moves.size();
        REQUIRE(until([this] { return !tom.view()->offers.empty(); }));
        tom.act(tom.view()->offers.front().move);
        REQUIRE(until([&] { return store.record.moves.size() == before + 1; }));
        REQUIRE(until([this] { return tom.guest().unanswered() == 0; }));
    }
};

} // namespace

TEST_CASE(
    "Ten thousand moves at once from somebody with a seat end their connection, one of them is played, and "
    "memory stays as it was")
{
    Traitor table;
    std::int64_t before = 0;
    constexpr int kRounds = 8;
    for (int round = 0; round < kRounds; ++round) {
        REQUIRE(until([&] { return table.isAsked(); }));
        const std::size_t moves = table.store.record.moves.size();
        Bytes flood;
        for (int i = 0; i < 10'000; ++i)
            appendFrame(flood, table.move());
        table.program->send(flood);
        REQUIRE(until([&] { return table.program->isGone(); }));
        CHECK(table.program->lastWords() == "Your program says too much at once.");
        CHECK(!table.program->heard<Bye>()->isFinal);
        CHECK(table.program->news.size() < 2 * static_cast<std::size_t>(kMessagesAtOnce) + 3000);
        CHECK(table.store.record.moves.size() == moves + 1);
        flood = {};
        table.comeBack();
        table.tomMoves();
        // The first rounds are for what is made once.
        if (round == 2)
            before = memoryInUse();
    }
    CHECK(memoryInUse() - before < kMostGrowth);
    CHECK(table.host.waiting() < kMaxHostFrame);
}

TEST_CASE("As many moves at once as are allowed are answered one by one, and nobody is sent away")
{
    Traitor table;
    REQUIRE(until([&] { return table.isAsked(); }));
    constexpr auto kMoves = static_cast<std::uint32_t>(kMessagesAtOnce / 2);
    Bytes moves;
    for (std::uint32_t i = 0; i < kMoves; ++i)
        appendFrame(moves, table.move());
    table.program->send(moves);
    // The last one's answer tells that all were dealt with.
    REQUIRE(until([&] {
        return !table.program->news.empty() && decodeDown(table.program->news.back()).number >= kMoves;
    }));
    const auto isRefusal = [](const Bytes& news) {
        return std::holds_alternative<Refused>(decodeDown(news).news);
    };
    CHECK(std::ranges::count_if(table.program->news, isRefusal) == int{kMoves} - 1);
    CHECK(table.store.record.moves.size() == 1);
    table.tomMoves();
    REQUIRE(until([&] { return table.isAsked(); }));
    table.program->sendFrame(table.move());
    CHECK(until([&] { return table.store.record.moves.size() == 3; }));
    CHECK(!table.program->isGone());
}

TEST_CASE("A move that somebody with a seat says for another's seat ends their connection and is not played")
{
    Traitor table;
    REQUIRE(until([&] { return table.isAsked(); }));
    std::string trouble;
    table.host.troubled = [&](const Text& why) { trouble = words(why); };
    table.program->sendFrame(table.move());
    // It is Tom's turn, who could make this move.
    REQUIRE(until([&] { return !table.tom.view()->offers.empty(); }));
    GuestView asTom{Seat{1}};
    asTom.take({Seat{1}, 0, Whole{{}, *table.tom.view()}});
    table.program->sendFrame(tablePayload(asTom.write(Act{table.tom.view()->offers.front().move})));
    REQUIRE(until([&] { return table.program->isGone(); }));
    CHECK(table.program->lastWords().starts_with("What arrived made no sense:"));
    CHECK(trouble.starts_with("Stranger was sent away: What arrived made no sense:"));
    CHECK(table.store.record.moves.size() == 1);
    table.tomMoves();
}

TEST_CASE("Who is let in and then says a message byte by byte is given up, and the table goes on")
{
    Pace pace = patient();
    pace.beat = std::chrono::milliseconds(200);
    pace.silence = std::chrono::milliseconds(2000);
    Siege siege(pace);
    Stranger slow(siege.host.port());
    const GuestId number = slow.comeIn().guest;
    const auto isShownHere = [&] {
        const auto& guests = siege.mira.lobby().guests;
        const auto guest = std::ranges::find(guests, number, &LobbyGuest::id);
        return guest != guests.end() && guest->isHere;
    };
    REQUIRE(until(isShownHere));
    // A byte for each sign of life that the host gives.
    const Bytes frame = frameOf(Bytes(kMaxGuestFrame));
    std::size_t at = 0;
    CHECK(until([&] {
        if (at < slow.beats)
            slow.send({frame[at++]});
        return slow.isGone() && !isShownHere();
    }));
    CHECK(at > 1);
    CHECK(at < frame.size());
    REQUIRE(until([&] { return siege.host.visitorsInside() == 2; }));
    siege.goesOn();
}

TEST_CASE("A message that nests without end in a frame that is as it should be ends the connection")
{
    Siege siege;
    const auto nested = [](Bytes bytes, std::uint8_t opening) {
        bytes.resize(4000, opening);
        return bytes;
    };
    // Behind a kind of message that exists: in a hello before the door, a name and a wish inside.
    for (const std::uint8_t opening : {0x81, 0x82, 0x9f, 0xa1, 0xc1, 0xd8}) {
        Stranger outside(siege.host.port());
        outside.say(Greeting{kProtocol, "0.1.0"});
        outside.sendFrame(nested({0, 0x82, 1}, opening));
        CHECK(until([&] { return outside.isGone(); }));
        CHECK(outside.lastWords().starts_with("What arrived made no sense:"));

        Bytes rename = payloadOf(GuestSays(Rename{}));
        rename.resize(3);
        Bytes wish = tablePayload(encode(UpMessage{Seat{0}, 1, 1, Explain{{Pick::ofPiece(3)}}}));
        wish.resize(wish.size() - 3);
        for (const Bytes& begun : {rename, wish}) {
            Stranger inside(siege.host.port());
            const Admitted admitted = inside.comeIn();
            inside.sendFrame(nested(begun, opening));
            CHECK(until([&] { return inside.isGone(); }));
            CHECK(inside.lastWords().starts_with("What arrived made no sense:"));
            REQUIRE(!siege.host.change([&](Lobby& lobby) { return lobby.remove(admitted.guest); }));
        }
    }
    siege.goesOn();
}

TEST_CASE(
    "A thousand handshakes that are never finished are ended by the host itself while a match goes on, and "
    "memory stays as it was")
{
    Pace pace = patient();
    pace.hello = std::chrono::milliseconds(250);
    Siege siege(pace);
    std::int64_t before = 0;
    constexpr int kRounds = 25;
    constexpr int kAtOnce = 40;
    for (int round = 0; round < kRounds; ++round) {
        std::vector<std::unique_ptr<QTcpSocket>> halves;
        for (int i = 0; i < kAtOnce; ++i) {
            halves.push_back(std::make_unique<QTcpSocket>());
            // As from several laptops, where this one has all these addresses.
            halves.back()->bind(QHostAddress("127.0.0." + QString::number(2 + i / kMaxHandshakesOfAddress)));
            halves.back()->connectToHost(QHostAddress::LocalHost, siege.host.port());
        }
        // A match of three moves of each.
        if (round % 10 == 0)
            siege.goesOn();
        // None is closed at this end.
        REQUIRE(until([&] {
            return std::ranges::all_of(
                halves, [](const auto& half) { return half->state() == QAbstractSocket::UnconnectedState; });
        }));
        for (const auto& half : halves)
            CHECK(half->bytesAvailable() == 0);
        if (round == 3)
            before = memoryInUse();
    }
    CHECK(memoryInUse() - before < kMostGrowth);
    Stranger honest(siege.host.port());
    honest.comeIn();
    CHECK(siege.host.visitorsInside() == 3);
}
