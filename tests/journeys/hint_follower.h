#pragma once

#include "app/table/scene/board_entries.h"
#include "board_eyes.h"

namespace tablewood::journeys {

/// Somebody who does what the hint says, in any game, by mouse or by the keys alone.
class HintFollower
{
public:
    enum class Hands
    {
        mouse,
        keys
    };

    explicit HintFollower(Person& person, Hands hands = Hands::mouse)
        : m_person(person), m_eyes(person), m_hands(hands)
    {
    }

    TableModel& table() const { return m_eyes.table(); }
    const BoardEyes& eyes() const { return m_eyes; }
    const SceneModel& scene() const { return m_eyes.scene(); }
    std::size_t moves() const { return table().record().moves.size(); }
    bool isAsked() const { return !table().isShowing() && table().canAskHint(); }
    /// What is explained now; null for nothing.
    QQuickItem* lesson() const;

    /// Reads what is explained, or does what the hint says until it is played; waits for what others and a
    /// run do before. False once it is over.
    bool act();

    /// Does what the hint says until it is done, or nothing is asked any more.
    void follow();

private:
    void touch();
    void touchByKeys(QQuickItem& light);
    /// The keyboard is with nothing that has a name, or with a switch that nobody went to.
    bool isKeyboardLost() const;
    /// The board that the hint means, if it lies on another; without a piece that it lies on if not.
    BoardEntry boardOnBoard() const;
    /// One step of the arrows among things that lie there.
    void walkTowards(const QQuickItem& light);
    /// Walks over the board that has the keyboard.
    void walkTo(QPoint cell);

    Person& m_person;
    BoardEyes m_eyes;
    Hands m_hands;
};

} // namespace tablewood::journeys
