#include "session/table_link.h"

namespace tablewood {

TableLink::TableLink(Table& table, std::vector<Viewer> viewers, Changed changed)
    : m_table(table), m_views(viewers.begin(), viewers.end()), m_changed(std::move(changed))
{
    m_table.join(*this, std::move(viewers));
    if (m_fault) {
        m_table.leave(*this);
        throw InputError(*m_fault);
    }
}

TableLink::~TableLink() { m_table.leave(*this); }

const SeatView& TableLink::view(Viewer viewer) const { return viewOf(*this, viewer).now(); }

void TableLink::send(Seat seat, Wish wish)
{
    m_table.receive(*this, viewOf(*this, seat).write(std::move(wish)));
}

void TableLink::receive(std::span<const std::uint8_t> message)
{
    Viewer viewer;
    ViewChange change;
    try {
        const DownMessage down = decodeDown(message);
        viewer = down.viewer;
        change = viewOf(*this, viewer).take(down);
    } catch (const InputError& error) {
        m_fault = error;
        tellFault();
        return;
    }
    if (m_changed)
        m_changed(viewer, change);
}

void TableLink::tellFault()
{
    if (!m_changed)
        return;
    for (const GuestView& view : m_views) {
        ViewChange change;
        change.firstNewEvent = view.now().log.size();
        change.refusal =
            Text(TW_TEXT("session", "What happened at the table cannot be shown: %1"), m_fault->cause());
        m_changed(view.viewer(), change);
    }
}

} // namespace tablewood
