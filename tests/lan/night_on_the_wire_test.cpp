#include "../games/forsaken_table.h"
#include "games/forsaken/rules.h"
#include "kit/game_type_of.h"
#include "lan/hosted_match.h"
#include "lan/hosting.h"
#include "party.h"
#include "passed_channel.h"
#include "test_clock.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <set>

using namespace tablewood;
using namespace tablewood::lan;
using namespace tablewood::forsaken;
using namespace std::chrono_literals;

namespace {

using Time = std::chrono::milliseconds;

constexpr int kTravelers = 9;
constexpr std::array kCast{Role::oracle,   Role::priest,   Role::navigator, Role::cursed,    Role::coward,
                           Role::forsaken, Role::silencer, Role::shrouded,  Role::commonfolk};

/// A frame to or from a guest, as anybody in the network sees it.
struct Frame
{
    Time at{0};
    bool isUp = false;
    std::size_t size = 0;
    friend bool operator==(const Frame&, const Frame&) = default;
};

/// What went over a channel, and what was in it for who holds its end.
struct Traffic
{
    std::vector<Frame> frames;
    std::vector<std::pair<Time, Bytes>> heard;
};

/// Listens at a guest's end of a channel.
class Wiretap final : public PassedChannel
{
public:
    Wiretap(Channel* inner, const TestClock& clock, Traffic& traffic)
        : PassedChannel(inner), m_clock(clock), m_traffic(traffic)
    {
    }
    void send(std::span<const std::uint8_t> payload) override
    {
        if (m_isCut)
            return;
        note(payload, true);
        PassedChannel::send(payload);
    }
    /// The laptop is killed: it says nothing more.
    void cut() { m_isCut = true; }

private:
    void heard(std::span<const std::uint8_t> payload) override
    {
        note(payload, false);
        m_traffic.heard.emplace_back(m_traffic.frames.back().at, Bytes(payload.begin(), payload.end()));
    }
    void note(std::span<const std::uint8_t> payload, bool isUp)
    {
        m_traffic.frames.push_back(
            {std::chrono::duration_cast<Time>(m_clock.now() - Clock::Time{}), isUp, payload.size()});
    }

    const TestClock& m_clock;
    Traffic& m_traffic;
    bool m_isCut = false;
};

constexpr const char* kVanish = "vanish";
constexpr const char* kComeBack = "come back";

/// What somebody does at a time of the evening, which begins with the first step: a move of the game, or
/// vanish and come back.
struct Doing
{
    Time at{0};
    int seat = 0;
    std::string what;
};

/// Nine laptops in a Night, from before it began until some seconds after dawn.
class Evening
{
public:
    explicit Evening(const State& state, std::vector<Doing> doings = {}, const std::string& chance = "night")
        : m_entropy(steadyEntropy(chance)), m_doings(std::move(doings))
    {
        m_record.game = m_type.sheet().id;
        m_record.setup = {kTravelers, kNightRoles, Seed::fromText("wire")};
        m_record.players.resize(kTravelers);
        CborSink sink(m_record.position);
        writeValue(sink, state);
        HostPlan plan = openPlan(m_type, kTravelers);
        plan.options = kNightRoles;
        plan.entropy = m_entropy;
        plan.pace.clock = &m_clock;
        m_host = std::make_unique<TableHost>(plan, makeIdentity(), m_store, m_record, std::nullopt);
        for (int seat = 0; seat < kTravelers; ++seat)
            join(seat);
        for (int seat = 0; seat < kTravelers; ++seat) {
            guest(seat).say(Sit{Seat{static_cast<std::int8_t>(seat)}});
            guest(seat).say(lan::Ready{true});
        }
        TestClock::settle();
        REQUIRE(m_host->table());
    }

    /// Lets the doings be done, and time pass up to some seconds after dawn.
    void play()
    {
        Time passed{0};
        for (const Doing& doing : m_doings) {
            m_clock.pass(doing.at - passed);
            passed = doing.at;
            carryOut(doing);
        }
        while (state().step == Step::night)
            m_clock.pass(100ms);
        m_clock.pass(6s);
    }

    const Traffic& traffic(int seat) const { return m_traffic[static_cast<std::size_t>(seat)]; }
    const SeatView& view(int seat) { return *guest(seat).view(); }
    int refusals() const { return m_refusals; }
    Seat sacrificed() const { return state().record.sacrificed; }
    bool isHereFor(int viewer, int seat)
    {
        const auto& guests = guest(viewer).lobby().guests;
        const auto found = std::ranges::find(guests, Seat{static_cast<std::int8_t>(seat)}, &LobbyGuest::seat);
        return found != guests.end() && found->isHere;
    }
    void pass(Time time) { m_clock.pass(time); }
    void carryOut(const Doing& doing)
    {
        const auto i = static_cast<std::size_t>(doing.seat);
        if (doing.what == kVanish) {
            m_taps[i]->cut();
            m_guests[i].reset();
        } else if (doing.what == kComeBack) {
            join(doing.seat);
        } else {
            guest(doing.seat).wish(Act{doing.what});
        }
        TestClock::settle();
    }
    void carryOut(int seat, const std::string& what) { carryOut({{}, seat, what}); }
    void say(int seat, const GuestSays& message)
    {
        guest(seat).say(message);
        TestClock::settle();
    }
    /// Wishes nonsense so many times, openly, as no guest does in the dark. The answers name it.
    void shout(int seat, int times)
    {
        constexpr std::size_t kLong = 190;
        for (int i = 0; i < times; ++i) {
            const UpMessage wish{Seat{static_cast<std::int8_t>(seat)}, view(seat).revision, ++m_shouts,
                                 Act{std::string(kLong, 'x')}};
            m_taps[static_cast<std::size_t>(seat)]->send(tablePayload(encode(wish)));
        }
        TestClock::settle();
    }
    const LobbyView& lobbyOf(int seat) { return guest(seat).lobby(); }
    TableHost& host() { return *m_host; }
    const GameType& type() const { return m_type; }
    int denials() const { return m_denials; }
    /// How often each was told that somebody pointed or reacted.
    int signals() const { return m_signals; }
    GuestPlan planOf(const std::string& name) const
    {
        GuestPlan plan;
        plan.persona.name = name;
        plan.games = {{m_type.sheet().id, 1}};
        plan.version = "0.1.0";
        plan.entropy = m_entropy;
        return plan;
    }
    State state() const
    {
        Bytes bytes;
        CborSink sink(bytes);
        m_host->table()->match().write(sink);
        CborSource source(bytes);
        return readState(shippedGame(), kTravelers, source);
    }

private:
    TableGuest& guest(int seat) { return *m_guests[static_cast<std::size_t>(seat)]; }
    void join(int seat)
    {
        const auto i = static_cast<std::size_t>(seat);
        m_guests[i] = std::make_unique<TableGuest>(planOf("Seat " + std::to_string(seat)));
        m_guests[i]->events.denied = [this](const Text&) { ++m_denials; };
        m_guests[i]->events.reacted = [this](const Reacted&) { ++m_signals; };
        m_guests[i]->events.pointed = [this](const Pointed&) { ++m_signals; };
        m_guests[i]->events.viewChanged = [this](const ViewChange& change) {
            m_refusals += change.refusal ? 1 : 0;
        };
        m_taps[i] = new Wiretap(m_host->joinLocally(), m_clock, m_traffic[i]);
        m_guests[i]->attach(m_taps[i], std::nullopt);
        TestClock::settle();
        REQUIRE(m_guests[i]->isInside());
    }

    GameTypeOf<ForsakenGame> m_type{shippedGame()};
    TestClock m_clock;
    Entropy m_entropy;
    MemoryStore m_store;
    MatchRecord m_record;
    std::vector<Doing> m_doings;
    std::array<Traffic, kTravelers> m_traffic;
    std::array<Wiretap*, kTravelers> m_taps{};
    int m_refusals = 0;
    int m_denials = 0;
    int m_signals = 0;
    std::uint32_t m_shouts = 0;
    std::unique_ptr<TableHost> m_host;
    std::array<std::unique_ptr<TableGuest>, kTravelers> m_guests;
};

/// The second Night of nine, with the roles of `kCast`.
State nightTwo() { return ForsakenTable::atNightTwo().state; }

/// Nine whose eyes are to be closed for another Night.
State atDusk()
{
    ForsakenTable table(kTravelers);
    table.untilDay();
    table.forgeAll();
    for (int seat = 0; seat < kTravelers; ++seat)
        table.of(seat).hand = {};
    table.staysAtDusk = true;
    table.stack({"darkness"});
    table.untilForest();
    table.passAll();
    REQUIRE(table.state.step == Step::dusk);
    return table.state;
}

/// Nine in the Action Phase of seat 0, who holds a Hunting Knife, with the roles that are dealt to nine.
/// These seats hold a card of this kind.
ForsakenTable atAction(const std::vector<int>& seats, const std::string& card)
{
    ForsakenTable table = ForsakenTable::atAction(kTravelers, {}, {});
    table.cast(7, Role::forsaken);
    const auto hold = [&](int seat, const std::string& key) {
        const CardId id = shippedGame().content().find(Word(key));
        auto& deck = table.state.deck;
        const auto found = std::ranges::find(deck, id);
        REQUIRE(found != deck.end());
        deck.erase(found);
        table.hold(seat, {key});
    };
    hold(0, "hunting-knife");
    for (const int seat : seats)
        hold(seat, card);
    return table;
}

/// When steps of the second Night begin, with the words of their call: Oracle, Priest, Forsaken, Silencer,
/// Navigator. Each begins when the one before it was called, acted and was closed.
Time after(Time begin, Call call)
{
    return begin + std::chrono::seconds(callingSeconds(call) + secondsOf(call) + closingSeconds(call));
}
const Time kOracle = std::chrono::seconds(kSleepingSeconds);
const Time kPriest = after(kOracle, Call::oracleReads);
const Time kForsaken = after(kPriest, Call::priestShelters);
const Time kSilencer = after(kForsaken, Call::forsakenSacrifice);
const Time kNavigator = after(kSilencer, Call::silencerEntangles);
const Time kDawn = after(kNavigator, Call::navigatorSeeks) + std::chrono::seconds(kWakingSeconds);

void kill(State& state, int seat)
{
    const Seat dead{static_cast<std::int8_t>(seat)};
    state.living.remove(dead);
    state.graves.push_back({dead, 1});
}

void exchange(State& state, int one, int other)
{
    Traveler& a = state.of(Seat{static_cast<std::int8_t>(one)});
    Traveler& b = state.of(Seat{static_cast<std::int8_t>(other)});
    std::swap(a.role, b.role);
    std::swap(a.shown, b.shown);
}

/// The first in which two rows part, in words; empty if they do not.
std::string whereTheyPart(const std::vector<Frame>& one, const std::vector<Frame>& other)
{
    const auto [a, b] = std::ranges::mismatch(one, other);
    const auto words = [](auto at, auto end) {
        return at == end ? "nothing"
                         : std::to_string(at->at.count()) + " ms, " + (at->isUp ? "up, " : "down, ") +
                               std::to_string(at->size) + " bytes";
    };
    return a == one.end() && b == other.end() ? "" : words(a, one.end()) + " / " + words(b, other.end());
}

/// Nobody in the network can tell one evening from the other by anybody's traffic.
void checkSameTraffic(const Evening& one, const Evening& other, const std::set<int>& seats)
{
    for (const int seat : seats) {
        CAPTURE(seat);
        CHECK(one.traffic(seat).frames.size() > 400);
        CHECK(whereTheyPart(one.traffic(seat).frames, other.traffic(seat).frames) == "");
    }
}

/// Those who know the same are told the same, at the same time. After dawn too, unless it is `untilDawn`.
void checkSameWords(const Evening& one, const Evening& other, const std::set<int>& seats,
                    bool isUntilDawn = false)
{
    for (const int seat : seats) {
        CAPTURE(seat);
        auto heard = one.traffic(seat).heard;
        auto heardThere = other.traffic(seat).heard;
        for (auto* words : {&heard, &heardThere})
            if (isUntilDawn)
                std::erase_if(*words, [](const auto& word) { return word.first >= kDawn; });
        CHECK(heard.size() > 400);
        CHECK(heard == heardThere);
    }
}

const std::set<int> kEverybody{0, 1, 2, 3, 4, 5, 6, 7, 8};

/// A hosted match of nine that stands so, by a clock that the test turns.
class Hosted
{
public:
    explicit Hosted(const State& state)
    {
        MatchRecord record;
        record.game = m_type.sheet().id;
        record.setup = {kTravelers, {}, Seed::fromText("hosted")};
        record.players.resize(kTravelers);
        CborSink sink(record.position);
        writeValue(sink, state);
        Pace pace = patient();
        pace.clock = &m_clock;
        m_match =
            std::make_unique<HostedMatch>(m_type, std::move(record), m_store, pace, steadyEntropy("hosted"));
        // What does not end ends here.
        m_match->changed = [this] {
            if (++m_looks > kMostLooks)
                m_match->pause(true);
        };
    }
    /// Only these are at their laptops.
    void areHere(Seats here)
    {
        Seats away = Seats::firstOf(kTravelers);
        for (const Seat seat : here)
            away.remove(seat);
        m_match->setAway(away, true);
    }
    void pass(Time time) { m_clock.pass(time); }
    bool isLoop() const { return m_looks > kMostLooks; }
    /// How often the clock has closed something.
    std::size_t closings() const { return m_match->table().record().moves.size(); }
    State state() const
    {
        Bytes bytes;
        CborSink sink(bytes);
        m_match->table().match().write(sink);
        CborSource source(bytes);
        return readState(shippedGame(), kTravelers, source);
    }
    bool isDead() const { return !state().living.has(Seat{1}); }
    void play(int seat, const std::string& move)
    {
        m_match->table().playFor(Seat{static_cast<std::int8_t>(seat)}, move);
        m_match->lookAgain();
        TestClock::settle();
    }

private:
    static constexpr int kMostLooks = 1000;

    GameTypeOf<ForsakenGame> m_type{shippedGame()};
    TestClock m_clock;
    MemoryStore m_store;
    std::unique_ptr<HostedMatch> m_match;
    int m_looks = 0;
};

/// Seat 1 is on Death's Doorstep, and seats 2 and 3 hold a card that revives.
State deathOfOne(bool hasDeathClock)
{
    ForsakenTable table = atAction({2, 3}, "revival");
    table.state.terms.hasDeathClock = hasDeathClock;
    table.play(0, "play hunting-knife seat-2");
    table.play(2, "pass");
    table.play(3, "pass");
    REQUIRE(table.isOnDoorstep(1));
    return table.state;
}

/// Bots sit in for the first so many seats.
void letBotsStandIn(Evening& evening, int seats)
{
    evening.host().change([seats](Lobby& lobby) {
        std::optional<Text> why;
        for (int seat = 0; seat < seats && !why; ++seat)
            why = lobby.standIn(Seat{static_cast<std::int8_t>(seat)}, "random");
        return why;
    });
}

} // namespace

TEST_CASE("On the wire a Priest who lives and chooses is like one who is dead, and like one who does nothing")
{
    State alive = nightTwo();
    kill(alive, 8);
    State dead = alive;
    exchange(dead, 1, 8);
    const std::vector<Doing> twice{{kPriest + 1500ms, 1, "point 4"}, {kPriest + 6s, 1, "point 3"}};
    Evening chooses(alive, twice);
    Evening absent(dead, twice);
    Evening sleeps(alive, {{kPriest + 1500ms, 1, "point 4"}});
    Evening idle(alive, {});
    for (Evening* evening : {&chooses, &absent, &sleeps, &idle})
        evening->play();
    CHECK(chooses.refusals() == 0);
    checkSameTraffic(chooses, absent, kEverybody);
    checkSameTraffic(chooses, sleeps, kEverybody);
    checkSameTraffic(chooses, idle, kEverybody);
    checkSameWords(chooses, absent, {0, 2, 3, 4, 5, 6, 7}, true);
    checkSameWords(chooses, idle, {0, 2, 3, 4, 5, 6, 7}, true);
    checkSameWords(absent, idle, {0, 2, 3, 4, 5, 6, 7});
    // Dawn tells everybody that somebody was sheltered.
    CHECK(chooses.traffic(0).heard != idle.traffic(0).heard);
}

TEST_CASE("On the wire a tie is like one mind that hits the same, up to the seconds after dawn")
{
    const State night = nightTwo();
    const std::vector<Doing> unanimous{{kForsaken + 2s, 5, "point 1"}, {kForsaken + 3s, 6, "point 1"}};
    Evening united(night, unanimous);
    united.play();
    std::vector<Doing> torn = unanimous;
    torn.back().what = "point 2";
    // The lot is drawn at dawn: some stream of it hits the same.
    for (int i = 0; i < 20; ++i) {
        State other = night;
        other.chance(Chance::night) = Random(Seed::fromText("tie " + std::to_string(i)), "night");
        Evening tied(other, torn);
        tied.play();
        checkSameTraffic(united, tied, kEverybody);
        if (tied.sacrificed() != united.sacrificed())
            continue;
        checkSameWords(united, tied, {0, 1, 2, 3, 4, 8});
        return;
    }
    FAIL("no lot fell on the same");
}

TEST_CASE("On the wire the Oracle finds the same at a Shrouded and a Commonfolk, at a Cursed and a Forsaken")
{
    for (const auto& [one, other] : {std::pair{7, 8}, std::pair{3, 5}}) {
        const State night = nightTwo();
        State exchanged = night;
        exchange(exchanged, one, other);
        const std::vector<Doing> looks{{kOracle + 2s, 0, "point " + std::to_string(one + 1)}};
        Evening first(night, looks);
        Evening second(exchanged, looks);
        first.play();
        second.play();
        checkSameTraffic(first, second, kEverybody);
        checkSameWords(first, second, {0, 1, 2});
    }
}

TEST_CASE("On the wire whoever chooses, at once or late, once or twice, or not at all, it looks the same")
{
    const State night = nightTwo();
    std::vector<Doing> busy;
    for (int seat = 0; seat < kTravelers; ++seat)
        for (const Time step : {kOracle, kPriest, kForsaken, kSilencer, kNavigator})
            busy.push_back({step + 500ms + seat * 700ms, seat,
                            step == kNavigator ? "seek " + std::to_string(1 + seat % 8)
                                               : "point " + std::to_string(1 + (seat + 1) % kTravelers)});
    std::ranges::stable_sort(busy, {}, &Doing::at);
    Evening quiet(night, {});
    Evening loud(night, busy);
    quiet.play();
    loud.play();
    CHECK(loud.refusals() == 0);
    checkSameTraffic(quiet, loud, kEverybody);
}

TEST_CASE("On the wire Night One is the same whoever has which role")
{
    ForsakenTable table(kTravelers, kNightRoles);
    for (int seat = 0; seat < kTravelers; ++seat)
        table.cast(seat, kCast[static_cast<std::size_t>(seat)]);
    State exchanged = table.state;
    exchange(exchanged, 0, 8);
    exchange(exchanged, 2, 4);
    State turned = table.state;
    exchange(turned, 5, 8);
    exchange(turned, 6, 3);
    Evening one(table.state, {});
    Evening other(exchanged, {});
    Evening third(turned, {});
    for (Evening* evening : {&one, &other, &third})
        evening->play();
    checkSameTraffic(one, other, kEverybody);
    checkSameTraffic(one, third, kEverybody);
    checkSameWords(one, other, {1, 3, 5, 6, 7});
    checkSameWords(one, third, {0, 1, 2});
}

TEST_CASE("A laptop that is killed in the night and comes back tells nobody whose it is")
{
    const State night = nightTwo();
    std::vector<Doing> points;
    for (int seat = 0; seat < kTravelers; ++seat)
        points.push_back({kForsaken + 1s, seat, "point 2"});
    const auto evening = [&](int seat) {
        auto doings = points;
        doings.push_back({kForsaken + 4s, seat, kVanish});
        doings.push_back({kForsaken + 14s, seat, kComeBack});
        auto one = std::make_unique<Evening>(night, doings);
        one->play();
        // What was chosen stands.
        CHECK(one->sacrificed() == Seat{1});
        return one;
    };
    const auto forsaken = evening(5);
    const auto commonfolk = evening(8);
    Evening nobody(night, points);
    nobody.play();
    const std::set<int> others{0, 1, 2, 3, 4, 6, 7};
    checkSameTraffic(*forsaken, *commonfolk, others);
    checkSameWords(*forsaken, *commonfolk, others);
    checkSameWords(*forsaken, nobody, others);
    // Nonces are written in more or fewer bytes; all that is said in the dark goes in pieces.
    const auto piecesOf = [](const Evening& one, int seat) {
        std::vector<Frame> pieces = one.traffic(seat).frames;
        std::erase_if(pieces, [](const Frame& frame) { return frame.at <= kForsaken || frame.size < 300; });
        return pieces;
    };
    CHECK(whereTheyPart(piecesOf(*forsaken, 5), piecesOf(*commonfolk, 8)) == "");
}

TEST_CASE("A Night has its whole time while all are away, also at a table that waits for nobody")
{
    Evening evening(nightTwo());
    evening.host().change([](Lobby& lobby) {
        lobby.setWhenAway(WhenAway::skip, 0);
        return std::optional<Text>();
    });
    for (int seat = 0; seat < kTravelers; ++seat)
        evening.carryOut(seat, kVanish);
    Time passed{0};
    const auto passUntil = [&](Time time) { evening.pass(time - std::exchange(passed, time)); };
    for (const auto& [begin, call] :
         {std::pair(kOracle, Call::oracleReads), std::pair(kForsaken, Call::forsakenSacrifice),
          std::pair(kNavigator, Call::navigatorSeeks)}) {
        passUntil(begin + 1s);
        CHECK(evening.state().step == Step::night);
        CHECK(evening.state().call == call);
    }
    passUntil(kDawn + 1s);
    CHECK(evening.state().step != Step::night);
}

TEST_CASE("Who comes back in the night gets the calm screen of the running step, which is theirs if they are "
          "called")
{
    Evening evening(nightTwo(), {});
    evening.pass(kForsaken + 2s);
    const auto stepOf = [&](int seat) { return evening.view(seat).scene.night->title; };
    for (const int seat : {5, 8}) {
        const Text line = evening.view(seat).scene.prompt.title;
        evening.carryOut(seat, kVanish);
        evening.pass(3s);
        CHECK(evening.isHereFor(0, seat));
        evening.carryOut(seat, kComeBack);
        evening.pass(1s);
        CHECK(evening.view(seat).scene.prompt.title == line);
        CHECK(stepOf(seat) == stepOf(0));
    }
    // Who stays away is shown to be away at dawn.
    evening.carryOut(4, kVanish);
    evening.pass(kSilencer - kForsaken);
    CHECK(evening.isHereFor(0, 4));
    evening.pass(kDawn - kSilencer);
    CHECK(!evening.isHereFor(0, 4));
}

TEST_CASE("At dusk the table waits for who is away, until more than half of the living begin the Night")
{
    const State dusk = atDusk();

    Evening all(dusk);
    all.pass(5s);
    CHECK(all.state().step == Step::night);

    Evening waits(dusk);
    waits.carryOut(4, kVanish);
    waits.pass(60s);
    CHECK(waits.state().step == Step::dusk);
    CHECK(!waits.isHereFor(0, 4));
    waits.carryOut(4, kComeBack);
    waits.pass(5s);
    CHECK(waits.state().step == Step::night);
    // Once inside nothing stops it.
    waits.carryOut(4, kVanish);
    const auto step = waits.state().timedStep;
    waits.pass(46s);
    CHECK(waits.state().timedStep > step);

    Evening begins(dusk);
    begins.carryOut(4, kVanish);
    for (const int seat : {0, 1, 2, 3}) {
        begins.carryOut(seat, "ready");
        CHECK(begins.state().step == Step::dusk);
    }
    begins.carryOut(5, "ready");
    CHECK(begins.state().step == Step::night);
}

TEST_CASE("At dusk bots do not begin a Night while all persons are away")
{
    const State dusk = atDusk();

    Evening evening(dusk);
    for (int seat = 0; seat < kTravelers; ++seat)
        evening.carryOut(seat, kVanish);
    letBotsStandIn(evening, 6);
    evening.pass(60s);
    CHECK(evening.state().step == Step::dusk);
    CHECK(evening.state().timedStep == dusk.timedStep);
    // For the one who is back and does nothing they wait too, and for nobody once that one wants to begin.
    evening.carryOut(8, kComeBack);
    evening.pass(60s);
    CHECK(evening.state().step == Step::dusk);
    evening.carryOut(8, "ready");
    evening.pass(60s);
    CHECK(evening.state().step == Step::night);
}

TEST_CASE("At dusk a Spirit who looks on is nobody for whom a Night would begin")
{
    State dusk = atDusk();
    kill(dusk, 8);
    dusk.unready.remove(Seat{8});

    Evening evening(dusk);
    for (int seat = 0; seat < 8; ++seat)
        evening.carryOut(seat, kVanish);
    letBotsStandIn(evening, 6);
    evening.pass(60s);
    CHECK(evening.state().step == Step::dusk);
    CHECK(evening.state().unready == dusk.unready);
    evening.carryOut(7, kComeBack);
    evening.carryOut(7, "ready");
    evening.pass(60s);
    CHECK(evening.state().step == Step::night);
}

TEST_CASE("In the dark the lobby stays as it was, whoever goes, stands, takes another name or comes newly")
{
    Evening evening(nightTwo());
    evening.pass(1s);
    const LobbyView before = evening.lobbyOf(0);
    for (const GuestSays& sign : {GuestSays(Stand{}), GuestSays(Look{Watch::spectator}),
                                  GuestSays(Rename{{"Forsaken", ""}}), GuestSays(lan::Ready{false})})
        evening.say(4, sign);
    evening.pass(1s);
    CHECK(evening.denials() == 4);
    evening.say(5, GoHome{});
    TableGuest newcomer(evening.planOf("Newcomer"));
    newcomer.attach(evening.host().joinLocally(), std::nullopt);
    evening.pass(2s);
    REQUIRE(newcomer.isInside());
    REQUIRE(newcomer.self());
    CHECK(newcomer.self()->name == "Newcomer");
    for (const int seat : {0, 4, 8})
        CHECK(evening.lobbyOf(seat) == before);
    CHECK(evening.host().shownLobby() == before);
    CHECK(evening.host().lobby().view() != before);
    while (evening.state().step == Step::night)
        evening.pass(1s);
    evening.pass(4s);
    CHECK(evening.lobbyOf(0) == evening.host().lobby().view());
    CHECK(newcomer.lobby() == evening.lobbyOf(0));
    evening.say(4, Rename{{"Forsaken", ""}});
    CHECK(evening.denials() == 4);
}

TEST_CASE("After the dark nobody stays in pieces because much waits for somebody else")
{
    Evening evening(nightTwo());
    evening.pass(kNavigator);
    while (evening.state().step == Step::night) {
        evening.shout(4, 190);
        evening.pass(1s);
    }
    evening.pass(4s);
    const auto isOpen = [&](int seat) {
        return std::ranges::any_of(evening.traffic(seat).heard,
                                   [](const auto& word) { return word.second == endOfPieces(); });
    };
    CHECK(isOpen(0));
    CHECK(isOpen(4));
    const auto isLatePiece = [](const auto& word) {
        return word.first > kDawn && word.second.size() == 1 + kHostPiece;
    };
    CHECK(std::ranges::count_if(evening.traffic(4).heard, isLatePiece) > 20);
    CHECK(evening.isHereFor(0, 4));
}

TEST_CASE("Who is Entangled points and reacts for nobody, and is told so")
{
    State state = atAction({3}, "deny-fate").state;
    state.entangled.add(Seat{4});
    Evening evening(state);
    evening.pass(1s);
    evening.say(4, React{Reaction::laugh});
    evening.say(4, lan::Point{{"board", {1, 1}}});
    CHECK(evening.signals() == 0);
    CHECK(evening.denials() == 2);
    evening.say(3, React{Reaction::laugh});
    CHECK(evening.signals() == kTravelers);
}

TEST_CASE("Who announces an answer and wishes something else at once is heard with both")
{
    ForsakenTable table = atAction({3, 5}, "deny-fate");
    table.play(0, "play hunting-knife seat-2");
    Evening evening(table.state);
    evening.pass(1s);
    evening.carryOut(3, "respond");
    evening.carryOut(3, "nonsense");
    CHECK(evening.refusals() == 0);
    evening.pass(300ms);
    CHECK(evening.state().claimant == Seat{3});
    CHECK(evening.refusals() == 1);
}

TEST_CASE("Of those who announce an answer within 300 ms one is drawn, whoever was heard first")
{
    ForsakenTable table = atAction({3, 5}, "deny-fate");
    table.play(0, "play hunting-knife seat-2");
    Seats drawn;
    for (int i = 0; i < 12; ++i) {
        Evening evening(table.state, {}, "lots " + std::to_string(i));
        evening.pass(1s);
        evening.carryOut(3, "respond");
        evening.pass(200ms);
        evening.carryOut(5, "respond");
        CHECK(!evening.state().claimant.isPlayer());
        evening.pass(100ms);
        drawn.add(evening.state().claimant);
        CHECK(evening.refusals() == 1);
    }
    Seats both(Seat{3});
    both.add(Seat{5});
    CHECK(drawn == both);

    Evening late(table.state);
    late.carryOut(3, "respond");
    late.pass(301ms);
    late.carryOut(5, "respond");
    late.pass(1s);
    CHECK(late.state().claimant == Seat{3});
}

TEST_CASE("Who announces an answer just before the table goes to another laptop is heard there")
{
    ForsakenTable table = atAction({3, 5}, "deny-fate");
    table.play(0, "play hunting-knife seat-2");
    Evening evening(table.state);
    REQUIRE(!evening.host().listen());
    Person next(evening.type(), "Next");
    next.join(evening.host().port(), Watch::spectator);
    REQUIRE(until([&] { return next.guest().isInside(); }));
    REQUIRE(!evening.host().askToHost(next.guest().id()));
    REQUIRE(until([&] { return next.isAskedToHost; }));
    evening.carryOut(3, "respond");
    REQUIRE(!evening.state().claimant.isPlayer());
    next.guest().say(AnswerToHost{true});
    REQUIRE(until([&] { return next.handover.has_value(); }));
    evening.pass(1s);
    const auto handed = fromBytes<MatchRecord>(next.handover->record);
    CHECK(handed.moves == evening.host().table()->record().moves);
    CHECK(evening.state().claimant == Seat{3});
    CHECK(evening.refusals() == 0);
}

TEST_CASE("Who announces an answer just before a window closes is heard")
{
    ForsakenTable table = atAction({3, 5}, "deny-fate");
    table.play(0, "play hunting-knife seat-2");
    Evening evening(table.state);
    evening.pass(14900ms);
    evening.carryOut(3, "respond");
    evening.pass(200ms);
    CHECK(evening.state().claimant == Seat{3});
}

TEST_CASE("Who is away for a minute of a death has passed, and nobody else")
{
    ForsakenTable table = atAction({2, 3}, "revival");
    table.state.terms.hasDeathClock = true;
    table.play(0, "play hunting-knife seat-2");
    table.play(2, "pass");
    table.play(3, "pass");
    REQUIRE(table.isOnDoorstep(1));
    Evening evening(table.state);
    evening.carryOut(2, kVanish);
    evening.pass(59s);
    CHECK(!evening.state().window.passed.has(Seat{2}));
    evening.pass(60s);
    CHECK(evening.state().window.passed.has(Seat{2}));
    CHECK(!evening.state().window.passed.has(Seat{3}));
    CHECK(evening.state().onDoorstep.has(Seat{1}));
    // Who was here for the first minute has one of their own.
    evening.carryOut(3, kVanish);
    evening.pass(30s);
    evening.carryOut(3, kComeBack);
    evening.pass(1s);
    evening.carryOut(3, kVanish);
    evening.pass(55s);
    CHECK(!evening.state().window.passed.has(Seat{3}));
    CHECK(evening.state().onDoorstep.has(Seat{1}));
    evening.carryOut(3, kComeBack);
    evening.carryOut(3, "pass");
    evening.pass(16s);
    CHECK(!evening.state().living.has(Seat{1}));
}

TEST_CASE("A death for which nobody is here is not closed at once for ever, but waits for who comes back")
{
    Hosted death(deathOfOne(false));
    death.areHere({});
    death.pass(1s);
    REQUIRE_FALSE(death.isLoop());
    CHECK(death.closings() < 20);
    CHECK_FALSE(death.isDead());
    // From then on it has its marks, each after eight seconds, as if a minute had gone.
    const std::size_t before = death.closings();
    death.pass(60s);
    CHECK(death.closings() - before == 7);
    CHECK_FALSE(death.isDead());
    Seats both(Seat{2});
    both.add(Seat{3});
    death.areHere(both);
    death.play(2, "pass");
    death.play(3, "pass");
    death.pass(8s);
    CHECK(death.isDead());
}

TEST_CASE("A death that waits for a minute waits for nobody where none of those who are asked is here")
{
    Hosted death(deathOfOne(true));
    death.areHere(Seats(Seat{5}));
    death.pass(1s);
    CHECK_FALSE(death.isLoop());
    CHECK(death.isDead());
}

TEST_CASE("A vote waits for who is here until they have voted, and for nobody who is away")
{
    ForsakenTable table = atAction({0}, "pillory");
    table.play(0, "play pillory seat-2");
    table.play(1, "rest");
    Hosted vote(table.state);
    Seats here;
    for (const int seat : {0, 1, 2})
        here.add(Seat{static_cast<std::int8_t>(seat)});
    vote.areHere(here);
    vote.play(0, "vote down");
    vote.play(1, "vote up");
    vote.pass(10s);
    CHECK(vote.state().trials.empty());
    vote.play(2, "vote down");
    vote.pass(2s);
    CHECK(vote.state().trials.empty());
    vote.pass(2s);
    REQUIRE(vote.state().trials.size() == 1);
    CHECK(vote.state().trials[0].down.count() == 2);
}
