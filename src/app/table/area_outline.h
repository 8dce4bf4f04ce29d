#pragma once

#include <QtCore/QList>
#include <QtCore/QPoint>
#include <QtCore/QString>

namespace tablewood {

/// The edge of a set of square spaces as an SVG path, a space being 1 long. Holes have edges of their own.
QString areaOutline(const QList<QPoint>& cells);

} // namespace tablewood
