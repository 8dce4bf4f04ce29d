#include "../kit/connect_four.h"
#include "../kit/toybox.h"
#include "cable.h"
#include "content/game_catalog.h"
#include "kernel/company.h"
#include "kernel/seat_options.h"
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
    Seats partners(const State&, Seat seat) const { return seat == kThird ? Seats() : Seats::firstOf(2); }
};
static_assert(HasPartners<Pairs>);

/// Connect Four, in which an option says whether each plays for the other.
struct ChosenPairs : connect_four::ConnectFour
{
    const GameSheet& sheet() const
    {
        static const GameSheet sheet = [] {
            GameSheet one = connect_four::ConnectFour().sheet();
            one.options.push_back(
                {"pairs",
                 "",
                 TW_TEXT("connect-four", "Pairs"),
                 {{"yes", TW_TEXT("connect-four", "Yes"), {}}, {"no", TW_TEXT("connect-four", "No"), {}}},
                 "yes"});
            return one;
        }();
        return sheet;
    }
    struct State : connect_four::State
    {
        bool arePairs = false;
        friend bool operator==(const State&, const State&) = default;
        static void describe(auto& self, auto& visit)
        {
            connect_four::State::describe(self, visit);
            visit("arePairs", self.arePairs);
        }
    };
    State setUp(const Setup& setup) const
    {
        return {connect_four::ConnectFour::setUp(setup), chosen(sheet(), setup, "pairs") == "yes"};
    }
    State sample(const State& state, Viewer, Random&) const { return state; }
    Seats partners(const State& state, Seat) const { return state.arePairs ? Seats::firstOf(2) : Seats(); }
};
static_assert(HasPartners<ChosenPairs>);

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
        waitBeforeLoans(0);
    }
    /// So long somebody has to be away before a guest may play for them.
    void waitBeforeLoans(std::uint32_t seconds, WhenAway whenAway = WhenAway::wait)
    {
        REQUIRE(!host->change([=](Lobby& lobby) -> std::optional<Text> {
            lobby.setWhenAway(whenAway, seconds);
            return std::nullopt;
        }));
    }
    /// Why somebody may not play a seat besides their own; empty where they may.
    static std::string whyNot(Person& who, Seat seat)
    {
        who.denied.clear();
        who.guest().say(PlayFor{seat, true});
        REQUIRE(until([&] { return !who.denied.empty() || who.guest().view(seat) != nullptr; }));
        return who.denied.empty() ? "" : who.denied.front();
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
    CHECK(match.whyNot(match.mira, kSecond) == "Somebody plays this seat.");
    CHECK(match.whyNot(match.mira, kThird) == "By the rules of this game Mira does not play this seat.");
    CHECK(match.whyNot(match.mira, Seat{3}) == "There is no such seat at this table.");
    match.loseTom();
    CHECK(match.whyNot(match.ada, kSecond) == "By the rules of this game Ada does not play this seat.");
    match.lendToMira();
    match.ada.denied.clear();
    match.mira.denied.clear();
    match.mira.guest().say(PlayFor{kSecond, true});
    REQUIRE(until([&] { return !match.mira.denied.empty(); }));
    CHECK(match.mira.denied.front() == "Mira plays this seat.");
    // She may think better of it.
    match.mira.guest().say(PlayFor{kSecond, false});
    CHECK(until([&] { return match.mira.guest().view(kSecond) == nullptr; }));
    CHECK(match.host->lobby().awaySeats() == Seats(kSecond));
}

TEST_CASE(
    "Before the table's time is over the host alone says who plays for who is away, and for nobody's seat")
{
    Evening match;
    match.waitBeforeLoans(30);
    match.loseTom();
    CHECK(match.whyNot(match.mira, kSecond) ==
          "Tom has just gone. Only the host can let you play this seat before 30 s have passed.");
    REQUIRE(!match.host->lend(match.mira.guest().id(), kSecond));
    REQUIRE(until([&] { return match.mira.guest().view(kSecond) != nullptr; }));
    REQUIRE(!match.host->takeBack(kSecond));
    REQUIRE(until([&] { return match.mira.guest().view(kSecond) == nullptr; }));
    match.waitBeforeLoans(0);
    CHECK(match.whyNot(match.mira, kSecond).empty());
    // Tom goes for good.
    match.tom.join(match.host->port());
    REQUIRE(until([&] { return match.tom.view() != nullptr; }));
    match.tom.table().goHome();
    REQUIRE(until([&] { return match.host->lobby().holder(kSecond) == nullptr; }));
    CHECK(match.whyNot(match.mira, kSecond) == "Nobody has this seat. The host can let you play it.");
    CHECK(!match.host->lend(match.mira.guest().id(), kSecond));
}

TEST_CASE("Who gave a seat back is passed over until its person is back, and a bot plays there")
{
    for (const bool isByHost : {false, true}) {
        CAPTURE(isByHost);
        Evening match;
        match.waitBeforeLoans(0, WhenAway::partner);
        match.tom.vanish();
        REQUIRE(until([&] { return match.mira.guest().view(kSecond) != nullptr; }));
        if (isByHost)
            REQUIRE(!match.host->takeBack(kSecond));
        else
            match.mira.guest().say(PlayFor{kSecond, false});
        REQUIRE(until([&] { return !match.host->lobby().bot(kSecond).empty(); }));
        CHECK(match.mira.guest().view(kSecond) == nullptr);
        // Once he is back all is as it was.
        match.tom.join(match.host->port());
        REQUIRE(until([&] { return match.tom.view() && match.host->lobby().bot(kSecond).empty(); }));
        match.tom.vanish();
        CHECK(until([&] { return match.mira.guest().view(kSecond) != nullptr; }));
    }
}

TEST_CASE("A wish that did not reach the table before the seat was lent is told as open, and not taken for "
          "another's")
{
    Evening match;
    Cable cable(match.host->port());
    match.tom.join(cable.serverPort());
    REQUIRE(until([&] { return match.tom.wholeViews == 2 && match.tom.guest().isInside(); }));
    cable.hold();
    match.tom.act("roll");
    cable.breakDown();
    REQUIRE(until([&] { return match.host->lobby().awaySeats().has(kSecond); }));
    match.lendToMira();
    match.mira.guest().wish(kSecond, Act{"roll"});
    REQUIRE(until([&] { return match.mira.guest().unanswered() == 0; }));
    cable.mend();
    REQUIRE(until([&] { return match.tom.wholeViews == 3; }));
    CHECK(match.tom.leftOpen == 1);
    CHECK(match.tom.guest().unanswered() == 0);
    // What he says then counts.
    const auto before = match.tom.refused.size();
    match.tom.act("push 9");
    CHECK(until([&] { return match.tom.refused.size() > before; }));
}

TEST_CASE("Nobody is a partner by a set-up that does not fit, such as a stranger's program may tell")
{
    const GameTypeOf<ChosenPairs> type{ChosenPairs{}};
    CHECK(type.hasPartners({2, {}, {}}));
    CHECK_FALSE(type.hasPartners({2, {{"pairs", "no"}}, {}}));
    CHECK_FALSE(type.hasPartners({2, {{"pairs", "perhaps"}}, {}}));
    CHECK_FALSE(type.hasPartners({2, {{"teams", "yes"}}, {}}));
    CHECK_FALSE(type.hasPartners({16, {}, {}}));
    const auto match = type.newMatch({2, {}, {}});
    CHECK(match->partners(kFirst) == Seats(kSecond));
    for (const Seat seat : {kThird, Seat::none(), Seat::clock()})
        CHECK(match->partners(seat).isEmpty());
}

TEST_CASE("Where a partner shall play for who stays away, one does, and a bot where none is here")
{
    Evening match;
    match.waitBeforeLoans(0, WhenAway::partner);
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

TEST_CASE(
    "In Rise of the Forest a seat that is left passes to its partner whatever the lot said, and to a bot "
    "where there is none")
{
    const GameCatalog catalog;
    const GameType& forest = *catalog.find("rise-of-the-forest");
    int lone = 0;
    int partnered = 0;
    struct Deal
    {
        int seats = 3;
        const char* seed = "";
    };
    for (const Deal& deal : {Deal{3, "a"}, {3, "b"}, {3, "c"}, {3, "d"}, {4, "a"}, {4, "b"}}) {
        const int seats = deal.seats;
        CAPTURE(seats);
        CAPTURE(deal.seed);
        const Identity identity = makeIdentity();
        MemoryStore store;
        HostPlan plan = openPlan(forest, seats);
        plan.seed = Seed::fromText(deal.seed);
        TableHost host(plan, identity, store);
        REQUIRE(!host.listen());
        REQUIRE(!host.change([](Lobby& lobby) -> std::optional<Text> {
            lobby.setWhenAway(WhenAway::partner, 0);
            return std::nullopt;
        }));
        std::vector<std::unique_ptr<Person>> people;
        for (int seat = 0; seat < seats; ++seat) {
            people.push_back(std::make_unique<Person>(forest, "Guest " + std::to_string(seat)));
            people.back()->join(host.port());
            people.back()->take(seat);
        }
        for (const auto& one : people)
            REQUIRE(until([&] { return one->view() != nullptr; }));
        const Seat partner = host.table()->match().partners(kFirst).first();
        people.front()->vanish();
        if (partner.isPlayer()) {
            Person& other = *people[static_cast<std::size_t>(partner.index)];
            CHECK(other.lobby().partners[0] == Seats(partner));
            CHECK(until([&] { return other.guest().view(kFirst) != nullptr; }));
            CHECK(host.lobby().bot(kFirst).empty());
            ++partnered;
        } else {
            CHECK(people[1]->lobby().partners[0].isEmpty());
            CHECK(until([&] { return !host.lobby().bot(kFirst).empty(); }));
            ++lone;
        }
    }
    CHECK(lone > 0);
    CHECK(partnered > 2);
}

namespace {

/// All that reached a partner, and the person whose seat was lent once they were back.
struct Heard
{
    std::vector<Bytes> before;
    std::vector<Bytes> lent;
    std::vector<Bytes> after;
    std::vector<Bytes> back;
};

bool hasViewOf(const std::vector<Bytes>& heard, Seat seat)
{
    return std::ranges::any_of(heard, [seat](const Bytes& payload) {
        return kindOf(payload) == PayloadKind::table && decodeDown(bodyOf(payload)).viewer.is(seat);
    });
}

/// The first turns are played while the second seat is lent to the first, which takes one back meanwhile.
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
    const auto take = [](Window& window, std::vector<Bytes>& where) {
        window.settle();
        where = std::exchange(window.log, {});
    };
    const auto wish = [&](Seat seat, Wish what) {
        Window& window = windows[static_cast<std::size_t>(seat.index)];
        TableClient& guest = window.guest ? *window.guest : *partner.guest;
        REQUIRE(!guest.wish(seat, std::move(what)));
        REQUIRE(until([&] { return guest.unanswered() == 0; }));
    };
    windows[1].close(host);
    windows[1].log.clear();
    take(partner, heard.before);
    REQUIRE(!host.lend(partner.guest->id(), kSecond));
    REQUIRE(until([&] { return partner.guest->view(kSecond) != nullptr; }));
    const std::size_t whileLent = turns.size() / 2;
    for (std::size_t i = 0; i < whileLent; ++i)
        wish(turns[i].seat, Act{turns[i].move});
    wish(kSecond, Undo{});
    if (partner.guest->view(kSecond)->undo.asked.isPlayer())
        wish(kSecond, AnswerUndo{false});
    else if (partner.guest->view(kSecond)->undo.canRedo)
        wish(kSecond, Redo{});
    take(partner, heard.lent);
    REQUIRE(!host.takeBack(kSecond));
    windows[1].open(host, type, entropy);
    REQUIRE(until([&] { return windows[1].guest->view() != nullptr; }));
    for (std::size_t i = whileLent; i < turns.size(); ++i)
        wish(turns[i].seat, Act{turns[i].move});
    take(partner, heard.after);
    take(windows[1], heard.back);
    return heard;
}

} // namespace

TEST_CASE("What reaches a partner before and after a seat is lent is the same whatever that seat knows")
{
    const GameTypeOf<Pairs> type{Pairs{}};
    Random random(Seed::fromText("partner"), "test");
    int different = 0;
    int played = 0;
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
        for (std::size_t i = 0; i < twins.turns.size() / 2; ++i)
            played += twins.turns[i].seat == kSecond ? 1 : 0;
    }
    CHECK(different > 0);
    CHECK(played > 0);
}

TEST_CASE("What reaches who comes back to a seat that was lent is the same whatever their partner knows")
{
    const GameTypeOf<Pairs> type{Pairs{}};
    Random random(Seed::fromText("back"), "test");
    int different = 0;
    for (int round = 0; round < 12; ++round) {
        const TwinMatches twins = twinsOf(type, 3, Viewer(kSecond), 40, random);
        const Heard one = heardBy(type, twins.one, twins.turns);
        const Heard other = heardBy(type, twins.other, twins.turns);
        CHECK(one.back == other.back);
        CHECK(hasViewOf(one.back, kSecond));
        CHECK_FALSE(hasViewOf(one.back, kFirst));
        different += one.after != other.after ? 1 : 0;
    }
    CHECK(different > 0);
}
