#pragma once

#include "wire/seat_view.h"

#include <QtCore/QTimer>

#include <optional>

namespace tablewood {

/// The clock of a step that closes by itself. It stands still behind the gate, while a night is halted and
/// while a question about taking back is open; the same one goes on after it with what was left.
class StepClock : public QObject
{
    Q_OBJECT

public:
    explicit StepClock(QObject* parent = nullptr);

    /// Takes which timer runs now, and how many seconds were left of it when it was first seen here, 0 for
    /// all of them. `isHeld` leaves what was left of the last one.
    void follow(const std::optional<Timer>& timer, int left, bool isHeld, bool isStill);
    /// The step that runs is over at once, unless it stands still.
    void runOut();
    /// To the last mark of the step; 0 for none, or where no time can be told, as in a run.
    int secondsLeft() const;
    /// A step runs, whether its seconds can be told or not.
    bool isRunning() const { return m_timer.has_value(); }
    /// How many there were at first.
    int secondsInAll() const;
    /// How long a second of it lasts.
    void setSecond(int milliseconds);
    /// How fast the steps of a run follow one another.
    void setSpeed(RunSpeed speed);

Q_SIGNALS:
    void secondsLeftChanged();
    void expired(const tablewood::Timer& timer);

private:
    void tick();
    void keepPace();

    QTimer m_ticks;
    int m_second = 1000;
    RunSpeed m_speed = RunSpeed::usual;
    std::optional<Timer> m_timer;
    /// To the next mark.
    int m_secondsLeft = 0;
};

} // namespace tablewood
