#pragma once

#include "forester.h"

namespace tablewood::journeys {

/// In the set-up: two people instead of a person and a bot.
void seatTwoPeople(Person& person, Forester::Hands hands);

/// In the set-up: two people instead of a person and a bot, and who first has 5 Glory wins at once.
void setUpShortMatch(Person& person, Forester::Hands hands);

} // namespace tablewood::journeys
