#include "nine_laptops.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::forsaken;
using namespace tablewood::nine;
using namespace std::chrono_literals;

TEST_CASE("At dusk the table waits for who is away, until more than half of the living begin the Night")
{
    const State dusk = atDusk();

    Evening all(dusk);
    all.pass(5s);
    CHECK(all.state().step == Step::night);

    Evening waits(dusk);
    waits.carryOut(4, kVanish);
    waits.pass(60s);
    CHECK(waits.state().step == Step::dusk);
    CHECK(!waits.isHereFor(0, 4));
    waits.carryOut(4, kComeBack);
    waits.pass(5s);
    CHECK(waits.state().step == Step::night);
    // Once inside nothing stops it.
    waits.carryOut(4, kVanish);
    const auto step = waits.state().timedStep;
    waits.pass(46s);
    CHECK(waits.state().timedStep > step);

    Evening begins(dusk);
    begins.carryOut(4, kVanish);
    for (const int seat : {0, 1, 2, 3}) {
        begins.carryOut(seat, "ready");
        CHECK(begins.state().step == Step::dusk);
    }
    begins.carryOut(5, "ready");
    CHECK(begins.state().step == Step::night);
}

TEST_CASE("At dusk bots do not begin a Night while all persons are away")
{
    const State dusk = atDusk();

    Evening evening(dusk);
    for (int seat = 0; seat < kTravelers; ++seat)
        evening.carryOut(seat, kVanish);
    evening.letBotsStandIn(6);
    evening.pass(60s);
    CHECK(evening.state().step == Step::dusk);
    CHECK(evening.state().timedStep == dusk.timedStep);
    // For the one who is back and does nothing they wait too, and for nobody once that one wants to begin.
    evening.carryOut(8, kComeBack);
    evening.pass(60s);
    CHECK(evening.state().step == Step::dusk);
    evening.carryOut(8, "ready");
    evening.pass(60s);
    CHECK(evening.state().step == Step::night);
}

TEST_CASE("At dusk a Spirit who looks on is nobody for whom a Night would begin")
{
    State dusk = atDusk();
    kill(dusk, 8);
    dusk.unready.remove(Seat{8});

    Evening evening(dusk);
    for (int seat = 0; seat < 8; ++seat)
        evening.carryOut(seat, kVanish);
    evening.letBotsStandIn(6);
    evening.pass(60s);
    CHECK(evening.state().step == Step::dusk);
    CHECK(evening.state().unready == dusk.unready);
    evening.carryOut(7, kComeBack);
    evening.carryOut(7, "ready");
    evening.pass(60s);
    CHECK(evening.state().step == Step::night);
}
