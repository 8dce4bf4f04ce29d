#pragma once

#include "bots/bot.h"
#include "kernel/match.h"

#include <functional>
#include <string>
#include <vector>

/// Bots that play matches among themselves.
namespace tablewood {

/// A match of bots that has not ended after so many moves is counted as not ended.
inline constexpr int kMaxArenaMoves = 20'000;

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

/// What a seat does; `moves` were made before.
using ChoosesMoves = std::function<std::string(Seat seat, const Match& match, int moves)>;

/// Plays a match to its end, or until `stop`. Throws Fault where a move is refused.
PlayedOut playOut(Match& match, const ChoosesMoves& choose, const std::atomic<bool>& stop);

} // namespace tablewood
