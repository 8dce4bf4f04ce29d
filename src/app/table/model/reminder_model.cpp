#include "app/table/model/reminder_model.h"

#include "app/words/wording.h"
#include "kernel/company.h"

#include <algorithm>
#include <utility>

namespace tablewood {

ReminderModel::ReminderModel(QObject* parent) : QObject(parent)
{
    m_ticks.setInterval(std::chrono::seconds(1));
    connect(&m_ticks, &QTimer::timeout, this, [this] { setSecondsLeft(std::max(m_secondsLeft - 1, 0)); });
}

void ReminderModel::setSecondsLeft(int seconds)
{
    if (std::exchange(m_secondsLeft, seconds) != seconds)
        Q_EMIT ticked();
}

/// Who joins, or was away meanwhile, is told what is left; whoever saw somebody ask counts from then.
void ReminderModel::count(const SeatView& view)
{
    const bool isNew = !(view.reminder == m_counted);
    const bool isToldAnew = view.secondsToGoOn > 0 && view.secondsToGoOn != m_toldLeft;
    m_counted = view.reminder;
    m_toldLeft = view.secondsToGoOn;
    if (!isNew && !isToldAnew)
        return;
    m_ticks.stop();
    if (!m_counted.by.isPlayer())
        return;
    setSecondsLeft(m_toldLeft > 0 ? std::min(m_toldLeft, kSecondsToGoOn) : kSecondsToGoOn);
    m_ticks.start();
}

void ReminderModel::follow(const SeatView& view, Seats here, bool canAsk)
{
    count(view);
    const Reminder& now = view.reminder;
    const auto nameOf = [&](Seat seat) { return seatName(seat, view.players); };
    const bool isHere = now.of.isPlayer() && here.has(now.of);
    const bool isAsked = now.by.isPlayer();
    const QString idle = now.of.isPlayer() && !isHere && !isAsked && canAsk ? nameOf(now.of) : QString();
    const QString asked = isAsked && !isHere ? nameOf(now.of) : QString();
    const QString askedBy = isAsked && isHere ? nameOf(now.by) : QString();
    m_own = askedBy.isEmpty() ? Seat::none() : now.of;
    if (idle == m_idle && asked == m_asked && askedBy == m_askedBy)
        return;
    m_idle = idle;
    m_asked = asked;
    m_askedBy = askedBy;
    Q_EMIT changed();
}

void ReminderModel::stir()
{
    if (const Seat own = m_own; own.isPlayer()) {
        m_own = Seat::none();
        Q_EMIT wanted(own);
    }
}

} // namespace tablewood
