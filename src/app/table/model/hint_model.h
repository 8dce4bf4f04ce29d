#pragma once

#include "app/table/touch/gesture.h"
#include "wire/seat_view.h"

#include <QObject>
#include <QPoint>
#include <QtQml/qqmlregistration.h>

#include <functional>

namespace tablewood {

/// The move a bot would make for the person, once they have asked: the thing to touch next, and in words.
class HintModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A table has it")
    /// A bot thinks about it.
    Q_PROPERTY(bool isThinking READ isThinking NOTIFY changed)
    /// Tells what to touch next; empty while there is no hint.
    Q_PROPERTY(QString words READ words NOTIFY changed)
    /// The thing itself, one of these: a space of a board (or what lies there), a piece elsewhere, a button,
    /// a zone, a panel.
    Q_PROPERTY(QString board READ board NOTIFY changed)
    Q_PROPERTY(QPoint cell READ cell NOTIFY changed)
    Q_PROPERTY(int piece READ piece NOTIFY changed)
    Q_PROPERTY(QString button READ button NOTIFY changed)
    Q_PROPERTY(QString zone READ zone NOTIFY changed)
    /// The place between the cards of the zone, with so many before it; -1 for the zone itself.
    Q_PROPERTY(int gap READ gap NOTIFY changed)
    Q_PROPERTY(QString panel READ panel NOTIFY changed)

public:
    using QObject::QObject;

    bool isThinking() const { return m_isThinking; }
    QString words() const { return m_words; }
    QString board() const { return m_board; }
    QPoint cell() const { return m_cell; }
    int piece() const { return m_piece; }
    QString button() const { return m_button; }
    QString zone() const { return m_zone; }
    int gap() const { return m_gap; }
    QString panel() const { return m_panel; }

    /// The view of this revision was asked about, and what a bot would do is known.
    bool knows(std::uint32_t revision) const { return revision == m_revision && !m_move.empty(); }
    /// Somebody has asked about the view of this revision; a hint from before is forgotten.
    void expect(std::uint32_t revision);
    /// This is the move.
    void take(std::string move);
    /// Something was wished: nothing more is advised before the table has answered.
    void forget();
    /// Something was picked, or the view is another: shows what is next on the way to the move. A hint is for
    /// the view it was asked about alone.
    void follow(const Gesture& gesture, const SeatView& view,
                const std::function<QString(PieceId)>& pieceName);

Q_SIGNALS:
    void changed();

private:
    void point(const Pick& pick, const Gesture& gesture, const SeatView& view,
               const std::function<QString(PieceId)>& pieceName);
    void clear();

    bool m_isThinking = false;
    std::uint32_t m_revision = 0;
    std::string m_move;
    QString m_words;
    QString m_board;
    QPoint m_cell;
    int m_piece = 0;
    QString m_button;
    QString m_zone;
    int m_gap = -1;
    QString m_panel;
};

} // namespace tablewood
