#pragma once

#include "app/table/model/shown_course.h"
#include "app/table/model/touching_hand.h"
#include "app/table/scene/piece_entries.h"

#include <QtCore/QList>
#include <QtCore/QPoint>
#include <QtCore/QStringList>
#include <QtCore/QTimer>

namespace tablewood {

/// A thing in the hand that is laid over spaces or turns: how it lies, and its ghost on the board where it is
/// aimed at. A space that it is aimed at is the middle of its box, or left of and above that.
class HeldModel : public QObject
{
    Q_OBJECT
    QML_NAMED_ELEMENT(HeldModel)
    QML_UNCREATABLE("A table has it")
    Q_PROPERTY(bool isHeld READ isHeld NOTIFY changed)
    /// As it lies now.
    Q_PROPERTY(tablewood::PieceEntry piece READ piece NOTIFY changed)
    Q_PROPERTY(bool canTurn READ canTurn NOTIFY changed)
    Q_PROPERTY(bool canFlip READ canFlip NOTIFY changed)
    /// The boards that it can be laid on, in whatever way.
    Q_PROPERTY(QStringList boards READ boards NOTIFY changed)
    /// The board that it is aimed at, empty for none; the spaces that it would cover there, and whether it
    /// may.
    Q_PROPERTY(QString board READ board NOTIFY aimed)
    Q_PROPERTY(QList<QPoint> cells READ cells NOTIFY aimed)
    Q_PROPERTY(QPoint corner READ corner NOTIFY aimed)
    Q_PROPERTY(bool fits READ fits NOTIFY aimed)
    /// The spaces that it would reach from there, as the diagram of its card has them.
    Q_PROPERTY(QList<QPoint> reach READ reach NOTIFY aimed)

public:
    /// Both outlive it.
    HeldModel(TouchingHand& hand, const ShownCourse& course, QObject* parent);

    /// Takes what is held now, as QML shows it.
    void follow(const std::function<PieceEntry(const Piece&)>& entryOf);

    bool isHeld() const { return m_piece.has_value(); }
    PieceEntry piece() const { return m_entry; }
    bool canTurn() const;
    bool canFlip() const;
    QStringList boards() const { return m_boards; }
    QString board() const { return m_ghostBoard; }
    QList<QPoint> cells() const { return m_cells; }
    QPoint corner() const { return m_corner; }
    bool fits() const { return m_fits; }
    QList<QPoint> reach() const { return m_reach; }

    /// The pick that lays it, aimed at this space; nothing where it cannot be laid on this board.
    std::optional<Pick> layAt(const QString& board, int column, int row) const;

    Q_INVOKABLE void aim(const QString& board, int column, int row);
    Q_INVOKABLE void aimAway();
    /// Turns it by so many steps clockwise.
    Q_INVOKABLE void turn(int steps);
    /// Turns it as far as the wheel went, in eighths of a degree; parts of a step are kept for the next.
    Q_INVOKABLE void turnByWheel(int angle);
    Q_INVOKABLE void flip();

Q_SIGNALS:
    void changed();
    void aimed();

private:
    /// What is held as it lies on the table: its orientations count from there.
    const Piece* lyingPiece() const;
    void showGhost();
    QList<QPoint> reachFrom(const Pick& laid) const;

    TouchingHand& m_hand;
    const ShownCourse& m_course;
    std::optional<Piece> m_piece;
    PieceEntry m_entry;
    QStringList m_boards;
    /// Where it is aimed at, from which its ghost follows.
    QString m_board;
    QPoint m_aim;
    QString m_ghostBoard;
    QList<QPoint> m_cells;
    QPoint m_corner;
    bool m_fits = false;
    QList<QPoint> m_reach;
    /// What the wheel went beyond its last whole step.
    int m_wheel = 0;
    /// It rests where it may not lie.
    QTimer m_rest;
};

} // namespace tablewood
