#pragma once

#include "session/match_record.h"

#include <QString>

#include <map>
#include <string>

namespace tablewood {
class SceneModel;
}

/// Moments of Kingdom Rush in which a journey may begin.
namespace tablewood::journeys {

using KingdomOptions = std::map<std::string, std::string>;

/// A match between Mira, other persons and bots, as it is dealt.
MatchRecord dealtKingdom(const KingdomOptions& options, int persons, int bots, const std::string& seed);

/// The same, played well up to where this round begins; its seed is the first with which it comes so far.
/// Fails the journey if none does.
MatchRecord kingdomInRound(int round, const KingdomOptions& options, int persons, int bots = 0);

/// The same, played well until Mira may make a move that begins so.
MatchRecord kingdomWhereLegal(const std::string& beginning, const KingdomOptions& options, int persons,
                              int bots = 0);

/// A match that was won, as it was when its last rounds began, so many of them.
MatchRecord kingdomBeforeItIsWon(int rounds, const KingdomOptions& options, int persons);

/// The phase that is now; empty for none.
QString kingdomPhase(const SceneModel& scene);

} // namespace tablewood::journeys
