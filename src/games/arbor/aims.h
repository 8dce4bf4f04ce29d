#pragma once

#include "games/arbor/forest.h"
#include "games/arbor/moves.h"
#include "kernel/game.h"

#include <utility>

/// What songs, Blessings and Invocations may be aimed at.
namespace tablewood::arbor {

enum class AimKind : std::uint8_t
{
    /// Needs no target.
    nothing,
    burnInAura,
    burnAnywhere,
    burnInRange,
    growByForest,
    growAnywhere,
    /// A tile of one's connected forest, for the Ancient to stand on.
    leap,
    /// An opponent, named by the space of their Ancient.
    opponent,
    /// The space of an opponent's Ancient and where it goes.
    moveOpponent,
    /// Two spaces that exchange what they hold.
    exchange,
    /// Opponents' Trees to be replaced.
    convert,
};

/// What a song or power needs to be told, and what is allowed: `count` different spaces out of `allowed`,
/// named in reading order, or one of `pairs`. It is not possible where nothing is allowed or nothing would
/// change.
struct Aim
{
    AimKind kind = AimKind::nothing;
    bool isPossible = false;
    int count = 0;
    int range = 0;
    Spaces allowed;
    std::vector<std::pair<Cell, Cell>> pairs;

    bool isPaired() const { return kind == AimKind::moveOpponent || kind == AimKind::exchange; }
};

/// What a song can be aimed at now by this seat.
Aim aimOf(const Ancients& ancients, const State& state, Seat seat, Song song);

/// What a Blessing or an Invocation can be aimed at now by this seat.
Aim aimOf(const Ancients& ancients, const State& state, Seat seat, const Power& power);

/// Every choice of targets, in a fixed order; one empty choice where none is needed.
std::vector<std::vector<Cell>> choicesOf(const Aim& aim, const Land& land);

/// Why these targets cannot be chosen, if they cannot.
std::optional<Refusal> refuseTargets(const Ancients& ancients, const State& state, Seat seat, const Aim& aim,
                                     const std::vector<Cell>& at);

} // namespace tablewood::arbor
