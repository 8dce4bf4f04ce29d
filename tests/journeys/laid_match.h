#pragma once

#include "../games/forsaken/forsaken_table.h"
#include "person.h"

namespace tablewood::journeys {

/// Opens a match of Forsaken Forest that stands so: persons sit on these seats, bots on the others.
void layMatch(Person& person, const forsaken::State& state, Seats persons,
              const std::map<std::string, std::string>& options = {});

/// Opens this match of a game.
void layRecord(Person& person, const std::string& game, MatchRecord match);

} // namespace tablewood::journeys
