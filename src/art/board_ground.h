#pragma once

#include "art/board_geometry.h"
#include "art/diagram.h"
#include "art/game_look.h"
#include "art/space_set.h"
#include "art/terrain.h"

#include <QRect>

#include <optional>
#include <vector>

class QPainter;

namespace tablewood {

/// The ground under the pieces: wooden frame, earth, terrains, wells of the spaces, undergrowth, spaces that
/// glow, what a diagram has on its spaces. A board with next to no frame is a slab, whose edge follows its
/// spaces.
struct BoardGround
{
    BoardGeometry geometry;      ///< its cell is the unit of the picture
    QString ground;              ///< of the look
    SpaceSet glow{0, 0};         ///< spaces in warm light
    SpaceSet missing{0, 0};      ///< places without a space
    std::vector<QRect> outlines; ///< blocks of spaces with a bright edge; none: the edge of all that glows
    std::vector<TerrainArea> terrains;    ///< one over the other
    std::vector<SpaceSet> tiles;          ///< the tiles that a map is laid of
    std::vector<DiagramSpace> diagram;    ///< spaces of a face's diagram
    bool hasCoordinates = true;           ///< letters and numbers of the spaces
    std::optional<double> coordinateSize; ///< height of their type
};

/// Paints the board with its top left corner in the origin. The picture may be `thickness` higher than the
/// board. False when an icon of the diagram is unknown.
bool paintBoardGround(QPainter& painter, const BoardGround& board, const GameLook& look,
                      const ArtCatalog& catalog, bool showsThickness);

} // namespace tablewood
