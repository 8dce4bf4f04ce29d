#pragma once

#include "kernel/match.h"
#include "session/match_record.h"

namespace tablewood {

/// A match of two that somebody could have played: the same moves every time, chosen by chance from a fixed
/// seed. It stops after so many moves, or where the match ends before. For the pictures that the program
/// takes of itself.
MatchRecord sampleMatch(const GameType& game, int moves);

} // namespace tablewood
