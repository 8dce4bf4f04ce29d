#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tablewood {

/// A space of a board, column and row counted from 0. On a hex board odd rows are shifted half a space to the
/// right. On a free board column and row are thousandths of the board's width and height. Its text is the
/// column's letter and the row's number, "E4"; after Z come AA, AB, ...,
/// after ZZ AAA.
struct Cell
{
    std::int16_t column = 0;
    std::int16_t row = 0;

    std::string text() const;
    /// Reads "E4"; nothing if the text is no such name.
    static std::optional<Cell> fromText(std::string_view text);

    constexpr Cell moved(int columns, int rows) const
    {
        return {static_cast<std::int16_t>(column + columns), static_cast<std::int16_t>(row + rows)};
    }
    friend constexpr auto operator<=>(Cell, Cell) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("column", self.column);
        visit("row", self.row);
    }
};

/// The neighbours across an edge of a square space: up, right, down, left.
constexpr std::array<Cell, 4> orthogonalNeighbours(Cell c)
{
    return {c.moved(0, -1), c.moved(1, 0), c.moved(0, 1), c.moved(-1, 0)};
}

/// The eight squares around a square space, clockwise from above.
constexpr std::array<Cell, 8> allNeighbours(Cell c)
{
    return {c.moved(0, -1), c.moved(1, -1), c.moved(1, 0),  c.moved(1, 1),
            c.moved(0, 1),  c.moved(-1, 1), c.moved(-1, 0), c.moved(-1, -1)};
}

/// The six neighbours of a hex space, clockwise from the upper right.
constexpr std::array<Cell, 6> hexNeighbours(Cell c)
{
    const int shift = (c.row & 1) != 0 ? 1 : 0;
    return {c.moved(shift, -1),    c.moved(1, 0),  c.moved(shift, 1),
            c.moved(shift - 1, 1), c.moved(-1, 0), c.moved(shift - 1, -1)};
}

} // namespace tablewood
