#include "art/space_outline.h"

namespace tablewood {

QPainterPath grownOutline(const SpaceSet& spaces, int columns, int rows, const GrownEdge& edge)
{
    const double inset = edge.rounding - edge.beyond;
    const double core = edge.side - 2 * inset;
    const auto has = [&](int column, int row) {
        return column < columns && row < rows && spaces.contains(column, row);
    };
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            if (!has(column, row))
                continue;
            const double x = column * edge.side + inset;
            const double y = row * edge.side + inset;
            const bool goesRight = has(column + 1, row);
            const bool goesDown = has(column, row + 1);
            path.addRect(x, y, goesRight ? core + edge.side : core, core);
            path.addRect(x, y, core, goesDown ? core + edge.side : core);
            if (goesRight && goesDown && has(column + 1, row + 1))
                path.addRect(x, y, core + edge.side, core + edge.side);
        }
    }
    const QPainterPath grown = path.simplified();
    QPainterPathStroker stroker;
    stroker.setWidth(2 * edge.rounding);
    stroker.setJoinStyle(Qt::RoundJoin);
    return grown.united(stroker.createStroke(grown));
}

} // namespace tablewood
