#include "bots/bot_times.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace std::chrono_literals;

namespace {

const BotTimes::Time kNow{1h};
constexpr Seat kFirst{0};
constexpr Seat kSecond{1};

} // namespace

TEST_CASE(
    "Bots move from two to four thirds of their pace after something that all see, each at a time of its own")
{
    BotTimes times(Seed::fromText("times"));
    times.setPace(900ms);
    bool isFirstFirst = false;
    bool isSecondFirst = false;
    auto least = 10s + 0ns;
    auto most = 0ns;
    Seats both(kFirst);
    both.add(kSecond);
    for (std::uint32_t revision = 1; revision <= 200; ++revision) {
        times.look(revision, kNow);
        for (const Seat seat : both) {
            least = std::min<std::chrono::nanoseconds>(least, times.of(seat) - kNow);
            most = std::max<std::chrono::nanoseconds>(most, times.of(seat) - kNow);
        }
        isFirstFirst = isFirstFirst || times.first(both) == kFirst;
        isSecondFirst = isSecondFirst || times.first(both) == kSecond;
    }
    CHECK(least >= 600ms);
    CHECK(least < 620ms);
    CHECK(most < 1200ms);
    CHECK(most > 1180ms);
    CHECK(isFirstFirst);
    CHECK(isSecondFirst);
    CHECK(times.first(Seats()) == Seat::none());
}

TEST_CASE("What others do in secret does not move a bot's time")
{
    BotTimes times(Seed::fromText("times"));
    times.setPace(900ms);
    times.look(7, kNow);
    const BotTimes::Time due = times.of(kSecond);
    times.drawAnew(kFirst, kNow + 700ms);
    times.put(kFirst, kNow + 2s);
    times.look(7, kNow + 800ms);
    CHECK(times.of(kSecond) == due);
    CHECK(times.of(kFirst) == kNow + 2s);
}

TEST_CASE("A bot that thinks for long moves no sooner where it has nothing to think about")
{
    BotTimes times(Seed::fromText("times"));
    times.setPace(900ms);
    times.setThinking(kFirst, 1500ms);
    for (std::uint32_t revision = 1; revision <= 20; ++revision) {
        times.look(revision, kNow);
        CHECK(times.of(kFirst) >= kNow + 1500ms);
        CHECK(times.of(kFirst) < kNow + 2100ms);
    }
    times.setPace(0ms);
    times.look(99, kNow);
    CHECK(times.of(kFirst) == kNow);
}
