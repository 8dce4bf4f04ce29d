#include "kernel/shape.h"

#include <doctest/doctest.h>

#include <string>

using namespace tablewood;

namespace {

/// A shape as it is drawn with a letter for each space that it covers.
Shape drawnShape(std::initializer_list<std::string_view> rows)
{
    Shape shape{static_cast<std::uint8_t>(rows.begin()->size()), static_cast<std::uint8_t>(rows.size()), 0};
    int bit = 0;
    for (const std::string_view row : rows)
        for (const char letter : row)
            shape.cells |= (letter == '#' ? std::uint32_t{1} : 0) << bit++;
    return shape;
}

const Shape kEll = drawnShape({"#.", "#.", "##"});
const Shape kZig = drawnShape({"##.", ".##"});
const Shape kTee = drawnShape({"###", ".#."});
const Shape kBar{3, 1, 0};
const Shape kSquare{2, 2, 0};

} // namespace

TEST_CASE("A shape covers its own spaces and nothing beside its box")
{
    CHECK(kEll.covers(0, 0));
    CHECK_FALSE(kEll.covers(1, 0));
    CHECK(kEll.covers(1, 2));
    CHECK_FALSE(kEll.covers(2, 2));
    CHECK_FALSE(kEll.covers(-1, 0));
    CHECK(kBar.covers(2, 0));
    CHECK_FALSE(kBar.covers(0, 1));
}

TEST_CASE("A shape turns clockwise, and four quarters bring it back")
{
    CHECK(kEll.turned(1) == drawnShape({"###", "#.."}));
    CHECK(kEll.turned(2) == drawnShape({"##", ".#", ".#"}));
    CHECK(kEll.turned(-1) == drawnShape({"..#", "###"}));
    CHECK(kEll.turned(4) == kEll);
    CHECK(kBar.turned(1) == Shape{1, 3, 0});
}

TEST_CASE("A shape flips from left to right")
{
    CHECK(kEll.flipped() == drawnShape({".#", ".#", "##"}));
    CHECK(kEll.flipped().flipped() == kEll);
    CHECK(kBar.flipped() == kBar);
}

TEST_CASE("A shape has as many ways to lie as it has different sides")
{
    CHECK(orientationsOf(kEll, Turning::flips).size() == 8);
    CHECK(orientationsOf(kZig, Turning::flips).size() == 4);
    CHECK(orientationsOf(kZig, Turning::quarters).size() == 2);
    CHECK(orientationsOf(kTee, Turning::flips).size() == 4);
    CHECK(orientationsOf(kBar, Turning::flips).size() == 2);
    CHECK(orientationsOf(kEll, Turning::none).size() == 1);
    CHECK(orientationsOf(Shape(), Turning::sixths).size() == 6);
}

TEST_CASE("A whole square has all its ways, as its picture turns")
{
    CHECK(orientationsOf(kSquare, Turning::quarters).size() == 4);
    CHECK(orientationsOf(drawnShape({"##", "##"}), Turning::quarters).size() == 4);
}

TEST_CASE("Turning on comes round through every way")
{
    for (const Shape& shape : {kEll, kZig, kTee, kBar, kSquare}) {
        const std::vector<Orientation> ways = orientationsOf(shape, Turning::quarters);
        Orientation way;
        for (std::size_t i = 0; i < ways.size(); ++i) {
            CHECK(way == ways[i]);
            way = turnedOn(shape, Turning::quarters, way, 1);
        }
        CHECK(way == Orientation());
        CHECK(turnedOn(shape, Turning::quarters, way, -1) == ways.back());
    }
    CHECK(turnedOn(Shape(), Turning::sixths, {5, false}, 1) == Orientation{0, false});
}

TEST_CASE("What is flipped over shows its mirrored side as it lay, and comes back the same")
{
    for (const Shape& shape : {kEll, kZig, kTee, kBar})
        for (const Orientation way : orientationsOf(shape, Turning::flips)) {
            const Orientation over = flippedOver(shape, Turning::flips, way);
            CHECK(lying(shape, Turning::flips, over).written() ==
                  lying(shape, Turning::flips, way).flipped().written());
            CHECK(flippedOver(shape, Turning::flips, over) == way);
        }
}

TEST_CASE("What cannot be flipped stays as it is")
{
    CHECK(flippedOver(kEll, Turning::quarters, {1, false}) == Orientation{1, false});
    CHECK(turnedOn(kEll, Turning::none, {}, 1) == Orientation());
}

TEST_CASE("Sixths of a turn leave the spaces that a thing covers")
{
    CHECK(lying(Shape(), Turning::sixths, {2, false}) == Shape());
}
