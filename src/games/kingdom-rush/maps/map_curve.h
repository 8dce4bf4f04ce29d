#pragma once

#include "games/kingdom-rush/maps/map_state.h"

/// How hard rounds are, about.
namespace tablewood::kingdom_rush {

/// Squares of enemies that come in each round, from the first on: those of the cards that lie on the map,
/// then those of the cards of the stacks, one of each in a round. A card counts as those with its back do on
/// average.
std::vector<int> squaresByRound(const MapState& state, const MapBox& box, int players);

/// Squares that are covered in a round, about, by who buys as people do: the starting towers with what their
/// best attack lays, each of which is used in a round; two squares by each hero; and in each round one level
/// more on one tower of each player, which adds one square and a half. With nobody named it is for two.
std::vector<int> coveredByRound(const MapState& state, const MapBox& box, int players, std::size_t rounds);

} // namespace tablewood::kingdom_rush
