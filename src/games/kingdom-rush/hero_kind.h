#pragma once

#include "games/kingdom-rush/attack.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Heroes, their passives and abilities.
namespace tablewood::kingdom_rush {

/// What heroes do besides placing tiles and soldiers.
enum class HeroEffect : std::uint8_t
{
    /// Places Sand Warriors on the own or an adjacent horde, `amount` of them; `hasSpears` of the ability.
    warriors,
    /// An adjacent horde that is no champion makes no attempt this round; with `isFar` any horde of the map.
    wall,
    /// Heals oneself by `amount`.
    healSelf,
    /// Heals each adjacent hero by `amount`.
    healAdjacent,
    /// Heals one adjacent hero of one's choice by `amount`.
    healOne,
    /// Heals all heroes fully.
    healAll,
    /// Protects one hero till the end of the round.
    protect,
    /// Refreshes so many exhausted blossoms.
    regrow,
    /// Moves so many spaces more before the rest.
    leap,
    /// Discards skulls, as many as one likes; the attack is done once for each.
    spendSkulls
};
constexpr auto enumNames(HeroEffect)
{
    return std::array<std::string_view, 10>{"warriors", "wall",    "healSelf", "healAdjacent", "healOne",
                                            "healAll",  "protect", "regrow",   "leap",         "spendSkulls"};
}

/// What always holds of a hero, by board or by a passive ability.
enum class Passive : std::uint8_t
{
    /// Activating: `amount` Sand Warriors to the own or an adjacent horde.
    warriorsFirst,
    /// Activating: a 1x1 magical on an adjacent horde for each skull; a skull, up to `amount`, for each horde
    /// destroyed on the own or an adjacent space.
    skulls,
    /// `amount` skulls more at most.
    moreSkulls,
    /// Hordes hit by the hero's tiles lose fast this round.
    slowing,
    /// Tiles ignore shields.
    ignoresShields,
    /// After acting one adjacent hero heals by `amount`.
    healsAfter,
    /// Having moved at least `amount` spaces: a 1x1 of the hero's damage on an adjacent horde.
    runningStrike,
    /// Health and `amount`.
    tough,
    /// The attack has `amount` 1x1 more.
    moreTiles
};
constexpr auto enumNames(Passive)
{
    return std::array<std::string_view, 9>{"warriorsFirst", "skulls",         "moreSkulls",
                                           "slowing",       "ignoresShields", "healsAfter",
                                           "runningStrike", "tough",          "moreTiles"};
}

struct HeroPassive
{
    Passive kind = Passive::tough;
    std::uint8_t amount = 0;
    friend bool operator==(const HeroPassive&, const HeroPassive&) = default;
};

/// What a hero does in one go: effects, then an attack. Either may be missing.
struct HeroAct
{
    struct Effect
    {
        HeroEffect kind = HeroEffect::healSelf;
        std::uint8_t amount = 1;
        bool isFar = false;
        friend bool operator==(const Effect&, const Effect&) = default;
    };
    std::vector<Effect> effects;
    std::optional<Attack> attack;
    /// Sand Warriors throw spears.
    bool hasSpears = false;
    friend bool operator==(const HeroAct&, const HeroAct&) = default;
};

struct Ability
{
    std::string key;
    Text name;
    Text rule;
    /// 1 or 2.
    std::uint8_t tier = 1;
    /// Always active, never used; then `act` is empty.
    std::optional<HeroPassive> passive;
    HeroAct act;
    std::string icon;
    Source source = Source::standIn;
};

struct HeroKind
{
    std::string key;
    Text name;
    std::uint8_t health = 4;
    std::uint8_t moves = 2;
    Damage damage = Damage::physical;
    HeroAct attack;
    std::vector<HeroPassive> passives;
    /// The board's passives in words.
    Text passiveRule;
    std::array<Ability, kAbilitiesOfHero> abilities;
    HeroAct bench;
    Text benchRule;
    FacePicture picture;
    Source source = Source::standIn;
};

} // namespace tablewood::kingdom_rush
