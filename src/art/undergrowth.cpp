#include "art/undergrowth.h"

#include "art/art_random.h"
#include "art/brushwork.h"
#include "art/foliage.h"

namespace tablewood {

namespace {

void paintFern(QPainter& painter, QPointF foot, double cell, const GroundLook& look, ArtRandom& random)
{
    for (int frond = -1; frond <= 1; ++frond) {
        const double angle = frond * 0.75 + random.centred() * 0.3;
        paintFrond(painter, {foot, angle, cell * (0.30 + 0.16 * random.next()), 7, frond * 0.4, 0.26},
                   withAlpha(look.fern, 0.20));
    }
}

void paintSpores(QPainter& painter, QPointF foot, double cell, ArtRandom& random)
{
    for (int spore = 0; spore < 4; ++spore) {
        const double x = foot.x() + random.centred() * cell * 0.5;
        const double y = foot.y() - random.next() * cell * 0.4;
        painter.fillPath(circlePath(x, y, cell * (0.02 + 0.03 * random.next())), QColor(216, 201, 160, 33));
    }
}

void paintStones(QPainter& painter, QPointF foot, double cell)
{
    const QColor stone(200, 180, 140, 41);
    painter.fillPath(ellipsePath(foot.x(), foot.y() - cell * 0.12, cell * 0.12, cell * 0.07), stone);
    painter.fillPath(ellipsePath(foot.x() + cell * 0.14, foot.y() - cell * 0.06, cell * 0.07, cell * 0.04),
                     stone);
}

} // namespace

void paintPlant(QPainter& painter, QPointF centre, double cell, const GroundLook& look, ArtRandom& random)
{
    const double kind = random.next();
    const QPointF foot = centre + QPointF(random.centred() * cell * 0.35, cell * 0.30);
    if (kind < 0.55)
        paintFern(painter, foot, cell, look, random);
    else if (kind < 0.8)
        paintSpores(painter, foot, cell, random);
    else
        paintStones(painter, foot, cell);
}

void paintThicket(QPainter& painter, QPointF centre, double cell, const GroundLook& look, ArtRandom& random)
{
    const QPointF foot = centre + QPointF(0, cell * 0.5);
    for (int frond = -3; frond <= 3; ++frond) {
        const double x = (frond / 7.0 + random.centred() * 0.2) * cell;
        const double angle = frond * 0.16 + random.centred() * 0.5;
        const double length = cell * (0.55 + 0.4 * random.next());
        const QColor colour = mix(mix(look.moss, look.edge, 0.62), QColor(0x12160E), 0.75 * random.next());
        paintFrond(painter, {foot + QPointF(x, 0), angle, length, 9, frond * 0.12, 0.26}, colour);
    }
}

} // namespace tablewood
