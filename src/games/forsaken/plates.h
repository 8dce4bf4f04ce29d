#pragma once

#include "games/forsaken/content.h"
#include "kernel/log.h"

/// What all should see of a match: its great events, and what they mean in one sentence.
namespace tablewood::forsaken {

Plate plateOfFirstDay(Seat first);
/// Of a later day, on which so much was found.
Plate plateOfDawn(bool isAnythingFound);
Plate plateOfSacrifice(bool isSheltered);
Plate plateOfShelter();
Plate plateOfEntangling();
Plate plateOfDoorstep();
Plate plateOfDeath();
Plate plateOfRevival();
Plate plateOfTheBlessed();
Plate plateOfDeadEnd();
/// What somebody dug out, or what the Forest plays.
Plate plateOfCard(const Card& card);

/// What a Spirit may do, said to one, and what the Entangled may not.
Text whatSpiritsDo();
Text whatEntangledDo();

} // namespace tablewood::forsaken
