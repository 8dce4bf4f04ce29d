#pragma once

#include "lan/host/lobby.h"
#include "lan/host/visitors.h"

#include <memory>

namespace tablewood::lan {

/// Keeps anybody from noticing who does something while people sit in the dark: what changes in the lobby
/// shows on no screen, and all that is said goes in pieces, as many to each.
class Dusk
{
public:
    /// `isDark` tells whether it is dark now. The lobby and the visitors outlive the dusk.
    Dusk(Lobby& lobby, const Visitors& visitors, const Pace& pace, std::function<bool()> isDark);

    bool isDark() const { return m_isDark(); }
    /// Whether all that is said goes in pieces: from the first word in the dark on, and for a while after the
    /// last one.
    bool isCloaked() const { return isDark() || m_ticks->isSet(); }
    /// Sees whether it is dark; true where that is new.
    bool follow();
    /// The lobby as everybody is told of it: in the dark as it was when all eyes were closed.
    LobbyView lobby() const;
    /// The lobby as it is told to a guest that comes in while nobody else is told: it is in it.
    LobbyView lobbyFor(GuestId guest) const;

private:
    void sayPieces();

    Lobby& m_lobby;
    const Visitors& m_visitors;
    std::chrono::milliseconds m_tick;
    std::function<bool()> m_isDark;
    /// The lobby as it was when all eyes were closed; nothing while they are open.
    std::optional<LobbyView> m_lights;
    /// When the next pieces are said, and how many more after the dark.
    std::unique_ptr<Alarm> m_ticks;
    int m_piecesLeft = 0;
};

} // namespace tablewood::lan
