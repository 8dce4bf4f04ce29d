#include "lan/table_host.h"

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
        return wasDark;
    }
    if (!wasDark) {
        m_lights.emplace();
        for (const Member& member : m_lobby.members())
            (*m_lights)[member.shown.id] = member.shown.isHere;
    }
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
    const auto hasPieces = [](const Visitor* one) { return one->isInside() && one->hasPieces(); };
    if (m_piecesLeft > 0 || (!isOver && std::ranges::any_of(visitors, hasPieces))) {
        m_ticks->set(m_plan.pace.tick);
        return;
    }
    for (Visitor* visitor : visitors)
        visitor->uncloak();
}

LobbyView TableHost::shownLobby() const
{
    LobbyView view = m_lobby.view();
    if (!m_lights)
        return view;
    for (LobbyGuest& guest : view.guests) {
        const auto light = m_lights->find(guest.id);
        if (light != m_lights->end())
            guest.isHere = light->second;
    }
    return view;
}

} // namespace tablewood::lan
