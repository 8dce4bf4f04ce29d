#pragma once

#include <QColor>
#include <QPointF>

class QPainter;

namespace tablewood {

class ArtRandom;

/// One fern frond, growing from its foot.
struct Frond
{
    QPointF foot;
    double angle = 0; ///< radians, 0 is upright
    double length = 0;
    int leaves = 9;     ///< pairs
    double bend = 0;    ///< radians over the whole length
    double leaf = 0.26; ///< length of the longest leaf, as a share of the frond
};
void paintFrond(QPainter& painter, const Frond& frond, const QColor& colour);

/// The colours of a fir seen from above: its body, its lit side, the shade under it.
struct FirColours
{
    QColor body;
    QColor lit;
    QColor shade;
};

/// A fir on a forest's ground, standing on its foot.
void paintFir(QPainter& painter, QPointF foot, double height, const FirColours& colours);

/// A dark fir as a woodcut shows it, standing on its foot.
void paintConifer(QPainter& painter, QPointF foot, double height, const QColor& colour, ArtRandom& random);

/// Tapered carved marks in rings round a centre.
struct Carving
{
    QPointF centre;
    double inner = 0;
    double outer = 0;
    double step = 6; ///< distance of the rings
};
void paintCarving(QPainter& painter, const Carving& carving, const QColor& colour, ArtRandom& random);

} // namespace tablewood
