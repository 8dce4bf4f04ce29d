#pragma once

#include "games/arbor/forest.h"
#include "games/arbor/moves.h"
#include "kernel/game.h"

/// Targets of songs, Blessings and Invocations.
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

/// Targets that a song or power needs, and those it can have: `count` different spaces out of `allowed`,
/// named in reading order, or a pair of spaces. It is not possible where nothing is allowed or nothing would
/// change.
struct Aim
{
    AimKind kind = AimKind::nothing;
    bool isPossible = false;
    int count = 0;
    int range = 0;
    Spaces allowed;
    /// Where the Ancient of each seat can be moved.
    std::array<Spaces, kMaxPlayers> goals;
    /// The spaces that can be exchanged with the one on their right, and with the one below.
    Spaces withRight;
    Spaces withBelow;

    bool isPaired() const { return kind == AimKind::moveOpponent || kind == AimKind::exchange; }
};

/// Targets that a seat's songs, Blessing and Invocation can have now.
class Aims
{
public:
    Aims(const Ancients& ancients, const State& state, Seat seat)
        : m_ancients(ancients), m_state(state), m_seat(seat)
    {
    }

    Aim of(Song song) const;
    Aim of(const Power& power) const;

private:
    Aim growByForest(int amount) const;
    Aim leap() const;
    Aim opponent() const;
    /// `steps` 0 for any distance.
    Aim moveOpponent(int steps, bool isSong) const;
    Aim exchange() const;

    int supply() const { return m_state.of(m_seat).trees; }
    const Spaces& all(TileKind kind) const { return m_state.land.all(kind); }
    const Spaces& mine() const { return m_state.land.forestOf(m_seat); }
    Spaces aura() const { return auraOf(m_ancients, m_state, m_seat); }
    Spaces around(int range) const { return within(range, m_state.of(m_seat).at); }
    Spaces burnableTrees() const { return all(TileKind::tree) - eternal(); }
    Spaces opponentsTrees() const { return burnableTrees() - mine(); }
    /// The opponents, where a song is meant without those it cannot touch.
    Seats movable(bool isSong) const;
    const Spaces& eternal() const;

    const Ancients& m_ancients;
    const State& m_state;
    Seat m_seat;
    /// Once it was asked for: several songs need it.
    mutable std::optional<Spaces> m_eternal;
};

/// Calls `each` with every choice of targets, none to two cells, in a fixed order.
void eachChoice(const Aim& aim, const State& state, const auto& each)
{
    if (!aim.isPossible)
        return;
    if (aim.kind == AimKind::moveOpponent) {
        for (const Seat seat : Seats::firstOf(state.seats()))
            for (const Cell to : aim.goals[static_cast<std::size_t>(seat.index)])
                each(state.of(seat).at, to);
    } else if (aim.kind == AimKind::exchange) {
        for (const Cell c : aim.withRight | aim.withBelow) {
            if (aim.withRight.has(c))
                each(c, c.moved(1, 0));
            if (aim.withBelow.has(c))
                each(c, c.moved(0, 1));
        }
    } else if (aim.count == 0) {
        each();
    } else {
        for (auto first = aim.allowed.begin(); first != aim.allowed.end(); ++first) {
            if (aim.count == 1)
                each(*first);
            else
                for (auto second = std::next(first); second != aim.allowed.end(); ++second)
                    each(*first, *second);
        }
    }
}

/// Why these targets cannot be chosen, if they cannot.
std::optional<Refusal> refuseTargets(const Ancients& ancients, const State& state, Seat seat, const Aim& aim,
                                     const Targets& at);

} // namespace tablewood::arbor
