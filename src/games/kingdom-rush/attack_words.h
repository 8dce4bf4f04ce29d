#pragma once

#include "games/kingdom-rush/state.h"

namespace tablewood::kingdom_rush {

/// What a part of an attack lays, and where: "2x1 + 1x1, physical, on any one horde".
Text wordsOf(const AttackPart& part);

/// All of them: "1x1, physical, on any one horde; and ...".
Text wordsOf(const std::vector<AttackPart>& parts);

/// The same in the few words that a card has room for, without the damage: "2×1 + 1×1, any horde".
Text briefOf(const AttackPart& part);

/// The pieces of an open action that are not laid yet: "1×1 + 1×1 or corner", and with what a mod adds
/// "(1×1 + 1×1 or corner) + 2×1". Empty where there are none.
Text stillOwed(const OpenAction& open);

/// "physical"
Text wordOf(Damage damage);

} // namespace tablewood::kingdom_rush
