#include "arbor_table.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::arbor;

TEST_CASE("A tile touching a Root brings one Glory, over corners too, and one between two Roots still one")
{
    const ArborTable table({
        "A1 T1 T1 T1 T1",
        "* . * . T1",
        ". . . . T1",
        "A2 . . . .",
    });
    CHECK(table.glory(0) == 4);
    CHECK(table.glory(1) == 0);
}

TEST_CASE("Trees, Guardians and the Sage bring the same Glory")
{
    const ArborTable table({"A1 G1 S1", "* * *", "A2 T2 ."});
    CHECK(table.glory(0) == 3);
    CHECK(table.glory(1) == 2);
}

TEST_CASE("Connection goes over the four straight neighbours, not over corners")
{
    const ArborTable table({"A1 . *", ". T1 .", ". . A2"});
    CHECK(table.glory(0) == 0);
    const ArborTable joined({"A1 T1 *", ". T1 .", ". . A2"});
    CHECK(joined.glory(0) == 2);
}

TEST_CASE("What is cut off from the Ancient brings no Glory, opens no manna slot and is not Eternal, until "
          "it is joined again")
{
    ArborTable table({
        "A1 T1 G1 S1 T1",
        ". . * . .",
        "A2 . . . .",
    });
    table.hold(0, {Spirit::fire, Spirit::light});
    CHECK(table.glory(0) == 3);
    CHECK(table.maximum(0) == 4);
    CHECK(table.eternal("C1"));
    CHECK(table.eternal("D1"));
    table.play(0, "play ash B1");
    CHECK(table.glory(0) == 0);
    CHECK(table.maximum(0) == 3);
    CHECK(!table.eternal("C1"));
    CHECK(!table.eternal("D1"));
    CHECK(table.hasTold("Player 1 lost 3 Glory and has 0"));
    table.play(0, "play radiance B1");
    CHECK(table.glory(0) == 3);
    CHECK(table.maximum(0) == 4);
    CHECK(table.eternal("C1"));
    CHECK(table.hasTold("Player 1 gained 3 Glory and has 3"));
}

TEST_CASE("Connection follows the Ancient when it is moved away")
{
    ArborTable table({
        "A1 . . . .",
        ". . . . *",
        "A2 . . T2 T2",
    });
    table.hold(0, {Spirit::shadow});
    CHECK(table.glory(1) == 0);
    table.play(0, "play darkness A3 D3");
    CHECK(table.glory(1) == 2);
}

TEST_CASE("Eternal are connected Guardians, the connected Sage, and the tile under an Ancient")
{
    const ArborTable table({"A1 G1 S1 T1", ". . . .", "G2 . . A2"});
    CHECK(table.eternal("A1"));
    CHECK(table.eternal("B1"));
    CHECK(table.eternal("C1"));
    CHECK(!table.eternal("D1"));
    CHECK(table.eternal("D3"));
    CHECK(!table.eternal("A3"));
    CHECK(!table.eternal("B2"));
}

TEST_CASE("The maximum is three and one more for each connected Guardian, at most eight")
{
    CHECK(ArborTable({"A1 G1 G1 . G1", "A2 . . . ."}).maximum(0) == 5);
    ArborTable full({"A1 G1 G1 G1 G1 G1", "A2 . . . . ."});
    CHECK(full.maximum(0) == 8);
    full.lead(0, "moss");
    CHECK(full.maximum(0) == 8);
}
