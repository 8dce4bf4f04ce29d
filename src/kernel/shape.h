#pragma once

#include <cstdint>
#include <vector>

namespace tablewood {

/// The spaces that a thing covers: a box of `width` x `height`, and a bit of `cells` for each of its spaces,
/// row by row from the top left, the lowest bit first. No bit at all stands for the whole box.
struct Shape
{
    /// A box with bits has no more spaces than they can name.
    static constexpr int kMostCells = 32;
    /// No box is wider or higher.
    static constexpr int kLongestSide = 32;

    std::uint8_t width = 1;
    std::uint8_t height = 1;
    std::uint32_t cells = 0;

    /// Whether it covers the space of its box in this column and row; not outside of the box.
    bool covers(int column, int row) const;
    /// The same shape with its bits written out, where they are so few that they can be.
    Shape written() const;
    /// As it lies when it is turned by so many quarters clockwise.
    Shape turned(int quarters) const;
    /// As it lies when it is flipped, left to right.
    Shape flipped() const;

    friend bool operator==(const Shape&, const Shape&) = default;
};

/// How a thing may lie when it is laid: as it is, turned by quarters, by quarters and flipped, or by sixths.
enum class Turning : std::uint8_t
{
    none,
    quarters,
    flips,
    sixths
};

/// A way in which a thing lies: turned clockwise by so many quarters (or sixths), after it was flipped.
struct Orientation
{
    std::uint8_t turns = 0;
    bool isFlipped = false;

    friend bool operator==(const Orientation&, const Orientation&) = default;
};

/// The shape of a thing that lies this way. Sixths turn the picture and leave the shape.
Shape lying(const Shape& shape, Turning turning, Orientation orientation);

/// The ways in which a thing can lie, each once: of those in which it covers the same spaces the first. A
/// whole square, whose picture turns, has them all.
std::vector<Orientation> orientationsOf(const Shape& shape, Turning turning);

/// The way that comes after this one when the thing is turned by so many steps clockwise.
Orientation turnedOn(const Shape& shape, Turning turning, Orientation orientation, int steps);
/// The way that comes after this one when the thing is flipped as it lies; the same where it cannot be.
Orientation flippedOver(const Shape& shape, Turning turning, Orientation orientation);

} // namespace tablewood
