#pragma once

#include "kernel/short_list.h"

#include <array>
#include <cstdint>
#include <string_view>

/// What cards can do besides running and shooting.
namespace tablewood::rise_of_the_forest {

enum class Trait : std::uint8_t
{
    vigor,
    swift,
    regeneration,
    leap,
    siege,
    shroud,
    armor,
    frenzy,
    undying,
    bequeath,
    reach,
    might,
    twin,
    splash,
    lifeSteal,
    slow,
    venom,
    push
};
constexpr auto enumNames(Trait)
{
    return std::array<std::string_view, 18>{"vigor", "swift",  "regeneration", "leap",     "siege", "shroud",
                                            "armor", "frenzy", "undying",      "bequeath", "reach", "might",
                                            "twin",  "splash", "lifeSteal",    "slow",     "venom", "push"};
}
inline constexpr std::size_t kKeywords = enumNames(Trait{}).size();

/// A keyword as it stands on a card; the amount is 1 where none is printed.
struct Power
{
    Trait keyword = Trait::vigor;
    std::uint8_t amount = 1;
    friend bool operator==(const Power&, const Power&) = default;
};

/// No card has more.
inline constexpr std::size_t kMostPowers = 3;
using Powers = ShortList<Power, kMostPowers>;

} // namespace tablewood::rise_of_the_forest
