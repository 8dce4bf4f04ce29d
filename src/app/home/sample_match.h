#pragma once

#include "kernel/match.h"
#include "session/match_record.h"

#include <functional>

namespace tablewood {

/// A match that somebody could have played with so many seats: the same moves every time, chosen by chance
/// from a fixed seed. It stops after so many moves, as soon as the first seat is to act, or where the match
/// ends before. For the pictures that the program takes of itself.
MatchRecord sampleMatch(const GameType& game, int seats, int moves);
/// Another for every seed, which stops as soon as the match is where it is wanted, or has ended.
MatchRecord sampleMatch(const GameType& game, int seats, const Seed& seed,
                        const std::function<bool(const Match& match)>& isThere);

} // namespace tablewood
