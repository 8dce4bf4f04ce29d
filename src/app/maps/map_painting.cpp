#include "app/maps/map_painting.h"

#include <QPainter>

namespace tablewood {

struct MapPainting::Parts
{
    QString game;
};

MapPainting::MapPainting(const QString& game) : m_parts(new Parts{game}) {}

MapPainting::~MapPainting() = default;

void MapPainting::paint(QPainter& painter, const MapDocument& map, const MapLooking& looking,
                        std::uint8_t sheet, int cell, const QRect& spaces)
{
    for (int row = spaces.top(); row <= spaces.bottom(); ++row) {
        if (row < 0 || row >= map.sheets()[sheet].rows)
            continue;
        const std::string_view signs = map.row(sheet, row);
        for (int column = spaces.left(); column <= spaces.right(); ++column)
            if (column >= 0 && column < std::ssize(signs) &&
                signs[static_cast<std::size_t>(column)] != kNoMapSpace)
                painter.fillRect(column * cell + 1, row * cell + 1, cell - 2, cell - 2,
                                 signs[static_cast<std::size_t>(column)] == '.' ? QColor(0x4C6A34)
                                                                                : QColor(0xC0A070));
    }
    for (const MapItem& item : map.items(looking.players))
        if (item.at.map == sheet) {
            painter.setPen(Qt::white);
            painter.drawText(QRect(item.at.at.column * cell, item.at.at.row * cell, cell, cell),
                             Qt::AlignCenter | Qt::TextWordWrap, QString::fromStdString(item.stamp));
        }
    painter.setPen(QPen(QColor(0xE9B44C), 4));
    for (const MapWay& way : map.ways())
        for (std::size_t i = 1; i < way.spaces.size(); ++i) {
            const auto middle = [&](MapSpot spot) {
                return QPointF(spot.at.column + 0.5, spot.at.row + 0.5) * cell;
            };
            if (way.spaces[i].map == sheet)
                painter.drawLine(middle(way.spaces[i - 1]), middle(way.spaces[i]));
        }
}

} // namespace tablewood
