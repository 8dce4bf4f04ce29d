#pragma once

#include "games/arbor/stars.h"
#include "kernel/cell.h"
#include "kernel/short_list.h"
#include "kernel/word.h"

#include <variant>

/// The moves of a seat. In a move's text cells are named like "E4": "grow E4", "play flame E3 E4", "wake
/// sage". An opponent is named by the space their Ancient stands on.
namespace tablewood::arbor {

/// The spaces that a song or power is aimed at. Two is the most that any has; a few more can be named, to be
/// refused.
using Targets = ShortList<Cell, 4>;

/// Take one of the two Ancients dealt, by its key.
struct ChooseAncient
{
    static constexpr std::string_view name = "choose";
    Word ancient;
    friend bool operator==(const ChooseAncient&, const ChooseAncient&) = default;
    static void describe(auto& self, auto& visit) { visit("ancient", self.ancient); }
};

enum class RerolledDice : std::uint8_t
{
    both,
    first,
    second
};
constexpr auto enumNames(RerolledDice) { return std::array<std::string_view, 3>{"both", "first", "second"}; }

/// After two Blessings.
struct Reroll
{
    static constexpr std::string_view name = "reroll";
    RerolledDice dice = RerolledDice::both;
    friend bool operator==(const Reroll&, const Reroll&) = default;
    static void describe(auto& self, auto& visit) { visit("dice", self.dice); }
};

/// Move the Ancient.
struct MoveAncient
{
    static constexpr std::string_view name = "move";
    Cell to;
    friend bool operator==(const MoveAncient&, const MoveAncient&) = default;
    static void describe(auto& self, auto& visit) { visit("to", self.to); }
};

struct GrowTree
{
    static constexpr std::string_view name = "grow";
    Cell at;
    friend bool operator==(const GrowTree&, const GrowTree&) = default;
    static void describe(auto& self, auto& visit) { visit("at", self.at); }
};

enum class Awakened : std::uint8_t
{
    guardian,
    sage
};
constexpr auto enumNames(Awakened) { return std::array<std::string_view, 2>{"guardian", "sage"}; }

/// Replace the Tree under the Ancient. `at` are the targets of the Invocation when the Sage wakes, empty
/// where it has none.
struct Awaken
{
    static constexpr std::string_view name = "wake";
    Awakened what = Awakened::guardian;
    Targets at;
    friend bool operator==(const Awaken&, const Awaken&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("what", self.what);
        visit("at", self.at);
    }
};

/// Play a Star card as one of its songs. `at`:
/// flame and devotion: one or two spaces; ash and radiance: one; cunning: the two spaces; darkness: the space
/// of the opponent's Ancient and where it goes; thunder: the space of the opponent's Ancient; lightning and
/// life: none. Revelation and Destiny have moves of their own.
struct PlaySong
{
    static constexpr std::string_view name = "play";
    Song song = Song::flame;
    Targets at;
    friend bool operator==(const PlaySong&, const PlaySong&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("song", self.song);
        visit("at", self.at);
    }
};

/// Use the Ancient's Blessing; `at` are its targets.
struct UseBlessing
{
    static constexpr std::string_view name = "bless";
    Targets at;
    friend bool operator==(const UseBlessing&, const UseBlessing&) = default;
    static void describe(auto& self, auto& visit) { visit("at", self.at); }
};

/// Song of Destiny: counter the song (or Destiny) on top.
struct Counter
{
    static constexpr std::string_view name = "counter";
    friend bool operator==(const Counter&, const Counter&) = default;
    static void describe(auto&, auto&) {}
};

/// Let the song on top be.
struct Pass
{
    static constexpr std::string_view name = "pass";
    friend bool operator==(const Pass&, const Pass&) = default;
    static void describe(auto&, auto&) {}
};

/// Song of Revelation: take the top card of the discard that is no Fate card.
struct Reveal
{
    static constexpr std::string_view name = "revelation";
    friend bool operator==(const Reveal&, const Reveal&) = default;
    static void describe(auto&, auto&) {}
};

/// Take a card of the display, counted from 1.
struct DrawStar
{
    static constexpr std::string_view name = "draw";
    std::int8_t slot = 1;
    friend bool operator==(const DrawStar&, const DrawStar&) = default;
    static void describe(auto& self, auto& visit) { visit("slot", self.slot); }
};

struct EndTurn
{
    static constexpr std::string_view name = "end";
    friend bool operator==(const EndTurn&, const EndTurn&) = default;
    static void describe(auto&, auto&) {}
};

/// Name who begins, by the space of their Ancient.
struct NameFirst
{
    static constexpr std::string_view name = "first";
    Cell ancient;
    friend bool operator==(const NameFirst&, const NameFirst&) = default;
    static void describe(auto& self, auto& visit) { visit("ancient", self.ancient); }
};

using Move = std::variant<ChooseAncient, Reroll, MoveAncient, GrowTree, Awaken, PlaySong, UseBlessing,
                          Counter, Pass, Reveal, DrawStar, EndTurn, NameFirst>;
static_assert(std::is_trivially_copyable_v<Move>);

} // namespace tablewood::arbor
