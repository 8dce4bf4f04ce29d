#pragma once

#include "games/kingdom-rush/attack.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

/// Towers and mods.
namespace tablewood::kingdom_rush {

enum class TowerType : std::uint8_t
{
    archer,
    mage,
    artillery,
    soldier
};
constexpr auto enumNames(TowerType)
{
    return std::array<std::string_view, 4>{"archer", "mage", "artillery", "soldier"};
}

/// A kind of tower card.
struct TowerKind
{
    std::string key;
    Text name;
    TowerType type = TowerType::archer;
    /// 1 to 4.
    std::uint8_t level = 1;
    Damage damage = Damage::physical;
    /// How many mods it takes.
    std::uint8_t slots = 0;
    /// How many cards of it there are. All kinds together have 44.
    std::uint8_t copies = 1;
    /// One of them is chosen.
    std::vector<Attack> attacks;
    FacePicture picture;
    Source source = Source::standIn;
};

enum class ModEffect : std::uint8_t
{
    /// One more 2x1, physical, on a horde that is pointed to.
    pair,
    /// One more 1x1, physical, on any horde.
    single,
    /// All tiles are true damage.
    pure,
    /// The printed tiles have perfect range, on one horde.
    perfect,
    /// One more soldier on a horde that is pointed to, without a spear.
    soldier,
    /// One more tower that is none of soldiers on its site.
    site,
    /// Passed and raised: whoever gets it rests.
    restOnPass,
    /// Passed and raised: 2 crystals and 1 gold.
    payOnPass,
    /// Played: for 1 crystal it comes back to the hand after its attack.
    comeBack,
    /// Played on a blossom: refreshes it.
    refresh
};
constexpr auto enumNames(ModEffect)
{
    return std::array<std::string_view, 10>{"pair", "single",     "true",      "perfect",  "soldier",
                                            "site", "restOnPass", "payOnPass", "comeBack", "refresh"};
}

struct ModKind
{
    std::string key;
    Text name;
    Text rule;
    bool isBasic = true;
    ModEffect effect = ModEffect::pair;
    std::string icon;
    FacePicture picture;
    Source source = Source::standIn;
};

} // namespace tablewood::kingdom_rush
