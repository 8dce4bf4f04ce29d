#pragma once

#include "games/arbor/state.h"

#include <vector>

/// Facts that follow from a state: connection, Glory, Aura, Eternal. Nothing here changes anything.
namespace tablewood::arbor {

/// The rules that differ from seat to seat: an Ancient's Trait, or none while no Ancient is chosen.
using Ancients = std::vector<Ancient>;

/// The seat's Trait if it is of this kind.
const Trait* traitOf(const Ancients& ancients, const State& state, Seat seat, TraitKind kind);

/// The tiles connected to the seat's Ancient, the one below it among them.
Spaces connected(const Ancients& ancients, const State& state, Seat seat);

/// Glory of a seat now.
int gloryOf(const Ancients& ancients, const State& state, Seat seat);

/// Most manna the seat can have now.
int maximumManna(const Ancients& ancients, const State& state, Seat seat);

/// The spaces of the seat's Aura that are on the board.
Spaces auraOf(const Ancients& ancients, const State& state, Seat seat);

/// The tiles that Star cards and Ancients leave alone.
Spaces eternalTiles(const Ancients& ancients, const State& state);
bool isEternal(const Ancients& ancients, const State& state, Cell c);
/// The Trees that a wildfire of this seat's Ancient burns.
Spaces treesOfWildfire(const Ancients& ancients, const State& state, Seat seat, const Power& power);

/// The seat whose Ancient stands on a space, `Seat::none()` if there is none.
Seat ancientAt(const State& state, Cell c);

/// Columns and rows between two spaces, added.
int stepsBetween(Cell a, Cell b);
/// The spaces so many steps or fewer from a space, as far as a board can reach.
Spaces within(int steps, Cell c);

} // namespace tablewood::arbor
