#pragma once

#include "art/space_set.h"

#include <QPainterPath>

namespace tablewood {

/// How far spaces that have grown together reach beyond their own edges, and how round their corners are.
struct GrownEdge
{
    double side = 100; ///< of a space
    double beyond = 0; ///< negative: the edge stays within the spaces
    double rounding = 9;
};

/// The edge of square spaces grown together, the first space's corner in the origin. `columns` and `rows` are
/// those of the set.
QPainterPath grownOutline(const SpaceSet& spaces, int columns, int rows, const GrownEdge& edge);

} // namespace tablewood
