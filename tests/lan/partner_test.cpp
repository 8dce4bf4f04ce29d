#include "../kit/toybox.h"
#include "kernel/company.h"
#include "kit/game_type_of.h"
#include "party.h"
#include "seats.h"
#include "twins.h"
#include "window.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::lan;

namespace {

constexpr Seat kThird{2};

/// Toybox, in which the first two seats are partners.
struct Pairs : toybox::Toybox
{
    Seats partners(const Setup&, Seat seat) const { return seat == kThird ? Seats() : Seats::firstOf(2); }
};
static_assert(HasPartners<Pairs>);

/// A match between Mira and Tom, who are partners, and Ada.
struct Evening
{
    GameTypeOf<Pairs> type{Pairs{}};
    Identity identity = makeIdentity();
    MemoryStore store;
    std::unique_ptr<TableHost> host;
    Person mira{type, "Mira"};
    Person tom{type, "Tom"};
    Person ada{type, "Ada"};

    /// Mira's window may be the host's own.
    explicit Evening(bool isMiraHost = false)
    {
        host = std::make_unique<TableHost>(openPlan(type, 3), identity, store);
        REQUIRE(!host->listen());
        if (isMiraHost)
            mira.joinLocally(*host);
        else
            mira.join(host->port());
        mira.take(0);
        tom.join(host->port());
        tom.take(1);
        ada.join(host->port());
        ada.take(2);
        REQUIRE(until([&] { return mira.view() && tom.view() && ada.view(); }));
    }
    void loseTom()
    {
        tom.vanish();
        REQUIRE(until([&] { return host->lobby().awaySeats().has(kSecond); }));
    }
    void lendToMira()
    {
        mira.guest().say(PlayFor{kSecond, true});
        REQUIRE(until([&] { return mira.guest().view(kSecond) != nullptr; }));
    }
    /// Mira, who plays for Tom too, and Ada go on until it is the seat's turn.
    void playUntil(Seat seat)
    {
        for (int moves = 0; moves < 100 && host->table()->toAct() != Seats(seat); ++moves) {
            const Seat mover = host->table()->toAct().first();
            TableClient& guest = mover == kThird ? ada.guest() : mira.guest();
            REQUIRE(until([&] { return !guest.view(mover)->offers.empty(); }));
            const auto before = store.record.moves.size();
            guest.wish(mover, Act{guest.view(mover)->offers.front().move});
            REQUIRE(until([&] { return store.record.moves.size() > before; }));
        }
    }
    static std::string partnerOf(Person& who)
    {
        const LobbyGuest* const partner = partnerAt(who.lobby(), kSecond);
        return partner ? partner->name : "";
    }
};

} // namespace

TEST_CASE("A partner at another laptop plays for who is away, hand included, and all are told")
{
    for (const bool isMiraHost : {false, true}) {
        CAPTURE(isMiraHost);
        Evening match(isMiraHost);
        CHECK(match.mira.guest().view(kSecond) == nullptr);
        match.loseTom();
        match.lendToMira();
        CHECK(match.mira.guest().persons() == Seats::firstOf(2));
        CHECK(*match.mira.guest().view(kSecond) == const_cast<Table*>(match.host->table())->view(kSecond));
        for (Person* one : {&match.mira, &match.ada})
            CHECK(until([&] { return Evening::partnerOf(*one) == "Mira"; }));
        // Nobody is waited for, and Tom's seat stays a person's.
        CHECK(match.host->lobby().awaySeats().isEmpty());
        match.playUntil(kSecond);
        const auto before = match.store.record.moves.size();
        REQUIRE(until([&] { return !match.mira.guest().view(kSecond)->offers.empty(); }));
        match.mira.guest().wish(kSecond, Act{match.mira.guest().view(kSecond)->offers.front().move});
        REQUIRE(until([&] { return match.store.record.moves.size() > before; }));
        CHECK(match.store.record.moves.back().seat == kSecond);
        CHECK(match.store.record.players[1].kind == PlayerKind::person);
        CHECK(match.store.record.players[1].name == "Tom");
    }
}

TEST_CASE("Who comes back has the seat at once, and their partner sees no more of it")
{
    Evening match;
    match.loseTom();
    match.lendToMira();
    match.tom.join(match.host->port());
    REQUIRE(until([&] { return match.tom.view() && match.mira.guest().view(kSecond) == nullptr; }));
    CHECK(match.tom.viewer() == Viewer(kSecond));
    CHECK(match.mira.guest().persons() == Seats(kFirst));
    CHECK(until([&] { return Evening::partnerOf(match.ada).empty(); }));
    const auto why = match.mira.guest().wish(kSecond, Act{"roll"});
    REQUIRE(why);
    CHECK(words(*why) == "You have no seat in a match that has begun.");
    // Going away again lends nothing by itself.
    match.loseTom();
    CHECK(match.mira.guest().view(kSecond) == nullptr);
    CHECK(match.host->lobby().awaySeats() == Seats(kSecond));
}

TEST_CASE("What a partner says for a seat that was just taken back is refused with a reason")
{
    Evening match;
    match.loseTom();
    match.lendToMira();
    REQUIRE(!match.host->change([](Lobby& lobby) { return lobby.takeBack(kSecond); }));
    // Mira's laptop has not heard of it yet.
    REQUIRE(!match.mira.guest().wish(kSecond, Act{"roll"}));
    REQUIRE(until([&] { return match.mira.denied.size() == 1; }));
    CHECK(match.mira.denied.front() == "This seat is not yours now.");
    CHECK(match.mira.guest().isInside());
    CHECK(match.store.record.moves.empty());
}

TEST_CASE("Nobody plays for who is here, for whom the game has no partner, or where another does already")
{
    Evening match;
    const auto whyNot = [&](Person& who, Seat seat) {
        who.denied.clear();
        who.guest().say(PlayFor{seat, true});
        REQUIRE(until([&] { return !who.denied.empty(); }));
        return who.denied.front();
    };
    CHECK(whyNot(match.mira, kSecond) == "Somebody plays this seat.");
    CHECK(whyNot(match.mira, kThird) == "By the rules of this game Mira does not play this seat.");
    CHECK(whyNot(match.mira, Seat{3}) == "There is no such seat at this table.");
    match.loseTom();
    CHECK(whyNot(match.ada, kSecond) == "By the rules of this game Ada does not play this seat.");
    match.lendToMira();
    CHECK(whyNot(match.mira, kSecond) == "Mira plays this seat.");
    // She may think better of it.
    match.mira.guest().say(PlayFor{kSecond, false});
    CHECK(until([&] { return match.mira.guest().view(kSecond) == nullptr; }));
    CHECK(match.host->lobby().awaySeats() == Seats(kSecond));
}

TEST_CASE("Where a partner shall play for who stays away, one does, and a bot where none is here")
{
    Evening match;
    REQUIRE(!match.host->change([](Lobby& lobby) -> std::optional<Text> {
        lobby.setWhenAway(WhenAway::partner, 0);
        return std::nullopt;
    }));
    match.tom.vanish();
    REQUIRE(until([&] { return match.mira.guest().view(kSecond) != nullptr; }));
    CHECK(match.host->lobby().bot(kSecond).empty());
    // With its partner the seat is left to nobody.
    match.mira.vanish();
    REQUIRE(until([&] { return !match.host->lobby().bot(kSecond).empty(); }));
    CHECK(match.host->lobby().view().guests[0].playsFor.isEmpty());
    CHECK(until([&] { return !match.host->lobby().bot(kFirst).empty(); }));
    CHECK(match.ada.guest().view(kSecond) == nullptr);
}

TEST_CASE("A seat that was lent is kept for its person when its host goes on from what it stored")
{
    Evening match;
    match.loseTom();
    match.lendToMira();
    match.mira.vanish();
    match.ada.vanish();
    const auto hosting = decodeHosting(match.store.hosting, 3);
    REQUIRE(hosting);
    match.host = std::make_unique<TableHost>(openPlan(match.type, 3), match.identity, match.store,
                                             match.store.record, hosting);
    REQUIRE(!match.host->listen());
    match.mira.join(match.host->port());
    match.tom.join(match.host->port());
    REQUIRE(until([&] { return match.mira.view() && match.tom.view(); }));
    CHECK(match.tom.viewer() == Viewer(kSecond));
    CHECK(match.mira.guest().persons() == Seats(kFirst));
}

namespace {

/// All that reached a partner of whom two matches differ in the other's hand alone.
struct Heard
{
    std::vector<Bytes> before;
    std::vector<Bytes> lent;
    std::vector<Bytes> after;
};

bool hasViewOf(const std::vector<Bytes>& heard, Seat seat)
{
    return std::ranges::any_of(heard, [seat](const Bytes& payload) {
        return kindOf(payload) == PayloadKind::table && decodeDown(bodyOf(payload)).viewer.is(seat);
    });
}

Heard heardBy(const GameType& type, const MatchRecord& record, const std::vector<Turn>& turns)
{
    const Entropy entropy = steadyEntropy("partner");
    const Identity identity = makeIdentity();
    MemoryStore store;
    store.record = record;
    HostPlan plan = openPlan(type, record.setup.seats);
    plan.entropy = entropy;
    TableHost host(plan, identity, store, record, std::nullopt);
    std::vector<Window> windows;
    for (const Seat seat : Seats::firstOf(record.setup.seats))
        windows.push_back({"Seat " + std::to_string(seat.index), seat, {}, nullptr});
    for (Window& window : windows) {
        window.open(host, type, entropy);
        window.take();
    }
    for (Window& window : windows)
        REQUIRE(until([&] { return window.guest->view() != nullptr; }));
    Window& partner = windows.front();
    Heard heard;
    const auto take = [&](std::vector<Bytes>& where) {
        partner.settle();
        where = std::exchange(partner.log, {});
    };
    const auto away = [&] { windows[1].close(host); };
    const auto play = [&](const Turn& turn) {
        Window& window = windows[static_cast<std::size_t>(turn.seat.index)];
        if (window.guest)
            window.wish(Act{turn.move});
    };
    away();
    take(heard.before);
    REQUIRE(!host.lend(partner.guest->id(), kSecond));
    take(heard.lent);
    REQUIRE(!host.change([](Lobby& lobby) { return lobby.takeBack(kSecond); }));
    windows[1].open(host, type, entropy);
    REQUIRE(until([&] { return windows[1].guest->view() != nullptr; }));
    for (const Turn& turn : turns)
        play(turn);
    take(heard.after);
    return heard;
}

} // namespace

TEST_CASE("What reaches a partner before and after a seat is lent is the same whatever that seat knows")
{
    const GameTypeOf<Pairs> type{Pairs{}};
    Random random(Seed::fromText("partner"), "test");
    int different = 0;
    for (int round = 0; round < 12; ++round) {
        const TwinMatches twins = twinsOf(type, 3, Viewer(kFirst), 40, random);
        const Heard one = heardBy(type, twins.one, twins.turns);
        const Heard other = heardBy(type, twins.other, twins.turns);
        CHECK(one.before == other.before);
        CHECK(one.after == other.after);
        CHECK_FALSE(hasViewOf(one.before, kSecond));
        CHECK(hasViewOf(one.lent, kSecond));
        CHECK_FALSE(hasViewOf(one.after, kSecond));
        different += one.lent != other.lent ? 1 : 0;
    }
    CHECK(different > 0);
}
