#pragma once

#include "games/kingdom-rush/maps/map_state.h"

namespace tablewood::kingdom_rush {

/// Does a repair that a check offers; map_checks.h says which there are.
MapRefusal repairMap(MapState& state, const MapBox& box, const std::string& repair);

/// The space of a name, "E3" or "below:E3"; nothing where it is none of the maps.
std::optional<MapSpot> spotNamed(const MapState& state, const std::string& name);

} // namespace tablewood::kingdom_rush
