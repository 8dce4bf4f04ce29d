#pragma once

#include "games/forsaken/knowledge.h"

/// The evidence of Paths and votes.
namespace tablewood::forsaken {

int distance(Cell a, Cell b);

/// How many steps longer the way from the start to a Destination is by a territory.
int detour(Cell by, Cell destination);

/// How many steps a Path lies beside the ways to the Destinations that are turned and to the next one,
/// clockwise.
int strayOf(const State& state, Cell path);

/// How many steps, on average, each player's Paths lie beside the ways to the Destinations that are turned
/// and to the next one, clockwise: who wants to get elsewhere has a reason.
std::array<float, kMaxPlayers> straysOf(const State& state);

/// How often each player voted to spare whom the reader knows to be Forsaken, or to lynch whom they know to
/// be none.
std::array<float, kMaxPlayers> wrongVotesOf(const State& state, const Knowledge& reader);

} // namespace tablewood::forsaken
