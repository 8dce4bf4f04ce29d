#include "app/table/scene/scene_words.h"

#include "app/table/scene/area_outline.h"
#include "app/words/wording.h"
#include "art/game_look.h"

#include <QtCore/QCoreApplication>

#include <algorithm>
#include <map>

namespace tablewood {

namespace {

QList<QPoint> points(const std::vector<Cell>& cells)
{
    QList<QPoint> list;
    for (const Cell cell : cells)
        list.append(QPoint(cell.column, cell.row));
    return list;
}

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

/// The frame of a slab as a share of a space. BoardGeometry.qml has the same.
constexpr double kSlabFrame = 0.12;
constexpr QChar kNameBegins(0xE000);
constexpr QChar kNameEnds(0xE001);

} // namespace

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

BoardEntry boardEntry(const QString& game, const Board& board, const QString& name, const FaceEntry& face)
{
    BoardEntry entry;
    entry.id = named(board.id);
    entry.name = name;
    const std::string_view grid = enumNames(Grid{})[static_cast<std::size_t>(board.grid)];
    entry.grid = QString::fromUtf8(grid.data(), static_cast<qsizetype>(grid.size()));
    entry.columns = board.columns;
    entry.rows = board.rows;
    entry.ground = named(board.ground);
    entry.hasCoordinates = board.hasCoordinates;
    entry.onPiece = static_cast<int>(board.onPiece);
    entry.isSlab = board.frame == BoardFrame::slab;
    std::vector<Cell> glow;
    std::vector<Cell> missing;
    QStringList outlines;
    QStringList terrains;
    QStringList tiles;
    const auto hex = [&](const std::vector<Cell>& cells) {
        return spacesAsHex(board.columns, board.rows, cells);
    };
    for (const Area& area : board.areas) {
        if (area.style == "glow") {
            glow.insert(glow.end(), area.cells.begin(), area.cells.end());
        } else if (area.style == "ring") {
            outlines.append(block(area.cells));
        } else if (area.style == "missing") {
            missing.insert(missing.end(), area.cells.begin(), area.cells.end());
        } else if (area.style == "slab") {
            tiles.append(hex(area.cells));
        } else if (isTerrain(game, named(area.style))) {
            terrains.append(named(area.style) + u':' + hex(area.cells));
        } else {
            AreaEntry shown{named(area.style), points(area.cells), {}, {}};
            if (area.style == "ways")
                shown.ways = areaWays(shown.cells);
            else if (board.grid != Grid::free && area.style != "fire" && area.style != "threat")
                shown.outline = areaOutline(board.grid, shown.cells);
            entry.areas.append(QVariant::fromValue(shown));
        }
    }
    entry.isRagged = entry.isSlab && !missing.empty();
    for (const Trail& trail : board.trails) {
        TrailEntry line{named(trail.style), points(trail.cells), trail.isNumbered, trail.start.has_value()};
        if (trail.start)
            line.cells.prepend(QPoint(trail.start->column, trail.start->row));
        entry.trails.append(QVariant::fromValue(line));
    }
    entry.picture = QStringLiteral("board/%1?grid=%2&cols=%3&rows=%4&ground=%5")
                        .arg(game, entry.grid)
                        .arg(entry.columns)
                        .arg(entry.rows)
                        .arg(entry.ground);
    if (entry.isSlab)
        entry.picture += QStringLiteral("&frame=%1").arg(kSlabFrame);
    if (!glow.empty())
        entry.picture += QStringLiteral("&glow=") + hex(glow);
    if (!outlines.isEmpty())
        entry.picture += QStringLiteral("&outline=") + outlines.join(QLatin1Char(','));
    if (!missing.empty())
        entry.picture += QStringLiteral("&void=") + hex(missing);
    if (!terrains.isEmpty())
        entry.picture += QStringLiteral("&terrain=") + terrains.join(QLatin1Char(','));
    if (!tiles.isEmpty())
        entry.picture += QStringLiteral("&tiles=") + tiles.join(QLatin1Char(','));
    if (!face.diagramSpaces.isEmpty())
        entry.picture += QStringLiteral("&cells=") + face.diagramSpaces;
    if (!board.hasCoordinates)
        entry.picture += QStringLiteral("&coords=0");
    return entry;
}

QString spaceLabel(const Scene& scene, const Board& board, Cell cell, const QString& purpose,
                   const std::vector<Player>& players)
{
    QStringList parts{QString::fromStdString(cell.text())};
    for (const Piece& piece : scene.pieces)
        if (piece.at.in == board.id && piece.at.cell == cell && !piece.name.isEmpty())
            parts.append(shown(piece.name, players));
    parts.append(QCoreApplication::translate("tablewood::Table", "lit"));
    const QString place = parts.join(QStringLiteral(", "));
    return purpose.isEmpty() ? place : place + QStringLiteral(": ") + purpose;
}

SeatEntry seatEntry(Seat seat, const std::vector<Player>& players)
{
    SeatEntry entry;
    if (!seat.isPlayer() || static_cast<std::size_t>(seat.index) >= players.size())
        return entry;
    entry.seat = seat.index;
    entry.name = seatName(seat, players);
    entry.emblem = QString::fromStdString(players[static_cast<std::size_t>(seat.index)].emblem);
    return entry;
}

QString styledSentence(const Text& text, const std::vector<Player>& players)
{
    Wording wording = translatedWording(players);
    const auto nameOf = wording.nameOf;
    wording.nameOf = [nameOf](Seat seat) {
        return (QString(kNameBegins) + QString::fromStdString(nameOf(seat)) + kNameEnds).toStdString();
    };
    return QString::fromStdString(words(text, wording))
        .toHtmlEscaped()
        .replace(kNameBegins, QStringLiteral("<b>"))
        .replace(kNameEnds, QStringLiteral("</b>"));
}

QString soundOf(const Name& cue)
{
    static const std::map<Name, const char*> sounds{{"lift", "piece-lift"},   {"place", "piece-place"},
                                                    {"slide", "piece-slide"}, {"move", "piece-slide"},
                                                    {"draw", "card-draw"},    {"play", "card-play"},
                                                    {"flip", "card-flip"},    {"roll", "dice-roll"},
                                                    {"press", "press"},       {"turn", "your-turn"},
                                                    {"refuse", "refusal"},    {"grow", "grow"},
                                                    {"burn", "burn"},         {"win", "win"}};
    const auto found = sounds.find(cue);
    return found == sounds.end() ? QString() : QString::fromLatin1(found->second);
}

} // namespace tablewood
