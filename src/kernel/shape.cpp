#include "kernel/shape.h"

#include <algorithm>

namespace tablewood {

namespace {

constexpr int kQuarters = 4;
constexpr int kSixths = 6;

bool fitsBits(const Shape& shape) { return shape.width * shape.height <= Shape::kMostCells; }

std::uint32_t bitAt(int column, int row, int width) { return std::uint32_t{1} << (row * width + column); }

/// The shape in a box of these sides that covers what `isCovered` says of its columns and rows.
template <class Covered>
Shape drawn(std::uint8_t width, std::uint8_t height, Covered isCovered)
{
    Shape shape{width, height, 0};
    for (int row = 0; row < height; ++row)
        for (int column = 0; column < width; ++column)
            if (isCovered(column, row))
                shape.cells |= bitAt(column, row, width);
    return shape;
}

int turnsOf(Turning turning)
{
    if (turning == Turning::none)
        return 1;
    return turning == Turning::sixths ? kSixths : kQuarters;
}

bool isWholeSquare(const Shape& shape)
{
    return shape.width == shape.height && shape.written() == Shape{shape.width, shape.height, 0}.written();
}

/// Two ways are the same where the thing covers the same spaces and its picture does not tell them apart.
bool isSame(const Shape& shape, Turning turning, Orientation one, Orientation other)
{
    if (one == other)
        return true;
    return turning != Turning::sixths && !isWholeSquare(shape) &&
           lying(shape, turning, one).written() == lying(shape, turning, other).written();
}

/// That of the ways of the thing which is the same as this one.
Orientation foundAmong(const Shape& shape, Turning turning, Orientation orientation)
{
    const std::vector<Orientation> all = orientationsOf(shape, turning);
    const auto found = std::ranges::find_if(
        all, [&](Orientation other) { return isSame(shape, turning, other, orientation); });
    return found == all.end() ? all.front() : *found;
}

} // namespace

bool Shape::covers(int column, int row) const
{
    if (column < 0 || row < 0 || column >= width || row >= height)
        return false;
    return cells == 0 || (cells & bitAt(column, row, width)) != 0;
}

Shape Shape::written() const
{
    if (!fitsBits(*this))
        return *this;
    return drawn(width, height, [&](int column, int row) { return covers(column, row); });
}

Shape Shape::turned(int quarters) const
{
    Shape shape = *this;
    for (int turn = 0; turn < ((quarters % kQuarters) + kQuarters) % kQuarters; ++turn) {
        const Shape before = shape;
        shape = {before.height, before.width, 0};
        if (before.cells != 0)
            shape = drawn(shape.width, shape.height, [&](int column, int row) {
                return before.covers(row, before.height - 1 - column);
            });
    }
    return shape;
}

Shape Shape::flipped() const
{
    if (cells == 0)
        return *this;
    return drawn(width, height, [&](int column, int row) { return covers(width - 1 - column, row); });
}

Shape lying(const Shape& shape, Turning turning, Orientation orientation)
{
    const Shape side = orientation.isFlipped ? shape.flipped() : shape;
    return turning == Turning::sixths ? side : side.turned(orientation.turns);
}

std::vector<Orientation> orientationsOf(const Shape& shape, Turning turning)
{
    std::vector<Orientation> all;
    for (const bool isFlipped : {false, true}) {
        if (isFlipped && turning != Turning::flips)
            break;
        for (int turn = 0; turn < turnsOf(turning); ++turn) {
            const Orientation orientation{static_cast<std::uint8_t>(turn), isFlipped};
            if (std::ranges::none_of(
                    all, [&](Orientation other) { return isSame(shape, turning, other, orientation); }))
                all.push_back(orientation);
        }
    }
    return all;
}

Orientation turnedOn(const Shape& shape, Turning turning, Orientation orientation, int steps)
{
    const int turns = turnsOf(turning);
    const int turn = ((orientation.turns + steps) % turns + turns) % turns;
    return foundAmong(shape, turning, {static_cast<std::uint8_t>(turn), orientation.isFlipped});
}

Orientation flippedOver(const Shape& shape, Turning turning, Orientation orientation)
{
    if (turning != Turning::flips)
        return orientation;
    // What was turned clockwise is turned the other way when it is seen from behind.
    const int turn = (kQuarters - orientation.turns) % kQuarters;
    return foundAmong(shape, turning, {static_cast<std::uint8_t>(turn), !orientation.isFlipped});
}

} // namespace tablewood
