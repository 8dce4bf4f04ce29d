#include "session/table_link.h"

namespace tablewood {

TableLink::TableLink(Table& table, std::vector<Viewer> viewers, Changed changed)
    : m_table(table), m_views(viewers.begin(), viewers.end()), m_changed(std::move(changed))
{
    m_table.join(*this, std::move(viewers));
}

TableLink::~TableLink() { m_table.leave(*this); }

const SeatView& TableLink::view(Viewer viewer) const { return viewOf(*this, viewer).now(); }

void TableLink::send(Seat seat, Wish wish)
{
    m_table.receive(*this, viewOf(*this, seat).write(std::move(wish)));
}

void TableLink::receive(std::span<const std::uint8_t> message)
{
    const DownMessage down = decodeDown(message);
    const ViewChange change = viewOf(*this, down.viewer).take(down);
    if (m_changed)
        m_changed(down.viewer, change);
}

} // namespace tablewood
