#include "art/brushwork.h"

#include <QLinearGradient>
#include <QPen>
#include <QRadialGradient>
#include <QtMath>

#include <algorithm>
#include <cmath>

namespace tablewood {

QColor mix(const QColor& from, const QColor& to, double t)
{
    const auto part = [t](int a, int b) {
        return std::clamp(static_cast<int>(std::lround(a + (b - a) * t)), 0, 255);
    };
    return QColor(part(from.red(), to.red()), part(from.green(), to.green()), part(from.blue(), to.blue()));
}

QColor withAlpha(QColor colour, double alpha)
{
    colour.setAlphaF(static_cast<float>(std::clamp(alpha, 0.0, 1.0)));
    return colour;
}

QPainterPath circlePath(double x, double y, double radius) { return ellipsePath(x, y, radius, radius); }

QPainterPath ellipsePath(double x, double y, double radiusX, double radiusY)
{
    QPainterPath path;
    path.addEllipse(QPointF(x, y), radiusX, radiusY);
    return path;
}

QPainterPath roundedPath(double x, double y, double width, double height, double radius)
{
    QPainterPath path;
    path.addRoundedRect(QRectF(x, y, width, height), radius, radius);
    return path;
}

QPainterPath hexagonPath(QPointF centre, double breadth)
{
    QPainterPath path;
    for (int point = 0; point < 6; ++point) {
        const double angle = M_PI / 3 * point + M_PI / 6;
        const QPointF corner = centre + breadth / std::sqrt(3.0) * QPointF(std::cos(angle), std::sin(angle));
        point == 0 ? path.moveTo(corner) : path.lineTo(corner);
    }
    path.closeSubpath();
    return path;
}

QBrush linear(QPointF from, QPointF to, const QGradientStops& stops)
{
    QLinearGradient gradient(from, to);
    gradient.setStops(stops);
    return gradient;
}

QBrush radial(QPointF centre, double inner, double outer, const QGradientStops& stops)
{
    QRadialGradient gradient(centre, outer);
    // One circle is far cheaper for the raster engine than two, so the inner radius moves the stops instead.
    QGradientStops moved;
    const double begin = inner / outer;
    for (const QGradientStop& stop : stops)
        moved.append({begin + stop.first * (1 - begin), stop.second});
    gradient.setStops(moved);
    return gradient;
}

void strokePath(QPainter& painter, const QPainterPath& path, const QBrush& brush, double width)
{
    painter.strokePath(path, QPen(brush, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

void paintSoftEdge(QPainter& painter, const SoftEdge& edge)
{
    for (int step = edge.steps; step > 0; --step) {
        const QRectF grown =
            edge.core.adjusted(-step * edge.growX, -step * edge.growY, step * edge.growX, step * edge.growY);
        const double radius = edge.radius + step * std::max(edge.growX, edge.growY);
        painter.fillPath(roundedPath(grown.x(), grown.y(), grown.width(), grown.height(), radius),
                         edge.colour);
    }
}

} // namespace tablewood
