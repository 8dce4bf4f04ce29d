#include "lan/host/knock_limit.h"

#include <doctest/doctest.h>

using namespace tablewood::lan;

namespace {

constexpr Allowance::Time kStart{std::chrono::hours(1)};

} // namespace

TEST_CASE("An address that knocks without end does not use up the knocks of others")
{
    KnockLimit limit;
    int shown = 0;
    for (int i = 0; i < 1000; ++i)
        shown += limit.take("10.0.0.66", kStart + std::chrono::milliseconds(i * 10)) ? 1 : 0;
    CHECK(shown <= kKnocksOfAddressAtOnce + 10 * kKnocksOfAddressPerSecond);
    CHECK(limit.take("10.0.0.7", kStart + std::chrono::seconds(10)));
}

TEST_CASE("Who has waited may knock again")
{
    KnockLimit limit;
    while (limit.take("10.0.0.7", kStart)) {
    }
    CHECK_FALSE(limit.take("10.0.0.7", kStart + std::chrono::seconds(1)));
    CHECK(limit.take("10.0.0.7", kStart + std::chrono::seconds(6)));
}

TEST_CASE("Many addresses together knock no more often than a table takes")
{
    KnockLimit limit;
    int shown = 0;
    for (std::size_t i = 0; i < 2 * kMaxKnockAddresses; ++i)
        shown += limit.take("10.0.0." + std::to_string(i), kStart) ? 1 : 0;
    CHECK(shown == static_cast<int>(kKnocksAtOnce + kNewAddressesAtOnce));
}

TEST_CASE("Five addresses that knock without end keep nobody out who comes from another")
{
    KnockLimit limit;
    for (int second = 0; second < 1000; ++second) {
        for (int one = 0; one < 50; ++one)
            limit.take("10.0.0." + std::to_string(one % 5), kStart + std::chrono::seconds(second));
        if (second % 10 == 9)
            CHECK(limit.take("10.0.1." + std::to_string(second), kStart + std::chrono::seconds(second)));
    }
    // Who came before comes by what is left for all until a while is over.
    CHECK_FALSE(limit.take("10.0.1.9", kStart + std::chrono::seconds(599)));
}
