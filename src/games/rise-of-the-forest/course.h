#pragma once

#include "games/rise-of-the-forest/moves.h"
#include "games/rise-of-the-forest/tell.h"

/// What happens once a move is accepted.
namespace tablewood::rise_of_the_forest {

class Course
{
public:
    Course(const Content& content, State& state, Log& log) : m_content(content), m_state(state), m_log(log) {}

    void carryOut(Seat seat, const Move& move);
    /// Draws the next tile or tower, or asks for the bases (rulings 2, 4 and 5).
    void drawNext();

    void operator()(const NameSide& move);
    void operator()(const Lead& move);
    void operator()(const Lay& move);
    void operator()(const Build& move);
    void operator()(const SetBase& move);
    void operator()(const Discard& move);
    void operator()(const Draw& move);
    void operator()(const Skip& move);
    void operator()(const Play& move);
    void operator()(const Replace& move);
    void operator()(const Order& move);
    void operator()(const Man& move);
    void operator()(const EndTurn& move);
    void operator()(const Advance& move);

private:
    void tell(Text text, const Name& cue, std::vector<PieceId> pieces = {}, bool isDetail = false);
    /// Notes which moves can still be taken back.
    void tieDown();
    void drawTile();
    /// Draws cards for a seat until its hand is full (rulings 8 and 37).
    void fillHand(Seat seat);
    Card takeFrom(Team& team, Random& stream);
    void beginTurns(Side side);
    void playedOne();
    /// Stacks the Shadowborn in their order, or lets new Lightborn wait for their towers (rulings 13 and 36).
    void beginPosition();
    void stackLine();
    std::vector<PieceId> ownIds(std::uint8_t number) const { return {idOf(side(), number)}; }
    Side side() const { return m_state.sideOf(m_seat); }
    Team& team() { return m_state.team(side()); }

    const Content& m_content;
    State& m_state;
    Log& m_log;
    Seat m_seat = Seat::none();
    /// Something was drawn in this move.
    bool m_hasDrawn = false;
};

/// The next round of the Player Phase.
void beginRound(State& state, Log& log);

} // namespace tablewood::rise_of_the_forest
