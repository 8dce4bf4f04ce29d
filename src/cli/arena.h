#pragma once

#include "bots/bot_table.h"
#include "cli/arguments.h"
#include "cli/tally.h"

#include <string>
#include <vector>

/// What the commands share in which bots play matches among themselves.
namespace tablewood::cli {

inline constexpr int kMaxMatches = 1'000'000;

/// --think and --iterations.
std::vector<OptionForm> thinkingOptions();

/// The bots that are named, one for all seats or one for each.
std::vector<std::string> botsFrom(const std::string& list, int seats);

/// How long bots may think, as the arguments say.
SearchLimits limitsFrom(const Arguments& arguments);

/// How a match of bots is played.
struct ArenaPlan
{
    /// So many moves are drawn by lot first.
    int drawn = 0;
    /// The wins of whoever makes a move that begins with this word are counted.
    std::string counted;
};

/// Plays a match to its end, and says how it ended.
PlayedOut playArenaMatch(Match& match, const std::vector<std::string>& bots, const SearchLimits& limits,
                         const Seed& seed, const ArenaPlan& plan, Tally& tally);

} // namespace tablewood::cli
