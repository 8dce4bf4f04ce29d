#pragma once

#include "games/rise-of-the-forest/state.h"

/// The beginning of a match that is to be explained (option `start=guided`); all of it is a stand-in.
namespace tablewood::rise_of_the_forest {

/// Seat 0 is Lightborn with The Abbess. All tiles and five towers lie there, the sixth is drawn, and the
/// cards that come first lie in a fixed order; cards that the content has not are passed over.
void beginGuided(const Content& content, State& state);

} // namespace tablewood::rise_of_the_forest
