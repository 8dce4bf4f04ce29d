#pragma once

#include <QBrush>
#include <QColor>
#include <QGradientStops>
#include <QPainter>
#include <QPainterPath>

namespace tablewood {

/// The colour a share t (0 to 1) of the way from one to the other, opaque.
QColor mix(const QColor& from, const QColor& to, double t);
/// The colour with another opacity (0 to 1).
QColor withAlpha(QColor colour, double alpha);

QPainterPath circlePath(double x, double y, double radius);
QPainterPath ellipsePath(double x, double y, double radiusX, double radiusY);
QPainterPath roundedPath(double x, double y, double width, double height, double radius);

/// A regular hexagon on its point, `breadth` from one side to the opposite one.
QPainterPath hexagonPath(QPointF centre, double breadth);

/// A gradient along a line.
QBrush linear(QPointF from, QPointF to, const QGradientStops& stops);
/// A gradient round a centre, beginning at the inner radius.
QBrush radial(QPointF centre, double inner, double outer, const QGradientStops& stops);

/// Strokes a path with round ends and joins.
void strokePath(QPainter& painter, const QPainterPath& path, const QBrush& brush, double width);

/// A soft shadow or glow out of nested rounded rectangles, outermost first.
struct SoftEdge
{
    QRectF core;       ///< the innermost rectangle
    double radius = 0; ///< its corner
    int steps = 4;     ///< rectangles drawn, each a step larger
    double growX = 1;  ///< growth to each side per step
    double growY = 1;  ///< growth upwards and downwards per step
    QColor colour;     ///< colour of one layer, with its opacity
};
void paintSoftEdge(QPainter& painter, const SoftEdge& edge);

/// Saves the painter's state for a scope.
class PainterScope
{
public:
    explicit PainterScope(QPainter& painter) : m_painter(painter) { m_painter.save(); }
    ~PainterScope() { m_painter.restore(); }
    Q_DISABLE_COPY_MOVE(PainterScope)

private:
    QPainter& m_painter;
};

} // namespace tablewood
