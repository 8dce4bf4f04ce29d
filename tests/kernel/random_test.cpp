#include "kernel/random.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <vector>

using namespace tablewood;

namespace {

/// The words of bytes that RFC 8439 prints in order, little end first.
constexpr std::uint32_t word(std::uint32_t printed)
{
    return (printed >> 24) | (printed >> 8 & 0xff00) | (printed << 8 & 0xff0000) | (printed << 24);
}

constexpr std::array<std::uint32_t, 8> kCountingKey{word(0x00010203), word(0x04050607), word(0x08090a0b),
                                                    word(0x0c0d0e0f), word(0x10111213), word(0x14151617),
                                                    word(0x18191a1b), word(0x1c1d1e1f)};

} // namespace

TEST_CASE("The ChaCha20 block of RFC 8439 section 2.3.2 comes out")
{
    const auto block = chachaBlock(kCountingKey, 1, {word(0x00000009), word(0x0000004a), word(0x00000000)});
    const std::array<std::uint32_t, 16> published{
        0xe4e7f110, 0x15593bd1, 0x1fdd0f50, 0xc47120a3, 0xc7f4d1c7, 0x0368c033, 0x9aaa2204, 0x4e6cd4c3,
        0x466482d2, 0x09aa9f07, 0x05d7c214, 0xa2028bd9, 0xd19c12b5, 0xb94e16de, 0xe883d0cb, 0x4e3c50a2};
    CHECK(block == published);
}

TEST_CASE("The first two blocks of a zero key, RFC 8439 appendix A.1, come out")
{
    const std::array<std::uint32_t, 16> first{
        0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653, 0xb819d2bd, 0x1aed8da0, 0xccef36a8, 0xc70d778b,
        0x7c5941da, 0x8d485751, 0x3fe02477, 0x374ad8b8, 0xf4b8436a, 0x1ca11815, 0x69b687c3, 0x8665eeb2};
    const std::array<std::uint32_t, 16> second{
        0xbee7079f, 0x7a385155, 0x7c97ba98, 0x0d082d73, 0xa0290fcb, 0x6965e348, 0x3e53c612, 0xed7aee32,
        0x7621b729, 0x434ee69c, 0xb03371d5, 0xd539d874, 0x281fed31, 0x45fb0a51, 0x1f0ae1ac, 0x6f4d794b};
    CHECK(chachaBlock({}, 0, {}) == first);
    CHECK(chachaBlock({}, 1, {}) == second);
}

TEST_CASE("A stream gives the words of its blocks in their order")
{
    // The nonce is a zero and the purpose's FNV-1a hash, low half first; "foobar" hashes to 85944171f73967e8.
    Seed seed;
    seed.key = kCountingKey;
    Random random(seed, "foobar");
    for (std::uint32_t counter = 0; counter < 3; ++counter)
        for (const std::uint32_t expected : chachaBlock(kCountingKey, counter, {0, 0xf73967e8, 0x85944171}))
            CHECK(random.next() == expected);
}

TEST_CASE("Draws below a bound stay below it and are even")
{
    Random random(Seed::fromText("even"), "test");
    constexpr std::uint32_t bound = 6;
    constexpr int draws = 60000;
    std::array<int, bound> counts{};
    for (int i = 0; i < draws; ++i) {
        const std::uint32_t drawn = random.below(bound);
        REQUIRE(drawn < bound);
        ++counts[drawn];
    }
    double chiSquare = 0;
    for (const int count : counts)
        chiSquare += (count - 10000.0) * (count - 10000.0) / 10000.0;
    CHECK(chiSquare < 20.5); // five degrees of freedom, one in a thousand
}

TEST_CASE("A bound that divides the words unevenly favours no result")
{
    // With three quarters of all words as the bound, a plain remainder would fall in the lowest third of it
    // half of the time.
    Random random(Seed::fromText("uneven"), "test");
    constexpr std::uint32_t bound = 0xc0000000;
    constexpr int draws = 30000;
    int low = 0;
    for (int i = 0; i < draws; ++i)
        low += random.below(bound) < bound / 3 ? 1 : 0;
    CHECK(low > 9600);
    CHECK(low < 10400);
}

TEST_CASE("A bound of one is always zero")
{
    Random random(Seed::fromText("one"), "test");
    for (int i = 0; i < 100; ++i)
        CHECK(random.below(1) == 0);
}

TEST_CASE("Streams of different purposes or seeds have nothing in common")
{
    const Seed seed = Seed::fromText("purposes");
    Random dice(seed, "dice");
    Random deck(seed, "deck");
    Random other(Seed::fromText("other"), "dice");
    int equalBits = 0;
    int equalBitsOfOther = 0;
    constexpr int words = 1000;
    for (int i = 0; i < words; ++i) {
        const std::uint32_t thrown = dice.next();
        equalBits += std::popcount(~(thrown ^ deck.next()));
        equalBitsOfOther += std::popcount(~(thrown ^ other.next()));
    }
    CHECK(std::abs(equalBits - words * 16) < 400);
    CHECK(std::abs(equalBitsOfOther - words * 16) < 400);
}

TEST_CASE("Drawing from one stream does not shift another")
{
    const Seed seed = Seed::fromText("shift");
    Random dice(seed, "dice");
    Random deck(seed, "deck");
    deck.next();
    Random diceAlone(seed, "dice");
    CHECK(dice.next() == diceAlone.next());
}

TEST_CASE("A shuffle keeps every item, and every order comes up equally often")
{
    Random random(Seed::fromText("shuffle"), "test");
    std::array<int, 6> orders{};
    constexpr int shuffles = 6000;
    for (int i = 0; i < shuffles; ++i) {
        std::vector<int> items{0, 1, 2};
        random.shuffle(items);
        const int order = items[0] * 2 + (items[1] > items[2] ? 1 : 0);
        ++orders[static_cast<std::size_t>(order)];
        std::ranges::sort(items);
        REQUIRE(items == std::vector<int>{0, 1, 2});
    }
    for (const int count : orders) {
        CHECK(count > 850);
        CHECK(count < 1150);
    }
}

TEST_CASE("A seed of 64 hexadecimal digits is taken as it is, and is its own text")
{
    const std::string digits = "000102030405060708090a0b0c0d0e0ff0e0d0c0b0a090807060504030201000";
    const Seed seed = Seed::fromText(digits);
    CHECK(seed.key[0] == 0x00010203);
    CHECK(seed.key[7] == 0x30201000);
    CHECK(seed.text() == digits);
    CHECK(Seed::fromText("F0" + digits.substr(2)) == Seed::fromText("f0" + digits.substr(2)));
}

TEST_CASE("Any other text stretches to a seed of its own, the same each time")
{
    CHECK(Seed::fromText("7") == Seed::fromText("7"));
    CHECK_FALSE(Seed::fromText("7") == Seed::fromText("07"));
    CHECK_FALSE(Seed::fromText("") == Seed{});
    CHECK(Seed::fromText(Seed::fromText("Mira").text()) == Seed::fromText("Mira"));
}
