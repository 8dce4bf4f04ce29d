#pragma once

#include "kernel/match.h"

#include <functional>

namespace tablewood {

/// Plays a match of the game by chance, to learn what comes up in it. `see` gets each position with somebody
/// to move, `hear` the log of each move.
void playByChance(const GameType& type, const Setup& setup, const std::function<void(const Match&)>& see,
                  const std::function<void(const Log&)>& hear);

} // namespace tablewood
