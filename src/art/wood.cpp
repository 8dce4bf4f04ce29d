#include "art/wood.h"

#include "art/art_random.h"
#include "art/brushwork.h"
#include "art/foliage.h"

#include <QtMath>

#include <array>

namespace tablewood {

namespace {

constexpr QRgb litGrain = 0xFFE8C48C;

void paintGrain(QPainter& painter, double left, double top, double length, double breadth, ArtRandom& random)
{
    const double y = top + random.next() * breadth;
    const double strength = 0.08 + 0.18 * random.next();
    const QColor colour =
        random.next() < 0.62 ? withAlpha(Qt::black, strength) : withAlpha(QColor(litGrain), strength * 0.55);
    const double width = 0.5 + random.next() * 1.4;
    const double x = left - 40 + random.next() * length * 0.7;
    const double reach = 120 + random.next() * length * 0.6;
    QPainterPath grain;
    grain.moveTo(x, y);
    const double first = random.centred() * 7;
    const double second = random.centred() * 7;
    grain.cubicTo(x + reach * 0.3, y + first, x + reach * 0.6, y + second, x + reach,
                  y + random.centred() * 3);
    painter.strokePath(grain, QPen(colour, width, Qt::SolidLine, Qt::FlatCap));
}

void paintBoards(QPainter& painter, double left, double top, double length, double height,
                 const Planks& planks)
{
    ArtRandom random(planks.seed);
    double y = top;
    while (y < top + height) {
        const double breadth = planks.breadth * (0.85 + 0.3 * random.next());
        painter.fillRect(QRectF(left, y, length, breadth),
                         mix(planks.light, planks.dark, random.next() * 0.55));
        const int grains = qRound(breadth / 2.6);
        for (int grain = 0; grain < grains; ++grain)
            paintGrain(painter, left, y, length, breadth, random);
        if (random.next() < 0.6) {
            const double x = left + random.next() * length;
            const double middle = y + breadth * (0.3 + 0.4 * random.next());
            for (int ring = 0; ring < 5; ++ring)
                strokePath(painter, ellipsePath(x, middle, 3 + ring * 5, 1.5 + ring * 2.2),
                           withAlpha(Qt::black, 0.22 - 0.03 * ring), 1.2);
        }
        painter.fillRect(QRectF(left, y + breadth - 2, length, 2), withAlpha(Qt::black, 0.55));
        painter.fillRect(QRectF(left, y, length, 1), withAlpha(QColor(litGrain), 0.10));
        painter.fillRect(QRectF(left + random.next() * length, y, 1.5, breadth - 1),
                         withAlpha(Qt::black, 0.4));
        y += breadth;
    }
}

struct Corner
{
    QPointF at;
    double angle;
};

std::array<Corner, 4> corners(QSizeF size)
{
    const double w = size.width();
    const double h = size.height();
    return {{{{0, h}, 0.5}, {{w, h}, -0.5}, {{0, 0}, 2.4}, {{w, 0}, -2.4}}};
}

void paintNightTable(QPainter& painter, QSizeF size, quint32 seed)
{
    const QRectF area(QPointF(), size);
    const double w = size.width();
    const double h = size.height();
    paintPlanks(painter, {area, seed, QColor(0x4A3828), QColor(0x33271C), h / 6.5});
    painter.fillRect(area, withAlpha(QColor(0x16211B), 0.20));
    paintLampLight(painter, area, {w / 2, h * 0.44}, w * 0.56, 0.34);
    paintVignette(painter, area, {{w / 2, h * 0.46}, w * 0.22, w * 0.68, 0.93});
    ArtRandom random(seed + 7);
    for (const Corner& corner : corners(size)) {
        for (int frond = 0; frond < 4; ++frond) {
            const double length = h * (0.17 + 0.05 * random.next());
            const QColor colour = mix(QColor(0x1B2A20), QColor(0x0B120E), 0.25 + 0.5 * random.next());
            const double bend = random.centred() * 0.8;
            paintFrond(painter, {corner.at, corner.angle + (frond - 1.5) * 0.42, length, 11, bend, 0.22},
                       colour);
        }
    }
}

void paintDapples(QPainter& painter, QSizeF size, ArtRandom& random)
{
    for (int dapple = 0; dapple < 46; ++dapple) {
        const double x = random.next() * size.width();
        const double y = random.next() * size.height();
        const double radius = 26 + random.next() * 80;
        painter.fillRect(QRectF(x - radius, y - radius, 2 * radius, 2 * radius),
                         radial({x, y}, radius * 0.2, radius,
                                {{0, withAlpha(QColor(0xFFFBEA), 0.34)},
                                 {0.7, withAlpha(QColor(0xFFF8E0), 0.16)},
                                 {1, withAlpha(QColor(0xFFF8E0), 0)}}));
    }
    for (int shadow = 0; shadow < 16; ++shadow) {
        const double x = random.next() * size.width();
        const double y = random.next() * size.height();
        for (int leaf = -2; leaf <= 2; ++leaf) {
            const double angle = leaf * 0.5 + random.next() * 0.4;
            paintFrond(painter, {{x, y}, angle, 60 + random.next() * 60, 9, leaf * 0.3, 0.26},
                       withAlpha(QColor(0x5A5A2C), 0.07));
        }
    }
}

void paintClearingTable(QPainter& painter, QSizeF size, quint32 seed)
{
    const QRectF area(QPointF(), size);
    const double w = size.width();
    const double h = size.height();
    paintPlanks(painter, {area, seed, QColor(0xD8BE92), QColor(0xC4A678), h / 6.5});
    painter.fillRect(area, withAlpha(QColor(0xF3EAD6), 0.42));
    painter.fillRect(area, radial({w * 0.32, -60}, 40, w * 0.85,
                                  {{0, withAlpha(QColor(0xFFF8E0), 0.85)},
                                   {0.5, withAlpha(QColor(0xFFF2CC), 0.28)},
                                   {1, withAlpha(QColor(0xFFF2CC), 0)}}));
    painter.fillRect(area,
                     radial({w / 2, h * 0.455}, w * 0.30, w * 0.72,
                            {{0, withAlpha(QColor(0x6E7A46), 0)}, {1, withAlpha(QColor(0x5E6E3C), 0.34)}}));
    ArtRandom light(seed + 3);
    paintDapples(painter, size, light);
    ArtRandom shade(seed + 7);
    for (const Corner& corner : corners(size)) {
        for (int frond = 0; frond < 5; ++frond) {
            const double length = h * (0.18 + 0.06 * shade.next());
            paintFrond(painter,
                       {corner.at + QPointF(4, 6), corner.angle + (frond - 2) * 0.38, length, 11,
                        shade.centred() * 0.8, 0.22},
                       withAlpha(QColor(0x3E4A22), 0.16));
        }
    }
    ArtRandom random(seed + 9);
    for (const Corner& corner : corners(size)) {
        for (int frond = 0; frond < 5; ++frond) {
            const double length = h * (0.15 + 0.05 * random.next());
            const QColor colour = mix(QColor(0x7F9A4C), QColor(0x5C7A36), random.next());
            paintFrond(
                painter,
                {corner.at, corner.angle + (frond - 2) * 0.42, length, 11, random.centred() * 0.8, 0.22},
                colour);
        }
    }
}

} // namespace

void paintPlanks(QPainter& painter, const Planks& planks)
{
    const PainterScope scope(painter);
    painter.setClipRect(planks.area, Qt::IntersectClip);
    if (!planks.isUpright) {
        paintBoards(painter, planks.area.x(), planks.area.y(), planks.area.width(), planks.area.height(),
                    planks);
        return;
    }
    painter.translate(planks.area.topLeft());
    painter.rotate(90);
    painter.translate(0, -planks.area.width());
    paintBoards(painter, 0, 0, planks.area.height(), planks.area.width(), planks);
}

void paintLampLight(QPainter& painter, const QRectF& area, QPointF centre, double radius, double warmth)
{
    painter.fillRect(area, radial(centre, 0, radius,
                                  {{0, withAlpha(QColor(0xF2B65A), warmth)},
                                   {0.35, withAlpha(QColor(0xE09A45), warmth * 0.45)},
                                   {1, withAlpha(QColor(0xE09A45), 0)}}));
}

void paintVignette(QPainter& painter, const QRectF& area, const Vignette& vignette)
{
    constexpr QRgb darkness = 0xFF070D0A;
    painter.fillRect(area, radial(vignette.centre, vignette.inner, vignette.outer,
                                  {{0, withAlpha(QColor(darkness), 0)},
                                   {0.6, withAlpha(QColor(darkness), vignette.strength * 0.55)},
                                   {1, withAlpha(QColor(darkness), vignette.strength)}}));
}

void paintTabletop(QPainter& painter, QSizeF size, ArtTheme theme, quint32 seed)
{
    if (theme == ArtTheme::Night)
        paintNightTable(painter, size, seed);
    else
        paintClearingTable(painter, size, seed);
}

} // namespace tablewood
