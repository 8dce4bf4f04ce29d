#pragma once

#include "games/kingdom-rush/content.h"

namespace tablewood::kingdom_rush {

/// What a part of an attack lays, and where: "2x1 + 1x1, physical, on any one horde".
Text wordsOf(const AttackPart& part);

} // namespace tablewood::kingdom_rush
