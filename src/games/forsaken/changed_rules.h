#pragma once

#include "kernel/rules_change.h"

#include <array>

namespace tablewood::forsaken {

/// Changes of the rules since matches were first kept, by the number of the rules.
inline constexpr std::array kChangedRules{
    RulesChange{2,
                TW_TEXT("forsaken", "a card still showed the Role of whoever had died before it happened")},
    RulesChange{2, TW_TEXT("forsaken", "the Blessed was revived only after the victims before them")},
    RulesChange{2, TW_TEXT("forsaken", "a Destination lay where it was put first in Night One")},
    RulesChange{2, TW_TEXT("forsaken", "the choice of a victim in the Night could be changed but once")},
    RulesChange{2, TW_TEXT("forsaken", "the Action Phase followed the draw at once")},
    RulesChange{2, TW_TEXT("forsaken", "nobody foraged after the Action Phase")}};

} // namespace tablewood::forsaken
