#include "lan/host/hosted_match.h"
#include "nine_laptops.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::lan;
using namespace tablewood::forsaken;
using namespace tablewood::nine;
using namespace std::chrono_literals;

namespace {

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
        m_match->setAway(away, WhenAway::skip);
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
} // namespace

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
