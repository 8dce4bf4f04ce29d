#pragma once

#include "app/table/lesson/lesson_model.h"
#include "app/table/model/lone_person.h"
#include "app/table/model/peek_model.h"
#include "app/table/model/stage_model.h"
#include "app/table/model/step_clock.h"

namespace tablewood {

/// The seconds of a step at this table, and what they wait for: the gate, a night that is halted, who reads,
/// who learns the game, who plays alone.
class TableTime : public QObject
{
    Q_OBJECT

public:
    /// All of them outlive the time.
    TableTime(const ScreenSeats& seats, const LonePerson& lone, const LessonModel& lesson,
              const PeekModel& peek, const StageModel& stage);

    /// 0 for none, and where nobody is to hurry.
    int secondsLeft() const { return m_isUnhurried ? 0 : m_clock.secondsLeft(); }
    int secondsInAll() const { return m_clock.secondsInAll(); }
    bool isTimed() const { return m_clock.isRunning(); }
    /// The step waits for who learns the game, or for who plays alone.
    bool isUnhurried() const { return m_isUnhurried; }
    /// A night waits for whoever has the table.
    bool isHalted() const { return m_isHalted && m_seats.view().scene.night; }
    void setSecond(int milliseconds) { m_clock.setSecond(milliseconds); }

    /// The wish, which a host may tell before the night is seen here; false if it is not new.
    bool halt(bool isHalted);
    /// Sees what runs now, and whether it stands still.
    void follow();
    /// The step that runs is over at once, unless it stands still.
    void runOut() { m_clock.runOut(); }

Q_SIGNALS:
    void secondsLeftChanged();
    void expired(const tablewood::Timer& timer);

private:
    bool hasTimeToLearn() const;

    const ScreenSeats& m_seats;
    const LonePerson& m_lone;
    const LessonModel& m_lesson;
    const PeekModel& m_peek;
    const StageModel& m_stage;
    StepClock m_clock;
    bool m_isUnhurried = false;
    bool m_isHalted = false;
};

} // namespace tablewood
