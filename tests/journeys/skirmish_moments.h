#pragma once

#include "kernel/match.h"
#include "session/match_record.h"

#include <functional>
#include <string_view>

/// Moments of Skirmish, the kit game of cards that face each other, in which a journey may begin.
namespace tablewood::journeys {

/// A match that two could have played, as soon as all is as wanted; fails the journey if there is none.
MatchRecord skirmishWhere(const GameType& skirmish, const std::function<bool(const Match& now)>& isWanted);

bool isPhase(const Scene& scene, std::string_view id);
/// The clock plays the fights, and there are some to come.
bool isRunning(const Scene& scene);
/// The viewer attacks and is asked first.
bool isAttacking(const Scene& scene);
/// The viewer is attacked and chooses who blocks.
bool isAttacked(const Scene& scene);

} // namespace tablewood::journeys
