#pragma once

#include "games/rise-of-the-forest/forest_game.h"
#include "games/rise-of-the-forest/tell.h"

/// The parts that a scene of Rise of the Forest is built of.
namespace tablewood::rise_of_the_forest {

class ViewParts
{
public:
    ViewParts(const Content& content, const State& state, Viewer viewer)
        : m_content(content), m_state(state), m_viewer(viewer), m_window(state.sight())
    {
    }

    void addBoard(Scene& scene) const;
    void addZones(Scene& scene) const;
    void addPanels(Scene& scene) const;
    void addQuestion(Scene& scene) const;
    /// The steps of this sequence that are still to come.
    void addComing(Scene& scene) const;

private:
    void addTiles(Scene& scene) const;
    void addTowers(Scene& scene) const;
    void addBases(Scene& scene) const;
    void addRunners(Scene& scene) const;
    void addRanges(Board& board, Scene& scene) const;
    void addLastTurn(Scene& scene) const;
    /// An item belongs with the units of its type (ruling 28).
    void addLinks(Scene& scene) const;
    /// What a shot did to whom.
    Text shotText(const Shot& shot, const Unit& target) const;
    /// The spaces that a unit reaches from a tower.
    std::vector<Cell> cellsInRange(const Unit& shooter, std::uint8_t tower) const;
    Cell onBoard(Cell at) const { return m_window.toBoard(at); }

    void addHand(Scene& scene, Seat seat) const;
    void addLeaders(Scene& scene, Seat seat) const;
    void addTeamZones(Scene& scene, Side side) const;
    void addDrawn(Scene& scene) const;
    /// The tiles that are still to be drawn, in no order.
    void addPile(Scene& scene) const;
    Piece cardPiece(const Card& card, const Name& zone, int column) const;
    /// A unit as a card in a row, with its health now.
    Piece unitCard(const Unit& unit, const Name& zone, int column) const;
    void addUnitBadges(Piece& piece, const Unit& unit) const;

    Panel seatPanel(Seat seat) const;
    /// What belongs to a whole team.
    void addTeamItems(Panel& panel, Side side) const;
    void addHealth(Panel& panel) const;
    /// Who is on the Shadowborn base, and who is beside it.
    Panel stackPanel() const;
    Panel trackPanel() const;
    Panel runPanel() const;
    /// What came of the run of a round.
    Text taleText(int round, const Tale& tale) const;
    void addRunItems(Panel& panel) const;

    void askInSetUp(Scene& scene, Seat seat) const;
    void askInTurn(Scene& scene, Seat seat) const;
    void addButton(Scene& scene, Seat seat, const Move& move, ButtonRole role, const Name& icon, Text label,
                   Text hint = {}) const;
    Text turnText() const;
    /// What the last unit of a run did, in a few words.
    Text lastTurnText() const;

    const Content& m_content;
    const State& m_state;
    Viewer m_viewer;
    Window m_window;
};

} // namespace tablewood::rise_of_the_forest
