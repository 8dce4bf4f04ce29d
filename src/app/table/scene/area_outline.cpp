#include "app/table/scene/area_outline.h"

#include <algorithm>
#include <map>
#include <numbers>
#include <set>
#include <utility>
#include <vector>

namespace tablewood {

namespace {

/// A corner of spaces in whole numbers, so that those of neighbours are the same.
using Corner = std::pair<int, int>;

/// The corners of a space, clockwise.
std::vector<Corner> cornersOf(Grid grid, QPoint cell)
{
    if (grid != Grid::hex) {
        const auto [x, y] = Corner{cell.x(), cell.y()};
        return {{x, y}, {x + 1, y}, {x + 1, y + 1}, {x, y + 1}};
    }
    const int x = 2 * cell.x() + 1 + (cell.y() & 1);
    const int y = 3 * cell.y() + 2;
    return {{x, y - 2}, {x + 1, y - 1}, {x + 1, y + 1}, {x, y + 2}, {x - 1, y + 1}, {x - 1, y - 1}};
}

/// Where a corner lies, as BoardGeometry.qml has it: a hex stands on a point, and is 1 wide.
QPointF placeOf(Grid grid, Corner corner)
{
    const QPointF unit = grid == Grid::hex ? QPointF(0.5, 0.5 / std::numbers::sqrt3) : QPointF(1, 1);
    return {corner.first * unit.x(), corner.second * unit.y()};
}

} // namespace

QString areaOutline(Grid grid, const QList<QPoint>& cells)
{
    std::set<Corner> inside;
    for (const QPoint& cell : cells)
        inside.emplace(cell.x(), cell.y());
    // Edges run clockwise round each space; one that runs both ways lies between two of them. At a corner
    // where two spaces touch, two edges begin.
    std::multimap<Corner, Corner> edges;
    for (const auto& [x, y] : inside) {
        const std::vector<Corner> corners = cornersOf(grid, {x, y});
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const Corner from = corners[i];
            const Corner to = corners[(i + 1) % corners.size()];
            const auto [first, last] = edges.equal_range(to);
            const auto back =
                std::find_if(first, last, [&](const auto& edge) { return edge.second == from; });
            if (back != last)
                edges.erase(back);
            else
                edges.emplace(from, to);
        }
    }
    const auto put = [&](QLatin1Char order, Corner corner) {
        const QPointF place = placeOf(grid, corner);
        return QStringLiteral("%1%2 %3").arg(order).arg(place.x()).arg(place.y());
    };
    QString path;
    while (!edges.empty()) {
        auto edge = edges.begin();
        path += put(QLatin1Char('M'), edge->first);
        while (edge != edges.end()) {
            const Corner to = edge->second;
            edges.erase(edge);
            path += put(QLatin1Char('L'), to);
            edge = edges.find(to);
        }
        path += QLatin1Char('Z');
    }
    return path;
}

QString areaWays(const QList<QPoint>& cells)
{
    std::set<std::pair<int, int>> inside;
    for (const QPoint& cell : cells)
        inside.emplace(cell.x(), cell.y());
    QString path;
    for (const auto& [x, y] : inside) {
        for (const auto& [across, down] : {std::pair{1, 0}, {0, 1}, {1, 1}, {-1, 1}}) {
            // A way never hangs on what lies beside it, so that those that are there stay as spaces come.
            if (!inside.contains({x + across, y + down}))
                continue;
            path += QStringLiteral("M%1 %2Q%3 %4 %5 %6")
                        .arg(x + 0.5)
                        .arg(y + 0.5)
                        .arg(x + 0.5 + across * 0.5 + down * 0.1)
                        .arg(y + 0.5 + down * 0.5 - across * 0.1)
                        .arg(x + 0.5 + across)
                        .arg(y + 0.5 + down);
        }
    }
    return path;
}

} // namespace tablewood
