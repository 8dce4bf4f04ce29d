#pragma once

#include "content/json_file.h"
#include "games/kingdom-rush/maps/map_checks.h"

#include <optional>
#include <string>

/// A map with nothing wrong, and what is said of it once it was changed.
namespace tablewood::kingdom_rush {

/// The folder of the game's files.
std::string shippedFiles();
/// The box of the game, without scenarios.
const Content& boxOfChecks();

/// A map of 8 x 5 with two ways that join, nothing wrong with it.
Json goodMap();

MapReport reportOf(const Json& json);
/// The same with what a patch of JSON does to it.
MapReport reportOf(const Json& json, const char* patch);

/// What a check says first; nothing where it says nothing.
std::optional<MapFault> saidBy(const MapReport& report, const std::string& key);

/// "fault E3: way 1": what a check says first, where, and what would mend it.
std::string lineOf(const MapReport& report, const std::string& key);

} // namespace tablewood::kingdom_rush
