#pragma once

#include <QPointF>

class QPainter;

namespace tablewood {

/// A burning brass lantern standing on a point; about 190 units high at scale 1.
void paintLantern(QPainter& painter, QPointF foot, double scale);

} // namespace tablewood
