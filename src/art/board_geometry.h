#pragma once

#include <QPointF>
#include <QSizeF>

namespace tablewood {

/// How spaces lie on a board.
enum class BoardGrid
{
    Square,
    Hex,
    Free
};

/// Measures of a board's picture. QML mirrors them:
///   frame = 0.42 * cell (or another share)
///   square and free: width = columns * cell + 2 * frame, height = rows * cell + 2 * frame
///   hex (points up, odd rows half a space to the right): width = (columns + 0.5) * cell + 2 * frame (columns
///   * cell with one row), height = ((rows - 1) * 0.866 + 1.1547) * cell + 2 * frame
/// A picture that is `thickness` higher than that shows the frame's lower edge, too.
struct BoardGeometry
{
    static constexpr double usualFrameShare = 0.42;
    static constexpr double thicknessShare = 0.10;
    static constexpr double hexRowStep = 0.8660254037844386;
    static constexpr double hexHeight = 1.1547005383792515;

    BoardGrid grid = BoardGrid::Square;
    int columns = 1;
    int rows = 1;
    double cell = 56; ///< breadth of a space, from one side to the opposite one
    double frameShare = usualFrameShare;

    double frame() const { return frameShare * cell; }
    double thickness() const { return thicknessShare * cell; }
    /// The ground inside the frame.
    QSizeF groundSize() const;
    /// The whole board without its thickness.
    QSizeF size() const;
    /// Middle of a space, counted from 0.
    QPointF centre(int column, int row) const;
    /// The same board with the largest spaces that fit a picture.
    BoardGeometry fitted(QSizeF picture) const;
};

} // namespace tablewood
