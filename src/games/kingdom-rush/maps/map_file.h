#pragma once

#include "games/kingdom-rush/maps/map_state.h"

#include <string>

/// The file of a map (docs/map-format.md) and what a document holds.
namespace tablewood::kingdom_rush {

inline constexpr const char* kGameKey = "kingdom-rush";
inline constexpr int kFormat = 1;

/// The entries of the file.
ScenarioEntry entryOf(const MapState& state, const MapBox& box);

std::string textOf(const MapState& state, const MapBox& box);

/// What a file has beside the entries of a scenario.
struct MapFile
{
    ScenarioEntry entry;
    Json texts;
};

/// Reads the entries of a file, as far as it is one. Throws InputErrors; `file` names it there.
MapFile readMapFile(const std::string& text, const std::string& file);

/// Reads a file, also where it is wrong as a map: land that no tile covers is land that was drawn. Throws
/// InputErrors where it is no such file.
MapState readState(const std::string& text, const std::string& file, const MapBox& box);

/// The numbers of players as files have them.
std::vector<int> countsOf(MapPlayers players);

} // namespace tablewood::kingdom_rush
