#pragma once

#include "games/kingdom-rush/content.h"

/// What each wave and colour of hordes has: the one place where that stands.
namespace tablewood::kingdom_rush {

inline constexpr std::size_t kWaves = 10;
inline constexpr std::size_t kColours = 3;

/// Squares with enemies by wave, green, yellow and red; 0 where there are no such cards.
inline constexpr std::array<std::array<int, kColours>, kWaves> kSquares{{{5, 6, 8},
                                                                         {6, 7, 9},
                                                                         {7, 8, 10},
                                                                         {8, 9, 11},
                                                                         {8, 10, 12},
                                                                         {9, 11, 13},
                                                                         {10, 12, 14},
                                                                         {0, 12, 14},
                                                                         {11, 13, 15},
                                                                         {12, 14, 16}}};
inline constexpr int kChampionSquares = 14;
inline constexpr int kGraveyardSquares = 18;
inline constexpr int kPumpkinSquares = 6;
inline constexpr std::array<int, 3> kClawSquares{12, 14, 16};
inline constexpr std::array<int, 4> kLifeSquares{10, 12, 14, 16};

/// A kind of thing that an enemy can do, as it stands on cards.
enum class Skill : std::uint8_t
{
    special,
    large,
    tough,
    fast,
    magicShield,
    resist,
    only,
    swordShield,
    heal,
    sharp
};
inline constexpr std::size_t kKinds = 10;
/// The first wave that has it; magical shields come earlier on red cards.
inline constexpr std::array<int, kKinds> kFirstWave{0, 0, 0, 0, 3, 3, 4, 5, 6, 9};
inline constexpr int kFirstRedShield = 1;
inline constexpr int kFirstFlying = 7;
inline constexpr int kFirstEvasive = 8;
/// How many kinds a card has at most, by colour.
inline constexpr std::array<std::size_t, kColours> kMostKinds{1, 2, 3};

inline bool comesIn(Skill kind, int wave, std::size_t colour)
{
    if (kind == Skill::magicShield && colour == static_cast<std::size_t>(HordeColour::red))
        return wave >= kFirstRedShield;
    return wave >= kFirstWave[static_cast<std::size_t>(kind)];
}

} // namespace tablewood::kingdom_rush
