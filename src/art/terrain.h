#pragma once

#include "art/board_geometry.h"
#include "art/game_look.h"
#include "art/space_set.h"

#include <QString>

#include <vector>

class QPainter;
class QPainterPath;

namespace tablewood {

/// Spaces of a board that are of one terrain of the game's look.
struct TerrainArea
{
    QString name;
    SpaceSet spaces{0, 0};
};

/// The ground of a board on which terrains lie.
struct TerrainGround
{
    const BoardGeometry& geometry;
    const SpaceSet& missing;
    const GameLook& look;
};

/// Paints terrains one over the other, each grown together with a bank towards what is around it, within the
/// edge of the board. A name that the look does not have is passed over.
void paintTerrains(QPainter& painter, const std::vector<TerrainArea>& areas, const TerrainGround& ground,
                   const QPainterPath& boardEdge);

/// Paints the seams between the tiles that a map is laid of.
void paintSeams(QPainter& painter, const std::vector<SpaceSet>& tiles, const BoardGeometry& geometry);

} // namespace tablewood
