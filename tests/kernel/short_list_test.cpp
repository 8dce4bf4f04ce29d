#include "kernel/cbor.h"
#include "kernel/move_key.h"
#include "kernel/move_text.h"
#include "kernel/word.h"

#include <doctest/doctest.h>

using namespace tablewood;

namespace {

using Numbers = ShortList<std::int8_t, 3>;

struct Take
{
    static constexpr std::string_view name = "take";
    Word what;
    Numbers from;
    friend bool operator==(const Take&, const Take&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("what", self.what);
        visit("from", self.from);
    }
};
using Move = std::variant<Take>;

} // namespace

TEST_CASE("A short list keeps its order and compares by what it holds")
{
    Numbers list{1, 2, 3};
    CHECK(list.isFull());
    list.erase(list.begin());
    CHECK(list == Numbers{2, 3});
    CHECK(list.front() == 2);
    CHECK(list.back() == 3);
    list.pop_back();
    CHECK(list == Numbers{2});
    CHECK(list != Numbers{2, 3});
    list.clear();
    CHECK(list.empty());
}

TEST_CASE("A short list refuses more than it can hold")
{
    Numbers list{1, 2, 3};
    CHECK_THROWS_AS(list.push_back(4), std::length_error);
    CHECK(list == Numbers{1, 2, 3});
    CHECK_THROWS_AS(fromBytes<Numbers>(toBytes(std::vector<std::int8_t>{1, 2, 3, 4})), InputError);
}

TEST_CASE("A short list is written as a vector is")
{
    const Bytes bytes = toBytes(std::vector<std::int8_t>{1, 2});
    CHECK(toBytes(Numbers{1, 2}) == bytes);
    CHECK(fromBytes<Numbers>(bytes) == Numbers{1, 2});
}

TEST_CASE("Moves of words and short lists have texts and keys")
{
    const Move move = Take{Word("owl"), {1, 2}};
    CHECK(moveText(move) == "take owl 1 2");
    CHECK(parseMove<Move>("take owl 1 2") == move);
    CHECK(parseMove<Move>("take owl") == Move(Take{Word("owl"), {}}));
    CHECK_FALSE(parseMove<Move>("take owl 1 2 3 4").has_value());
    CHECK_FALSE(parseMove<Move>("take a-word-far-too-long 1").has_value());

    const auto keyOf = [](const Move& one) {
        MoveKey key;
        key("move", one);
        return key.value();
    };
    CHECK(keyOf(move) == keyOf(Take{Word("owl"), {1, 2}}));
    CHECK(keyOf(move) != keyOf(Take{Word("elk"), {1, 2}}));
    CHECK(keyOf(move) != keyOf(Take{Word("owl"), {2, 1}}));
}

TEST_CASE("A word longer than it can be is refused, with the word and the limit")
{
    CHECK(Word("fifteen-letters").letters() == "fifteen-letters");
    CHECK_THROWS_WITH_AS(Word(std::string("sixteen--letters")),
                         "\"sixteen--letters\" has 16 letters. Shorten it to 15, which is the most here",
                         std::length_error);
    CHECK_FALSE(Word::fromText("sixteen--letters").has_value());
}
