#pragma once

#include "art/art_catalog.h"
#include "art/game_look.h"
#include "art/map_picture.h"

class QPainter;

namespace tablewood {

/// Paints what lies on a space that is `cell` broad, its corner in the origin: by the terrain of the mark, or
/// by its figure with the label. A name that the look does not have is passed over.
void paintMapMark(QPainter& painter, const MapMark& mark, double cell, const GameLook& look,
                  const ArtCatalog& catalog);

/// The letters of a column, "A", or the number of a row, "1"; empty for places that are neither.
QString coordinateAt(const MapPicture& picture, int column, int row);
/// Paints it on the place two spaces before the column or the row, on the side of the map.
void paintCoordinate(QPainter& painter, const QString& text, bool isColumn, double cell);

} // namespace tablewood
