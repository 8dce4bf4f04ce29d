#include "art/board_geometry.h"

#include <algorithm>

namespace tablewood {

QSizeF BoardGeometry::groundSize() const
{
    if (grid != BoardGrid::Hex)
        return QSizeF(columns, rows) * cell;
    return QSizeF(columns + (rows > 1 ? 0.5 : 0), (rows - 1) * hexRowStep + hexHeight) * cell;
}

QSizeF BoardGeometry::size() const { return groundSize() + QSizeF(2 * frame(), 2 * frame()); }

QPointF BoardGeometry::centre(int column, int row) const
{
    const QPointF corner(frame(), frame());
    if (grid != BoardGrid::Hex)
        return corner + QPointF(column + 0.5, row + 0.5) * cell;
    return corner + QPointF(column + 0.5 + (row % 2 ? 0.5 : 0), row * hexRowStep + hexHeight / 2) * cell;
}

BoardGeometry BoardGeometry::fitted(QSizeF picture) const
{
    BoardGeometry fitted = *this;
    fitted.cell = 1;
    const QSizeF unit = fitted.size();
    fitted.cell = std::min(picture.width() / unit.width(), picture.height() / unit.height());
    return fitted;
}

} // namespace tablewood
