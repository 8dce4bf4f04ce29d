#pragma once

#include "games/arbor/aims.h"
#include "games/arbor/content.h"

namespace tablewood::arbor {

/// Says whether a seat may make a move now, and why not. Changes nothing.
class Referee
{
public:
    Referee(const Content& content, const State& state, Seat seat)
        : m_content(content), m_state(state), m_seat(seat)
    {
    }

    std::optional<Refusal> refusalOf(const Move& move) const;

    /// Whether the seat can go on for nothing: use its Blessing or play Revelation.
    bool hasFreeThing() const;
    bool canReveal() const;
    bool canBless() const;
    /// Why nothing can be awakened, whatever it aims at.
    std::optional<Refusal> refuseToWake(Awakened what) const;
    /// The price of the next card of this Dusk.
    int drawCost() const;

private:
    std::optional<Refusal> check(const ChooseAncient& move) const;
    std::optional<Refusal> check(const Reroll& move) const;
    std::optional<Refusal> check(const MoveAncient& move) const;
    std::optional<Refusal> check(const GrowTree& move) const;
    std::optional<Refusal> check(const Awaken& move) const;
    std::optional<Refusal> check(const PlaySong& move) const;
    std::optional<Refusal> check(const UseBlessing& move) const;
    std::optional<Refusal> check(const Counter& move) const;
    std::optional<Refusal> check(const Pass& move) const;
    std::optional<Refusal> check(const Reveal& move) const;
    std::optional<Refusal> check(const DrawStar& move) const;
    std::optional<Refusal> check(const EndTurn& move) const;
    std::optional<Refusal> check(const NameFirst& move) const;

    /// While a window is open: refuses all but answers to it.
    std::optional<Refusal> refuseInWindow(const Move& move) const;

    /// Refuses unless it is the seat's Day.
    std::optional<Refusal> refuseOutsideDay() const;
    std::optional<Refusal> refuseWithoutManna() const;
    /// Refuses unless a window waits for the seat.
    std::optional<Refusal> refuseOutsideWindow() const;
    bool holds(Spirit spirit) const;
    const Forest& mine() const { return m_state.of(m_seat); }
    const Ancient& ancient() const { return m_content.ancient(mine().ancient); }

    const Content& m_content;
    const State& m_state;
    Seat m_seat;
};

/// The tiles the seat's Ancient can move to.
Spaces stepsOf(const Ancients& ancients, const State& state, Seat seat);

/// The spaces a Tree can be grown on: next to the chain's last Tree, or in the Aura.
Spaces growthOf(const Ancients& ancients, const State& state, Seat seat);

} // namespace tablewood::arbor
