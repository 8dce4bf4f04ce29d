#pragma once

#include "bots/bot.h"
#include "cli/arguments.h"
#include "cli/tally.h"

#include <string>
#include <vector>

/// What the commands share in which bots play matches among themselves.
namespace tablewood::cli {

inline constexpr int kMaxMatches = 1'000'000;
/// A match of bots that has not ended after so many moves is counted as not ended.
inline constexpr int kMaxArenaMoves = 20'000;

/// --think and --iterations.
std::vector<OptionForm> thinkingOptions();

/// The seed of a match of a series: a number counts up, to another text the number of the match is added.
std::string seedOf(const std::string& first, int match);

/// The bots that are named, one for all seats or one for each.
std::vector<std::string> botsFrom(const std::string& list, int seats);

/// How long bots may think, as the arguments say.
SearchLimits limitsFrom(const Arguments& arguments);

/// The bots of a match, each with a chance of its own.
class BotTable
{
public:
    BotTable(const std::vector<std::string>& names, const SearchLimits& limits, const Seed& seed);

    std::string choose(Seat seat, const Match& match);

private:
    struct Player
    {
        std::unique_ptr<Bot> bot;
        Random random;
    };
    std::vector<Player> m_players;
};

/// What came of a match of bots: nothing where it has no end.
struct PlayedOut
{
    std::optional<Outcome> outcome;
    /// The moves that bots chose, not the clock's.
    int choices = 0;
};

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
