#pragma once

#include "kernel/scene.h"

#include <QtCore/QList>
#include <QtCore/QPoint>
#include <QtCore/QString>

namespace tablewood {

/// The edge of a set of squares or hexes as an SVG path, a space being 1 wide. Holes have edges of their own.
QString areaOutline(Grid grid, const QList<QPoint>& cells);

/// Ways from the middle of each space of a set to those of its neighbours, slightly bent, as an SVG path, a
/// space being 1 long. Two spaces that touch at a corner alone are joined where no third one joins them.
QString areaWays(const QList<QPoint>& cells);

} // namespace tablewood
