#pragma once

#include <QPainterPath>
#include <QRectF>
#include <QStringView>

class QColor;
class QPainter;

namespace tablewood {

/// A short text of capital letters and digits as lines, which need no typeface and look the same everywhere.
/// It stands in the middle of the box and is no larger. A sign that is neither becomes a question mark.
QPainterPath letterLines(QStringView text, const QRectF& box);

/// Paints such a text in strong lines with a dark edge.
void paintLetters(QPainter& painter, QStringView text, const QRectF& box, const QColor& colour);

} // namespace tablewood
