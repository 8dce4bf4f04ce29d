#pragma once

#include "games/kingdom-rush/map_parts.h"

/// What the parts of a map are called.
namespace tablewood::kingdom_rush {

/// "Site, blue"
Text nameOfSite(SiteColour colour);
/// Faults are told apart by their size.
Text nameOfFeature(FeatureKind kind);
/// What it does in the game, in a line.
Text hintOfFeature(FeatureKind kind);
Text nameOfSpawn(int number);

} // namespace tablewood::kingdom_rush
