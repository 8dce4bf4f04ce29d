#pragma once

#include "games/arbor/content.h"
#include "games/arbor/state.h"
#include "kernel/log.h"

/// The weighty events of a match, which rise on the stage: what each means, in words of their own to those
/// who gain or lose by it. All is told before it happens to the land.
namespace tablewood::arbor {

/// A song that is played now, or one of Destiny that answers the last one that waits.
Spotlight songInLight(const Content& content, const State& state, const PendingSong& song);
/// A song that Destiny removes.
Spotlight counteredInLight(const Content& content, const PendingSong& below);
/// A Blessing or an Invocation of a seat's Ancient.
Spotlight powerInLight(const Content& content, const State& state, Seat seat, const Power& power,
                       const Targets& at);
/// A seat that holds enough Glory now to win at its next Dawn.
Spotlight holdingInLight(Seat seat, int glory);

} // namespace tablewood::arbor
