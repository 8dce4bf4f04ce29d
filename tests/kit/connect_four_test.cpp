#include "connect_four.h"
#include "kit/damaged_states.h"
#include "kit/game_type_of.h"

#include <doctest/doctest.h>

#include <map>
#include <set>

using namespace tablewood;
using namespace tablewood::connect_four;

namespace {

Setup setupOf(const std::string& seed)
{
    Setup setup;
    setup.seed = Seed::fromText(seed);
    return setup;
}

} // namespace

TEST_CASE("Connect Four has the published numbers of move sequences up to eight moves")
{
    const GameTypeOf<ConnectFour> type{ConnectFour{}};
    const auto match = type.newMatch({});
    const std::vector<std::uint64_t> published{1, 7, 49, 343, 2401, 16807, 117649, 823536, 5673234};
    for (int depth = 0; depth < static_cast<int>(published.size()); ++depth)
        CHECK(match->perft(depth) == published[static_cast<std::size_t>(depth)]);
}

TEST_CASE("Random matches of Connect Four keep every promise")
{
    const GameTypeOf<ConnectFour> type{ConnectFour{}};
    for (int i = 0; i < 20; ++i) {
        const CheckedMatch checked = type.checkRandomMatch(setupOf("connect four " + std::to_string(i)));
        CHECK(checked.breaches == std::vector<std::string>{});
        CHECK(checked.outcome.has_value());
    }
}

TEST_CASE("Moves played by their numbers are the moves of the texts in the same places")
{
    const GameTypeOf<ConnectFour> type{ConnectFour{}};
    const auto byNumber = type.newMatch({});
    const auto byText = byNumber->clone();
    Random random(Seed::fromText("numbers"), "test");
    while (!byText->outcome()) {
        const Seat seat = byText->toAct().first();
        const std::vector<std::string> moves = byText->legalMoves(seat);
        REQUIRE(byNumber->listMoves(seat) == moves.size());
        const std::size_t chosen = random.below(static_cast<std::uint32_t>(moves.size()));
        byNumber->playListed(seat, chosen);
        Log log;
        REQUIRE_FALSE(byText->apply(seat, moves[chosen], log));
        REQUIRE(byNumber->hash() == byText->hash());
    }
}

TEST_CASE("A listed move has its text, and the same key in every match in which it is listed")
{
    const GameTypeOf<ConnectFour> type{ConnectFour{}};
    const auto match = type.newMatch({});
    const std::vector<std::string> texts = match->legalMoves(Seat{0});
    REQUIRE(match->listMoves(Seat{0}) == texts.size());
    std::map<std::string, std::uint64_t> keys;
    std::set<std::uint64_t> different;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        CHECK(match->listedText(i) == texts[i]);
        keys[texts[i]] = match->listedKey(i);
        different.insert(match->listedKey(i));
    }
    CHECK(different.size() == texts.size());
    match->playListed(Seat{0}, 2);
    const std::size_t count = match->listMoves(Seat{1});
    for (std::size_t i = 0; i < count; ++i)
        CHECK(match->listedKey(i) == keys[match->listedText(i)]);
}

TEST_CASE("A match becomes another, plays on to its end or as far as it may, and is judged by its winner")
{
    const GameTypeOf<ConnectFour> type{ConnectFour{}};
    const auto start = type.newMatch({});
    const auto match = start->clone();
    Random random(Seed::fromText("play on"), "test");
    std::array<float, 2> worths{};
    CHECK(match->playOn(3, random) == 3);
    match->judge(worths);
    CHECK(worths == std::array{0.5F, 0.5F});
    for (int i = 0; i < 20; ++i) {
        match->become(*start);
        CHECK(match->hash() == start->hash());
        CHECK(match->playOn(kColumns * kRows, random) >= 7);
        REQUIRE(match->outcome());
        match->judge(worths);
        const Seats winners = match->outcome()->winners;
        CHECK(worths[0] == (winners.isEmpty() ? 0.5F : winners.has(Seat{0}) ? 1.0F : 0.0F));
        CHECK(worths[0] + worths[1] == 1.0F);
        CHECK(match->playOn(1, random) == 0);
    }
}

TEST_CASE("A match of Connect Four cannot begin with three seats")
{
    const GameTypeOf<ConnectFour> type{ConnectFour{}};
    Setup setup;
    setup.seats = 3;
    CHECK_THROWS_AS(type.newMatch(setup), InputError);
}

TEST_CASE("A full column is refused with a sentence that names it")
{
    const GameTypeOf<ConnectFour> type{ConnectFour{}};
    const auto match = type.newMatch({});
    Log log;
    for (int i = 0; i < kRows; ++i)
        REQUIRE_FALSE(match->apply(Seat{static_cast<std::int8_t>(i % 2)}, "drop 4", log));
    const auto refusal = match->apply(Seat{0}, "drop 4", log);
    REQUIRE(refusal);
    CHECK(words(refusal->why) == "Column 4 is full.");
    CHECK(words(match->explain(Seat{0}, std::vector{Pick::ofCell("board", {3, 0})}).why) ==
          "Column 4 is full.");
}

TEST_CASE("Damaged states of Connect Four are refused or can be played on")
{
    Setup setup;
    setup.seed = Seed::fromText("damage");
    kit::Breaches breaches(setup);
    kit::checkDamagedStates(ConnectFour{}, setup, 500, breaches);
    CHECK(breaches.list() == std::vector<std::string>{});
}

TEST_CASE("A state that no match of Connect Four comes to is refused")
{
    const auto isRefused = [](const State& state) {
        return !kit::stateFrom(ConnectFour{}, 2, toBytes(state)).has_value();
    };
    CHECK_FALSE(isRefused({{0b11, 0b100}, 3}));
    CHECK(isRefused({{0b1, 0b1}, 2})); // two at one place
    CHECK(isRefused({{0b10, 0}, 1}));  // in the air
    CHECK(isRefused({{0b1, 0}, 2}));   // a move without a disc
    CHECK(isRefused({{0b11, 0}, 2}));  // twice in turn
    CHECK(isRefused({{0b1, std::uint64_t{1} << 63}, 2}));
    // The first seat has four, and the second dropped one more.
    CHECK(isRefused({{0b1111, 0b1111 << 7}, 8}));
}

TEST_CASE("A checked match is played by who chooses, and a choice that is not offered is a breach")
{
    const GameTypeOf<ConnectFour> type{ConnectFour{}};
    const Chooser first = [](Seat seat, const Match& match) {
        CHECK(match.toAct().has(seat));
        return match.legalMoves(seat).front();
    };
    const CheckedMatch one = type.checkMatch(setupOf("one"), first);
    const CheckedMatch other = type.checkMatch(setupOf("other"), first);
    CHECK(one.breaches == std::vector<std::string>{});
    CHECK(one.hash == other.hash);
    CHECK(type.checkRandomMatch(setupOf("one")).hash != type.checkRandomMatch(setupOf("other")).hash);

    const CheckedMatch wrong = type.checkMatch(setupOf("one"), [](Seat, const Match&) { return "drop 9"; });
    REQUIRE(wrong.breaches.size() == 1);
    CHECK(wrong.breaches[0].find("\"drop 9\", which is not offered") != std::string::npos);
}

TEST_CASE("Of a long text that names no move whole letters are quoted")
{
    const GameTypeOf<ConnectFour> type{ConnectFour{}};
    const std::string quoted(kMaxMoveText - 1, 'b');
    Log log;
    const auto refusal = type.newMatch({})->apply(Seat{0}, quoted + "é", log);
    REQUIRE(refusal);
    CHECK(words(refusal->why) == "\"" + quoted + "\" is no move of this game.");
}
