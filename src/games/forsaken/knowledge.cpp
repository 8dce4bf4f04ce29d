#include "games/forsaken/knowledge.h"

namespace tablewood::forsaken {

namespace {

/// Whether a step of Night One has begun, in this Night or long ago.
bool hasBegun(const State& state, Call call)
{
    if (state.nights != 1 || state.step != Step::night)
        return state.nights > 0;
    return state.stage != NightStage::sleeping && state.call >= call;
}

/// The place of a step in its Night: the Navigator is called in the middle of the first and last in all
/// others.
int placeOf(const State& state, Call call)
{
    return state.nights > 1 && call == Call::navigatorSeeks ? static_cast<int>(enumNames(Call{}).size())
                                                            : static_cast<int>(call);
}

} // namespace

bool Knowledge::knowsRole(Seat seat) const
{
    return m_state.ending || m_viewer.is(seat) || m_state.revealed.has(seat);
}

bool Knowledge::hasSeenForsaken() const
{
    if (isOfForsaken())
        return hasBegun(m_state, Call::forsakenPlace);
    return knowsForsaken() && hasBegun(m_state, Call::cowardLooks);
}

bool Knowledge::knowsPlace(std::size_t place) const
{
    return m_state.ending || m_state.isTurned(place) || (isSeat() && (self().places >> place & 1) != 0);
}

bool Knowledge::sharesNightWith(Seat seat) const
{
    const bool isTogether = m_state.call == Call::forsakenPlace || m_state.call == Call::forsakenSacrifice;
    return isOfForsaken() && m_state.living.has(m_viewer.seat) && isTogether && m_state.step == Step::night &&
           isForsaken(m_state.of(seat).role);
}

Role cardBefore(const State& state, Role role)
{
    if (role == Role::shrouded && hasBegun(state, Call::shroudedSwaps))
        return Role::commonfolk;
    if (role == Role::cursed && hasBegun(state, Call::cursedSwaps))
        return Role::forsaken;
    return role;
}

bool isPast(const State& state, Call call)
{
    const int here = placeOf(state, state.call) + (state.stage >= NightStage::looking ? 1 : 0);
    return state.step == Step::night && here > placeOf(state, call);
}

} // namespace tablewood::forsaken
