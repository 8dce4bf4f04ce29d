#include "app/lan/network_source.h"

namespace tablewood {

NetworkSource::NetworkSource(const GameType& type, lan::TableClient& guest)
    : m_type(type), m_guest(&guest), m_viewer(guest.viewer())
{
}

void NetworkSource::leave()
{
    m_last = *m_guest->view();
    m_guest = nullptr;
}

void NetworkSource::send(Seat, Wish wish)
{
    ViewChange change;
    change.refusal = m_guest && m_guest->isInside()
                         ? m_guest->wish(std::move(wish))
                         : Text(TW_TEXT("lan", "The table cannot be reached now. It is tried again."));
    if (change.refusal)
        changed(m_viewer, change);
}

} // namespace tablewood
