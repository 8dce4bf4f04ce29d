#include "lan/host/table_move.h"

#include <doctest/doctest.h>

using namespace tablewood::lan;

TEST_CASE("Only the guest that has got everything may say that it hosts the table, until the move is over")
{
    TableMove move(makeIdentity(), Pace());
    CHECK(move.successor() == 0);
    move.ask(7);
    CHECK(move.successor() == 7);
    CHECK_FALSE(move.awaits(7));
    move.handOver();
    CHECK(move.awaits(7));
    CHECK_FALSE(move.awaits(8));
    CHECK(move.end() == 7);
    CHECK_FALSE(move.awaits(7));
    CHECK(move.successor() == 0);
}

TEST_CASE("A guest that was only asked has nothing to be told when the move is over")
{
    TableMove move(makeIdentity(), Pace());
    move.ask(7);
    CHECK(move.end() == 0);
}
