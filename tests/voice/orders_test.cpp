#include "voice/orders.h"

#include <doctest/doctest.h>

#include <vector>

using namespace tablewood;
using namespace std::chrono_literals;

namespace {

const QJsonObject kQuestion{{"voices", "en"}};
const QJsonObject kOther{{"voices", "de"}};
const QJsonObject kLine{{"say", "Wake up."}, {"within", 250}};
const QJsonObject kHush{{"hush", true}};
const Orders::Time kNow{1h};

} // namespace

TEST_CASE("Orders come in their order, and each comes once")
{
    Orders orders;
    CHECK_FALSE(orders.next(kNow));
    for (const QJsonObject& order : {kQuestion, kLine, kOther})
        orders.put(order, kNow);
    for (const QJsonObject& order : {kQuestion, kLine, kOther}) {
        const auto next = orders.next(kNow);
        REQUIRE(next);
        CHECK(next->order == order);
        CHECK_FALSE(next->isStale);
    }
    CHECK_FALSE(orders.next(kNow));
}

TEST_CASE(
    "What is to be said is not said any more once a hush or another line has come, a question is answered")
{
    Orders orders;
    for (const QJsonObject& order : {kLine, kQuestion, kHush, kLine, kQuestion})
        orders.put(order, kNow);
    std::vector<bool> stale;
    while (const auto next = orders.next(kNow))
        stale.push_back(next->isStale);
    CHECK(stale == std::vector<bool>{true, false, true, false, false});
}

TEST_CASE("A line that has waited longer than it can is not said any more")
{
    Orders orders;
    orders.put(kLine, kNow);
    orders.put(kQuestion, kNow);
    CHECK(orders.next(kNow + 251ms)->isStale);
    CHECK_FALSE(orders.next(kNow + 8s)->isStale);
    orders.put(kLine, kNow);
    CHECK_FALSE(orders.next(kNow + 250ms)->isStale);
}
