#pragma once

#include "games/kingdom-rush/attack.h"

#include <array>
#include <bit>
#include <string>
#include <string_view>
#include <vector>

/// Enemies, hordes and champions.
namespace tablewood::kingdom_rush {

enum class HordeColour : std::uint8_t
{
    green,
    yellow,
    red,
    none
};
constexpr auto enumNames(HordeColour)
{
    return std::array<std::string_view, 4>{"green", "yellow", "red", "none"};
}

/// What a card of a spawn stack is.
enum class CardKind : std::uint8_t
{
    horde,
    champion,
    pumpkin,
    /// Leaves the game as it would be placed.
    blank,
    event,
    /// One of the cards of Fire Claw.
    claw,
    /// A life of a boss.
    life
};
constexpr auto enumNames(CardKind)
{
    return std::array<std::string_view, 7>{"horde", "champion", "pumpkin", "blank", "event", "claw", "life"};
}

/// What an enemy is proof against, and does.
enum class Trait : std::uint8_t
{
    resistPhysical,
    resistMagical,
    onlyPhysical,
    onlyMagical,
    special,
    tough,
    fast,
    healAll,
    sharpshooter,
    /// Its icons are counted when a champion draws.
    champion,
    shield
};
constexpr auto enumNames(Trait)
{
    return std::array<std::string_view, 11>{"resistP",      "resistM",      "onlyP", "onlyM",
                                            "special",      "tough",        "fast",  "healAll",
                                            "sharpshooter", "championIcon", "shield"};
}
using Traits = EnumSet<Trait>;

enum class ShieldSide : std::uint8_t
{
    left,
    right,
    top,
    bottom
};
constexpr auto enumNames(ShieldSide)
{
    return std::array<std::string_view, 4>{"left", "right", "top", "bottom"};
}

/// Blocks damage of one type, physical or magical, from one side.
struct Shield
{
    Damage damage = Damage::magical;
    ShieldSide side = ShieldSide::left;
    friend bool operator==(const Shield&, const Shield&) = default;
};

/// What people call an enemy and see of it, such as a goblin.
struct EnemyLook
{
    std::string key;
    Text name;
    std::string icon;
    Source source = Source::standIn;
};

/// An enemy of a horde. One of more than one square is large. What it does holds while a square of `icons` is
/// uncovered; without traits it has none.
struct Enemy
{
    std::uint8_t look = 0;
    Squares squares = 0;
    Squares icons = 0;
    Traits traits;
    ShortList<Shield, 4> shields;
    bool isLarge() const { return std::popcount(squares) > 1; }
    friend bool operator==(const Enemy&, const Enemy&) = default;
};

struct Reward
{
    std::uint8_t gold = 0;
    std::uint8_t crystals = 0;
    std::uint8_t regrow = 0;
    friend bool operator==(const Reward&, const Reward&) = default;
};

/// A horde card, each of the 116 by itself: copies of a wave and colour have different grids. What its back
/// shows is public in a stack: kind, wave, colour, number and reward. Cards whose backs are alike are told
/// apart by nobody.
struct HordeCard
{
    std::string key;
    Text name;
    CardKind kind = CardKind::horde;
    /// 0 to 9; kWaveS for special cards.
    std::uint8_t wave = 0;
    HordeColour colour = HordeColour::none;
    /// Champions C1 to C4; events A, B, C as 1, 2, 3; cards of Fire Claw and lives from 1; else 0.
    std::uint8_t number = 0;
    std::uint8_t width = 5;
    std::uint8_t height = 5;
    std::vector<Enemy> enemies;
    /// Squares that no tile may cover.
    Squares noCover = 0;
    bool isFlying = false;
    bool isEvasive = false;
    /// One of these is chosen; none for no reward.
    std::vector<Reward> rewards;
    Source source = Source::standIn;
};
inline constexpr std::uint8_t kWaveS = 10;

/// What a champion does where it shows enough icons.
enum class ChampionAct : std::uint8_t
{
    cleave,
    thriller,
    devourer,
    graveyard
};
constexpr auto enumNames(ChampionAct)
{
    return std::array<std::string_view, 4>{"cleave", "thriller", "devourer", "graveyard"};
}

/// Champions by their number.
struct Champion
{
    Text name;
    ChampionAct act = ChampionAct::cleave;
    Text rule;
    Source source = Source::standIn;
};

} // namespace tablewood::kingdom_rush
