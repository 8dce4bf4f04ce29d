#pragma once

#include <QColor>
#include <QRectF>
#include <QString>
#include <QStringList>

class QPainter;

namespace tablewood {

/// The patterns by which seats are told apart without colour.
QStringList seatPatternNames();

/// Fills an area (set the clip to the shape before). `unit` is the pattern's repeat in painter units.
/// False when there is no pattern of that name.
bool paintSeatPattern(QPainter& painter, const QString& name, const QRectF& area, const QColor& colour,
                      double unit);

} // namespace tablewood
