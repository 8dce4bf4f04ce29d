#include "app/table/scene/area_outline.h"

#include <map>
#include <set>
#include <utility>

namespace tablewood {

QString areaOutline(const QList<QPoint>& cells)
{
    using Corner = std::pair<int, int>;
    std::set<Corner> inside;
    for (const QPoint& cell : cells)
        inside.emplace(cell.x(), cell.y());
    // Edges run clockwise round the area; at a corner where two spaces touch, two edges begin.
    std::multimap<Corner, Corner> edges;
    for (const auto& [x, y] : inside) {
        if (!inside.contains({x, y - 1}))
            edges.emplace(Corner{x, y}, Corner{x + 1, y});
        if (!inside.contains({x + 1, y}))
            edges.emplace(Corner{x + 1, y}, Corner{x + 1, y + 1});
        if (!inside.contains({x, y + 1}))
            edges.emplace(Corner{x + 1, y + 1}, Corner{x, y + 1});
        if (!inside.contains({x - 1, y}))
            edges.emplace(Corner{x, y + 1}, Corner{x, y});
    }
    QString path;
    while (!edges.empty()) {
        auto edge = edges.begin();
        path += QStringLiteral("M%1 %2").arg(edge->first.first).arg(edge->first.second);
        while (edge != edges.end()) {
            const Corner to = edge->second;
            edges.erase(edge);
            path += QStringLiteral("L%1 %2").arg(to.first).arg(to.second);
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
