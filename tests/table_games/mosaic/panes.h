#pragma once

#include "kernel/cell.h"
#include "kernel/game.h"
#include "kernel/shape.h"
#include "kernel/text.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// The panes and tiles of Mosaic.
namespace tablewood::mosaic {

inline constexpr int kSide = 5;
inline constexpr std::size_t kPanes = 12;
inline constexpr std::size_t kShapes = 8;

/// A set of spaces of a pane: a bit each, row by row.
using Spaces = std::uint32_t;

constexpr bool isOnPane(Cell cell)
{
    return cell.column >= 0 && cell.row >= 0 && cell.column < kSide && cell.row < kSide;
}
constexpr Spaces spaceAt(Cell cell) { return Spaces{1} << (cell.row * kSide + cell.column); }

/// What a pane looks like: gaps have to be covered, knots cannot be.
struct Pattern
{
    Spaces gaps = 0;
    Spaces knots = 0;
};
const std::array<Pattern, kPanes>& patterns();

/// The faces of the panes: each has its pattern as a diagram.
std::string faceOf(std::uint8_t pattern);
std::vector<Face> facesOfPanes();

/// A kind of tile.
struct TileKind
{
    Shape shape;
    Turning turning = Turning::none;
    TextKey name;
};
const std::array<TileKind, kShapes>& tileKinds();

/// What a tile covers that lies so on a pane; nothing where it leaves the pane.
Spaces coveredBy(std::uint8_t kind, Orientation way, Cell at);

} // namespace tablewood::mosaic
