#pragma once

#include "games/kingdom-rush/content.h"

namespace tablewood::kingdom_rush {

/// Content made by hand: all towers and heroes, the hordes of waves 0 to 3, the Prologue and plain maps for
/// scenarios 1 and 2.
Content smallContent();

} // namespace tablewood::kingdom_rush
