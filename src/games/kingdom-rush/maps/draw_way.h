#pragma once

#include "games/kingdom-rush/maps/map_state.h"

#include <span>

namespace tablewood::kingdom_rush {

/// Leads the way of a spawn over some spaces, each beside the one before. It begins at the spawn, goes on
/// from its last space or from a space of it, and then all that came after that is replaced; going back over
/// a space of it takes that part back. The token of the spawn before and of an exit behind the spaces belong
/// to no way. Ground becomes path as it goes.
MapRefusal leadWay(MapState& state, int number, std::span<const MapSpot> spaces);

/// The spaces that a way goes on to from a space, and what branches lead on to, the preferred one first.
std::vector<MapSpot> stepsFrom(const MapState& state, MapSpot spot);

/// Hordes prefer a step at a fork from now on: where a way took another and the step leads to an exit or
/// back to the way, the way goes there, and the way from before becomes a branch.
MapRefusal preferStep(MapState& state, MapSpot fork, MapSpot step);

/// The branches of a space lead to these spaces, besides what ways go over.
MapRefusal setBranches(MapState& state, MapSpot from, const std::vector<MapSpot>& to);

/// The shortest way over path from a spawn to an exit becomes its way.
MapRefusal findWay(MapState& state, int number);

} // namespace tablewood::kingdom_rush
