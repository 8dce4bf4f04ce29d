#include "app/table/model/held_model.h"

#include "app/table/touch/touches.h"
#include "app/words/wording.h"

#include <QtCore/QRect>

#include <algorithm>

namespace tablewood {

namespace {

/// Whoever aims so long at a place where it may not lie is told why.
constexpr int kRest = 450;
/// Of a step of the wheel, in eighths of a degree; a finer wheel sends parts of it.
constexpr int kWheelStep = 120;
/// Facings are in steps of 30 degrees.
constexpr int kFacingsOfQuarter = 3;

} // namespace

HeldModel::HeldModel(TouchingHand& hand, const ShownCourse& course, QObject* parent)
    : QObject(parent), m_hand(hand), m_course(course)
{
    m_rest.setInterval(kRest);
    m_rest.setSingleShot(true);
    connect(&m_rest, &QTimer::timeout, this, [this] {
        if (const auto pick = layAt(m_board, m_aim.x(), m_aim.y()))
            m_hand.askWhyNot(*pick);
    });
    // What comes into the hand after a move is aimed at nothing before the hand itself moves.
    connect(&hand, &TouchingHand::wished, this, [this](const Wish& wish) {
        if (std::holds_alternative<Act>(wish))
            m_board.clear();
    });
}

void HeldModel::follow(const std::function<PieceEntry(const Piece&)>& entryOf)
{
    const auto piece = heldToLay(m_course.scene(), m_hand.gesture());
    QStringList boards;
    if (piece)
        for (const Name& board : m_hand.gesture().boardsAhead())
            boards.append(named(board));
    if (piece != m_piece || boards != m_boards) {
        m_piece = piece;
        m_entry = piece ? entryOf(*piece) : PieceEntry();
        m_boards = std::move(boards);
        Q_EMIT changed();
    }
    showGhost();
}

const Piece* HeldModel::lyingPiece() const
{
    const std::vector<Piece>& pieces = m_course.scene().pieces;
    const auto found = std::ranges::find(pieces, m_hand.gesture().turning(), &Piece::id);
    return found == pieces.end() ? nullptr : &*found;
}

bool HeldModel::canTurn() const
{
    const Piece* const piece = lyingPiece();
    return piece && turnedOn(piece->shape(), piece->turning, {}, 1) != Orientation();
}

bool HeldModel::canFlip() const
{
    const Piece* const piece = lyingPiece();
    return piece && flippedOver(piece->shape(), piece->turning, {}) != Orientation();
}

void HeldModel::turn(int steps)
{
    const Piece* const piece = m_course.isShowing() ? nullptr : lyingPiece();
    if (piece)
        m_hand.lie(turnedOn(piece->shape(), piece->turning, m_hand.gesture().orientation(), steps));
}

void HeldModel::turnByWheel(int angle)
{
    m_wheel -= angle;
    const int steps = m_wheel / kWheelStep;
    m_wheel -= steps * kWheelStep;
    if (steps != 0)
        turn(steps);
}

void HeldModel::flip()
{
    const Piece* const piece = m_course.isShowing() ? nullptr : lyingPiece();
    if (piece)
        m_hand.lie(flippedOver(piece->shape(), piece->turning, m_hand.gesture().orientation()));
}

std::optional<Pick> HeldModel::layAt(const QString& board, int column, int row) const
{
    if (!m_piece || !m_boards.contains(board))
        return std::nullopt;
    const std::vector<Board>& boards = m_course.scene().boards;
    const auto under = std::ranges::find(boards, nameFrom(board), &Board::id);
    if (under == boards.end())
        return std::nullopt;
    const Cell grip = gripOf(m_piece->shape());
    const auto within = [](int corner, int side, int room) {
        return static_cast<std::int16_t>(std::clamp(corner, 0, std::max(0, room - side)));
    };
    return Pick::ofCell(under->id, {within(column - grip.column, m_piece->width, under->columns),
                                    within(row - grip.row, m_piece->height, under->rows)});
}

void HeldModel::aim(const QString& board, int column, int row)
{
    m_board = board;
    m_aim = {column, row};
    showGhost();
}

void HeldModel::aimAway()
{
    m_board.clear();
    showGhost();
}

QList<QPoint> HeldModel::reachFrom(const Pick& laid) const
{
    QList<QPoint> reached;
    const std::vector<Board>& boards = m_course.scene().boards;
    const auto board = std::ranges::find(boards, laid.id, &Board::id);
    for (QPoint step : m_entry.face.reach) {
        for (int turns = m_piece->facing / kFacingsOfQuarter; turns > 0; --turns)
            step = {-step.y(), step.x()};
        const QPoint at = QPoint(laid.cell.column, laid.cell.row) + step;
        if (board != boards.end() && QRect(0, 0, board->columns, board->rows).contains(at))
            reached.append(at);
    }
    return reached;
}

void HeldModel::showGhost()
{
    const auto pick = layAt(m_board, m_aim.x(), m_aim.y());
    const QString board = pick ? m_board : QString();
    const QPoint corner = pick ? QPoint(pick->cell.column, pick->cell.row) : QPoint();
    QList<QPoint> cells;
    for (int row = 0; pick && row < m_piece->height; ++row)
        for (int column = 0; column < m_piece->width; ++column)
            if (m_piece->shape().covers(column, row))
                cells.append(corner + QPoint(column, row));
    const bool fits = pick && m_hand.gesture().nextOf(*pick) != nullptr;
    QList<QPoint> reach = fits ? reachFrom(*pick) : QList<QPoint>();
    if (board == m_ghostBoard && cells == m_cells && fits == m_fits && reach == m_reach)
        return;
    m_ghostBoard = board;
    m_corner = corner;
    m_cells = std::move(cells);
    m_fits = fits;
    m_reach = std::move(reach);
    if (pick && !fits)
        m_rest.start();
    else
        m_rest.stop();
    // Where it fits, nothing is left of why it did not.
    if (fits)
        m_hand.forgetWhyNot();
    Q_EMIT aimed();
}

} // namespace tablewood
