#include "games/arbor/arbor_game.h"
#include "games/arbor/forest.h"

#include <algorithm>
#include <cmath>

/// Judges positions and moves for bots. It decides nothing: a better guess makes a better bot.
namespace tablewood::arbor {

namespace {

/// The worth of things that win matches, in points of Glory.
constexpr float kGuardian = 0.5F;
constexpr float kCard = 0.3F;
constexpr float kTile = 0.08F;
constexpr float kManna = 0.1F;
/// An empty space beside a Root, one step from the forest and two.
constexpr float kOpening = 0.25F;
constexpr float kFarOpening = 0.12F;
/// Holding the Glory that wins, until the own Dawn comes.
constexpr float kHeld = 6.0F;
/// How sure a lead of one Glory is.
constexpr float kSureness = 0.35F;
/// So many moves come to mind, and the best of them is made.
constexpr int kIdeas = 3;

float promiseOf(const Content& content, const State& state, Seat seat)
{
    const Forest& forest = state.of(seat);
    if (forest.ancient < 0)
        return 0.0F;
    const Land& land = state.land;
    const Spaces own = connected(content.ancients, state, seat);
    const Spaces& empty = land.all(TileKind::empty);
    const Spaces near = own.withNeighbours() & empty;
    const Spaces far = (near.withNeighbours() & empty) - near;
    const int glory = (own & land.byRoots()).count();
    const auto worth = [](float each, int count) { return each * static_cast<float>(count); };
    return static_cast<float>(glory) + (glory >= state.terms.glory ? kHeld : 0.0F) +
           worth(kOpening, (near & land.byRoots()).count()) +
           worth(kFarOpening, (far & land.byRoots()).count()) +
           worth(kGuardian, (own & land.all(TileKind::guardian)).count()) + worth(kTile, own.count()) +
           worth(kCard, static_cast<int>(forest.hand.size())) + worth(kManna, forest.manna);
}

/// How a move looks at first sight.
int appealOf(const State& state, const Move& move)
{
    if (const auto* grow = std::get_if<GrowTree>(&move))
        return state.land.byRoots().has(grow->at) ? 4 : 2;
    if (const auto* first = std::get_if<NameFirst>(&move))
        return first->ancient == state.activeForest().at ? 3 : 0;
    if (std::holds_alternative<Awaken>(move) || std::holds_alternative<UseBlessing>(move))
        return 3;
    if (std::holds_alternative<EndTurn>(move) || std::holds_alternative<Pass>(move))
        return 0;
    return 1;
}

} // namespace

void ArborGame::judge(const State& state, std::span<float> worths) const
{
    float sum = 0.0F;
    for (const Seat seat : Seats::firstOf(state.seats())) {
        float& worth = worths[static_cast<std::size_t>(seat.index)];
        if (state.finish)
            worth = state.finish->winners.has(seat) ? 1.0F : 0.0F;
        else
            worth = std::exp(kSureness * promiseOf(m_content, state, seat));
        sum += worth;
    }
    for (const Seat seat : Seats::firstOf(state.seats()))
        worths[static_cast<std::size_t>(seat.index)] /= sum;
}

std::size_t ArborGame::likelyMove(const State& state, Seat, const std::vector<Move>& moves,
                                  Random& random) const
{
    std::size_t best = 0;
    int most = -1;
    for (int idea = 0; idea < kIdeas; ++idea) {
        const std::size_t one = random.below(static_cast<std::uint32_t>(moves.size()));
        if (const int appeal = appealOf(state, moves[one]); appeal > most) {
            most = appeal;
            best = one;
        }
    }
    return best;
}

} // namespace tablewood::arbor
