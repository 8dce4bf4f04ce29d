#pragma once

#include "games/forsaken/content.h"
#include "kernel/seat.h"

/// Records of what has happened: what somebody saw, hearings, deaths, turns, the last Night.
namespace tablewood::forsaken {

/// A kind of secret that somebody has seen, for their notebook. In a Note `day` counts from 1, 0 before the
/// first Night is over; `turn` counts the turns of the Turn Cycle, -1 by night; `cycle` counts the Turn
/// Cycles of the Day from 1, 0 by night.
enum class NoteKind : std::uint8_t
{
    /// The Role `what` lay before the seat `subject`.
    role,
    /// The Destination `what` lay on the place `subject`.
    place,
    /// The card `what` was in the hand of the seat `subject`, `count` times.
    hand,
    /// The card `what` lay in the Forest deck, as the `subject`th from the top.
    forest
};
constexpr auto enumNames(NoteKind)
{
    return std::array<std::string_view, 4>{"role", "place", "hand", "forest"};
}
struct Note
{
    Seat reader;
    NoteKind kind = NoteKind::role;
    std::uint8_t subject = 0;
    std::uint8_t what = 0;
    std::uint8_t count = 1;
    std::int8_t turn = 0;
    std::int16_t day = 0;
    std::int16_t cycle = 0;
    friend bool operator==(const Note&, const Note&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("reader", self.reader);
        visit("kind", self.kind);
        visit("subject", self.subject);
        visit("what", self.what);
        visit("count", self.count);
        visit("turn", self.turn);
        visit("day", self.day);
        visit("cycle", self.cycle);
    }
};

/// A card that `reader` knows to be in the hand of `holder`.
struct KnownCard
{
    Seat reader;
    Seat holder;
    CardId card = kNoCard;
    friend bool operator==(const KnownCard&, const KnownCard&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("reader", self.reader);
        visit("holder", self.holder);
        visit("card", self.card);
    }
};

/// A hearing that is over.
struct Trial
{
    Seat accused;
    Seats down;
    Seats up;
    bool isLynched = false;
    std::int16_t day = 0;
    friend bool operator==(const Trial&, const Trial&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("accused", self.accused);
        visit("down", self.down);
        visit("up", self.up);
        visit("isLynched", self.isLynched);
        visit("day", self.day);
    }
};

/// A death.
struct Grave
{
    Seat seat;
    std::int16_t day = 0;
    friend bool operator==(const Grave&, const Grave&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("seat", self.seat);
        visit("day", self.day);
    }
};

/// A turn of the Turn Cycle that is on or over: whose, and which card they played first in it, if any.
struct TakenTurn
{
    Seat seat;
    CardId card = kNoCard;
    friend bool operator==(const TakenTurn&, const TakenTurn&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("seat", self.seat);
        visit("card", self.card);
    }
};

/// The Night Actions of the last Night, sealed until dawn. Of those whom most of the Forsaken pointed at one
/// is drawn at dawn.
struct NightRecord
{
    Seats pointed;
    Seat sacrificed;
    Seat sheltered;
    Seat entangled;
    friend bool operator==(const NightRecord&, const NightRecord&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("pointed", self.pointed);
        visit("sacrificed", self.sacrificed);
        visit("sheltered", self.sheltered);
        visit("entangled", self.entangled);
    }
};

} // namespace tablewood::forsaken
