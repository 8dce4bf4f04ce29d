#pragma once

#include "kernel/game.h"

#include <cstddef>
#include <cstdint>
#include <initializer_list>

/// Limits of the content, and the sets and numbers that its parts share.
namespace tablewood::kingdom_rush {

inline constexpr int kMaxPlayers = 4;
/// The rulebook's box.
inline constexpr std::size_t kTowerCards = 44;
inline constexpr std::size_t kHeroes = 5;
inline constexpr std::size_t kAbilitiesOfHero = 4;
/// Limits of what a file may hold.
inline constexpr std::size_t kMostMaps = 2;
inline constexpr std::size_t kMostSpaces = 128;
inline constexpr std::size_t kMostHordeCards = 250;
inline constexpr std::size_t kMostRoutes = 4;
inline constexpr std::size_t kMostStackCards = 16;
inline constexpr int kMostGridSide = 8;
inline constexpr std::size_t kMostMods = 16;
/// On a map.
inline constexpr std::size_t kMostFeatures = 100;
inline constexpr std::size_t kMostHeroKinds = 20;
inline constexpr std::size_t kMostChampionCards = 8;
/// Of a horde card.
inline constexpr std::size_t kMostToughEnemies = 8;
inline constexpr std::size_t kMostShields = 12;

/// No entry, where a number names one.
inline constexpr std::uint8_t kNone = 255;

/// A set of enumerators with fewer than 64 values.
template <class E>
class EnumSet
{
public:
    constexpr EnumSet() = default;
    constexpr EnumSet(std::initializer_list<E> all)
    {
        for (const E one : all)
            add(one);
    }
    constexpr void add(E one) { m_bits |= bit(one); }
    constexpr bool has(E one) const { return (m_bits & bit(one)) != 0; }
    constexpr bool isEmpty() const { return m_bits == 0; }
    friend constexpr bool operator==(EnumSet, EnumSet) = default;

private:
    static constexpr std::uint64_t bit(E one) { return std::uint64_t{1} << static_cast<unsigned>(one); }
    std::uint64_t m_bits = 0;
};

/// For how many players something is there: a bit each, the lowest for one player.
struct Players
{
    std::uint8_t bits = 0b1111;
    constexpr bool has(int players) const { return (bits >> (players - 1) & 1) != 0; }
    friend constexpr bool operator==(Players, Players) = default;
};

} // namespace tablewood::kingdom_rush
