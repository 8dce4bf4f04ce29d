#include "games/kingdom-rush/maps/map_curve.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace tablewood::kingdom_rush {

namespace {

constexpr double kCoverOfLevel = 1.5;
constexpr int kCoverOfHero = 2;
/// For whom the curve is where no number of players is named.
constexpr int kUsualPlayers = 2;

double squaresOf(const MapBox& box, const std::string& card)
{
    const CardBack* const back = box.back(card);
    return back == nullptr || back->copies == 0 ? 0 : static_cast<double>(back->squares) / back->copies;
}

/// Squares that the attack of a tower that lays most covers; a soldier covers one.
int coverOf(const TowerKind& tower)
{
    int most = 0;
    for (const Attack& attack : tower.attacks) {
        int cover = 0;
        for (const AttackPart& part : attack.parts) {
            for (const TileShape tile : part.tiles)
                cover += std::popcount(kFormsOfTiles[static_cast<std::size_t>(tile)].cells);
            cover += part.soldiers;
        }
        most = std::max(most, cover);
    }
    return most;
}

int coverAtStart(const MapState& state, const MapBox& box, int players)
{
    int cover = kCoverOfHero * players;
    for (const StartingTowersEntry& list : state.rest->towers) {
        if (std::ranges::find(list.players, players) == list.players.end())
            continue;
        const int times = list.share == StartingTowers::Reading::each ? players : 1;
        for (const std::string& card : list.cards) {
            const auto tower = std::ranges::find(box.content().towers, card, &TowerKind::key);
            if (tower != box.content().towers.end())
                cover += coverOf(*tower) * times;
        }
    }
    return cover;
}

} // namespace

std::vector<int> squaresByRound(const MapState& state, const MapBox& box, int players)
{
    double first = 0;
    for (const DrawnStart& start : *state.start)
        first += squaresOf(box, start.card);
    std::vector<int> rounds{static_cast<int>(std::lround(first))};
    const CardStacks& stacks = state.stacks->of(players);
    std::size_t longest = 0;
    for (const auto& stack : stacks)
        longest = std::max(longest, stack.size());
    for (std::size_t card = 0; card < longest; ++card) {
        double squares = 0;
        for (const auto& stack : stacks)
            if (card < stack.size())
                squares += squaresOf(box, stack[card]);
        rounds.push_back(static_cast<int>(std::lround(squares)));
    }
    return rounds;
}

std::vector<int> coveredByRound(const MapState& state, const MapBox& box, int players, std::size_t rounds)
{
    const int count = players == 0 ? kUsualPlayers : players;
    const int cover = coverAtStart(state, box, count);
    std::vector<int> covered;
    for (std::size_t round = 0; round < rounds; ++round)
        covered.push_back(cover +
                          static_cast<int>(std::lround(kCoverOfLevel * count * static_cast<double>(round))));
    return covered;
}

} // namespace tablewood::kingdom_rush
