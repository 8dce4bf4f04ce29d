#pragma once

#include "games/rise-of-the-forest/moves.h"
#include "games/rise-of-the-forest/state.h"

/// How somebody plays who thinks of nothing in particular: what bots take for granted of all players. No
/// rule.
namespace tablewood::rise_of_the_forest {

/// How much of the track the towers reach, each tile for as much as units can shoot there.
float coverOf(const Track& track);
/// The same of one tower, for a unit of this range.
float coverFrom(const Track& track, Cell tower, int range);
/// How a move looks at first sight, the higher the better.
float appealOf(const Content& content, const State& state, Seat seat, const Move& move);
/// Plays a match on to its end, each turn as it comes to mind first; from when the bases are to be set.
void playOut(const Content& content, State& state);

} // namespace tablewood::rise_of_the_forest
