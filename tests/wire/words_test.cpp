#include "wire/words.h"

#include "kernel/input_error.h"

#include <doctest/doctest.h>

using namespace tablewood;

TEST_CASE("Words keep the number that they got")
{
    Words words;
    constexpr std::size_t kMany = 1000;
    for (std::size_t i = 0; i < kMany; ++i)
        words.add("word " + std::to_string(i));
    CHECK(words.count() == kMany);
    for (std::size_t i = 0; i < kMany; ++i) {
        CHECK(words.at(i) == "word " + std::to_string(i));
        CHECK(words.numberOf("word " + std::to_string(i)) == i);
    }
    CHECK(words.numberOf("none") == std::nullopt);
}

TEST_CASE("What is too short or too long gets no number")
{
    Words words;
    words.add("");
    words.add("E4");
    words.add(std::string(Words::kMaxBytes + 1, 'x'));
    CHECK(words.count() == 0);
    CHECK(words.numberOf("E4") == std::nullopt);
}

TEST_CASE("A list of words that would grow past its limits begins anew")
{
    Words words;
    SUBCASE("by their number")
    {
        for (std::size_t i = 0; i < Words::kMaxWords; ++i)
            words.add("w" + std::to_string(10'000 + i));
        CHECK(words.count() == Words::kMaxWords);
    }
    SUBCASE("by their bytes")
    {
        words.add("old");
        words.add(std::string(Words::kMaxBytes - 3, 'x'));
        CHECK(words.count() == 2);
    }
    words.add("new");
    CHECK(words.texts() == std::vector<std::string>{"new"});
    CHECK(words.numberOf("old") == std::nullopt);
}

TEST_CASE("A list of words is made again from its texts, and from no others")
{
    const std::vector<std::string> texts = {"grow", "move", "wake"};
    CHECK(Words::of(texts).texts() == texts);
    CHECK_THROWS_AS(Words::of({"grow", "grow"}), InputError);
    CHECK_THROWS_AS(Words::of({"E4"}), InputError);
    CHECK_THROWS_AS(Words::of({std::string(Words::kMaxBytes, 'x'), "grow"}), InputError);
}
