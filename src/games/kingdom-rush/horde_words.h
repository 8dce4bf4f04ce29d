#pragma once

#include "games/kingdom-rush/content.h"
#include "kernel/game.h"

#include <vector>

namespace tablewood::kingdom_rush {

/// What the back of a card says: "Wave 2, red".
Text nameOfBack(const HordeCard& card);

/// "1 gold and 2 crystals"
Text wordsOf(const Reward& reward);
/// What a destroyed horde leaves: "1 gold, or 1 crystal". Empty for nothing.
Text rewardOf(const HordeCard& card);

/// The back and what it leaves: "Wave 2, red. Destroyed, it leaves: 1 gold".
Text toldOfBack(const HordeCard& card);

/// The enemies that are seen on a horde, each kind once, and what they do while they show.
std::vector<Keyword> enemiesOn(const Content& content, const HordeCard& card);

} // namespace tablewood::kingdom_rush
