#include "lan/host/away_watch.h"

#include <QTest>
#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::lan;

TEST_CASE("A seat whose person stays away is told of once, and one whose person comes back is not")
{
    std::vector<Seat> told;
    AwayWatch watch([&](Seat seat) { told.push_back(seat); });
    watch.follow(Seats::firstOf(2), std::chrono::seconds(0));
    watch.follow(Seat{1}, std::chrono::seconds(0));
    REQUIRE(QTest::qWaitFor([&] { return !told.empty(); }));
    watch.follow(Seat{1}, std::chrono::seconds(0));
    QTest::qWait(10);
    CHECK(told == std::vector{Seat{1}});
}

TEST_CASE("Another time to wait begins anew")
{
    std::vector<Seat> told;
    AwayWatch watch([&](Seat seat) { told.push_back(seat); });
    watch.follow(Seat{0}, std::chrono::hours(1));
    QTest::qWait(10);
    CHECK(told.empty());
    watch.follow(Seat{0}, std::chrono::seconds(0));
    CHECK(QTest::qWaitFor([&] { return told.size() == 1; }));
}
