#include "app/table/scene/board_builder.h"

#include "app/table/scene/area_builder.h"
#include "app/table/touch/touches.h"
#include "app/words/wording.h"

#include <QtCore/QCoreApplication>

namespace tablewood {

namespace {

/// The frame of a slab as a share of a space. BoardGeometry.qml has the same.
constexpr double kSlabFrame = 0.12;

TrailEntry trailEntry(const Trail& trail)
{
    TrailEntry line{named(trail.style), pointsOf(trail.cells), trail.isNumbered, trail.start.has_value()};
    if (trail.start)
        line.cells.prepend(QPoint(trail.start->column, trail.start->row));
    return line;
}

/// The words read aloud for a lit space: its name, what lies there, what it is for.
QString spaceLabel(const SeenScene& seen, const Board& board, Cell cell, const Text& purpose)
{
    QStringList parts{QString::fromStdString(cell.text())};
    for (const Piece& piece : seen.scene.pieces)
        if (piece.at.in == board.id && piece.at.cell == cell && !piece.name.isEmpty())
            parts.append(seen.words(piece.name));
    parts.append(QCoreApplication::translate("tablewood::Table", "lit"));
    const QString place = parts.join(QStringLiteral(", "));
    return purpose.isEmpty() ? place : place + QStringLiteral(": ") + seen.words(purpose);
}

} // namespace

BoardEntry boardEntry(const SeenScene& seen, const Board& board)
{
    const QString game = QString::fromStdString(seen.sight.game);
    AreaBuilder areas(game, board);
    for (const Area& area : board.areas)
        if (seen.isOn(area.layer))
            areas.add(area);
    BoardEntry entry;
    entry.id = named(board.id);
    entry.name = seen.words(board.name);
    entry.grid = named(board.grid);
    entry.columns = board.columns;
    entry.rows = board.rows;
    entry.ground = named(board.ground);
    entry.hasCoordinates = board.hasCoordinates;
    entry.onPiece = static_cast<int>(board.onPiece);
    entry.isSlab = board.frame == BoardFrame::slab;
    entry.isRagged = entry.isSlab && areas.isRagged();
    for (const Piece& piece : seen.scene.pieces)
        if (board.grid != Grid::free && piece.at.in == board.id) {
            const Cell at = piece.at.cell;
            entry.hasSides = entry.hasSides || at.column < 0 || at.column >= board.columns;
            entry.hasEnds = entry.hasEnds || at.row < 0 || at.row >= board.rows;
        }
    entry.areas = areas.marks();
    for (const Trail& trail : board.trails)
        if (seen.isOn(trail.layer))
            entry.trails.append(QVariant::fromValue(trailEntry(trail)));
    entry.picture = QStringLiteral("board/%1?grid=%2&cols=%3&rows=%4&ground=%5")
                        .arg(game, entry.grid)
                        .arg(entry.columns)
                        .arg(entry.rows)
                        .arg(entry.ground);
    if (entry.isSlab)
        entry.picture += QStringLiteral("&frame=%1").arg(kSlabFrame);
    entry.picture += areas.picture();
    if (const FaceEntry face = seen.face(board.face); !face.diagramSpaces.isEmpty()) {
        entry.hasDiagram = true;
        entry.picture += QStringLiteral("&cells=") + face.diagramSpaces;
    }
    if (!board.hasCoordinates)
        entry.picture += QStringLiteral("&coords=0");
    return entry;
}

std::vector<EntryModel::Row> targetRows(const SeenScene& seen, const Board& board)
{
    std::vector<EntryModel::Row> rows;
    const auto add = [&](const Pick& pick, Cell at, TargetEntry entry) {
        entry.column = at.column;
        entry.row = at.row;
        entry.label = spaceLabel(seen, board, at, pick.label);
        rows.push_back({QString::fromStdString(pick.cell.text()) + (entry.isChosen ? "*" : ""),
                        QVariant::fromValue(entry)});
    };
    const auto isHere = [&](const Pick& pick) { return pick.kind == PickKind::cell && pick.id == board.id; };
    const std::optional<Piece> held = heldToLay(seen.scene, seen.gesture());
    for (const NextPick& next : seen.gesture().next()) {
        if (!isHere(next.pick))
            continue;
        TargetEntry entry;
        entry.mark = named(next.mark);
        entry.bonus = named(next.bonus);
        entry.isMove = next.mover != 0;
        entry.isLay = held && (held->width > 1 || held->height > 1);
        add(next.pick, aimedFor(next.pick.cell, held), entry);
    }
    for (const Pick& pick : seen.gesture().picks()) {
        if (!isHere(pick))
            continue;
        TargetEntry entry;
        entry.isChosen = true;
        add(pick, pick.cell, entry);
    }
    return rows;
}

} // namespace tablewood
