#pragma once

#include "app/table/scene/board_entries.h"
#include "kernel/scene.h"

namespace tablewood {

/// The areas of a board on their way to something that is drawn. Some styles are part of the board's picture,
/// which the art paints; all others are marks that lie over it.
class AreaBuilder
{
public:
    /// Both outlive it. The terrains of the game are painted.
    AreaBuilder(const QString& game, const Board& board) : m_game(game), m_board(board) {}

    void add(const Area& area);
    /// The marks, of AreaEntry.
    const QVariantList& marks() const { return m_marks; }
    /// What the areas ask of the picture, as parameters of its name.
    QString picture() const;
    /// Spaces are missing.
    bool isRagged() const { return !m_missing.empty(); }

private:
    QString asHex(const std::vector<Cell>& cells) const;

    const QString& m_game;
    const Board& m_board;
    std::vector<Cell> m_glow;
    std::vector<Cell> m_missing;
    QStringList m_outlines;
    QStringList m_terrains;
    QStringList m_tiles;
    QVariantList m_marks;
};

/// The spaces of a box of so many columns, as pictures take them: a bit each, row by row, in hexadecimal
/// digits.
QString spacesAsHex(int columns, int rows, const std::vector<Cell>& cells);

QList<QPoint> pointsOf(const std::vector<Cell>& cells);

} // namespace tablewood
