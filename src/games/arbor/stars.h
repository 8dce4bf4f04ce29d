#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace tablewood::arbor {

/// The colour of a Star card.
enum class Spirit : std::uint8_t
{
    fire,
    light,
    shadow,
    storm,
    fate,
    life
};
inline constexpr int kSpirits = 6;
constexpr auto enumNames(Spirit)
{
    return std::array<std::string_view, kSpirits>{"fire", "light", "shadow", "storm", "fate", "life"};
}

/// Songs that a Star card can be played as. Life has none: its card gives the Blessing.
enum class Song : std::uint8_t
{
    flame,
    ash,
    devotion,
    radiance,
    darkness,
    cunning,
    thunder,
    lightning,
    revelation,
    destiny,
    life
};
inline constexpr int kSongs = 11;
constexpr auto enumNames(Song)
{
    return std::array<std::string_view, kSongs>{"flame",      "ash",     "devotion", "radiance",
                                                "darkness",   "cunning", "thunder",  "lightning",
                                                "revelation", "destiny", "life"};
}

constexpr Spirit spiritOf(Song song)
{
    constexpr std::array<Spirit, kSongs> spirits{Spirit::fire,   Spirit::fire,   Spirit::light, Spirit::light,
                                                 Spirit::shadow, Spirit::shadow, Spirit::storm, Spirit::storm,
                                                 Spirit::fate,   Spirit::fate,   Spirit::life};
    return spirits[static_cast<std::size_t>(song)];
}

} // namespace tablewood::arbor
