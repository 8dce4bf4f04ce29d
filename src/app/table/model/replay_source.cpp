#include "app/table/model/replay_source.h"

namespace tablewood {

ReplaySource::ReplaySource(const GameType& type, MatchRecord record, Seats persons)
    : m_replay(type, std::move(record)),
      m_persons(m_replay.isOver() ? Seats::firstOf(m_replay.record().setup.seats) : persons)
{
}

const SeatView& ReplaySource::view(Viewer viewer) const
{
    if (viewer.seat.isPlayer() && !m_persons.has(viewer.seat))
        throw std::logic_error("a seat's view is asked for that this screen may not see");
    const auto known = m_views.find(viewer.seat);
    return known != m_views.end()
               ? known->second
               : m_views.emplace(viewer.seat, m_replay.view(viewer, m_replay.pictureAt(viewer, m_moves)))
                     .first->second;
}

void ReplaySource::show(std::size_t moves)
{
    m_moves = moves;
    m_views.clear();
}

} // namespace tablewood
