#pragma once

#include "lan/channel/pace.h"

namespace tablewood::journeys {

/// Milliseconds of a second at the table (TableModel::setSecond) or between a bot's moves (setBotPace): so
/// fast that nobody waits, and so slow that nothing moves by itself.
inline constexpr int kHurried = 1;
inline constexpr int kStill = 100'000'000;

/// Milliseconds that something is waited for, however slow the machine is: a wait ends as soon as it is so.
inline constexpr int kPatience = 120'000;

/// Of how a bot thinks, also about a hint: by count, so that a match goes alike however busy the machine is.
inline constexpr SearchLimits kCounted{200};

/// At which only the killed are lost, and nothing but what this clock is told makes anybody say something.
inline lan::Pace paceBy(lan::Clock& clock)
{
    using std::chrono::hours;
    lan::Pace pace;
    pace.hello = hours(1);
    pace.reach = hours(1);
    pace.beat = hours(1);
    pace.silence = hours(2);
    pace.thinking = kCounted;
    pace.advising = kCounted;
    pace.clock = &clock;
    return pace;
}

} // namespace tablewood::journeys
