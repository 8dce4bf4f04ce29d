#pragma once

#include "kernel/match.h"
#include "session/match_record.h"

#include <span>

namespace tablewood {

/// Whether the viewer can take back or bring back a move, and what is being asked of the table about it.
struct UndoStatus
{
    bool canUndo = false;
    bool canRedo = false;
    /// Taking back needs the yes of all other human seats.
    bool needsConsent = false;
    /// Who has asked to take back, none if nobody has, and whose answers are awaited.
    Seat asked;
    Seats waitingFor;
    friend bool operator==(const UndoStatus&, const UndoStatus&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("canUndo", self.canUndo);
        visit("canRedo", self.canRedo);
        visit("needsConsent", self.needsConsent);
        visit("asked", self.asked);
        visit("waitingFor", self.waitingFor);
    }
};

/// All that one viewer has before them: built from that viewer's view alone.
struct SeatView
{
    /// Counts this viewer's updates from 1; a move names the one it was made on.
    std::uint32_t revision = 0;
    std::vector<Player> players;
    Scene scene;
    std::vector<Offer> offers;
    std::vector<Event> log;
    UndoStatus undo;
    std::optional<Timer> timer;
    friend bool operator==(const SeatView&, const SeatView&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("revision", self.revision);
        visit("players", self.players);
        visit("scene", self.scene);
        visit("offers", self.offers);
        visit("log", self.log);
        visit("undo", self.undo);
        visit("timer", self.timer);
    }
};

/// The far end of a link to a table: takes its messages as bytes (see wire/messages.h).
class Guest
{
public:
    virtual ~Guest() = default;
    virtual void receive(std::span<const std::uint8_t> message) = 0;
};

} // namespace tablewood
