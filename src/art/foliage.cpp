#include "art/foliage.h"

#include "art/art_random.h"
#include "art/brushwork.h"

#include <QTransform>
#include <QtMath>

#include <algorithm>
#include <array>
#include <cmath>

namespace tablewood {

namespace {

// A leaf pointing up from the origin, pointed at both ends.
QPainterPath leafPath(double length, double halfWidth)
{
    QPainterPath leaf;
    leaf.quadTo(halfWidth, -length / 2, 0, -length);
    leaf.quadTo(-halfWidth, -length / 2, 0, 0);
    return leaf;
}

QPainterPath placed(const QPainterPath& path, QPointF at, double angle)
{
    return QTransform().translate(at.x(), at.y()).rotateRadians(angle).map(path);
}

void addStem(QPainterPath& path, QPointF from, QPointF to, double width)
{
    const QPointF along = to - from;
    const double length = std::hypot(along.x(), along.y());
    const QPointF side = QPointF(-along.y(), along.x()) / length * width / 2;
    path.moveTo(from + side);
    path.lineTo(to + side);
    path.lineTo(to - side);
    path.lineTo(from - side);
    path.closeSubpath();
}

} // namespace

void paintFrond(QPainter& painter, const Frond& frond, const QColor& colour)
{
    QPainterPath whole;
    whole.setFillRule(Qt::WindingFill);
    const double step = frond.length / frond.leaves;
    QPointF at;
    double angle = 0;
    for (int pair = 0; pair < frond.leaves; ++pair) {
        const double along = static_cast<double>(pair) / frond.leaves;
        angle += frond.bend / frond.leaves;
        const QPointF next = at + QPointF(std::sin(angle), -std::cos(angle)) * step;
        addStem(whole, at, next, std::max(0.7, frond.length * 0.022 * (1 - along)));
        if (pair > 0) {
            const double length = frond.length * frond.leaf * std::sin(M_PI * (0.22 + 0.72 * along));
            const QPainterPath leaf = leafPath(length, length * 0.24);
            whole.addPath(placed(leaf, next, angle - 1.05));
            whole.addPath(placed(leaf, next, angle + 1.05));
        }
        at = next;
    }
    whole.addPath(placed(leafPath(frond.length * 0.12, frond.length * 0.042), at, angle));
    painter.fillPath(placed(whole, frond.foot, frond.angle), colour);
}

void paintFir(QPainter& painter, QPointF foot, double height, const FirColours& colours)
{
    const double half = height * 0.36;
    painter.fillPath(ellipsePath(foot.x() + height * 0.06, foot.y(), half * 1.15, half * 0.42),
                     withAlpha(colours.shade, 0.42));
    // Three skirts, the lowest the broadest, each lit from the left.
    for (int skirt = 0; skirt < 3; ++skirt) {
        const double low = foot.y() - height * 0.27 * skirt;
        const double breadth = half * (1 - 0.25 * skirt);
        const double top = skirt == 2 ? foot.y() - height : low - height * 0.52;
        QPainterPath cone;
        cone.moveTo(foot.x(), top);
        cone.lineTo(foot.x() + breadth, low - height * 0.04);
        cone.quadTo(foot.x(), low + height * 0.10, foot.x() - breadth, low - height * 0.04);
        cone.closeSubpath();
        painter.fillPath(cone, linear({foot.x() - breadth, low}, {foot.x() + breadth, low},
                                      {{0, mix(colours.body, colours.lit, 0.30 + 0.12 * skirt)},
                                       {0.45, colours.body},
                                       {1, mix(colours.body, Qt::black, 0.38)}}));
    }
}

void paintConifer(QPainter& painter, QPointF foot, double height, const QColor& colour, ArtRandom& random)
{
    constexpr int tiers = 5;
    const double width = height * 0.36;
    std::array<QPointF, tiers> reach;
    for (int tier = 0; tier < tiers; ++tier) {
        const double down = (tier + 1.0) / tiers;
        reach[tier] = {width * down * (0.9 + 0.2 * random.next()), height * down * 0.92};
    }
    const double x = foot.x();
    const double top = foot.y() - height;
    QPainterPath tree;
    tree.moveTo(x, top);
    for (const QPointF& tier : reach) {
        tree.lineTo(x + tier.x() / 2, top + tier.y());
        tree.lineTo(x + tier.x() * 0.26, top + tier.y() - height * 0.02);
    }
    tree.lineTo(x + width * 0.05, foot.y() - height * 0.07);
    tree.lineTo(x + width * 0.05, foot.y());
    tree.lineTo(x - width * 0.05, foot.y());
    tree.lineTo(x - width * 0.05, foot.y() - height * 0.07);
    for (auto tier = reach.rbegin(); tier != reach.rend(); ++tier) {
        tree.lineTo(x - tier->x() * 0.26, top + tier->y() - height * 0.02);
        tree.lineTo(x - tier->x() / 2, top + tier->y());
    }
    tree.closeSubpath();
    painter.fillPath(tree, colour);
}

void paintCarving(QPainter& painter, const Carving& carving, const QColor& colour, ArtRandom& random)
{
    QPainterPath marks;
    marks.setFillRule(Qt::WindingFill);
    for (double radius = carving.inner; radius < carving.outer; radius += carving.step) {
        const int count = std::max(8, qRound(2 * M_PI * radius / (carving.step * 1.5)));
        const double offset = random.next() * 6;
        const double outwards = (radius - carving.inner) / (carving.outer - carving.inner);
        for (int mark = 0; mark < count; ++mark) {
            if (random.next() < 0.12)
                continue;
            const double angle = offset + mark * 2 * M_PI / count;
            const double length = carving.step * (0.55 + 0.6 * random.next()) * (1 - 0.35 * outwards);
            const double half = carving.step * 0.13 * (1 - 0.55 * outwards);
            QPainterPath wedge;
            wedge.moveTo(0, -half);
            wedge.quadTo(length / 2, -half, length, 0);
            wedge.quadTo(length / 2, half, 0, half);
            wedge.closeSubpath();
            const QPointF at = carving.centre + radius * QPointF(std::cos(angle), std::sin(angle));
            marks.addPath(placed(wedge, at, angle));
        }
    }
    painter.fillPath(marks, colour);
}

} // namespace tablewood
