#pragma once

#include "games/arbor/arbor_game.h"
#include "games/arbor/forest.h"
#include "games/arbor/referee.h"

namespace tablewood::arbor {

/// Builds the parts of a Scene. Apart from the deck's order everything on this table is public, so that the
/// viewer decides only what is addressed to them: prompt and buttons.
class ViewParts
{
public:
    ViewParts(const ArborGame& game, const State& state, Viewer viewer);

    void addBoard(Scene& scene) const;
    void addCards(Scene& scene) const;
    void addPanels(Scene& scene) const;
    void addPromptAndButtons(Scene& scene) const;

private:
    void addTiles(Scene& scene) const;
    void addAncients(Scene& scene) const;
    void addHand(Scene& scene, Seat seat) const;
    void addChoice(Scene& scene, Seat seat) const;
    Panel seatPanel(Seat seat) const;
    void addAbilities(Panel& panel, Seat seat) const;
    void addManna(Panel& panel, Seat seat) const;
    Text news(Seat seat, int glory) const;
    Panel starsPanel() const;
    void askInWindow(Scene& scene) const;
    void askAtDawn(Scene& scene) const;
    void askByDay(Scene& scene) const;
    void askAtDusk(Scene& scene) const;
    /// Says what ends the turn, before the last manna is spent (ruling 14).
    Text endingWith(const Referee& referee) const;
    /// The display holds one more, or the hand takes no other after it.
    bool isOneStarLeft() const;
    /// At Dusk: after one more Star nothing is left to draw, and the turn ends by itself.
    bool isLastDraw() const;
    void addEndButton(Scene& scene, Text label, Text hint) const;
    /// The first few spaces where a Tree that can be grown now would bring Glory, as words.
    Text gloriousSpaces() const;

    const ArborGame& m_game;
    const State& m_state;
    Viewer m_viewer;
    std::vector<Spaces> m_connected;
};

} // namespace tablewood::arbor
