#pragma once

#include "games/kingdom-rush/content_basics.h"
#include "kernel/shape.h"
#include "kernel/short_list.h"

#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

/// Damage tiles, and what towers and heroes do with them.
namespace tablewood::kingdom_rush {

/// Squares of a horde's grid: bit `row * 8 + column`, whatever its width.
using Squares = std::uint64_t;
constexpr Squares squareAt(int column, int row) { return Squares{1} << (row * kMostGridSide + column); }

enum class Damage : std::uint8_t
{
    physical,
    magical,
    pure
};
constexpr auto enumNames(Damage) { return std::array<std::string_view, 3>{"physical", "magical", "true"}; }
inline constexpr std::size_t kDamages = 3;

/// The shapes of damage tiles, as in files "1x1", "2x1", "3x1", "corner3", "2x2", "ell", "zig", "tee".
enum class TileShape : std::uint8_t
{
    one,
    two,
    three,
    corner,
    square,
    ell,
    zig,
    tee
};
constexpr auto enumNames(TileShape)
{
    return std::array<std::string_view, 8>{"1x1", "2x1", "3x1", "corner3", "2x2", "ell", "zig", "tee"};
}
inline constexpr std::size_t kTileShapes = 8;
/// What each covers as it lies without a turn.
inline constexpr std::array<Shape, kTileShapes> kFormsOfTiles{{{1, 1, 0b1},
                                                               {2, 1, 0b11},
                                                               {3, 1, 0b111},
                                                               {2, 2, 0b1101},
                                                               {2, 2, 0b1111},
                                                               {2, 3, 0b110101},
                                                               {3, 2, 0b110011},
                                                               {3, 2, 0b010111}}};

/// Which hordes a part of an attack may reach.
enum class Aim : std::uint8_t
{
    /// Those that an arrow points to, turned as the tower or hero faces.
    arrows,
    /// Any of the eight around.
    adjacent,
    /// Any on the same map that can be seen.
    perfect,
    /// The one the hero stands on.
    melee,
    /// The one the hero stands on, or an adjacent one.
    around
};
constexpr auto enumNames(Aim)
{
    return std::array<std::string_view, 5>{"arrows", "adjacent", "perfect", "melee", "around"};
}

/// How the pieces of a part are shared out among the hordes it reaches.
enum class Share : std::uint8_t
{
    /// All on one of them.
    one,
    /// Freely.
    split,
    /// The full set on each, or on as many as `hordes` says.
    each
};
constexpr auto enumNames(Share) { return std::array<std::string_view, 3>{"one", "split", "each"}; }

/// Directions 0 to 7 clockwise, 0 ahead: a bit each.
using Arrows = std::uint8_t;
constexpr Arrows arrow(int direction) { return static_cast<Arrows>(1u << (direction & 7)); }

/// A part of an attack.
struct AttackPart
{
    Aim aim = Aim::arrows;
    Arrows arrows = arrow(0);
    Share share = Share::one;
    Damage damage = Damage::physical;
    ShortList<TileShape, 6> tiles;
    std::uint8_t soldiers = 0;
    /// Each soldier throws a spear: a 1x1 of its type on another horde adjacent to its own.
    bool hasSpears = false;
    /// With `each`: at most so many hordes; 0 for all.
    std::uint8_t hordes = 0;
    friend bool operator==(const AttackPart&, const AttackPart&) = default;
};

/// Parts that all apply. `isJoined`: whatever their aims, all on one horde (archers).
struct Attack
{
    std::vector<AttackPart> parts;
    bool isJoined = false;
    friend bool operator==(const Attack&, const Attack&) = default;
};

} // namespace tablewood::kingdom_rush
