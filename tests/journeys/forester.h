#pragma once

#include "board_eyes.h"

namespace tablewood::journeys {

/// Somebody who knows Arbor II well enough to get somewhere: grows towards the Roots and gathers Glory there,
/// with the mouse or with the keys alone.
class Forester
{
public:
    enum class Hands
    {
        mouse,
        keys
    };

    Forester(Person& person, Hands hands) : m_person(person), m_eyes(person), m_hands(hands) {}

    /// Starts a match against a bot that moves at once, and waits until an Ancient is asked for.
    void sitDown();
    /// The same, and on to the first day.
    void playToDay();
    /// Once an Ancient is chosen: waits for the first day, and names who begins where that is asked.
    void awaitDay();
    /// Does one thing at the table: reads what is explained, opens the gate, answers, chooses an Ancient,
    /// begins where they may, rolls, grows, moves, or ends the turn. Waits where others are to act, and until
    /// what was done is shown. False once the match is over.
    bool act();
    /// Acts until the turn has gone to somebody else; false once the match is over.
    bool playTurn();
    /// Opens the gate as the person who was called to it.
    void openGate();
    void pressSpace(QPoint cell);
    void pressButton(const QString& name);
    /// What is explained now, once it lies still; null for nothing.
    QQuickItem* lesson() const;
    /// Has read what is explained.
    void readLesson();
    const BoardEyes& eyes() const { return m_eyes; }

    /// Whether it is theirs to do something, or to read.
    bool isWaited() const;

private:
    /// Does what the table waits for.
    void play();
    void chooseAncient();
    /// Whether their roll was the highest, and they are asked who begins.
    bool isNaming() const;
    /// Whether the button that leads on can be pressed.
    bool canGoOn() const;
    bool goOn();

    Person& m_person;
    BoardEyes m_eyes;
    Hands m_hands;
};

} // namespace tablewood::journeys
