#include "games/arbor/land.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace tablewood;
using namespace tablewood::arbor;

namespace {

Cell at(const char* name) { return Cell::fromText(name).value(); }

std::string textOf(const Spaces& spaces)
{
    std::string text;
    for (const Cell c : spaces)
        text += (text.empty() ? "" : " ") + c.text();
    return text;
}

Spaces setOf(const std::vector<const char*>& names)
{
    Spaces spaces;
    for (const char* name : names)
        spaces.add(at(name));
    return spaces;
}

} // namespace

TEST_CASE("A set of spaces is walked through in reading order, to the last space of the largest board")
{
    const Spaces spaces = setOf({"O15", "B2", "A2", "O1", "H8", "A1"});
    CHECK(textOf(spaces) == "A1 O1 A2 B2 H8 O15");
    CHECK(spaces.count() == 6);
    CHECK(Spaces::rectangle(kMaxSide, kMaxSide).count() == static_cast<int>(kMaxSpaces));
    CHECK(textOf(Spaces::rectangle(2, 2)) == "A1 B1 A2 B2");
    CHECK(Spaces().isEmpty());
    CHECK(textOf(Spaces()) == "");
}

TEST_CASE("A set of spaces has no place outside the largest board")
{
    const Spaces all = Spaces::rectangle(kMaxSide, kMaxSide);
    for (const Cell c : {Cell{-1, 0}, Cell{0, -1}, Cell{kMaxSide, 0}, Cell{0, kMaxSide}, Cell{300, 300}})
        CHECK_FALSE(all.has(c));
}

TEST_CASE("Neighbours of every space are those of its cell, and none lies around an edge")
{
    for (const Cell c : Spaces::rectangle(kMaxSide, kMaxSide)) {
        Spaces across = c;
        for (const Cell next : orthogonalNeighbours(c))
            if (Spaces::rectangle(kMaxSide, kMaxSide).has(next))
                across.add(next);
        CHECK(Spaces(c).withNeighbours() == across);
        Spaces around = c;
        for (const Cell next : allNeighbours(c))
            if (Spaces::rectangle(kMaxSide, kMaxSide).has(next))
                around.add(next);
        CHECK(Spaces(c).withAllNeighbours() == around);
    }
    CHECK(textOf(setOf({"A2", "O2", "C4"}).leftOf()) == "N2 B4");
    CHECK(textOf(setOf({"A2", "O2", "C4"}).rightOf()) == "B2 D4");
    CHECK(textOf(setOf({"A1", "O2", "C5"}).above()) == "O1 C4");
}

TEST_CASE("Sets are joined, cut and compared")
{
    const Spaces a = setOf({"A1", "B2", "C9"});
    const Spaces b = setOf({"B2", "D4"});
    CHECK(textOf(a | b) == "A1 B2 D4 C9");
    CHECK(textOf(a & b) == "B2");
    CHECK(textOf(a - b) == "A1 C9");
    CHECK(textOf(a ^ b) == "A1 D4 C9");
}

TEST_CASE("A land's sets follow what is put on it")
{
    Land land(5, 4);
    CHECK(land.all(TileKind::empty).count() == 20);
    land.put(at("B2"), {TileKind::root, Seat::none(), 0});
    land.put(at("E4"), {TileKind::missing, Seat::none(), 0});
    land.put(at("A1"), {TileKind::tree, Seat{1}, 1000});
    CHECK(land.all(TileKind::empty).count() == 17);
    CHECK(textOf(land.all(TileKind::tree)) == "A1");
    CHECK(textOf(land.forestOf(Seat{1})) == "A1");
    CHECK(land.forestOf(Seat{0}).isEmpty());
    CHECK(textOf(land.byRoots()) == "A1 B1 C1 A2 B2 C2 A3 B3 C3");
    CHECK(land.spaces().count() == 19);

    land.put(at("A1"), {TileKind::sage, Seat{0}, 1001});
    CHECK(land.all(TileKind::tree).isEmpty());
    CHECK(land.forestOf(Seat{1}).isEmpty());
    CHECK(textOf(land.forestOf(Seat{0}) & land.all(TileKind::sage)) == "A1");
    land.put(at("B2"), {});
    CHECK(land.byRoots().isEmpty());
}
