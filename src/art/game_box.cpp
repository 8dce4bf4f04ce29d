#include "art/game_box.h"

#include "art/brushwork.h"

namespace tablewood {

namespace {

constexpr double boxDepth = 14;
constexpr double rise = 9;

QPainterPath polygon(const QPolygonF& corners)
{
    QPainterPath path;
    path.addPolygon(corners);
    path.closeSubpath();
    return path;
}

QPainterPath segment(QPointF from, QPointF to)
{
    QPainterPath path(from);
    path.lineTo(to);
    return path;
}

void paintBody(QPainter& painter, double w, double h, const CardPalette& palette)
{
    for (int step = 9; step > 0; --step)
        painter.fillPath(ellipsePath(w * 0.54, h + 3, w * 0.50 + step * 2.6, 5 + step * 1.5),
                         withAlpha(Qt::black, 0.09));
    painter.fillPath(
        polygon({{w - 3, 2}, {w + boxDepth, -rise}, {w + boxDepth, h - rise * 0.8}, {w - 3, h}}),
        linear({w, 0}, {w + boxDepth, 0},
               {{0, mix(palette.ground, Qt::black, 0.30)}, {1, mix(palette.low, Qt::black, 0.35)}}));
    // The lid's seam.
    const double seam = h * 0.74;
    strokePath(painter, segment({w - 1, seam}, {w + boxDepth, seam - rise}), withAlpha(Qt::black, 0.65), 2);
    strokePath(painter, segment({w - 1, seam + 2}, {w + boxDepth, seam - rise + 2}),
               withAlpha(palette.high, 0.28), 1);
    painter.fillPath(polygon({{2, 2}, {boxDepth + 4, -rise}, {w + boxDepth, -rise}, {w, 2}}),
                     linear({0, -rise}, {0, 2},
                            {{0, mix(palette.ground, palette.accent, 0.35)},
                             {1, mix(palette.ground, palette.high, 0.30)}}));
    strokePath(painter, segment({boxDepth + 4, -rise}, {w + boxDepth, -rise}), withAlpha(palette.high, 0.55),
               1);
}

} // namespace

bool paintGameBox(QPainter& painter, QSizeF size, const GameBox& box, const ArtCatalog& catalog)
{
    const CardPalette* palette = catalog.palette(box.cover.palette);
    if (!palette)
        return false;
    const double unit = size.width() / 278;
    painter.scale(unit, unit);
    painter.translate(BoxGeometry::left * 278, BoxGeometry::top * 278);
    const double w = 278 * (1 - BoxGeometry::left - BoxGeometry::right);
    const double h = size.height() / unit - 278 * (BoxGeometry::top + BoxGeometry::bottom);
    paintBody(painter, w, h, *palette);
    const QPainterPath front = roundedPath(0, 0, w, h, 4);
    painter.fillPath(front, mix(palette->low, Qt::black, 0.1));
    const double pictureFoot = h * (1 - box.label);
    bool isWhole = false;
    {
        const PainterScope scope(painter);
        painter.setClipRect(QRectF(5, 5, w - 10, pictureFoot - 5), Qt::IntersectClip);
        painter.translate(5, 5);
        isWhole = paintWoodcut(painter, {w - 10, pictureFoot - 5}, box.cover, catalog);
    }
    strokePath(painter, roundedPath(9.5, 9.5, w - 19, pictureFoot - 14, 2), withAlpha(palette->high, 0.35),
               1);
    const double labelHeight = h - pictureFoot - 5;
    painter.fillPath(roundedPath(5, pictureFoot, w - 10, labelHeight, 2),
                     linear({0, pictureFoot}, {0, h}, {{0, QColor(0xF7EFDB)}, {1, QColor(0xDCCBA7)}}));
    painter.fillRect(QRectF(5, pictureFoot, w - 10, 3), palette->accent);
    if (box.isChosen)
        strokePath(painter, roundedPath(1, 1, w - 2, h - 2, 3.5), QColor(0xFFDF9A), 2);
    else
        strokePath(painter, roundedPath(0.5, 0.5, w - 1, h - 1, 4), withAlpha(palette->high, 0.55), 1);
    if (!box.isChosen)
        painter.fillPath(front, QColor(10, 16, 13, 28));
    return isWhole;
}

} // namespace tablewood
