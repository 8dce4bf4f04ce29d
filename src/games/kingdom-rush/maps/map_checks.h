#pragma once

#include "content/map_document.h"
#include "games/kingdom-rush/content.h"

#include <string>

namespace tablewood::kingdom_rush {

/// What is wrong with the text of a scenario file (docs/map-format.md): what its reader says of it, and where
/// it can be read, what would go otherwise in a match than somebody wants. Never throws. A module, a goal or
/// a way to lose whose rules are not there yet is a warning, "awaits-rules": such a map can be drawn and
/// kept, but nobody can play it.
///
/// A fault may have a repair. Spaces are named as in files ("E3", "below:E3"), numbers of players by their
/// digits ("134"), everything else by what the file says:
///
///     remove-site E3 [PLAYERS]       no site there, for these numbers of players or for any
///     remove-feature E3 pond         that kind of feature no more
///     remove-start E3                no horde there in round 1
///     remove-exit E3
///     remove-branch D3 D4            the step that is no part of a way
///     way 2                          the shortest way along paths from spawn 2 to an exit
///     rank D3 D4 1                   the order of a step that is no part of a way
///     ground E3                      ground in the place of what is drawn
///     spawn-side 2 north             where the hordes of spawn 2 come in
///     exit-side E3 east
///     stack 2 3 blank [PLAYERS]      the third card of stack 2, in the stacks of these players or of all
///     module champions               adds the rules of a module
///     remove-module champions
///     no-block                       who plays alone blocks no colour
///     win-number 5                   the number of the goal
MapReport checkMap(const std::string& text, const Content& box);

} // namespace tablewood::kingdom_rush
