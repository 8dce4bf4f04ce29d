#pragma once

#include "kernel/match.h"
#include "session/match_record.h"

#include <vector>

namespace tablewood {

/// How the scores stood at one time of a match, as everybody saw it.
struct ScorePoint
{
    /// Where in the match it was, such as "round 9".
    Text moment;
    /// One for each seat that has a score.
    std::vector<int> scores;
    /// How many moves had been played.
    std::size_t moves = 0;
};

/// The scores at the beginning and at the end of each moment of a match, played again from its record. Empty
/// for a game whose seats have no score.
std::vector<ScorePoint> scoreHistory(const GameType& type, const MatchRecord& record);

} // namespace tablewood
