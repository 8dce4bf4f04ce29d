#pragma once

#include "games/forsaken/content.h"
#include "kernel/log.h"

/// The weighty events of a match, which rise on the stage, and the meaning of each in one sentence. Whom one
/// is about reads it in words of their own.
namespace tablewood::forsaken {

Spotlight firstDayInLight(Seat first);
/// For a later day: tells whether anything was found.
Spotlight dawnInLight(bool isAnythingFound);
Spotlight sacrificeInLight(Seat victim, bool isSheltered);
Spotlight shelterInLight(Seat sheltered);
Spotlight entanglingInLight(Seat entangled);
Spotlight doorstepInLight(Seat dying);
Spotlight deathInLight(Seat dead);
Spotlight revivalInLight(Seat revived);
Spotlight blessedInLight();
Spotlight deadEndInLight();
/// A card that somebody dug out, or that the Forest plays.
Spotlight cardInLight(const Card& card);

/// A card that somebody plays, aimed at these.
Spotlight playedInLight(const Card& card, Seats aimed);

/// Tells a Spirit what it may do, and the Entangled what they may not.
Text whatSpiritsDo();
Text whatEntangledDo();

} // namespace tablewood::forsaken
