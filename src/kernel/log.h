#pragma once

#include "kernel/scene.h"

#include <optional>
#include <utility>

namespace tablewood {

/// What something means to some seats, in one short sentence to them.
struct MeaningFor
{
    Seats seats;
    Text text;
    friend bool operator==(const MeaningFor&, const MeaningFor&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("seats", self.seats);
        visit("text", self.text);
    }
};

/// Makes an event a weighty one: it rises on the stage of all who are told of it, with its picture, its
/// sentence and what it means. The picture is the card of `face`, or else `sign`, an icon such as a death's.
/// It rises from the first of the event's pieces, or its player, and settles there.
struct Spotlight
{
    Name sign;
    Name face;
    /// What it does, to whoever it is nothing special to.
    Text meaning;
    /// What it means to others, who are told of it like all: it tells nothing that the others may not know.
    std::vector<MeaningFor> special{};
    friend bool operator==(const Spotlight&, const Spotlight&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("sign", self.sign);
        visit("face", self.face);
        visit("meaning", self.meaning);
        visit("special", self.special);
    }

    /// What it means to whoever looks.
    const Text& meaningTo(Viewer viewer) const
    {
        for (const MeaningFor& one : special)
            if (viewer.seat.isPlayer() && one.seats.has(viewer.seat))
                return one.text;
        return meaning;
    }
};

/// The cue of a turn that was skipped, or ended without its player: they are told so, and why.
inline constexpr const char* kUnplayed = "unplayed";

/// Something that happened, told in past tense. `cells` and `pieces` are what the line points at, `cue` names
/// the sound and movement that go with it ("grow", "burn", "roll", "draw", ...). A weighty event has a
/// spotlight. A detail belongs to the last event before it that is none, and is folded up with it. `tally` is
/// what the event adds to the short account of what its player did: texts that count the same are added up,
/// such as "2 Trees".
struct Event
{
    Text text;
    Seat seat;
    Name cue;
    Name board;
    std::vector<Cell> cells;
    std::optional<Spotlight> spotlight{};
    std::vector<PieceId> pieces{};
    bool isDetail = false;
    std::vector<Text> tally{};
    friend bool operator==(const Event&, const Event&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("text", self.text);
        visit("seat", self.seat);
        visit("cue", self.cue);
        visit("board", self.board);
        visit("cells", self.cells);
        visit("spotlight", self.spotlight);
        visit("pieces", self.pieces);
        visit("isDetail", self.isDetail);
        visit("tally", self.tally);
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
