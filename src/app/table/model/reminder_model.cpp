#include "app/table/model/reminder_model.h"

#include "app/words/wording.h"
#include "kernel/company.h"

namespace tablewood {

int ReminderModel::seconds() { return kSecondsToGoOn; }

void ReminderModel::follow(const SeatView& view, Seats here, bool canAsk)
{
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
