#include "app/table/model/step_clock.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>
#include <doctest/doctest.h>

using namespace tablewood;

namespace {

constexpr int kSecond = 300;

std::optional<Timer> step(int number) { return Timer{"close", 3, number}; }

} // namespace

TEST_CASE("the first second of each step is a whole one")
{
    StepClock clock;
    clock.setSecond(kSecond);
    clock.follow(step(1), 0, false, false);
    QTest::qWait(kSecond * 2 / 3);
    QElapsedTimer sinceSecond;
    sinceSecond.start();
    clock.follow(step(2), 0, false, false);
    CHECK(clock.secondsLeft() == 3);
    REQUIRE(QTest::qWaitFor([&] { return clock.secondsLeft() == 2; }, 60'000));
    // A timer of Qt may come a twentieth early.
    CHECK(sinceSecond.elapsed() >= kSecond * 9 / 10);
}

TEST_CASE("a step that had begun before it is seen here counts from what is left of it")
{
    StepClock clock;
    clock.setSecond(1'000'000);
    clock.follow(step(1), 2, false, false);
    CHECK(clock.secondsLeft() == 2);
    // The same step goes on; the next one has all its time.
    clock.follow(step(1), 1, false, false);
    CHECK(clock.secondsLeft() == 2);
    clock.follow(step(2), 0, false, false);
    CHECK(clock.secondsLeft() == 3);
    clock.follow(step(3), 99, false, false);
    CHECK(clock.secondsLeft() == 3);
    clock.follow({}, 0, false, false);
    CHECK(clock.secondsLeft() == 0);
}

TEST_CASE("the marks of a step are counted as one time, and one without an end tells none")
{
    StepClock clock;
    clock.setSecond(1'000'000);
    clock.follow(Timer{"close", 4, 1, 0, 11}, 0, false, false);
    CHECK(clock.secondsLeft() == 15);
    CHECK(clock.secondsInAll() == 15);
    clock.follow(Timer{"close", 4, 2, 4, 7}, 0, false, false);
    CHECK(clock.secondsLeft() == 11);
    CHECK(clock.secondsInAll() == 15);
    clock.follow(Timer{"close", 4, 3, 0, Timer::kNoEnd}, 0, false, false);
    CHECK(clock.secondsLeft() == 0);
    CHECK(clock.secondsInAll() == 4);
}

TEST_CASE("a step that is to run out is over at once, and never one that stands still or a later one")
{
    StepClock clock;
    clock.setSecond(1'000'000);
    QSignalSpy over(&clock, &StepClock::expired);
    const auto letPass = [] {
        for (int rounds = 0; rounds < 5; ++rounds)
            QCoreApplication::processEvents();
    };
    clock.runOut();
    clock.follow(step(1), 0, false, true);
    clock.runOut();
    letPass();
    CHECK(over.isEmpty());
    CHECK(clock.secondsLeft() == 3);
    clock.follow(step(1), 0, false, false);
    clock.runOut();
    CHECK(over.isEmpty());
    clock.follow(step(2), 0, false, false);
    letPass();
    CHECK(over.isEmpty());
    CHECK(clock.secondsLeft() == 3);
    clock.runOut();
    CHECK(clock.secondsLeft() == 0);
    letPass();
    REQUIRE(over.size() == 1);
    CHECK(over.front().front().value<Timer>() == *step(2));
}

TEST_CASE("a step without an end is over all the same when its clock says so")
{
    StepClock clock;
    clock.setSecond(1);
    QSignalSpy over(&clock, &StepClock::expired);
    clock.follow(Timer{"close", 2, 1, 0, Timer::kNoEnd}, 0, false, false);
    CHECK(over.wait(60'000));
}
