#include "app/table/scene/piece_builder.h"

#include "app/table/scene/area_builder.h"
#include "app/table/scene/badge_entries.h"
#include "app/words/wording.h"
#include "art/game_look.h"

#include <map>

namespace tablewood {

namespace {

/// The spaces of its box that a piece covers, as its picture takes them; empty for what stands on one.
QString cellsOf(const Piece& piece)
{
    if (piece.cells == 0)
        return {};
    std::vector<Cell> cells;
    for (std::int16_t row = 0; row < piece.height; ++row)
        for (std::int16_t column = 0; column < piece.width; ++column)
            if (piece.shape().covers(column, row))
                cells.push_back({column, row});
    return spacesAsHex(piece.width, piece.height, cells);
}

/// Where the board that lies on a figure does, which is read once for a game.
QRectF boardBox(const std::string& game, const QString& figure)
{
    static std::map<std::string, QHash<QString, QRectF>> known;
    auto found = known.find(game);
    if (found == known.end())
        found = known.emplace(game, GameLook::boardsOnFigures(QString::fromStdString(game))).first;
    return found->second.value(figure);
}

} // namespace

PieceEntry pieceEntry(const SeenScene& seen, const Piece& piece)
{
    PieceEntry entry;
    entry.id = static_cast<int>(piece.id);
    entry.figure = named(piece.figure);
    entry.variant = named(piece.variant);
    entry.isCard = piece.figure == "card";
    entry.isFaceDown = piece.isFlipped || (entry.isCard && piece.face.empty());
    entry.face = seen.face(piece.face);
    entry.seat = piece.seat.index;
    entry.column = piece.at.cell.column;
    entry.row = piece.at.cell.row;
    entry.layer = piece.at.layer;
    entry.facing = piece.facing;
    entry.isCutOff = piece.isCutOff;
    entry.width = piece.width;
    entry.height = piece.height;
    entry.cells = cellsOf(piece);
    entry.name = piece.name.isEmpty() ? entry.face.name : seen.words(piece.name);
    for (const Zone& zone : seen.scene.zones)
        if (zone.id == piece.at.in)
            entry.back = named(zone.back);
    // A card whose back tells something lies face down and yet has a face.
    if (entry.back.isEmpty())
        entry.back = entry.face.palette;
    for (const Board& board : seen.scene.boards)
        if (board.onPiece == piece.id && piece.id != 0)
            entry.boardId = named(board.id);
    if (!entry.boardId.isEmpty())
        entry.boardBox = boardBox(seen.sight.game, entry.figure);
    QList<BadgeEntry> badges;
    for (const Badge& badge : piece.badges)
        badges.append(
            badgeEntry(named(badge.icon), QString::fromStdString(badge.value), seen.words(badge.meaning)));
    setNumbers(entry, badges);
    entry.told = toldWithNumbers(entry);
    const Pick pick = Pick::ofPiece(piece.id);
    entry.isChosen = seen.gesture().isChosen(pick);
    if (const NextPick* next = seen.gesture().nextOf(pick)) {
        entry.isLit = true;
        entry.isTarget = !seen.gesture().picks().empty() || next->isLast;
        entry.mark = named(next->mark);
        entry.bonus = named(next->bonus);
    }
    return entry;
}

} // namespace tablewood
