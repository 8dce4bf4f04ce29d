#pragma once

#include "kernel/log.h"

#include <span>
#include <vector>

namespace tablewood {

/// A picture on the way from one scene to the next.
struct SceneStep
{
    Scene scene;
    /// How many of the events have been told when it is shown.
    std::size_t events = 0;
};

/// The steps from one scene to the next, in the order they were told. A piece changes with the last event
/// that points at its space. A card changes with the first event of the seat whose zone it leaves or comes
/// to. All else changes with the last event. If a seat that is not one of `own` ends its turn and nothing is
/// seen for it, that is a step, so that it is read. The last step is `after`; there is at least one.
std::vector<SceneStep> stepsBetween(const Scene& before, const Scene& after, std::span<const Event> events,
                                    Seats own = {});

/// A piece on its way from one place to another: a board or a zone.
struct Flight
{
    /// As it lands; its id is 0 where the viewer may not know which one it is.
    Piece piece;
    Name from;
    Name to;
    friend bool operator==(const Flight&, const Flight&) = default;
};

/// Which pieces change place between two scenes, those included that come from or go into a zone in which
/// the viewer does not see them, as far as the numbers of the zones tell.
std::vector<Flight> flightsBetween(const Scene& before, const Scene& after);

} // namespace tablewood
