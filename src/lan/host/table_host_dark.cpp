#include "lan/host/table_host.h"

#include <algorithm>

/// The part of a host that lets nobody notice who does something while people sit in the dark.
namespace tablewood::lan {

bool TableHost::isDark() const
{
    return m_match && m_lobby.stage() == Stage::playing && m_match->table().isDark();
}

/// All that is said goes in pieces from the first word in the dark on, and for a while after the last one.
bool TableHost::lookIntoDark()
{
    const bool wasDark = m_lights.has_value();
    if (!isDark()) {
        m_lights.reset();
        m_lobby.halt(false);
        return wasDark;
    }
    if (!wasDark)
        m_lights = m_lobby.view();
    m_piecesLeft = kPiecesAfterDark;
    if (!m_ticks->isSet())
        m_ticks->set(m_plan.pace.tick);
    return !wasDark;
}

void TableHost::sayPieces()
{
    const auto visitors = m_visitors;
    for (Visitor* visitor : visitors) {
        if (visitor->isInside())
            visitor->sayPiece();
    }
    const bool isOver = m_lobby.stage() != Stage::playing;
    m_piecesLeft = isOver ? 0 : isDark() ? kPiecesAfterDark : m_piecesLeft - 1;
    if (m_piecesLeft > 0) {
        m_ticks->set(m_plan.pace.tick);
        return;
    }
    // What waits yet for one of them does not keep all in pieces.
    for (Visitor* visitor : visitors)
        visitor->uncloak();
}

LobbyView TableHost::shownLobby() const
{
    if (!m_lights)
        return m_lobby.view();
    LobbyView view = *m_lights;
    view.isHalted = m_lobby.view().isHalted;
    return view;
}

LobbyView TableHost::lobbyFor(GuestId guest) const
{
    LobbyView view = shownLobby();
    if (std::ranges::find(view.guests, guest, &LobbyGuest::id) != view.guests.end())
        return view;
    // There may be no room for both a newcomer and who went meanwhile.
    std::erase_if(view.guests, [this](const LobbyGuest& one) { return !m_lobby.find(one.id); });
    view.guests.push_back(*m_lobby.find(guest));
    return view;
}

} // namespace tablewood::lan
