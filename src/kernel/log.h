#pragma once

#include "kernel/scene.h"

#include <optional>
#include <utility>

namespace tablewood {

/// Makes an event a great one: all who are told of it read it on a plate over the table, with its meaning in
/// one short sentence. The seat that it is about reads `own` instead, where that is not empty. `sign` is an
/// icon for the event, such as a death; its player is shown beside it.
struct Plate
{
    Name sign;
    Text meaning;
    Text own;
    friend bool operator==(const Plate&, const Plate&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("sign", self.sign);
        visit("meaning", self.meaning);
        visit("own", self.own);
    }
};

/// Something that happened, told in past tense. `cells` and `pieces` are what the line points at, `cue` names
/// the sound and movement that go with it ("grow", "burn", "roll", "draw", ...). A great event has a plate. A
/// detail belongs to the last event before it that is none, and is folded up with it.
struct Event
{
    Text text;
    Seat seat;
    Name cue;
    Name board;
    std::vector<Cell> cells;
    std::optional<Plate> plate{};
    std::vector<PieceId> pieces{};
    bool isDetail = false;
    friend bool operator==(const Event&, const Event&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("text", self.text);
        visit("seat", self.seat);
        visit("cue", self.cue);
        visit("board", self.board);
        visit("cells", self.cells);
        visit("plate", self.plate);
        visit("pieces", self.pieces);
        visit("isDetail", self.isDetail);
    }
};

/// An event and who is told of it.
struct LogEntry
{
    Event event;
    Seats seats;
    bool isPublic = true;

    bool isFor(Viewer viewer) const { return isPublic || (viewer.seat.isPlayer() && seats.has(viewer.seat)); }
    static void describe(auto& self, auto& visit)
    {
        visit("event", self.event);
        visit("seats", self.seats);
        visit("isPublic", self.isPublic);
    }
};

/// Takes what a move tells. Bots and playouts give one that nobody reads: ask `isWanted` before building
/// texts.
class Log
{
public:
    /// A log that keeps nothing but whether something was revealed.
    static Log unread()
    {
        Log log;
        log.m_isWanted = false;
        return log;
    }

    bool isWanted() const { return m_isWanted; }
    void tell(Event event)
    {
        if (m_isWanted)
            m_entries.push_back({std::move(event), {}, true});
    }
    void tellOnly(Seats seats, Event event)
    {
        if (m_isWanted)
            m_entries.push_back({std::move(event), seats, false});
    }
    /// A die was thrown or hidden information was seen: nobody can take this move back on their own.
    void reveal() { m_hasRevealedToAll = true; }
    /// The same, where only some seats saw it, such as a card drawn into a hand: for everybody else nothing
    /// may change with what it was.
    void revealTo(Seats seats)
    {
        for (const Seat seat : seats)
            m_revealedTo.add(seat);
    }
    bool hasRevealed() const { return m_hasRevealedToAll || !m_revealedTo.isEmpty(); }
    bool hasRevealedTo(Viewer viewer) const
    {
        return m_hasRevealedToAll || (viewer.seat.isPlayer() && m_revealedTo.has(viewer.seat));
    }
    const std::vector<LogEntry>& entries() const { return m_entries; }

private:
    std::vector<LogEntry> m_entries;
    Seats m_revealedTo;
    bool m_isWanted = true;
    bool m_hasRevealedToAll = false;
};

} // namespace tablewood
