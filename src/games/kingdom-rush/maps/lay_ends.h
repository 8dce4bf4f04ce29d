#pragma once

#include "games/kingdom-rush/maps/map_state.h"

/// Spawns and exits: tokens at the edge of the land.
namespace tablewood::kingdom_rush {

/// The spawn, and the number of the exit from 0, whose token stands on a spot; null, nothing for none.
const DrawnSpawn* spawnAt(const MapState& state, MapSpot spot);
std::optional<std::size_t> exitTokenAt(const MapState& state, MapSpot spot);

/// Lays a spawn, also one that lies elsewhere: beside the land from beyond its edge, or on a space of the
/// edge, at that of its open sides that is nearest to the border of the map.
MapRefusal laySpawn(MapState& state, int number, MapSpot spot);
MapRefusal layExit(MapState& state, MapSpot spot);

/// A spawn takes its way along, and what lies beside it.
void takeSpawn(MapState& state, int number);
void takeExit(MapState& state, std::size_t exit);

/// Ways that end where an exit touches lead to that exit.
void findExits(MapState& state);

/// The sides of a space where there is no land.
std::vector<Side> openSides(const MapState& state, MapSpot spot);

} // namespace tablewood::kingdom_rush
