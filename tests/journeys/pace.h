#pragma once

#include <limits>

namespace tablewood::journeys {

/// Milliseconds of a second at the table (TableModel::setSecond) or between a bot's moves (setBotPace): so
/// fast that nobody waits, and so slow that nothing moves by itself.
inline constexpr int kHurried = 1;
inline constexpr int kStill = std::numeric_limits<int>::max();

} // namespace tablewood::journeys
