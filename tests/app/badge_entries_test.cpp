#include "app/table/scene/badge_entries.h"

#include <doctest/doctest.h>

using namespace tablewood;

namespace {

/// A card with strength 2 and health 3 in its corners.
PieceEntry fox()
{
    PieceEntry piece;
    piece.name = "Fox";
    piece.face.corners = {QVariant::fromValue(badgeEntry("sword", "2", "Strength")),
                          QVariant::fromValue(badgeEntry("heart", "3", "Health"))};
    return piece;
}

BadgeEntry cornerOf(const PieceEntry& piece, qsizetype index)
{
    return piece.corners.at(index).value<BadgeEntry>();
}

} // namespace

TEST_CASE("A card has the printed numbers in its corners, and its marks beside them")
{
    PieceEntry piece = fox();
    setNumbers(piece, {badgeEntry("lock", "", "Cannot be harmed")});
    REQUIRE(piece.corners.size() == 2);
    CHECK(cornerOf(piece, 0).value == "2");
    CHECK(cornerOf(piece, 0).change.isEmpty());
    REQUIRE(piece.marks.size() == 1);
    CHECK(toldWithNumbers(piece) == "Fox, Strength: 2, Health: 3, Cannot be harmed");
}

TEST_CASE("A badge with the icon of a corner takes its place, and how it changed is shown and said")
{
    PieceEntry piece = fox();
    setNumbers(piece, {badgeEntry("sword", "4", "Strength"), badgeEntry("heart", "1", "Health")});
    CHECK(cornerOf(piece, 0).value == "4");
    CHECK(cornerOf(piece, 0).change == "up");
    CHECK(cornerOf(piece, 1).change == "down");
    CHECK(piece.marks.isEmpty());
    CHECK(piece.badges.size() == 2);
    CHECK(toldWithNumbers(piece) == "Fox, Strength: 4, 2 on the card, Health: 1, 3 on the card");
    PieceEntry same = fox();
    setNumbers(same, {badgeEntry("sword", "2", "Strength"), badgeEntry("heart", "X", "Health")});
    CHECK(cornerOf(same, 0).change.isEmpty());
    CHECK(cornerOf(same, 1).change == "other");
}

TEST_CASE("What lies face down shows no number of its face")
{
    PieceEntry piece = fox();
    piece.isFaceDown = true;
    setNumbers(piece, {badgeEntry("heart", "1", "Health")});
    CHECK(piece.corners.isEmpty());
    CHECK(piece.marks.size() == 1);
    CHECK(toldWithNumbers(piece) == "Fox, Health: 1");
}

TEST_CASE("So many of so many are pips as long as they can be counted at a glance")
{
    const BadgeEntry few = badgeEntry("heart", "3/5", "Health");
    CHECK(few.full == 3);
    CHECK(few.most == 5);
    CHECK(few.told == "Health: 3 of 5");
    CHECK(badgeEntry("heart", "7/10", "Health").most == 0);
    CHECK(badgeEntry("heart", "7/10", "Health").told == "Health: 7 of 10");
    for (const char* value : {"3", "6/5", "-1/5", "a/b", "1/2/3", "0/0", ""}) {
        CAPTURE(value);
        CHECK(badgeEntry("heart", value, "Health").most == 0);
    }
}
