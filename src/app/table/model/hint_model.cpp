#include "app/table/model/hint_model.h"

#include "app/table/touch/touches.h"
#include "app/words/wording.h"

#include <algorithm>
#include <utility>

namespace tablewood {

void HintModel::expect(std::uint32_t revision)
{
    clear();
    m_revision = revision;
    m_isThinking = true;
    Q_EMIT changed();
}

void HintModel::take(std::string move)
{
    m_move = std::move(move);
    m_isThinking = false;
}

void HintModel::forget()
{
    m_isThinking = false;
    clear();
    Q_EMIT changed();
}

void HintModel::follow(const Gesture& gesture, const SeatView& view,
                       const std::function<QString(PieceId)>& pieceName)
{
    if (m_move.empty() && !m_isThinking)
        return;
    if (m_isThinking && view.revision == m_revision)
        return;
    const std::string move = std::exchange(m_move, {});
    clear();
    const bool isFresh = view.revision == m_revision;
    const auto pick = isFresh ? gesture.nextTowards(move) : std::nullopt;
    if (isFresh && gesture.isUnseen(move)) {
        m_move = move;
        m_words = tr("A bot would leave it at that.");
    } else if (pick) {
        m_move = move;
        point(*pick, gesture, view, pieceName);
    }
    Q_EMIT changed();
}

void HintModel::point(const Pick& pick, const Gesture& gesture, const SeatView& view,
                      const std::function<QString(PieceId)>& pieceName)
{
    const Scene& scene = view.scene;
    // The deed says more than the thing to touch for it.
    const QString deed = shown(pick.label, view.players);
    QString what;
    QString where;
    const auto spaceSaid = [&](const Name& board, Cell cell) {
        const QString space = QString::fromStdString(cell.text());
        // A space of a board on a board is no space of the one below.
        const auto on = std::ranges::find(scene.boards, board, &Board::id);
        if (on != scene.boards.end() && on->onPiece != 0 && !on->name.isEmpty())
            return tr("%1 of %2", "a space and its board").arg(space, shown(on->name, view.players));
        return space;
    };
    const auto pointAt = [&](const Name& board, Cell cell) {
        m_board = named(board);
        m_cell = QPoint(cell.column, cell.row);
        if (what.isEmpty())
            what = spaceSaid(board, cell);
    };
    switch (pick.kind) {
    case PickKind::cell:
        pointAt(pick.id, aimedFor(pick.cell, heldToLay(scene, gesture)));
        break;
    case PickKind::piece: {
        m_piece = static_cast<int>(pick.piece);
        what = pieceName(pick.piece);
        const auto piece = std::ranges::find(scene.pieces, pick.piece, &Piece::id);
        if (piece != scene.pieces.end() &&
            std::ranges::find(scene.boards, piece->at.in, &Board::id) != scene.boards.end())
            pointAt(piece->at.in, piece->at.cell);
        if (const std::optional<Pick> goal = gesture.spaceOf(m_move))
            where = spaceSaid(goal->id, goal->cell);
        break;
    }
    case PickKind::button: {
        m_button = named(pick.id);
        const auto button = std::ranges::find(scene.buttons, pick.id, &Button::id);
        if (button != scene.buttons.end())
            what = shown(button->label, view.players);
        break;
    }
    case PickKind::zone: {
        m_zone = named(pick.id);
        const auto zone = std::ranges::find(scene.zones, pick.id, &Zone::id);
        if (zone != scene.zones.end())
            what = shown(zone->name, view.players);
        break;
    }
    case PickKind::option:
        if (isPanel(scene, pick.id))
            m_panel = named(pick.id);
        break;
    case PickKind::gap:
        m_zone = named(pick.id);
        m_gap = pick.cell.column;
        what = tr("a place between the cards");
        break;
    case PickKind::turn:
        what = pick.orientation() && pick.orientation()->isFlipped != gesture.orientation().isFlipped
                   ? tr("turning over what is held")
                   : tr("turning what is held");
        break;
    }
    if (!deed.isEmpty() && pick.kind == PickKind::cell)
        where = what;
    const QString& said = deed.isEmpty() ? what : deed;
    m_words = where.isEmpty() ? tr("A bot would choose: %1").arg(said)
                              : tr("A bot would choose: %1 (%2)").arg(said, where);
}

void HintModel::clear()
{
    m_isThinking = false;
    m_move.clear();
    m_words.clear();
    m_board.clear();
    m_cell = {};
    m_piece = 0;
    m_button.clear();
    m_zone.clear();
    m_gap = -1;
    m_panel.clear();
}

} // namespace tablewood
