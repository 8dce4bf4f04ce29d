#pragma once

#include "games/arbor/arbor_game.h"

/// A position of Arbor with 200 pieces in sight: more than any match has.
namespace tablewood::bench {

/// The game as it is shipped.
const arbor::ArborGame& arborGame();
/// It is the first seat's Day; its Ancient can go to a tile of its own.
arbor::State fullBoard();

} // namespace tablewood::bench
