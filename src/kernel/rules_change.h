#pragma once

#include "kernel/text.h"

namespace tablewood {

/// A rule of a game that came out otherwise before. A game's rules count from 1; `rules` is the first number
/// of them that has the rule as it is now. `was` says how it was until then, for whoever opens a match of
/// then (docs/versions.md).
struct RulesChange
{
    int rules = 1;
    TextKey was;
};

} // namespace tablewood
