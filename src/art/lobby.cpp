#include "art/lobby.h"

#include "art/art_random.h"
#include "art/brushwork.h"
#include "art/foliage.h"

#include <QtMath>

namespace tablewood {

namespace {

struct FloorColours
{
    QColor top;
    QColor foot;
    QColor lightFrond;
    QColor darkFrond;
    double frondStrength;
    QColor pool;
    double poolStrength;
};

FloorColours floorColours(ArtTheme theme)
{
    if (theme == ArtTheme::Night)
        return {QColor(0x0C1614),
                QColor(0x16241D),
                QColor(0x1D3127),
                QColor(0x101D17),
                0.75,
                QColor(0xF0B455),
                0.46};
    return {
        QColor(0xE4E6C2), QColor(0xD2D9A8), QColor(0xBFCF92), QColor(0xA9BD7A), 0.6, QColor(0xFFF8DC), 0.9};
}

} // namespace

void paintForestFloor(QPainter& painter, QSizeF size, ArtTheme theme, QPointF light)
{
    const FloorColours colours = floorColours(theme);
    const double w = size.width();
    const double h = size.height();
    const QRectF area(QPointF(), size);
    painter.fillRect(area, linear({0, 0}, {0, h}, {{0, colours.top}, {1, colours.foot}}));
    ArtRandom random(8);
    const int fronds = qRound(260 * w / 1280);
    for (int frond = 0; frond < fronds; ++frond) {
        const QPointF foot(random.next() * w, random.next() * h * 1.1);
        const double angle = random.next() * 2 * M_PI;
        const double length = 40 + random.next() * 70;
        const QColor colour = random.next() < 0.5 ? colours.lightFrond : colours.darkFrond;
        paintFrond(painter, {foot, angle, length, 9, random.centred() * 0.9, 0.22},
                   withAlpha(colour, colours.frondStrength));
    }
    {
        const PainterScope scope(painter);
        painter.translate(light.x() * w, light.y() * h);
        painter.scale(1, 0.8);
        painter.fillRect(QRectF(-1.5 * w, -1.5 * h, 3 * w, 3 * h),
                         radial({0, 0}, 60, 480,
                                {{0, withAlpha(colours.pool, colours.poolStrength)},
                                 {0.5, withAlpha(colours.pool, colours.poolStrength * 0.42)},
                                 {1, withAlpha(colours.pool, 0)}}));
    }
    if (theme == ArtTheme::Night)
        paintVignette(painter, area, {{light.x() * w, light.y() * h}, 330, 900, 0.85});
}

void paintRoundTable(QPainter& painter, QSizeF size, ArtTheme theme)
{
    const bool isNight = theme == ArtTheme::Night;
    // All measures are those of a table 480 units broad, with its shadow.
    const double unit = size.width() / 548;
    painter.scale(unit, unit);
    const double height = size.height() / unit;
    const double rx = 236;
    const double cx = 274;
    const double ry = (height - 96) / 2;
    const double cy = ry + 4;
    for (int ring = 12; ring > 0; --ring)
        painter.fillPath(ellipsePath(cx + 4, cy + 34, rx + ring * 3, ry + ring * 2.4),
                         withAlpha(isNight ? QColor(Qt::black) : QColor(0x4A3A18), isNight ? 0.055 : 0.03));
    painter.fillPath(ellipsePath(cx, cy + 17, rx, ry), isNight ? QColor(0x23180F) : QColor(0x5A4022));
    painter.fillPath(ellipsePath(cx, cy + 10, rx, ry), isNight ? QColor(0x3B2B1C) : QColor(0x7C5A34));
    {
        const PainterScope scope(painter);
        painter.setClipPath(ellipsePath(cx, cy, rx, ry), Qt::IntersectClip);
        const QRectF top(cx - rx, cy - ry, 2 * rx, 2 * ry);
        paintPlanks(painter, {top, 21, isNight ? QColor(0x86653F) : QColor(0xCFAE7A),
                              isNight ? QColor(0x654A2E) : QColor(0xB08C5A), 58});
        paintLampLight(painter, top, {cx, cy - 20}, 270, isNight ? 0.55 : 0.25);
    }
    strokePath(painter, ellipsePath(cx, cy, rx - 1, ry - 1), QColor(255, 220, 160, 166), 2);
    strokePath(painter, ellipsePath(cx, cy, rx - 13, ry - 11), QColor(50, 30, 12, 115), 3);
    strokePath(painter, ellipsePath(cx, cy + 1.5, rx - 13, ry - 11), QColor(255, 220, 160, 56), 1);
}

} // namespace tablewood
