#pragma once

#include "games/arbor/spaces.h"
#include "kernel/fields.h"

#include <array>

namespace tablewood::arbor {

enum class TileKind : std::uint8_t
{
    empty,
    missing,
    root,
    tree,
    guardian,
    sage
};
inline constexpr int kTileKinds = 6;

/// The content of a space. `id` is the piece's, 0 where nothing lies.
struct Tile
{
    TileKind kind = TileKind::empty;
    Seat owner = Seat::none();
    PieceId id = 0;

    bool isForest() const { return kind >= TileKind::tree; }
    bool isForestOf(Seat seat) const { return isForest() && owner == seat; }
    friend bool operator==(const Tile&, const Tile&) = default;
};

/// The board. It is written as one text a row, spaces apart: "." empty, "*" a Root, "~" no space, and T, G or
/// S with the number of the seat, counted from 1, for a Tree, Guardian or Sage: "T1".
/// Each tile is kept twice: by its space, and in sets of spaces.
class Land
{
public:
    Land() = default;
    Land(int columns, int rows)
        : m_columns(static_cast<std::int8_t>(columns)), m_rows(static_cast<std::int8_t>(rows))
    {
        m_spaces = kind(TileKind::empty) = Spaces::rectangle(columns, rows);
    }

    int columns() const { return m_columns; }
    int rows() const { return m_rows; }
    bool has(Cell c) const { return c.column >= 0 && c.row >= 0 && c.column < m_columns && c.row < m_rows; }
    const Tile& at(Cell c) const { return m_tiles[indexOf(c)]; }
    void put(Cell c, const Tile& tile);
    /// The tile at a place; outside the board it is `missing`.
    Tile look(Cell c) const { return has(c) ? at(c) : Tile{TileKind::missing, Seat::none(), 0}; }

    /// The spaces that hold this; outside the board nothing is `missing`.
    const Spaces& all(TileKind what) const { return m_kinds[static_cast<std::size_t>(what)]; }
    /// The tiles of a seat.
    const Spaces& forestOf(Seat seat) const { return m_forests[static_cast<std::size_t>(seat.index)]; }
    /// The spaces that are there, whatever they hold.
    const Spaces& spaces() const { return m_spaces; }
    /// The spaces that touch a Root, corners included, and the Roots themselves.
    const Spaces& byRoots() const { return m_byRoots; }

    /// Calls `each(cell)` for every place of the board, row by row.
    void forEach(auto&& each) const
    {
        for (std::int16_t row = 0; row < m_rows; ++row)
            for (std::int16_t column = 0; column < m_columns; ++column)
                each(Cell{column, row});
    }

    std::vector<std::string> texts() const;
    /// Reads what `texts` wrote, tiles in their order named by `ids`; with no ids they are numbered from
    /// kFirstTileId. Throws InputError.
    void read(const std::vector<std::string>& texts, const std::vector<PieceId>& ids);

    friend bool operator==(const Land&, const Land&) = default;
    static void describe(auto& self, auto& visit)
    {
        std::vector<std::string> rows;
        std::vector<PieceId> ids;
        if constexpr (std::is_const_v<std::remove_reference_t<decltype(self)>>) {
            rows = self.texts();
            self.forEach([&](Cell c) {
                if (self.at(c).id != 0)
                    ids.push_back(self.at(c).id);
            });
        }
        visit("rows", rows);
        visit("ids", ids);
        if constexpr (!std::is_const_v<std::remove_reference_t<decltype(self)>>)
            self.read(rows, ids);
    }

private:
    static std::size_t indexOf(Cell c)
    {
        return static_cast<std::size_t>(c.row) * kMaxSide + static_cast<std::size_t>(c.column);
    }
    Spaces& kind(TileKind what) { return m_kinds[static_cast<std::size_t>(what)]; }
    Spaces& forest(Seat seat) { return m_forests[static_cast<std::size_t>(seat.index)]; }

    std::int8_t m_columns = 0;
    std::int8_t m_rows = 0;
    std::array<Tile, kMaxSpaces> m_tiles{};
    std::array<Spaces, kTileKinds> m_kinds{};
    std::array<Spaces, kMaxPlayers> m_forests{};
    Spaces m_spaces;
    Spaces m_byRoots;
};

/// Pieces' ids: Ancients have 1 + their seat, everything the rules bring (tiles and cards) counts on from
/// here. What is between is the view's.
inline constexpr PieceId kFirstTileId = 1000;
inline constexpr PieceId ancientId(Seat seat) { return static_cast<PieceId>(seat.index + 1); }

} // namespace tablewood::arbor
