#include "kingdom_table.h"

#include "games/kingdom-rush/content/reader.h"
#include "kit/random_match.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::kingdom_rush;

namespace {

const KingdomGame& shippedKingdom()
{
    static const KingdomGame game = [] {
        ContentFolder folder(":/tablewood/games/kingdom-rush");
        return KingdomGame(readContent(folder));
    }();
    return game;
}

/// Plays what comes to mind first, seat by seat.
State playFirst(const KingdomGame& game, State state)
{
    Log log = Log::unread();
    std::vector<Move> moves;
    std::vector<std::uint32_t> chosen;
    while (!state.isOver()) {
        const Seat seat = game.awaited(state).first();
        if (!seat.isPlayer()) {
            REQUIRE_FALSE(game.apply(state, Seat::clock(), Advance{}, log));
            continue;
        }
        moves.clear();
        chosen.clear();
        game.legalMoves(state, seat, moves);
        game.sensible(state, seat, moves, chosen);
        REQUIRE_FALSE(game.apply(state, seat, moves[chosen.front()], log));
    }
    return state;
}

} // namespace

TEST_CASE("In the shipped Prologue doing nothing loses in round 3")
{
    const KingdomGame& game = shippedKingdom();
    State state = game.setUp({1, {{"scenario", "prologue"}}, Seed::fromText("idle")});
    Log log = Log::unread();
    while (!state.isOver()) {
        const bool isRunning = state.step == Step::advance;
        const Move move = isRunning ? Move(Advance{}) : Move(SayDone{});
        REQUIRE_FALSE(game.apply(state, isRunning ? Seat::clock() : Seat{0}, move, log));
    }
    CHECK(state.round == 3);
    CHECK(state.ending == Ending::heartsLost);
}

TEST_CASE("Who plays the shipped second scenario alone or in two has stacks of their own, three and four "
          "have the same")
{
    const KingdomGame& game = shippedKingdom();
    const auto championRounds = [&](int seats) {
        const State state = game.setUp({seats, {{"scenario", "2"}}, Seed::fromText("stacks")});
        std::vector<std::size_t> rounds;
        for (const auto& stack : state.stacks)
            for (std::size_t i = 0; i < stack.size(); ++i)
                if (game.box().content().hordes[stack[i]].kind == CardKind::champion)
                    // The top card lies last and comes in round 2.
                    rounds.push_back(stack.size() - i + 1);
        return rounds;
    };
    CHECK(championRounds(1) == std::vector<std::size_t>{7, 8, 9});
    CHECK(championRounds(2) == std::vector<std::size_t>{9, 8, 9});
    for (int seats = 3; seats <= kMaxPlayers; ++seats)
        CHECK(championRounds(seats) == std::vector<std::size_t>{8, 9, 9});
}

TEST_CASE("In the shipped Prologue what comes to mind first always wins, for one to four")
{
    const KingdomGame& game = shippedKingdom();
    for (int seats = 1; seats <= kMaxPlayers; ++seats)
        for (int i = 0; i < 20; ++i) {
            const Seed seed = Seed::fromText("first " + std::to_string(i));
            const State state = playFirst(game, game.setUp({seats, {{"scenario", "prologue"}}, seed}));
            CHECK(state.ending == Ending::won);
        }
}

TEST_CASE("Random matches of the shipped scenarios of Kingdom Rush keep every promise of the kit")
{
    for (int i = 0; i < 12; ++i) {
        Setup setup{1 + i % 4, {}, Seed::fromText("shipped kingdom " + std::to_string(i))};
        setup.options["scenario"] = i % 3 == 0 ? "prologue" : i % 3 == 1 ? "1" : "2";
        kit::CheckPlan plan;
        plan.completePositions = 8;
        plan.secretPositions = 6;
        const CheckedMatch match = kit::checkRandomMatch(shippedKingdom(), setup, plan);
        CHECK(match.outcome.has_value());
        for (const std::string& breach : match.breaches)
            FAIL_CHECK(breach);
    }
}

TEST_CASE("The shipped heroes act as those do whom the rules are tested with")
{
    for (const HeroKind& tested : smallKingdom().box().content().heroes) {
        CAPTURE(tested.key);
        const Box& box = shippedKingdom().box();
        const HeroKind& shipped = box.content().heroes[box.heroByKey(tested.key)];
        CHECK(shipped.health == tested.health);
        CHECK(shipped.moves == tested.moves);
        CHECK(shipped.attack == tested.attack);
        CHECK(shipped.passives == tested.passives);
        CHECK(shipped.bench == tested.bench);
        for (std::size_t i = 0; i < kAbilitiesOfHero; ++i) {
            CAPTURE(shipped.abilities[i].key);
            CHECK(shipped.abilities[i].tier == tested.abilities[i].tier);
            CHECK(shipped.abilities[i].act == tested.abilities[i].act);
            CHECK(shipped.abilities[i].passive == tested.abilities[i].passive);
        }
    }
}
