#include "app/table/model/lone_person.h"

#include "app/table/model/shared_asking.h"

namespace tablewood {

LonePerson::LonePerson(const ScreenSeats& seats) : m_seats(seats)
{
    m_wait.setSingleShot(true);
    connect(&m_wait, &QTimer::timeout, this, [this] {
        if (const auto pass = vainPass())
            Q_EMIT passed(*pass);
    });
}

bool LonePerson::isAskedUnseen() const
{
    if (!m_seats.isWatchedByOne())
        return false;
    const Seat seat = m_seats.viewer().seat;
    const SeatView& view = m_seats.source().view(Viewer(seat));
    // A person who may do something for which nobody waits, such as at the end of their own turn, has the
    // seconds.
    const bool isAwaited = view.scene.active.has(seat) && view.scene.aloud.has(seat);
    return isAwaited && !view.offers.empty() && !view.scene.outcome;
}

std::optional<std::string> LonePerson::vainPass() const
{
    if (!isAskedAlone())
        return std::nullopt;
    const Seat seat = m_seats.viewer().seat;
    const std::vector<Offer>& offers = m_seats.source().view(Viewer(seat)).offers;
    const auto pass = passOf(m_seats.source(), seat);
    return pass && offers.size() == 1 && offers.front().move == *pass ? pass : std::nullopt;
}

void LonePerson::waitToPass(bool mayPass, int milliseconds)
{
    if (!mayPass || !vainPass())
        m_wait.stop();
    else if (!m_wait.isActive())
        m_wait.start(milliseconds);
}

} // namespace tablewood
