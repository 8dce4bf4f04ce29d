#pragma once

#include "board_eyes.h"

namespace tablewood::journeys {

/// Somebody who does by mouse what the hint says, in any game.
class HintFollower
{
public:
    explicit HintFollower(Person& person) : m_person(person), m_eyes(person) {}

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

private:
    void touch();

    Person& m_person;
    BoardEyes m_eyes;
};

} // namespace tablewood::journeys
