#include "app/table/model/step_clock.h"

#include <algorithm>
#include <utility>

namespace tablewood {

StepClock::StepClock(QObject* parent) : QObject(parent)
{
    keepPace();
    connect(&m_ticks, &QTimer::timeout, this, &StepClock::tick);
}

int StepClock::secondsLeft() const
{
    const bool isUntold = !m_timer || m_timer->isRun || m_timer->after == Timer::kNoEnd;
    return isUntold ? 0 : m_secondsLeft + m_timer->after;
}

int StepClock::secondsInAll() const
{
    return !m_timer ? 0 : m_timer->before + m_timer->seconds + std::max(m_timer->after, 0);
}

void StepClock::follow(const std::optional<Timer>& timer, int left, bool isHeld, bool isStill)
{
    if (!isHeld && timer != m_timer) {
        m_timer = timer;
        m_secondsLeft = !timer ? 0 : left > 0 ? std::min(left, timer->seconds) : timer->seconds;
        // Its first second is a whole one.
        m_ticks.stop();
        Q_EMIT secondsLeftChanged();
    }
    if (!timer || isStill)
        m_ticks.stop();
    else if (!m_ticks.isActive())
        m_ticks.start();
}

void StepClock::setSecond(int milliseconds)
{
    m_second = milliseconds;
    keepPace();
}

void StepClock::setSpeed(RunSpeed speed)
{
    if (std::exchange(m_speed, speed) != speed)
        keepPace();
}

void StepClock::keepPace() { m_ticks.setInterval(paced(m_second, m_speed)); }

void StepClock::runOut()
{
    if (!m_timer || !m_ticks.isActive())
        return;
    if (std::exchange(m_secondsLeft, 0) > 0)
        Q_EMIT secondsLeftChanged();
    const auto end = [this, timer = *m_timer] {
        if (m_timer == timer && m_ticks.isActive())
            Q_EMIT expired(timer);
    };
    QMetaObject::invokeMethod(this, end, Qt::QueuedConnection);
}

void StepClock::tick()
{
    if (m_secondsLeft > 0) {
        --m_secondsLeft;
        Q_EMIT secondsLeftChanged();
    }
    if (m_secondsLeft == 0 && m_timer)
        Q_EMIT expired(*m_timer);
}

} // namespace tablewood
