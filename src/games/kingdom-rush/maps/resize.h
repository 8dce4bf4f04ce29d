#pragma once

#include "games/kingdom-rush/maps/map_state.h"

namespace tablewood::kingdom_rush {

/// A map has so many columns and rows from now on. What lies outside is gone; new spaces have no land.
void setSize(MapState& state, const MapBox& box, std::uint8_t map, int columns, int rows);

/// There are so many maps from now on: a second one begins as ground as large as the first, and takes all on
/// it along when it goes.
void setMaps(MapState& state, std::size_t count);

} // namespace tablewood::kingdom_rush
