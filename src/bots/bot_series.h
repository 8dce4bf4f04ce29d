#pragma once

#include "bots/bot_table.h"

#include <atomic>
#include <functional>
#include <string>
#include <vector>

/// Bots play the same set-up again and again.
namespace tablewood {

/// Without other words.
inline constexpr int kUsualMatches = 200;
inline constexpr SearchLimits kUsualLimits{10, std::chrono::microseconds(0)};
inline constexpr const char* kUsualBot = "sharp";

/// Matches of one set-up.
struct SeriesResult
{
    int matches = 0;
    int ended = 0;
    /// Won by all seats together, and by each of them.
    int together = 0;
    std::vector<int> won;
    /// The moves that bots chose.
    std::int64_t choices = 0;
};

/// What matches of several set-ups have in common.
struct Series
{
    const GameType& type;
    std::string seed;
    int matches = 0;
    /// One for each seat.
    std::vector<std::string> bots;
    SearchLimits limits = kUsualLimits;
    /// So many are played at once. What comes of a match does not depend on it.
    int threads = 1;
};

/// What has come of the series so far; called from any thread, one call after the other.
using TellsSeries = std::function<void(const SeriesResult&)>;

/// Plays all matches of a set-up, or those until `stop`. Everybody sits on every seat as often as on the
/// others. Throws InputError where a match cannot be dealt, or a bot's move is refused.
SeriesResult playSeries(const Series& series, const Setup& setup, const std::atomic<bool>& stop = false,
                        const TellsSeries& tell = {});

/// The seed of a match of a series: a number counts up, to another text the number of the match is added.
std::string seedOf(const std::string& first, int match);

/// Between which shares the true one lies, 19 times of 20 (Wilson's interval).
struct WinInterval
{
    double low = 0;
    double high = 1;
};

/// Of at least no matches.
WinInterval winIntervalOf(int won, int matches);

} // namespace tablewood
