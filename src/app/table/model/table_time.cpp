#include "app/table/model/table_time.h"

#include <algorithm>
#include <utility>

namespace tablewood {

TableTime::TableTime(const ScreenSeats& seats, const LonePerson& lone, const LessonModel& lesson,
                     const PeekModel& peek, const StageModel& stage)
    : m_seats(seats), m_lone(lone), m_lesson(lesson), m_peek(peek), m_stage(stage)
{
    connect(&m_clock, &StepClock::secondsLeftChanged, this, &TableTime::secondsLeftChanged);
    connect(&m_clock, &StepClock::expired, this, &TableTime::expired);
}

bool TableTime::halt(bool isHalted) { return std::exchange(m_isHalted, isHalted) != isHalted; }

void TableTime::follow()
{
    const SeatView& now = m_seats.view();
    const bool isLocal = m_seats.source().isLocal();
    // Elsewhere the host takes it back at dawn.
    m_isHalted = m_isHalted && (!isLocal || now.scene.night);
    // A person who plays alone keeps nobody waiting.
    const bool isAlone = m_lone.isAskedAlone() && now.timer && !m_lone.vainPass();
    const bool wasUnhurried = std::exchange(m_isUnhurried, isAlone || hasTimeToLearn());
    const bool isReading = isLocal && (m_peek.isShown() || m_stage.isWatched());
    const bool isRun = now.timer && now.timer->isRun;
    const bool isWaiting = isRun && now.pace.isWaiting;
    m_clock.setSpeed(isRun ? now.pace.speed : RunSpeed::usual);
    m_clock.follow(now.timer, now.secondsLeft, now.undo.asked.isPlayer(),
                   m_seats.isGateClosed() || m_isUnhurried || isReading || isHalted() || isWaiting);
    if (m_isUnhurried != wasUnhurried)
        Q_EMIT secondsLeftChanged();
}

/// Reading a card for the first time takes longer than any clock allows: at a table of this program it waits
/// for whoever learns the game, by day, as far as all know that they are asked, until they have answered.
bool TableTime::hasTimeToLearn() const
{
    const SeatView& now = m_seats.view();
    if (!m_seats.source().isLocal() || !m_lesson.isTeaching() || !now.timer || now.scene.night)
        return false;
    // It is nobody's business who holds something to play out of turn, and a clock that stands would tell
    // it.
    const auto isAsked = [&](Seat seat) {
        return now.scene.active.has(seat) && !m_seats.source().view(Viewer(seat)).offers.empty();
    };
    return m_lesson.isShown() || std::ranges::any_of(m_seats.persons(), isAsked);
}

} // namespace tablewood
