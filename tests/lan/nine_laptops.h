#pragma once

#include "../games/forsaken/forsaken_table.h"
#include "kit/game_type_of.h"
#include "lan/host/hosting.h"
#include "party.h"
#include "test_clock.h"

#include <array>
#include <memory>
#include <string>
#include <utility>
#include <vector>

/// Nights of Forsaken Forest at nine laptops, by a clock that the test turns, with all that goes over the
/// wires.
namespace tablewood::nine {

using Time = std::chrono::milliseconds;

inline constexpr int kTravelers = 9;

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

inline constexpr const char* kVanish = "vanish";
inline constexpr const char* kComeBack = "come back";

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
    explicit Evening(const forsaken::State& state, std::vector<Doing> doings = {},
                     const std::string& chance = "night");

    /// Lets the doings be done, and time pass up to some seconds after dawn.
    void play();
    void pass(Time time) { m_clock.pass(time); }
    void carryOut(const Doing& doing);
    void carryOut(int seat, const std::string& what) { carryOut({{}, seat, what}); }
    void say(int seat, const lan::GuestSays& message);
    /// Wishes nonsense so many times, openly, as no guest does in the dark. The answers name it.
    void shout(int seat, int times);
    /// Bots sit in for the first so many seats.
    void letBotsStandIn(int seats);

    const Traffic& traffic(int seat) const { return m_traffic[static_cast<std::size_t>(seat)]; }
    const SeatView& view(int seat) { return *guest(seat).view(); }
    int refusals() const { return m_refusals; }
    int denials() const { return m_denials; }
    /// How often each was told that somebody pointed or reacted.
    int signals() const { return m_signals; }
    bool isHereFor(int viewer, int seat);
    const lan::LobbyView& lobbyOf(int seat) { return guest(seat).lobby(); }
    lan::TableHost& host() { return *m_host; }
    const GameType& type() const { return m_type; }
    lan::GuestPlan planOf(const std::string& name) const;
    forsaken::State state() const;
    Seat sacrificed() const { return state().record.sacrificed; }

private:
    class Wiretap;

    lan::TableClient& guest(int seat) { return *m_guests[static_cast<std::size_t>(seat)]; }
    void join(int seat);

    GameTypeOf<forsaken::ForsakenGame> m_type{forsaken::shippedGame()};
    lan::TestClock m_clock;
    lan::Entropy m_entropy;
    lan::MemoryStore m_store;
    MatchRecord m_record;
    std::vector<Doing> m_doings;
    std::array<Traffic, kTravelers> m_traffic;
    std::array<Wiretap*, kTravelers> m_taps{};
    int m_refusals = 0;
    int m_denials = 0;
    int m_signals = 0;
    std::uint32_t m_shouts = 0;
    std::unique_ptr<lan::TableHost> m_host;
    std::array<std::unique_ptr<lan::TableClient>, kTravelers> m_guests;
};

/// The second Night of nine.
forsaken::State nightTwo();
/// Nine whose eyes are to be closed for another Night.
forsaken::State atDusk();
/// Nine in the Action Phase of seat 0, who holds a Hunting Knife, with the roles that are dealt to nine.
/// These seats hold a card of this kind.
forsaken::ForsakenTable atAction(const std::vector<int>& seats, const std::string& card);

void kill(forsaken::State& state, int seat);

} // namespace tablewood::nine
