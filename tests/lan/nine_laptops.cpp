#include "nine_laptops.h"

#include "games/forsaken/rules.h"
#include "passed_channel.h"

#include <doctest/doctest.h>

#include <algorithm>

namespace tablewood::nine {

using namespace lan;
using namespace forsaken;
using namespace std::chrono_literals;

/// Listens at a guest's end of a channel.
class Evening::Wiretap final : public PassedChannel
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

Evening::Evening(const State& state, std::vector<Doing> doings, const std::string& chance)
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

void Evening::play()
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

void Evening::carryOut(const Doing& doing)
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

void Evening::say(int seat, const GuestSays& message)
{
    guest(seat).say(message);
    TestClock::settle();
}

void Evening::shout(int seat, int times)
{
    constexpr std::size_t kLong = 190;
    for (int i = 0; i < times; ++i) {
        const UpMessage wish{Seat{static_cast<std::int8_t>(seat)}, view(seat).revision, ++m_shouts,
                             Act{std::string(kLong, 'x')}};
        m_taps[static_cast<std::size_t>(seat)]->send(tablePayload(encode(wish)));
    }
    TestClock::settle();
}

void Evening::letBotsStandIn(int seats)
{
    m_host->change([seats](Lobby& lobby) {
        std::optional<Text> why;
        for (int seat = 0; seat < seats && !why; ++seat)
            why = lobby.standIn(Seat{static_cast<std::int8_t>(seat)}, "random");
        return why;
    });
}

bool Evening::isHereFor(int viewer, int seat)
{
    const auto& guests = guest(viewer).lobby().guests;
    const auto found = std::ranges::find(guests, Seat{static_cast<std::int8_t>(seat)}, &LobbyGuest::seat);
    return found != guests.end() && found->isHere;
}

GuestPlan Evening::planOf(const std::string& name) const
{
    GuestPlan plan;
    plan.persona.name = name;
    plan.games = {{m_type.sheet().id, 1}};
    plan.version = "0.1.0";
    plan.entropy = m_entropy;
    return plan;
}

State Evening::state() const
{
    Bytes bytes;
    CborSink sink(bytes);
    m_host->table()->match().write(sink);
    CborSource source(bytes);
    return readState(shippedGame(), kTravelers, source);
}

void Evening::join(int seat)
{
    const auto i = static_cast<std::size_t>(seat);
    m_guests[i] = std::make_unique<TableClient>(planOf("Seat " + std::to_string(seat)));
    m_guests[i]->events.denied = [this](const Text&) { ++m_denials; };
    m_guests[i]->events.reacted = [this](const Reacted&) { ++m_signals; };
    m_guests[i]->events.pointed = [this](const Pointed&) { ++m_signals; };
    m_guests[i]->events.viewChanged = [this](Viewer, const ViewChange& change) {
        m_refusals += change.refusal ? 1 : 0;
    };
    m_taps[i] = new Wiretap(m_host->joinLocally(), m_clock, m_traffic[i]);
    m_guests[i]->attach(m_taps[i], std::nullopt);
    TestClock::settle();
    REQUIRE(m_guests[i]->isInside());
}

State nightTwo() { return ForsakenTable::atNightTwo().state; }

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

ForsakenTable atAction(const std::vector<int>& seats, const std::string& card)
{
    ForsakenTable table = ForsakenTable::atAction(kTravelers, {}, {});
    table.cast(7, Role::forsaken);
    table.fetch(0, "hunting-knife");
    for (const int seat : seats)
        table.fetch(seat, card);
    return table;
}

void kill(State& state, int seat)
{
    const Seat dead{static_cast<std::int8_t>(seat)};
    state.living.remove(dead);
    state.graves.push_back({dead, 1});
}

} // namespace tablewood::nine
