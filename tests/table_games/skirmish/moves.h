#pragma once

#include "kernel/move_text.h"

#include <variant>

/// The moves of Skirmish. Cards are named by their numbers.
namespace tablewood::skirmish {

/// Plays a fighter from the hand.
struct Play
{
    static constexpr std::string_view name = "play";
    std::uint8_t card = 0;
    friend bool operator==(Play, Play) = default;
    static void describe(auto& self, auto& visit) { visit("card", self.card); }
};
/// Attaches gear from the hand to a fighter of one's own.
struct Equip
{
    static constexpr std::string_view name = "equip";
    std::uint8_t card = 0;
    std::uint8_t fighter = 0;
    friend bool operator==(Equip, Equip) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("card", self.card);
        visit("fighter", self.fighter);
    }
};
/// Puts a fighter of one's own elsewhere in the line, with so many of the others to its left.
struct LineUp
{
    static constexpr std::string_view name = "line-up";
    std::uint8_t fighter = 0;
    std::uint8_t place = 0;
    friend bool operator==(LineUp, LineUp) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("fighter", self.fighter);
        visit("place", self.place);
    }
};
/// Puts a card of the hand into the reserve, with so many of the others to its left.
struct Reserve
{
    static constexpr std::string_view name = "reserve";
    std::uint8_t card = 0;
    std::uint8_t place = 0;
    friend bool operator==(Reserve, Reserve) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("card", self.card);
        visit("place", self.place);
    }
};
/// Begins to choose attackers.
struct Attack
{
    static constexpr std::string_view name = "attack";
    friend bool operator==(Attack, Attack) = default;
    static void describe(auto&, auto&) {}
};
/// Sends one fighter to attack.
struct Send
{
    static constexpr std::string_view name = "send";
    std::uint8_t fighter = 0;
    friend bool operator==(Send, Send) = default;
    static void describe(auto& self, auto& visit) { visit("fighter", self.fighter); }
};
/// Says that all attackers are chosen.
struct Declare
{
    static constexpr std::string_view name = "declare";
    friend bool operator==(Declare, Declare) = default;
    static void describe(auto&, auto&) {}
};
/// Ends the turn without an attack.
struct Rest
{
    static constexpr std::string_view name = "rest";
    friend bool operator==(Rest, Rest) = default;
    static void describe(auto&, auto&) {}
};
/// Blocks an attacker with a fighter of one's own.
struct Block
{
    static constexpr std::string_view name = "block";
    std::uint8_t fighter = 0;
    std::uint8_t attacker = 0;
    friend bool operator==(Block, Block) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("fighter", self.fighter);
        visit("attacker", self.attacker);
    }
};
/// Says that all blockers are chosen.
struct Stand
{
    static constexpr std::string_view name = "stand";
    friend bool operator==(Stand, Stand) = default;
    static void describe(auto&, auto&) {}
};
/// Plays a trick from the hand, at a fighter or at the trick before it.
struct Answer
{
    static constexpr std::string_view name = "answer";
    std::uint8_t card = 0;
    std::uint8_t target = 0;
    friend bool operator==(Answer, Answer) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("card", self.card);
        visit("target", self.target);
    }
};
struct Pass
{
    static constexpr std::string_view name = "pass";
    friend bool operator==(Pass, Pass) = default;
    static void describe(auto&, auto&) {}
};
/// The clock's: the next attacker fights.
struct Fight
{
    static constexpr std::string_view name = "fight";
    friend bool operator==(Fight, Fight) = default;
    static void describe(auto&, auto&) {}
};

using Move = std::variant<Play, Equip, LineUp, Reserve, Attack, Send, Declare, Rest, Block, Stand, Answer,
                          Pass, Fight>;

} // namespace tablewood::skirmish
