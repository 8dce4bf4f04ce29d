#include "art/supply_slot.h"

#include "art/brushwork.h"

namespace tablewood {

namespace {

constexpr double coverCorner = 20;

bool paintCover(QPainter& painter, double height, const QString& cover, const ArtCatalog& catalog)
{
    const LayeredShape* emblem = catalog.emblem(cover);
    if (!emblem)
        return false;
    painter.fillPath(roundedPath(0, 4, 100, height - 4, coverCorner), QColor(0x140E08));
    const QPainterPath face = roundedPath(1, 1, 98, height - 8, coverCorner);
    painter.fillPath(face, linear({0, 0}, {0, height}, {{0, QColor(0x7C6143)}, {1, QColor(0x4B3927)}}));
    strokePath(painter, face, QColor(240, 205, 150, 128), 2.2);
    painter.translate(50 - 29, height / 2 - 31);
    painter.scale(0.58, 0.58);
    const QColor carved(0x2A1E13);
    const QColor worn(0xB99A6C);
    const ColourWords words{{QStringLiteral("high"), carved},
                            {QStringLiteral("low"), worn},
                            {QStringLiteral("accent"), carved},
                            {QStringLiteral("ground"), carved}};
    return emblem->paint(painter, {words, &catalog.seatEmblems(), {}, 0});
}

/// The colours of what fills a place: a heart is red, all else as water.
struct Filling
{
    QColor glow;
    QColor edge;
    QColor bright;
    QColor middle;
    QColor deep;
    QColor dayWell;
    QColor dayEdge;
};

Filling fillingOf(const QString& icon)
{
    if (icon == u"heart")
        return {QColor(240, 110, 120), QColor(240, 160, 165), QColor(0xFFD9D6), QColor(0xF28C8C),
                QColor(0xB93A4A),      QColor(0x7A2530),      QColor(0x5A1822)};
    return {QColor(120, 220, 240), QColor(150, 225, 240), QColor(0xC9F5FB), QColor(0x8FE3F2),
            QColor(0x3F9FBA),      QColor(0x1F5866),      QColor(0x123F4A)};
}

QColor veiled(QColor colour, int alpha)
{
    colour.setAlpha(alpha);
    return colour;
}

void paintWell(QPainter& painter, double height, bool isFull, ArtTheme theme, const Filling& filling)
{
    const bool isNight = theme == ArtTheme::Night;
    const QPainterPath well = roundedPath(1.2, 1.2, 97.6, height - 4.6, coverCorner);
    const QColor face = isNight ? QColor(4, 8, 6, 140) : isFull ? filling.dayWell : QColor(0xE9DDC2);
    const QColor edge = isNight  ? (isFull ? veiled(filling.edge, 179) : QColor(191, 212, 217, 56))
                        : isFull ? filling.dayEdge
                                 : QColor(0xB99B6E);
    painter.fillPath(well, face);
    if (isFull)
        painter.fillPath(
            well, radial({50, height / 2}, 0, 72,
                         {{0, veiled(filling.glow, isNight ? 153 : 90)}, {1, veiled(filling.glow, 0)}}));
    strokePath(painter, well, edge, 2.3);
}

} // namespace

bool paintSupplySlot(QPainter& painter, double height, const SupplySlot& place, const ArtCatalog& catalog)
{
    if (place.state == SlotState::Blocked)
        return paintCover(painter, height, place.cover, catalog);
    const bool isNight = place.theme == ArtTheme::Night;
    const bool isFull = place.state == SlotState::Full;
    const std::optional<QPainterPath> icon = catalog.icon(place.icon);
    if (!icon)
        return false;
    const Filling filling = fillingOf(place.icon);
    paintWell(painter, height, isFull, place.theme, filling);
    if (place.state == SlotState::Open) {
        painter.fillPath(circlePath(50, height / 2, 4.5),
                         isNight ? QColor(191, 212, 217, 128) : QColor(0x8A7656));
        return true;
    }
    painter.translate(50 - 37, height / 2 - 38);
    painter.scale(74 / 24.0, 74 / 24.0);
    if (isFull) {
        painter.fillPath(*icon, linear({6, 5}, {18, 19},
                                       {{0, filling.bright}, {0.45, filling.middle}, {1, filling.deep}}));
        strokePath(painter, *icon, filling.middle, 1);
    } else {
        strokePath(painter, *icon, isNight ? QColor(143, 200, 212, 153) : QColor(0x2B6473), 1.5);
    }
    return true;
}

} // namespace tablewood
