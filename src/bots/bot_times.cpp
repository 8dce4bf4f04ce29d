#include "bots/bot_times.h"

#include <algorithm>

namespace tablewood {

void BotTimes::look(std::uint32_t revision, Time now)
{
    if (m_revision == revision)
        return;
    m_revision = revision;
    for (const Seat seat : Seats::firstOf(kMaxSeats))
        drawAnew(seat, now);
}

void BotTimes::drawAnew(Seat seat, Time now)
{
    constexpr std::uint32_t kGrain = 1 << 16;
    const auto part = static_cast<std::int64_t>(m_random.below(kGrain));
    // From two to four thirds of the pace; not before the longest thought is over, which would tell that it
    // was none.
    const auto least = 2 * m_pace / 3;
    const auto thinking = m_pace > m_pace.zero() ? m_thinking[at(seat)] : m_pace.zero();
    m_due[at(seat)] = now + std::max(least, thinking) + least * part / kGrain;
}

Seat BotTimes::first(Seats seats) const
{
    Seat first = Seat::none();
    for (const Seat seat : seats)
        if (!first.isPlayer() || of(seat) < of(first))
            first = seat;
    return first;
}

} // namespace tablewood
