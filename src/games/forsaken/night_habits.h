#pragma once

#include "games/forsaken/state.h"

/// How bots choose in a Night beside persons; no rule.
namespace tablewood::forsaken {

/// Whether a bot puts a Destination down so. Where several Forsaken are in play it leaves the Village, the
/// Void and a share of the places to the others: persons among them have slower hands.
bool putsDown(const State& state, Seat seat, const Place& move);

/// Whether a bot has nothing left to choose in the running step.
bool hasChosen(const State& state, Seat seat);

/// Whether no bot does this: it would go to and fro for as long as the clock lets it, leave nothing to its
/// partners, choose nothing, or choose itself for the Sacrifice.
bool isFollyAtNight(const State& state, Seat seat, const Move& move);

} // namespace tablewood::forsaken
