#include "app/table/scene/area_builder.h"

#include "app/table/scene/area_outline.h"
#include "app/words/wording.h"
#include "art/game_look.h"

#include <algorithm>
#include <map>

namespace tablewood {

namespace {

/// "column.row.columns.rows" of the rectangle round some spaces.
QString block(const std::vector<Cell>& cells)
{
    const auto [left, right] = std::ranges::minmax(cells, {}, &Cell::column);
    const auto [top, bottom] = std::ranges::minmax(cells, {}, &Cell::row);
    return QStringLiteral("%1.%2.%3.%4")
        .arg(left.column)
        .arg(top.row)
        .arg(right.column - left.column + 1)
        .arg(bottom.row - top.row + 1);
}

/// Whether a style of areas is a terrain of the game's look, which is read once.
bool isTerrain(const QString& game, const QString& style)
{
    static std::map<QString, QStringList> known;
    auto found = known.find(game);
    if (found == known.end())
        found = known.emplace(game, GameLook::terrainsOf(game)).first;
    return found->second.contains(style);
}

AreaEntry markOf(Grid grid, const Area& area)
{
    AreaEntry mark{named(area.style), pointsOf(area.cells), {}, {}};
    if (area.style == "ways")
        mark.ways = areaWays(mark.cells);
    else if (grid != Grid::free && area.style != "fire" && area.style != "threat")
        mark.outline = areaOutline(grid, mark.cells);
    return mark;
}

} // namespace

QList<QPoint> pointsOf(const std::vector<Cell>& cells)
{
    QList<QPoint> points;
    for (const Cell cell : cells)
        points.append(QPoint(cell.column, cell.row));
    return points;
}

QString spacesAsHex(int columns, int rows, const std::vector<Cell>& cells)
{
    std::vector<int> digits(static_cast<std::size_t>((columns * rows + 3) / 4), 0);
    for (const Cell cell : cells) {
        if (cell.column < 0 || cell.row < 0 || cell.column >= columns || cell.row >= rows)
            continue;
        const int index = cell.row * columns + cell.column;
        digits[static_cast<std::size_t>(index / 4)] |= 8 >> (index % 4);
    }
    QString hex;
    for (const int digit : digits)
        hex += QString::number(digit, 16);
    return hex;
}

QString AreaBuilder::asHex(const std::vector<Cell>& cells) const
{
    return spacesAsHex(m_board.columns, m_board.rows, cells);
}

void AreaBuilder::add(const Area& area)
{
    if (area.style == "glow")
        m_glow.insert(m_glow.end(), area.cells.begin(), area.cells.end());
    else if (area.style == "ring")
        m_outlines.append(block(area.cells));
    else if (area.style == "missing")
        m_missing.insert(m_missing.end(), area.cells.begin(), area.cells.end());
    else if (area.style == "slab")
        m_tiles.append(asHex(area.cells));
    else if (isTerrain(m_game, named(area.style)))
        m_terrains.append(named(area.style) + u':' + asHex(area.cells));
    else
        m_marks.append(QVariant::fromValue(markOf(m_board.grid, area)));
}

QString AreaBuilder::picture() const
{
    QString picture;
    if (!m_glow.empty())
        picture += QStringLiteral("&glow=") + asHex(m_glow);
    if (!m_outlines.isEmpty())
        picture += QStringLiteral("&outline=") + m_outlines.join(QLatin1Char(','));
    if (!m_missing.empty())
        picture += QStringLiteral("&void=") + asHex(m_missing);
    if (!m_terrains.isEmpty())
        picture += QStringLiteral("&terrain=") + m_terrains.join(QLatin1Char(','));
    if (!m_tiles.isEmpty())
        picture += QStringLiteral("&tiles=") + m_tiles.join(QLatin1Char(','));
    return picture;
}

} // namespace tablewood
