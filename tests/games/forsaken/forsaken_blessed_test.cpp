#include "forsaken_table.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::forsaken;

// The Blessed among several victims of one card (rulings 14, 16, 37).

namespace {

/// A Forest Turn in which two by lot are on Death's Doorstep; all but seat 5 hold a Revival, and one may be
/// the Blessed.
ForsakenTable atSinkhole(int lots, Seat blessed)
{
    auto table = ForsakenTable::atFirstTurn(8);
    if (blessed.isPlayer())
        table.cast(blessed.index, Role::blessed);
    table.stack({"sinkhole"});
    for (int turn = 0; turn < 5; ++turn)
        table.takeTurn();
    table.play(5, "draw");
    for (int seat = 0; seat < 8; ++seat) {
        table.of(seat).hand = {};
        table.hold(seat, {"revival"});
    }
    table.of(5).hand = {};
    table.state.chance(Chance::lots) = Random(Seed::fromText(std::to_string(lots)), "lots");
    table.play(5, "end");
    while (table.state.onDoorstep.isEmpty())
        table.play(table.state.window.waitingFor().first().index, "pass");
    return table;
}

} // namespace

TEST_CASE("The Blessed behind another victim shows the Role and is revived at once, and may save the first")
{
    int saved = 0;
    for (int lots = 0; lots < 8; ++lots) {
        CAPTURE(lots);
        const auto plain = atSinkhole(lots, Seat::none()).state.matters.back().victims;
        REQUIRE(plain.size() == 2);
        const Seat first = plain[0];
        const Seat second = plain[1];
        auto table = atSinkhole(lots, second);
        CHECK(table.state.onDoorstep == Seats(first));
        CHECK(table.state.matters.back().victims.size() == 1);
        CHECK(table.state.revealed == Seats(second));
        CHECK(table.isLiving(second.index));
        if (second.index == 5)
            continue;
        CHECK(table.isAsked(second.index));
        table.play(second.index, "play revival");
        while (!table.state.onDoorstep.isEmpty())
            table.play(table.state.window.waitingFor().first().index, "pass");
        CHECK(table.isLiving(first.index));
        ++saved;
    }
    CHECK(saved > 0);
}

TEST_CASE("The Blessed before another victim is revived at once, and may save the other")
{
    for (int lots = 0; lots < 8; ++lots) {
        CAPTURE(lots);
        const auto plain = atSinkhole(lots, Seat::none()).state.matters.back().victims;
        const Seat first = plain[0];
        auto table = atSinkhole(lots, first);
        CHECK(table.state.onDoorstep == Seats(plain[1]));
        CHECK(table.isAsked(first.index) == (first.index != 5));
    }
}

TEST_CASE("Whoever waits behind another victim by day has shown at once that they are not the Blessed")
{
    const auto table = atSinkhole(1, Seat::none());
    for (const Seat victim : table.state.matters.back().victims)
        CHECK(table.state.mortal.has(victim));
}
