#pragma once

#include "content/map_document.h"

#include <QString>

/// The words for places of a map, for who hears them.
namespace tablewood {

/// "C4", or "beside C4" beyond the edge; with the map's name where there are several.
QString placeName(const MapDocument& map, MapSpot spot);
/// What a space holds: "path, building site".
QString wordsOf(const MapDocument& map, MapSpot spot, int players);
/// What is next to it, above, right, below and left.
QString wordsAround(const MapDocument& map, MapSpot spot, int players);

} // namespace tablewood
