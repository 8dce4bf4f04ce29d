#pragma once

#include "content/shipped_game.h"

#include <string>

namespace tablewood {
class GameCatalog;
}

namespace tablewood::cli {

/// What the game of this catalogue that has maps offers to who draws them. Throws InputError where none has.
const MapMaker& mapMaker(const GameCatalog& catalog);

/// The id of that game; throws the same.
std::string gameWithMaps(const GameCatalog& catalog);

/// A map of somebody's own, as it is brought to a match. Throws InputError for a file that cannot be read, or
/// is too large to be brought.
Paper mapIn(const std::string& file);

/// The game on that map. Throws InputErrors that name the file and say all that does not fit.
const GameWithPapers& gameWithMap(const GameCatalog& catalog, const std::string& file);

} // namespace tablewood::cli
