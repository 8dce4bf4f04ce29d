#pragma once

#include "content/map_document.h"

#include <string>

/// Maps of Kingdom Rush as tests draw them.
namespace tablewood::kingdom_rush {

/// The maker with the shipped box.
const MapMaker& maker();

/// The text of a shipped scenario.
std::string shippedScenario(const std::string& name);

/// The space "E3" of the first map.
MapSpot at(const char* space, std::uint8_t map = 0);

} // namespace tablewood::kingdom_rush
