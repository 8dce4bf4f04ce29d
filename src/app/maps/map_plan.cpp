#include "app/maps/map_plan.h"

#include <algorithm>
#include <cstdlib>

namespace tablewood {

namespace {

/// Two maps are so far apart that what stands beyond their edges does not touch.
constexpr int kGap = 3;

} // namespace

MapPlan::MapPlan(const std::vector<MapSheet>& sheets)
{
    int row = 0;
    for (const MapSheet& sheet : sheets) {
        m_areas.emplace_back(0, row, sheet.columns, sheet.rows);
        row += sheet.rows + kGap;
        m_bounds |= m_areas.back().adjusted(-1, -1, 1, 1);
    }
}

QPoint MapPlan::placeOf(MapSpot spot) const
{
    const QPoint first = spot.map < m_areas.size() ? m_areas[spot.map].topLeft() : QPoint();
    return first + QPoint(spot.at.column, spot.at.row);
}

std::optional<MapSpot> MapPlan::spotAt(QPoint place) const
{
    for (std::size_t map = 0; map < m_areas.size(); ++map)
        if (m_areas[map].adjusted(-1, -1, 1, 1).contains(place)) {
            const QPoint at = place - m_areas[map].topLeft();
            return MapSpot{static_cast<std::uint8_t>(map),
                           {static_cast<std::int16_t>(at.x()), static_cast<std::int16_t>(at.y())}};
        }
    return std::nullopt;
}

std::vector<QPoint> spacesBetween(QPoint from, QPoint to)
{
    std::vector<QPoint> spaces;
    const int columns = std::abs(to.x() - from.x());
    const int rows = std::abs(to.y() - from.y());
    const QPoint right(to.x() > from.x() ? 1 : -1, 0);
    const QPoint down(0, to.y() > from.y() ? 1 : -1);
    int gone = 0;
    int sunk = 0;
    while (gone < columns || sunk < rows) {
        // The step that stays nearer to the straight line.
        const bool isAside = (2 * gone + 1) * rows <= (2 * sunk + 1) * columns;
        const bool goesAside = sunk == rows || (gone < columns && isAside);
        from += goesAside ? right : down;
        (goesAside ? gone : sunk) += 1;
        spaces.push_back(from);
    }
    return spaces;
}

std::vector<QPoint> posedCells(const std::vector<Cell>& cells, MapPose pose)
{
    std::vector<QPoint> posed;
    if (cells.empty())
        return {QPoint()};
    for (const Cell& cell : cells) {
        QPoint at(pose.isFlipped ? -cell.column : cell.column, cell.row);
        for (int turn = 0; turn < pose.turns % 4; ++turn)
            at = QPoint(-at.y(), at.x());
        posed.push_back(at);
    }
    QPoint corner = posed.front();
    for (const QPoint& at : posed)
        corner = QPoint(std::min(corner.x(), at.x()), std::min(corner.y(), at.y()));
    for (QPoint& at : posed)
        at -= corner;
    return posed;
}

} // namespace tablewood
