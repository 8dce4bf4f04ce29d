#include "../kit/kuhn.h"
#include "../kit/toybox.h"
#include "../session/lantern.h"
#include "content/game_catalog.h"
#include "kit/game_type_of.h"
#include "lan/hosting.h"
#include "party.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::lan;

namespace {

/// Passes a channel on and keeps what came over it.
class Tap final : public Channel
{
public:
    Tap(Channel* inner, std::vector<Bytes>& log) : m_inner(inner)
    {
        m_inner->received = [this, &log](std::span<const std::uint8_t> payload) {
            log.emplace_back(payload.begin(), payload.end());
            deliver(payload);
        };
        m_inner->lost = [this](const Text& why) { fail(why); };
    }
    void send(std::span<const std::uint8_t> payload) override { m_inner->send(payload); }
    void close() override
    {
        beDone();
        m_inner->close();
        deleteLater();
    }
    std::size_t waiting() const override { return 0; }
    void setFrameLimit(std::size_t) override {}
    Digest peer() const override { return {}; }
    Digest own() const override { return {}; }
    bool isLocal() const override { return true; }
    std::string address() const override { return {}; }

private:
    Channel* m_inner;
};

struct Turn
{
    Seat seat;
    std::string move;
};

/// Two matches that one viewer cannot tell apart, and how both go on without anything coming to light for
/// that viewer.
struct Pair
{
    Viewer viewer;
    MatchRecord one;
    MatchRecord other;
    std::vector<Turn> turns;
};

Bytes positionOf(const tablewood::Match& match)
{
    Bytes bytes;
    CborSink sink(bytes);
    match.write(sink);
    return bytes;
}

/// A move that somebody can make, chosen by chance.
std::optional<Turn> anyTurn(const tablewood::Match& match, Random& random)
{
    std::vector<Turn> turns;
    for (const Seat seat : match.toAct()) {
        for (const std::string& move : match.legalMoves(seat))
            turns.push_back({seat, move});
    }
    if (match.outcome() || turns.empty())
        return std::nullopt;
    return turns[random.below(static_cast<std::uint32_t>(turns.size()))];
}

Pair pairOf(const GameType& type, int seats, Viewer viewer, Random& random)
{
    constexpr std::uint32_t kMovesBefore = 40;
    constexpr std::size_t kMovesAfter = 12;
    Pair pair;
    pair.viewer = viewer;
    pair.one.game = type.sheet().id;
    pair.one.setup.seats = seats;
    pair.one.setup.seed = Seed::fromText(std::to_string(random.next()));
    pair.one.players.resize(static_cast<std::size_t>(seats));
    auto match = type.newMatch(pair.one.setup);
    Log ignored;
    for (std::uint32_t moves = random.below(kMovesBefore); moves > 0; --moves) {
        const auto before = match->clone();
        if (const auto turn = anyTurn(*match, random))
            match->apply(turn->seat, turn->move, ignored);
        if (match->outcome()) {
            match = before->clone();
            break;
        }
    }
    pair.other = pair.one;
    auto sample = match->sample(viewer, random);
    pair.one.position = positionOf(*match);
    pair.other.position = positionOf(*sample);
    while (pair.turns.size() < kMovesAfter) {
        const auto turn = anyTurn(*match, random);
        Log one;
        Log other;
        if (!turn || match->apply(turn->seat, turn->move, one) ||
            sample->apply(turn->seat, turn->move, other) || one.hasRevealedTo(viewer) ||
            other.hasRevealedTo(viewer) || match->outcome() || sample->outcome())
            break;
        pair.turns.push_back(*turn);
    }
    return pair;
}

/// One seat's window, or a spectator's, with all that reached it.
struct Window
{
    std::string name;
    std::optional<Seat> seat;
    std::vector<Bytes> log;
    std::unique_ptr<TableGuest> guest;
    int denied = 0;

    void open(TableHost& host, const GameType& type, const Entropy& entropy)
    {
        GuestPlan plan;
        plan.persona.name = name;
        plan.wants = seat ? Watch::nothing : Watch::spectator;
        plan.games = {{type.sheet().id, 1}};
        plan.version = "0.1.0";
        plan.entropy = entropy;
        guest = std::make_unique<TableGuest>(std::move(plan));
        guest->events.denied = [this](const Text&) { ++denied; };
        guest->attach(new Tap(host.joinLocally(), log), std::nullopt);
        REQUIRE(until([this] { return guest->isInside(); }));
    }
    /// The match begins when all have done so.
    void take()
    {
        guest->say(seat ? GuestSays(Sit{*seat}) : GuestSays(Look{Watch::spectator}));
        if (seat)
            guest->say(Ready{true});
    }
    /// Waits until all that was sent to it is there: an answer comes after what was said before it.
    void settle()
    {
        const int before = denied;
        guest->say(Look{Watch::sharedScreen});
        REQUIRE(until([&] { return denied > before; }));
    }
    void close(TableHost& host)
    {
        settle();
        const int before = host.visitorsInside();
        guest.reset();
        REQUIRE(until([&] { return host.visitorsInside() < before; }));
    }
    /// Says a wish and waits until it is dealt with.
    void wish(Wish wish)
    {
        guest->wish(std::move(wish));
        REQUIRE(until([this] { return guest->unanswered() == 0; }));
    }
};

/// A table whose host is opened again from what it stored: after a restart, or on the laptop it moved to.
struct Stored
{
    const GameType& type;
    Entropy entropy = steadyEntropy("wire");
    MemoryStore store{};
    std::unique_ptr<TableHost> host{};

    void open()
    {
        static const Identity identity = makeIdentity();
        HostPlan plan = openPlan(type, store.record.setup.seats);
        plan.options = store.record.setup.options;
        plan.entropy = entropy;
        host = std::make_unique<TableHost>(std::move(plan), identity, store, store.record,
                                           decodeHosting(store.hosting, store.record.setup.seats));
    }
};

/// Plays one of a pair's matches as its viewer lives through it: joining late, moves, a refusal, coming back,
/// a host that goes on from what it stored, a bot for another seat and back, undo that is asked for and
/// answered. Gives all that reached the viewer.
std::vector<Bytes> recordingOf(const GameType& type, const MatchRecord& record, const Pair& pair)
{
    Stored table{type};
    table.store.record = record;
    table.open();
    std::vector<Window> others;
    for (const Seat seat : Seats::firstOf(record.setup.seats)) {
        if (!pair.viewer.is(seat))
            others.push_back({"Seat " + std::to_string(seat.index), seat, {}, nullptr, 0});
    }
    Window viewer{"Viewer", std::nullopt, {}, nullptr, 0};
    if (pair.viewer.seat.isPlayer())
        viewer.seat = pair.viewer.seat;
    const auto comeIn = [&] {
        for (Window& window : others)
            window.open(*table.host, type, table.entropy);
        viewer.open(*table.host, type, table.entropy);
    };
    const auto seeTheTable = [&] {
        for (Window& window : others)
            REQUIRE(until([&] { return window.guest->view() != nullptr; }));
        REQUIRE(until([&] { return viewer.guest->view() != nullptr; }));
    };
    comeIn();
    viewer.take();
    viewer.settle();
    for (Window& window : others)
        window.take();
    seeTheTable();
    const auto windowOf = [&](Seat seat) -> Window& {
        const auto found = std::ranges::find(others, std::optional(seat), &Window::seat);
        return found == others.end() ? viewer : *found;
    };
    int played = 0;
    for (const Turn& turn : pair.turns) {
        windowOf(turn.seat).wish(Act{turn.move});
        if (++played % 3 == 0) {
            viewer.close(*table.host);
            viewer.open(*table.host, type, table.entropy);
            REQUIRE(until([&] { return viewer.guest->view() != nullptr; }));
        }
    }
    viewer.close(*table.host);
    for (Window& window : others)
        window.close(*table.host);
    table.host.reset();
    table.open();
    comeIn();
    seeTheTable();
    if (viewer.seat) {
        viewer.wish(Act{"no such move"});
        viewer.wish(Explain{{Pick::ofButton("fold")}});
        viewer.wish(Undo{});
        for (Window& window : others) {
            if (viewer.guest->view()->undo.waitingFor.has(*window.seat))
                window.wish(AnswerUndo{window.seat->index % 2 == 1});
        }
    }
    others.front().wish(Undo{});
    const Seat asked = *others.front().seat;
    TableHost& host = *table.host;
    REQUIRE(until([&] { return host.table() != nullptr; }));
    if (!host.table()->toAct().has(asked)) {
        REQUIRE(!host.change([&](Lobby& lobby) { return lobby.addBot(asked, "random"); }));
        REQUIRE(!host.change([&](Lobby& lobby) { return lobby.removeBot(asked); }));
    }
    viewer.settle();
    return viewer.log;
}

/// Checks pairs for every viewer of a game; returns how many of them differed in what others saw.
int check(const GameType& type, int seats, int rounds)
{
    Random random(Seed::fromText("wire"), "test");
    int different = 0;
    for (int round = 0; round < rounds; ++round) {
        std::vector<Viewer> viewers{Viewer::publicView()};
        for (const Seat seat : Seats::firstOf(seats))
            viewers.emplace_back(seat);
        for (const Viewer viewer : viewers) {
            const Pair pair = pairOf(type, seats, viewer, random);
            different += pair.one.position != pair.other.position ? 1 : 0;
            const auto one = recordingOf(type, pair.one, pair);
            const auto other = recordingOf(type, pair.other, pair);
            CHECK(one.size() >= 5);
            CHECK(one == other);
        }
    }
    return different;
}

} // namespace

TEST_CASE("What reaches a guest is the same for matches that differ in what it may not know: Kuhn poker")
{
    const GameTypeOf<kuhn::Kuhn> type{kuhn::Kuhn{}};
    CHECK(check(type, 2, 25) > 10);
}

TEST_CASE("What reaches a guest is the same for matches that differ in what it may not know: Toybox")
{
    const GameTypeOf<toybox::Toybox> type{toybox::Toybox{}};
    CHECK(check(type, 3, 12) > 10);
}

TEST_CASE("What reaches a guest is the same for matches that differ in what it may not know: Lantern")
{
    const GameTypeOf<lantern::Lantern> type{lantern::Lantern{}};
    CHECK(check(type, 3, 12) > 10);
}

TEST_CASE("What reaches a guest is the same for matches that differ in what it may not know: every game")
{
    const GameCatalog catalog;
    for (const GameType* type : catalog.all()) {
        for (const int seats : {type->sheet().minSeats, type->sheet().maxSeats})
            CHECK(check(*type, seats, 2) > 0);
    }
}

TEST_CASE("The check of what reaches a guest has teeth: another seat's eyes see the difference")
{
    const GameTypeOf<kuhn::Kuhn> type{kuhn::Kuhn{}};
    Random random(Seed::fromText("teeth"), "test");
    int seen = 0;
    for (int round = 0; round < 10; ++round) {
        Pair pair = pairOf(type, 2, Viewer(Seat{0}), random);
        pair.viewer = Viewer(Seat{1});
        pair.turns.clear();
        seen += recordingOf(type, pair.one, pair) != recordingOf(type, pair.other, pair) ? 1 : 0;
    }
    CHECK(seen > 0);
}
