#pragma once

#include "games/forsaken/content.h"
#include "kernel/log.h"

/// The great events of a match, which all should see, and the meaning of each in one sentence.
namespace tablewood::forsaken {

Plate plateOfFirstDay(Seat first);
/// For a later day: tells whether anything was found.
Plate plateOfDawn(bool isAnythingFound);
Plate plateOfSacrifice(bool isSheltered);
Plate plateOfShelter();
Plate plateOfEntangling();
Plate plateOfDoorstep();
Plate plateOfDeath();
Plate plateOfRevival();
Plate plateOfTheBlessed();
Plate plateOfDeadEnd();
/// A card that somebody dug out, or that the Forest plays.
Plate plateOfCard(const Card& card);

/// Tells a Spirit what it may do, and the Entangled what they may not.
Text whatSpiritsDo();
Text whatEntangledDo();

} // namespace tablewood::forsaken
