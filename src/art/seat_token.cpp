#include "art/seat_token.h"

#include "art/brushwork.h"
#include "art/seat_pattern.h"

#include <algorithm>

namespace tablewood {

namespace {
constexpr QRgb nightColour = 0xFF0E1512;
}

bool paintSeatToken(QPainter& painter, double size, const SeatColours& seat, const QString& emblem,
                    const ArtCatalog& catalog)
{
    const LayeredShape* shape = catalog.seatEmblem(emblem.isEmpty() ? seat.emblem : emblem);
    if (!shape)
        return false;
    const double r = size / 2;
    const QColor well = mix(seat.dark, QColor(nightColour), 0.45);
    painter.fillPath(circlePath(r, r + size * 0.05, r * 0.94), mix(seat.dark, Qt::black, 0.45));
    QRadialGradient rim(QPointF(r, r), r, QPointF(r * 0.7, r * 0.55));
    rim.setStops(
        {{0, mix(seat.tint, Qt::white, 0.22)}, {0.6, seat.tint}, {1, mix(seat.tint, seat.dark, 0.55)}});
    painter.fillPath(circlePath(r, r, r * 0.94), rim);
    {
        const PainterScope scope(painter);
        painter.setClipPath(circlePath(r, r, r * 0.92), Qt::IntersectClip);
        paintSeatPattern(painter, seat.pattern, {0, 0, size, size}, withAlpha(seat.dark, 0.38),
                         std::max(4.5, size / 8));
    }
    painter.fillPath(circlePath(r, r, r * 0.66), well);
    const double lineWidth = std::max(1.0, size / 40);
    bool isWhole = false;
    {
        const PainterScope scope(painter);
        painter.translate(r - r * 0.46, r - r * 0.46);
        painter.scale(r * 0.92 / 24, r * 0.92 / 24);
        const ColourWords colours{{QStringLiteral("ink"), mix(seat.tint, Qt::white, 0.35)},
                                  {QStringLiteral("knock"), well}};
        isWhole = shape->paint(painter, {colours});
    }
    strokePath(painter, circlePath(r, r, r * 0.93), withAlpha(Qt::white, 0.35), lineWidth);
    return isWhole;
}

void paintSeatSwatch(QPainter& painter, QSizeF size, const SeatColours& seat)
{
    const QRectF area(QPointF(), size);
    painter.fillRect(
        area, linear({0, 0}, {0, size.height()}, {{0, seat.tint}, {1, mix(seat.tint, seat.dark, 0.25)}}));
    paintSeatPattern(painter, seat.pattern, area, withAlpha(seat.dark, 0.5),
                     std::max(5.0, size.height() / 4));
}

} // namespace tablewood
