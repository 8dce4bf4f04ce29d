#pragma once

#include "games/kingdom-rush/scenario.h"

/// What goals, ways to lose, modules and rules are called in forms.
namespace tablewood::kingdom_rush {

Text nameOf(Win win);
Text nameOf(Loss loss);
Text nameOf(Module module);
Text nameOf(IronRule rule);

} // namespace tablewood::kingdom_rush
