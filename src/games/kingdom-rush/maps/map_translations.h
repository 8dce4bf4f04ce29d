#pragma once

#include "games/kingdom-rush/maps/map_state.h"

namespace tablewood::kingdom_rush {

/// After an edit of words: a translation goes along with the words that it is of as they change, and goes
/// with them where they go. What is no translation is left to the reader.
void carryTexts(const MapState& before, MapState& state);

} // namespace tablewood::kingdom_rush
