#pragma once

#include "kernel/text.h"

/// What resources/shelf/announced.json says, for the translators.
namespace tablewood {

inline const TextKey announcedTexts[] = {
    TW_TEXT("announced", "Forsaken Forest"),
    TW_TEXT("announced", "Hidden roles, one trail, and a night that kills."),
    TW_TEXT("announced", "Kingdom Rush"),
    TW_TEXT("announced", "Together: towers against hordes on the path."),
    TW_TEXT("announced", "Rise of the Forest"),
    TW_TEXT("announced", "Shadowborn march, Lightborn shoot."),
    TW_TEXT("announced", "Rise"),
    TW_TEXT("announced", "Two Summoners, fifty cards, a duel."),
};

} // namespace tablewood
