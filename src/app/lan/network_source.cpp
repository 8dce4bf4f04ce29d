#include "app/lan/network_source.h"

namespace tablewood {

NetworkSource::NetworkSource(const GameType& type, lan::TableClient& guest)
    : m_type(type), m_guest(&guest), m_viewer(guest.viewer()), m_persons(guest.persons()),
      m_options(guest.lobby().options)
{
}

const SeatView& NetworkSource::view(Viewer viewer) const
{
    if (!m_guest)
        return m_last;
    const SeatView* const lent = m_guest->view(viewer);
    return lent ? *lent : *m_guest->view();
}

void NetworkSource::leave()
{
    m_last = *m_guest->view();
    m_guest = nullptr;
}

void NetworkSource::send(Seat seat, Wish wish)
{
    ViewChange change;
    change.isOfMove = std::holds_alternative<Act>(wish);
    change.refusal = canSend() ? m_guest->wish(seat, std::move(wish))
                               : Text(TW_TEXT("lan", "The table cannot be reached now. It is tried again."));
    if (change.refusal)
        changed(seat, change);
}

} // namespace tablewood
