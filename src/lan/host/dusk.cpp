#include "lan/host/dusk.h"

#include <algorithm>

namespace tablewood::lan {

Dusk::Dusk(Lobby& lobby, const Visitors& visitors, const Pace& pace, std::function<bool()> isDark)
    : m_lobby(lobby), m_visitors(visitors), m_tick(pace.tick), m_isDark(std::move(isDark)),
      m_ticks(pace.time().alarm([this] { sayPieces(); }))
{
}

bool Dusk::follow()
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
        m_ticks->set(m_tick);
    return !wasDark;
}

void Dusk::sayPieces()
{
    const auto visitors = m_visitors.all();
    for (Visitor* visitor : visitors) {
        if (visitor->isInside())
            visitor->sayPiece();
    }
    const bool isOver = m_lobby.stage() != Stage::playing;
    m_piecesLeft = isOver ? 0 : isDark() ? kPiecesAfterDark : m_piecesLeft - 1;
    if (m_piecesLeft > 0) {
        m_ticks->set(m_tick);
        return;
    }
    // All speak openly again, even if something still waits for one.
    for (Visitor* visitor : visitors)
        visitor->uncloak();
}

LobbyView Dusk::lobby() const
{
    if (!m_lights)
        return m_lobby.view();
    LobbyView view = *m_lights;
    view.isHalted = m_lobby.view().isHalted;
    return view;
}

LobbyView Dusk::lobbyFor(GuestId guest) const
{
    LobbyView view = lobby();
    if (std::ranges::find(view.guests, guest, &LobbyGuest::id) != view.guests.end())
        return view;
    // There may be no room for both a newcomer and who went meanwhile.
    std::erase_if(view.guests, [this](const LobbyGuest& one) { return !m_lobby.find(one.id); });
    view.guests.push_back(*m_lobby.find(guest));
    return view;
}

} // namespace tablewood::lan
