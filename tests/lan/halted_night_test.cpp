#include "nine_laptops.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::forsaken;
using namespace tablewood::lan;
using namespace tablewood::nine;
using namespace std::chrono_literals;

namespace {

void halt(Evening& evening, bool isHalted)
{
    const auto why = evening.host().change([&](Lobby& lobby) -> std::optional<Text> {
        lobby.halt(isHalted);
        return std::nullopt;
    });
    CHECK_FALSE(why);
}

} // namespace

TEST_CASE("While the host halts a night no step of it ends, and all are told")
{
    Evening evening(nightTwo());
    for (int second = 0; evening.state().call != Call::forsakenSacrifice; ++second) {
        REQUIRE(second < 600);
        evening.pass(1s);
    }
    evening.pass(2s);
    halt(evening, true);
    evening.pass(2s);
    for (int seat = 0; seat < kTravelers; ++seat)
        CHECK(evening.lobbyOf(seat).isHalted);
    const Call before = evening.state().call;
    evening.pass(10min);
    CHECK(evening.state().call == before);
    CHECK(evening.state().step == Step::night);
    halt(evening, false);
    for (int second = 0; evening.state().step == Step::night; ++second) {
        REQUIRE(second < 600);
        evening.pass(1s);
    }
    CHECK_FALSE(evening.lobbyOf(0).isHalted);
}

TEST_CASE("A halted night tells all nine the same, at the same times")
{
    Evening evening(nightTwo());
    evening.pass(2s);
    const Time from = evening.traffic(0).frames.back().at;
    halt(evening, true);
    evening.pass(30s);
    halt(evening, false);
    evening.pass(30s);
    const auto since = [&](int seat) {
        std::vector<Frame> frames = evening.traffic(seat).frames;
        std::erase_if(frames, [&](const Frame& frame) { return frame.at <= from; });
        return frames;
    };
    CHECK(since(0).size() > 50);
    for (int seat = 1; seat < kTravelers; ++seat) {
        CAPTURE(seat);
        CHECK(since(seat) == since(0));
    }
}

TEST_CASE("By day nothing halts")
{
    Evening evening(nightTwo());
    evening.pass(1s);
    for (int second = 0; evening.state().step == Step::night; ++second) {
        REQUIRE(second < 600);
        evening.pass(1s);
    }
    halt(evening, true);
    evening.pass(5s);
    CHECK_FALSE(evening.lobbyOf(0).isHalted);
}
