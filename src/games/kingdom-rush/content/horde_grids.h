#pragma once

#include "content/faults.h"
#include "games/kingdom-rush/content.h"

#include <string>

/// Makes grids of hordes by wave and colour, and checks those that there are. What each wave and colour has
/// stands in horde_table.h alone; the grids themselves are those of hordes.json, however they came there.
namespace tablewood::kingdom_rush {

/// How many squares with enemies a card has.
int enemySquares(const HordeCard& card);

/// How many its wave and colour, or what else it is, asks for; 0 where it has no grid.
int squaresDue(const HordeCard& card);

/// Whether so many tiles of those that exist can cover all enemies of a card, each lying only where one of
/// its damages may. Special enemies are covered by 1x1: true damage and soldiers.
bool canBeCovered(const HordeCard& card, const std::array<std::uint8_t, kTileShapes>& tiles, int most);

/// At most so many tiles may be needed for a number of squares.
int mostTilesFor(int squares);

/// What does not fit in the horde cards of the box: squares, what enemies can by wave, how many kinds of that
/// a card has, copies alike, cards that cannot be covered. `file` names it in what it says.
Faults gridFaults(const Content& box, const std::string& file);

/// All cards of the box as the text of hordes.json, from a seed: the same for the same seed.
std::string madeHordes(const std::string& seed);

} // namespace tablewood::kingdom_rush
