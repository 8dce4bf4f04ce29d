#pragma once

#include "kernel/random.h"
#include "kernel/seat.h"

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>

namespace tablewood {

/// When the bots of a table move: each at a time that is drawn when something has happened that everybody
/// sees, for every seat alike and whether or not there is something to do. So nobody can tell from the pace
/// who had something to think about, or to pass on in secret.
class BotTimes
{
public:
    using Time = std::chrono::steady_clock::time_point;

    explicit BotTimes(const Seed& seed) : m_random(seed, "times") {}

    /// How long a bot waits so that people can follow, on average; 0 for not at all.
    void setPace(std::chrono::nanoseconds pace) { m_pace = pace; }
    /// The bot of this seat thinks so long at most.
    void setThinking(Seat seat, std::chrono::nanoseconds most) { m_thinking[at(seat)] = most; }

    /// Draws all times anew if `revision` has changed, and with it what everybody sees.
    void look(std::uint32_t revision, Time now);
    /// A seat has moved: if it is asked again, that has a time of its own.
    void drawAnew(Seat seat, Time now);
    /// A seat tries again at this time.
    void put(Seat seat, Time due) { m_due[at(seat)] = due; }

    Time of(Seat seat) const { return m_due[at(seat)]; }
    /// Which of these seats comes first; nobody if there are none.
    Seat first(Seats seats) const;

private:
    static std::size_t at(Seat seat) { return static_cast<std::size_t>(seat.index); }

    Random m_random;
    std::chrono::nanoseconds m_pace{0};
    std::optional<std::uint32_t> m_revision;
    std::array<std::chrono::nanoseconds, kMaxSeats> m_thinking{};
    std::array<Time, kMaxSeats> m_due{};
};

} // namespace tablewood
