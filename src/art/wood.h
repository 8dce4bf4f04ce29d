#pragma once

#include <QColor>
#include <QRectF>

class QPainter;

namespace tablewood {

/// A theme of the screens.
enum class ArtTheme
{
    Night,
    Clearing
};

/// Boards side by side, each with grain, knots and a seam.
struct Planks
{
    QRectF area;
    quint32 seed = 0;
    QColor light;
    QColor dark;
    double breadth = 80; ///< of one board, about
    bool isUpright = false;
};
void paintPlanks(QPainter& painter, const Planks& planks);

/// Warm light over an area, brightest at a point.
void paintLampLight(QPainter& painter, const QRectF& area, QPointF centre, double radius, double warmth);

/// Darkness towards the edges of an area.
struct Vignette
{
    QPointF centre;
    double inner = 0;
    double outer = 0;
    double strength = 0.9;
};
void paintVignette(QPainter& painter, const QRectF& area, const Vignette& vignette);

/// The ground of the table screen: boards under a lamp, or in morning light with dapples, ferns in the
/// corners.
void paintTabletop(QPainter& painter, QSizeF size, ArtTheme theme, quint32 seed);

} // namespace tablewood
