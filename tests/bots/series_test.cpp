#include "bots/bot_series.h"

#include "../kit/connect_four.h"
#include "kit/game_type_of.h"

#include <doctest/doctest.h>

using namespace tablewood;

namespace {

const GameType& game()
{
    static const GameTypeOf<connect_four::ConnectFour> type{connect_four::ConnectFour()};
    return type;
}

Series seriesOf(int matches, int threads)
{
    Series series{game(), "1", matches, {"random", "sharp"}};
    series.limits = {30, std::chrono::microseconds(0)};
    series.threads = threads;
    return series;
}

bool isAlike(const SeriesResult& one, const SeriesResult& other)
{
    return one.matches == other.matches && one.ended == other.ended && one.won == other.won &&
           one.choices == other.choices;
}

} // namespace

TEST_CASE("A series of matches comes out alike however many are played at once")
{
    const SeriesResult alone = playSeries(seriesOf(12, 1), {});
    CHECK(alone.matches == 12);
    CHECK(alone.ended == 12);
    CHECK(isAlike(alone, playSeries(seriesOf(12, 3), {})));
}

TEST_CASE("A series tells how far it is, match by match")
{
    std::vector<int> told;
    playSeries(seriesOf(5, 2), {}, false, [&](const SeriesResult& far) { told.push_back(far.matches); });
    CHECK(told == std::vector<int>{1, 2, 3, 4, 5});
}

TEST_CASE("A series that is stopped has the matches that were ended until then, and none that was broken off")
{
    std::atomic<bool> stop = false;
    const SeriesResult result = playSeries(seriesOf(1000, 2), {}, stop, [&](const SeriesResult& far) {
        if (far.matches == 3)
            stop = true;
    });
    CHECK(result.matches >= 3);
    CHECK(result.matches <= 4);
    CHECK(result.ended == result.matches);
}

TEST_CASE("A set-up that cannot be dealt ends the series with the reason")
{
    Setup setup;
    setup.seats = 7;
    Series series = seriesOf(3, 2);
    series.bots.assign(7, "random");
    CHECK_THROWS_AS(playSeries(series, setup), InputError);
}

TEST_CASE("The interval of a share of wins holds it, and is the narrower the more matches were played")
{
    const WinInterval none = winIntervalOf(0, 0);
    CHECK(none.low == 0);
    CHECK(none.high == 1);
    const WinInterval few = winIntervalOf(5, 10);
    const WinInterval many = winIntervalOf(500, 1000);
    CHECK(few.low == doctest::Approx(0.2366).epsilon(0.001));
    CHECK(few.high == doctest::Approx(0.7634).epsilon(0.001));
    CHECK(many.low > few.low);
    CHECK(many.high < few.high);
    CHECK(winIntervalOf(20, 20).high == doctest::Approx(1.0));
    CHECK(winIntervalOf(20, 20).low < 1);
}
