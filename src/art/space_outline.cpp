#include "art/space_outline.h"

#include <utility>
#include <vector>

namespace tablewood {

namespace {

/// Those places in a line of so many that follow one another: the first of each, and their number.
template <class Is>
std::vector<std::pair<int, int>> runsOf(int count, const Is& is)
{
    std::vector<std::pair<int, int>> runs;
    for (int i = 0; i < count; ++i) {
        if (!is(i))
            continue;
        if (runs.empty() || runs.back().first + runs.back().second != i)
            runs.emplace_back(i, 0);
        ++runs.back().second;
    }
    return runs;
}

} // namespace

QPainterPath grownOutline(const SpaceSet& spaces, int columns, int rows, const GrownEdge& edge)
{
    const double inset = edge.rounding - edge.beyond;
    const double core = edge.side - 2 * inset;
    const auto has = [&](int column, int row) {
        return column < columns && row < rows && spaces.contains(column, row);
    };
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    // Where the spaces lie together, few rectangles: paths are made one in the square of them.
    const auto add = [&](int column, int row, int across, int down) {
        path.addRect(column * edge.side + inset, row * edge.side + inset, core + (across - 1) * edge.side,
                     core + (down - 1) * edge.side);
    };
    for (int row = 0; row < rows; ++row)
        for (const auto& [from, length] : runsOf(columns, [&](int column) { return has(column, row); }))
            add(from, row, length, 1);
    for (int column = 0; column < columns; ++column)
        for (const auto& [from, length] : runsOf(rows, [&](int row) { return has(column, row); }))
            if (length > 1)
                add(column, from, 1, length);
    // Where four spaces meet.
    for (int row = 0; row + 1 < rows; ++row) {
        const auto isSquare = [&](int column) {
            return has(column, row) && has(column + 1, row) && has(column, row + 1) &&
                   has(column + 1, row + 1);
        };
        for (const auto& [from, length] : runsOf(columns - 1, isSquare))
            add(from, row, length + 1, 2);
    }
    const QPainterPath grown = path.simplified();
    QPainterPathStroker stroker;
    stroker.setWidth(2 * edge.rounding);
    stroker.setJoinStyle(Qt::RoundJoin);
    return grown.united(stroker.createStroke(grown));
}

} // namespace tablewood
