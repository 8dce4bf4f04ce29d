#pragma once

#include "games/kingdom-rush/action.h"

/// Where heroes may go (rulings 10, 11 and 23).
namespace tablewood::kingdom_rush {

/// Spaces that a hero may walk through.
SpaceSet walkable(const Box& box, const State& state);
/// Spaces on which a hero may end its move: no tower, no pond, no water, and room on a horde. `figure` is in
/// motion: what it covered is free.
SpaceSet standable(const Box& box, const State& state, std::size_t figure);
/// The spaces to which the hero whose action is open may walk now, so that it can still end its move.
SpaceSet walks(const Box& box, const State& state);
/// The way to a space that its moves reach: of the shortest ones the one past the most blossoms and
/// treasure.
ShortList<std::uint8_t, 12> wayTo(const Box& box, const State& state, std::uint8_t space);
/// Where a hero on a horde's space may retreat to.
SpaceSet retreats(const Box& box, const State& state, std::uint8_t space);
/// The corners that a hero whose action is open may stand on now: all squares of its horde with room, its
/// own where it has not walked; 1 where no horde is there.
Squares standCorners(const Box& box, const State& state);
/// Spaces next to a hero, and its own.
SpaceSet aroundAndOn(const Ground& ground, std::uint8_t space);

} // namespace tablewood::kingdom_rush
