#include "art/ground_shape.h"

#include "art/art_random.h"

namespace tablewood {

namespace {

/// Along a side, clockwise, and away from the space by it.
constexpr std::array<QPoint, 4> kAlong{QPoint(1, 0), QPoint(0, 1), QPoint(-1, 0), QPoint(0, -1)};
constexpr std::array<QPoint, 4> kOut{QPoint(0, -1), QPoint(1, 0), QPoint(0, 1), QPoint(-1, 0)};

} // namespace

/// The whole outline, and of it what is edge.
struct GroundShape::Walk
{
    QPainterPath area;
    QPainterPath edge;
    bool isOnEdge = false;

    void go(QPointF to, bool isEdge)
    {
        if (isEdge) {
            begin();
            edge.lineTo(to);
        }
        isOnEdge = isEdge;
        area.lineTo(to);
    }
    void bend(QPointF by, QPointF to, bool isEdge)
    {
        if (isEdge) {
            begin();
            edge.quadTo(by, to);
        }
        isOnEdge = isEdge;
        area.quadTo(by, to);
    }

private:
    void begin()
    {
        if (!isOnEdge)
            edge.moveTo(area.currentPosition());
    }
};

GroundShape::Walk GroundShape::walk() const
{
    Walk walk;
    // From the end of the corner before the first side on.
    const bool endsLeft = ends[3];
    const bool endsAbove = ends[0];
    QPointF start(endsLeft ? inset : 0, endsAbove ? inset : 0);
    if (endsLeft && endsAbove)
        start.rx() += rounding;
    else if (corners[3] == GroundCorner::cut)
        start.rx() += cutting;
    else if (corners[3] == GroundCorner::notch)
        start.rx() += inset;
    walk.area.moveTo(start);
    for (std::size_t corner = 0; corner < 4; ++corner)
        turn(walk, corner);
    walk.area.closeSubpath();
    return walk;
}

/// Goes along the side before a corner and round the corner.
void GroundShape::turn(Walk& walk, std::size_t corner) const
{
    const std::size_t next = (corner + 1) % 4;
    const QPointF along = kAlong[corner];
    const QPointF onward = kAlong[next];
    const QPointF middle(side / 2, side / 2);
    const QPointF at = middle + (along + QPointF(kOut[corner])) * side / 2;
    if (ends[corner] && ends[next]) {
        const QPointF within = at + (onward - along) * inset;
        follow(walk, corner, within - along * rounding);
        walk.bend(within, within + onward * rounding, true);
    } else if (ends[corner]) {
        follow(walk, corner, at + onward * inset);
    } else if (ends[next]) {
        walk.go(at - along * inset, false);
    } else if (corners[corner] == GroundCorner::cut) {
        walk.go(at - along * cutting, false);
        walk.bend(at, at + onward * cutting, false);
    } else if (corners[corner] == GroundCorner::notch) {
        walk.go(at - along * inset, false);
        walk.bend(at + (onward - along) * inset, at + onward * inset, true);
        walk.isOnEdge = false;
    } else {
        walk.go(at, false);
    }
}

/// Goes along a side where it ends; the line is worn between its ends and sure at them.
void GroundShape::follow(Walk& walk, std::size_t sideOfSpace, QPointF to) const
{
    if (wear == 0)
        return walk.go(to, true);
    constexpr int kBends = 4;
    ArtRandom random(seed * 4 + static_cast<quint32>(sideOfSpace) + 1);
    const QPointF from = walk.area.currentPosition();
    const QPointF inward = -QPointF(kOut[sideOfSpace]);
    std::array<QPointF, kBends> by;
    for (std::size_t i = 0; i < kBends; ++i)
        by[i] = from + (to - from) * (static_cast<double>(i) + 0.5) / kBends +
                inward * wear * (2 * random.centred());
    for (std::size_t i = 0; i < kBends; ++i)
        walk.bend(by[i], i + 1 < kBends ? (by[i] + by[i + 1]) / 2 : to, true);
}

QPainterPath GroundShape::area() const { return walk().area; }

QPainterPath GroundShape::edge() const { return walk().edge; }

} // namespace tablewood
