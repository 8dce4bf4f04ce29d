#include "connect_four.h"
#include "kit/damaged_states.h"
#include "kit/game_type_of.h"

#include <doctest/doctest.h>

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
    const Chooser first = [](Seat, const Scene& view, const std::vector<Offer>& offers) {
        CHECK_FALSE(view.boards.empty());
        return offers.front().move;
    };
    const CheckedMatch one = type.checkMatch(setupOf("one"), first);
    const CheckedMatch other = type.checkMatch(setupOf("other"), first);
    CHECK(one.breaches == std::vector<std::string>{});
    CHECK(one.hash == other.hash);
    CHECK(type.checkRandomMatch(setupOf("one")).hash != type.checkRandomMatch(setupOf("other")).hash);

    const CheckedMatch wrong = type.checkMatch(
        setupOf("one"), [](Seat, const Scene&, const std::vector<Offer>&) { return "drop 9"; });
    REQUIRE(wrong.breaches.size() == 1);
    CHECK(wrong.breaches[0].find("\"drop 9\", which is not offered") != std::string::npos);
}
