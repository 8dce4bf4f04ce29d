#pragma once

#include "games/forsaken/state.h"

/// What the Paths on the board say to everybody who looks.
namespace tablewood::forsaken {

int distance(Cell a, Cell b);

/// How many steps longer the way from the start to a Destination is by a territory.
int detour(Cell by, Cell destination);

/// How many steps, on average, each player's Paths lie beside the ways to the Destinations that are turned
/// and to the next one, clockwise: who wants to get elsewhere has a reason.
std::array<float, kMaxPlayers> straysOf(const State& state);

} // namespace tablewood::forsaken
