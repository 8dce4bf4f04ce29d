#pragma once

#include "content/map_document.h"

#include <functional>
#include <string>

/// Maps of Kingdom Rush as tests draw them.
namespace tablewood::kingdom_rush {

/// The maker with the shipped box.
const MapMaker& maker();

/// The text of a shipped scenario, or of one of the corpus.
std::string scenarioText(const std::string& name);

/// The space "E3" of the first map.
MapSpot at(const char* space, std::uint8_t map = 0);

/// Whether an edit changes a document, and undo and redo lead there and back byte by byte.
bool goesThereAndBack(MapDocument& document, const std::function<MapRefusal()>& edit);

/// Whether an edit is refused with a sentence, and changes nothing.
bool isRefused(MapDocument& document, const std::function<MapRefusal()>& edit);

} // namespace tablewood::kingdom_rush
