#pragma once

#include "cli/bot_table.h"
#include "kernel/match.h"

/// Bots play the same set-up again and again.
namespace tablewood::cli {

/// Without other words.
inline constexpr int kUsualMatches = 200;
inline constexpr SearchLimits kUsualLimits{10, std::chrono::microseconds(0)};

/// Matches of one set-up.
struct SeriesResult
{
    int matches = 0;
    int ended = 0;
    /// Won by all seats together, and by each of them.
    int together = 0;
    std::vector<int> won;
    double millisecondsOfMove = 0;
};

/// What matches of several set-ups have in common.
struct Series
{
    const GameType& type;
    std::string seed;
    int matches = 0;
    std::string bots;
    SearchLimits limits;
};

/// Plays all matches of a set-up. Everybody sits on every seat as often as on the others.
SeriesResult playSeries(const Series& series, Setup setup);

} // namespace tablewood::cli
