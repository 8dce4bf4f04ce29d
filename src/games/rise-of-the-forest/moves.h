#pragma once

#include "games/rise-of-the-forest/content.h"
#include "kernel/move_text.h"
#include "kernel/word.h"

#include <variant>

/// The moves of Rise of the Forest. Spaces are those of the board that people see (track.h, Window); cards
/// and units are named by their numbers in the team.
namespace tablewood::rise_of_the_forest {

/// The first seat names the side of its pair (ruling 41).
struct NameSide
{
    static constexpr std::string_view name = "side";
    Side side = Side::shadowborn;
    friend bool operator==(NameSide, NameSide) = default;
    static void describe(auto& self, auto& visit) { visit("side", self.side); }
};
/// Picks a leader of one's side, by its key (ruling 1).
struct Lead
{
    static constexpr std::string_view name = "lead";
    Word leader;
    friend bool operator==(const Lead&, const Lead&) = default;
    static void describe(auto& self, auto& visit) { visit("leader", self.leader); }
};
/// Lays the drawn tile, turned by so many quarters clockwise (ruling 3).
struct Lay
{
    static constexpr std::string_view name = "lay";
    Cell at;
    std::uint8_t turns = 0;
    friend bool operator==(Lay, Lay) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("at", self.at);
        visit("turns", self.turns);
    }
};
/// Places the drawn tower (ruling 4).
struct Build
{
    static constexpr std::string_view name = "build";
    Cell at;
    friend bool operator==(Build, Build) = default;
    static void describe(auto& self, auto& visit) { visit("at", self.at); }
};
/// Puts the Shadowborn base beyond this end of the track, the Lightborn base beyond the other (ruling 6).
struct SetBase
{
    static constexpr std::string_view name = "base";
    Cell at;
    friend bool operator==(SetBase, SetBase) = default;
    static void describe(auto& self, auto& visit) { visit("at", self.at); }
};
/// Discards a card of the hand, before drawing (ruling 8).
struct Discard
{
    static constexpr std::string_view name = "discard";
    std::uint8_t card = 0;
    friend bool operator==(Discard, Discard) = default;
    static void describe(auto& self, auto& visit) { visit("card", self.card); }
};
/// Draws until the hand is full, which ends Refresh (ruling 8).
struct Draw
{
    static constexpr std::string_view name = "draw";
    friend bool operator==(Draw, Draw) = default;
    static void describe(auto&, auto&) {}
};
/// Goes on to the next action without this one, or without more of it.
struct Skip
{
    static constexpr std::string_view name = "skip";
    friend bool operator==(Skip, Skip) = default;
    static void describe(auto&, auto&) {}
};
/// Plays a basic unit or an item.
struct Play
{
    static constexpr std::string_view name = "play";
    std::uint8_t card = 0;
    friend bool operator==(Play, Play) = default;
    static void describe(auto& self, auto& visit) { visit("card", self.card); }
};
/// Plays a leveled unit, or one's leader, in the place of a unit in play (ruling 9).
struct Replace
{
    static constexpr std::string_view name = "replace";
    std::uint8_t card = 0;
    std::uint8_t unit = 0;
    friend bool operator==(Replace, Replace) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("card", self.card);
        visit("unit", self.unit);
    }
};
/// Puts a Shadowborn into a place of the stack, 0 for its top (ruling 13).
struct Order
{
    static constexpr std::string_view name = "order";
    std::uint8_t unit = 0;
    std::uint8_t place = 0;
    friend bool operator==(Order, Order) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("unit", self.unit);
        visit("place", self.place);
    }
};
/// Puts a new Lightborn onto a free tower, by its pips (ruling 11).
struct Man
{
    static constexpr std::string_view name = "man";
    std::uint8_t unit = 0;
    std::uint8_t tower = 0;
    friend bool operator==(Man, Man) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("unit", self.unit);
        visit("tower", self.tower);
    }
};
/// Ends one's turn.
struct EndTurn
{
    static constexpr std::string_view name = "end";
    friend bool operator==(EndTurn, EndTurn) = default;
    static void describe(auto&, auto&) {}
};
/// The next unit of the run takes its turn; the clock plays it.
struct Advance
{
    static constexpr std::string_view name = "advance";
    friend bool operator==(Advance, Advance) = default;
    static void describe(auto&, auto&) {}
};

using Move = std::variant<NameSide, Lead, Lay, Build, SetBase, Discard, Draw, Skip, Play, Replace, Order, Man,
                          EndTurn, Advance>;

} // namespace tablewood::rise_of_the_forest
