#include "lan/host/away_watch.h"

namespace tablewood::lan {

void AwayWatch::follow(Seats away, std::chrono::seconds time)
{
    for (const Seat seat : Seats::firstOf(kMaxSeats)) {
        auto& timer = m_timers[static_cast<std::size_t>(seat.index)];
        if (!away.has(seat)) {
            timer.reset();
        } else if (!timer) {
            timer = std::make_unique<QTimer>();
            timer->setSingleShot(true);
            QObject::connect(timer.get(), &QTimer::timeout, [this, seat] { m_stayedAway(seat); });
            timer->start(time);
        } else if (timer->intervalAsDuration() != time) {
            timer->start(time);
        }
    }
}

} // namespace tablewood::lan
