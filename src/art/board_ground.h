#pragma once

#include "art/board_geometry.h"
#include "art/game_look.h"
#include "art/space_set.h"

#include <QRect>

#include <optional>
#include <vector>

class QPainter;

namespace tablewood {

/// The ground under the pieces: wooden frame, earth, wells of the spaces, undergrowth, spaces that glow.
struct BoardGround
{
    BoardGeometry geometry;      ///< its cell is the unit of the picture
    SpaceSet glow{0, 0};         ///< spaces in warm light
    SpaceSet missing{0, 0};      ///< places without a space
    std::vector<QRect> outlines; ///< blocks of spaces with a bright edge; none: the edge of all that glows
    bool hasCoordinates = true;  ///< letters above, numbers at the left
    std::optional<double> coordinateSize; ///< height of their type
};

/// Paints the board with its top left corner in the origin. The picture may be `thickness` higher than the
/// board.
void paintBoardGround(QPainter& painter, const BoardGround& board, const GroundLook& look,
                      bool showsThickness);

} // namespace tablewood
