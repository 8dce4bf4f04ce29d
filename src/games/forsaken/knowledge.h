#pragma once

#include "games/forsaken/state.h"

/// A viewer's knowledge of what lies face down.
namespace tablewood::forsaken {

/// What one viewer of a state knows of roles, cards and places.
class Knowledge
{
public:
    Knowledge(const State& state, Viewer viewer) : m_state(state), m_viewer(viewer) {}

    bool isSeat() const { return m_state.isSeat(m_viewer.seat); }
    bool is(Seat seat) const { return m_viewer.is(seat); }
    /// The viewer's own; only of a seat.
    const Traveler& self() const { return m_state.of(m_viewer.seat); }
    /// Whether the viewer is one of those who wake together, dead or alive.
    bool isOfForsaken() const { return isSeat() && isForsaken(self().role); }

    /// The role somebody was dealt: one's own, that of the Blessed who has shown it, everybody's at the end.
    bool knowsRole(Seat seat) const;
    /// The Role card that lies before somebody.
    bool knowsCard(Seat seat) const { return knowsRole(seat) || (isSeat() && self().souls.has(seat)); }
    /// The Forsaken know who wakes as one of them, and so does the Coward.
    bool knowsForsaken() const { return isOfForsaken() || (isSeat() && self().role == Role::coward); }
    /// The same, once they have been called in Night One.
    bool hasSeenForsaken() const;
    bool knowsPlace(std::size_t place) const;
    /// Whether another's choices of this Night are shared with the viewer.
    bool sharesNightWith(Seat seat) const;

private:
    const State& m_state;
    Viewer m_viewer;
};

/// The Role card that lies before somebody of this role now: the Shrouded and the Cursed exchange theirs in
/// Night One.
Role cardBefore(const State& state, Role role);

/// Whether the running Night has settled a step; false by day.
bool isPast(const State& state, Call call);

} // namespace tablewood::forsaken
