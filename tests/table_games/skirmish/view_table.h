#pragma once

#include "skirmish.h"

namespace tablewood::skirmish {

/// The parts of a scene that lie on the table: fields with their arrows, hands, piles and the chain.
class TableParts
{
public:
    TableParts(const State& state, Viewer viewer) : m_state(&state), m_viewer(viewer) {}

    /// All fields from the top down: the viewer's is the lowest, for the public that of the first seat.
    void addFields(Scene& scene) const;
    /// What a seat has besides its field, and its panel.
    void addSeat(Scene& scene, Seat seat) const;
    /// The tricks that were played and wait.
    void addChain(Scene& scene) const;
    /// Whom each attacker is about to strike.
    void addAttacks(Scene& scene) const;
    /// The fights to come, the next one first.
    void addComing(Scene& scene) const;
    /// Who could block whom, for whoever wants to see it.
    void addBlocks(Scene& scene) const;

private:
    void addField(Scene& scene, Seat seat) const;
    void addFighter(Scene& scene, Seat seat, const Fighter& fighter, int column) const;
    void addHand(Scene& scene, Seat seat) const;
    void addPiles(Scene& scene, Seat seat) const;
    void addReserve(Scene& scene, Seat seat) const;

    const State* m_state;
    Viewer m_viewer;
};

} // namespace tablewood::skirmish
