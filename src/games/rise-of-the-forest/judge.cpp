#include "games/rise-of-the-forest/forest_game.h"
#include "games/rise-of-the-forest/habits.h"
#include "games/rise-of-the-forest/referee.h"

#include <algorithm>
#include <cmath>

/// Judges positions and moves for bots. It decides nothing: a better guess makes a better bot.
namespace tablewood::rise_of_the_forest {

namespace {

/// A base that stands is worth so much to the Lightborn at least, and more with health left; one that fell is
/// worth the more the later it fell.
constexpr float kStands = 0.7F;
constexpr float kFallen = 0.3F;
constexpr float kManyHealth = 5.0F;
/// What the towers of a whole track usually reach, and what more of it is worth.
constexpr float kUsualCover = 26.0F;
constexpr float kCoverWorth = 0.012F;
/// So many orders of the stack are thought of in a turn, and so many ideas come to mind.
constexpr int kMostOrders = 2;
constexpr int kIdeas = 4;

float worthAtEnd(const State& state)
{
    if (state.baseHealth >= 1)
        return 1.0F - (1.0F - kStands) * std::exp(-static_cast<float>(state.baseHealth) / kManyHealth);
    return kFallen * static_cast<float>(state.round) / static_cast<float>(kRounds + 1);
}

float worthToLightborn(const Content& content, const State& state)
{
    if (state.isOver())
        return state.baseHealth >= 1 ? 1.0F : 0.0F;
    if (state.step < Step::bases) {
        const float towers = static_cast<float>(state.track.towers.size());
        const float usual = kUsualCover * towers / static_cast<float>(kTowers);
        return std::clamp(0.5F + kCoverWorth * (coverOf(state.track) - usual), 0.1F, 0.9F);
    }
    State ahead = state;
    playOut(content, ahead);
    return worthAtEnd(ahead);
}

} // namespace

void ForestGame::judge(const State& state, std::span<float> worths) const
{
    const float light = worthToLightborn(m_content, state);
    for (const Seat seat : Seats::firstOf(state.seats()))
        worths[static_cast<std::size_t>(seat.index)] =
            state.sideOf(seat) == Side::lightborn ? light : 1.0F - light;
}

std::size_t ForestGame::likelyMove(const State& state, Seat seat, const std::vector<Move>& moves,
                                   Random& random) const
{
    std::size_t best = 0;
    float most = 0.0F;
    for (int idea = 0; idea < kIdeas; ++idea) {
        const std::size_t one = random.below(static_cast<std::uint32_t>(moves.size()));
        const float appeal = appealOf(m_content, state, seat, moves[one]);
        if (idea == 0 || appeal > most) {
            most = appeal;
            best = one;
        }
    }
    return best;
}

void ForestGame::sensible(const State& state, Seat seat, const std::vector<Move>& moves,
                          std::vector<std::uint32_t>& chosen) const
{
    const bool mayOrder = state.orders < kMostOrders;
    // Another unit never harms.
    const bool hasUnit = std::any_of(moves.begin(), moves.end(), [&](const Move& move) {
        const auto* const play = std::get_if<Play>(&move);
        return play && kindOf(m_content, *cardOf(state, seat, play->card)).grade == Grade::basic;
    });
    const auto isIdle = [&](const Move& move) {
        // A straight tile that is turned by half lies as it lay.
        if (const auto* const lay = std::get_if<Lay>(&move))
            return state.drawnTile == Road::straight && lay->turns >= 2;
        if (const auto* const order = std::get_if<Order>(&move))
            return !mayOrder || order->place > 0;
        return std::holds_alternative<Skip>(move) && (state.action != Action::play || hasUnit);
    };
    std::vector<std::pair<float, std::uint32_t>> ranked;
    for (std::uint32_t i = 0; i < moves.size(); ++i)
        if (!isIdle(moves[i]))
            ranked.emplace_back(-appealOf(m_content, state, seat, moves[i]), i);
    std::sort(ranked.begin(), ranked.end());
    for (const auto& [appeal, number] : ranked)
        chosen.push_back(number);
}

} // namespace tablewood::rise_of_the_forest
