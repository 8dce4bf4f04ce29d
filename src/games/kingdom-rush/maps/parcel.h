#pragma once

#include "games/kingdom-rush/maps/map_state.h"

#include <span>

/// A part of a map in the hand: a state of one map that is as large as the part, so that its text is a file
/// of a map.
namespace tablewood::kingdom_rush {

/// What a part takes along.
enum class Taking : std::uint8_t
{
    /// A picture of it: tiles that lie in it in part are land that was drawn.
    copy,
    /// What moves: tiles that lie in it in part stay, with all that lies on them.
    move
};

/// What lies on these spaces of one map.
MapState partOf(const MapState& state, const MapBox& box, std::span<const MapSpot> spots, Taking taking);

/// A part as it lies in a pose. A tile that would have to show its lower side becomes land.
MapState posed(const MapState& part, const MapBox& box, MapPose pose);

/// Lays a part with its upper left corner on a spot, over what lies there. Of a tile that lies on the map
/// already, or finds no place, there is its land; of spawns and exits there are those that are still to lay.
void insert(MapState& state, const MapBox& box, const MapState& part, MapSpot at);

/// All that lies on these spaces goes by so many columns and rows.
MapRefusal moveSpots(MapState& state, const MapBox& box, std::span<const MapSpot> spots, Cell by);

/// What lies highest on a space goes: a horde, features, a token, a site, a tile, or the land.
MapRefusal moveHighest(MapState& state, const MapBox& box, MapSpot spot, Cell by);

/// A tile lies turned from now on, with what is drawn on it and lies on it.
MapRefusal turnTile(MapState& state, const MapBox& box, std::size_t tile, std::uint8_t turns);

/// The spaces of a rectangle between two corners, as far as they are on the map.
std::vector<MapSpot> rectangle(const MapState& state, MapSpot first, MapSpot last);

} // namespace tablewood::kingdom_rush
