#pragma once

#include "games/kingdom-rush/allowed.h"

namespace tablewood::kingdom_rush {

/// Why a seat, or the clock, cannot make a move; nothing where it can.
std::optional<Text> whyNot(const Box& box, const State& state, Seat seat, const Move& move);

} // namespace tablewood::kingdom_rush
