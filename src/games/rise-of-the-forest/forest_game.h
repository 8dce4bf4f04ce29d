#pragma once

#include "games/rise-of-the-forest/moves.h"
#include "games/rise-of-the-forest/state.h"
#include "kernel/game.h"

namespace tablewood::rise_of_the_forest {

/// Rise of the Forest as a Game: its content, and the rules over it.
class ForestGame
{
public:
    using State = rise_of_the_forest::State;
    using Move = rise_of_the_forest::Move;

    explicit ForestGame(Content content);

    const GameSheet& sheet() const { return m_sheet; }
    const std::vector<Face>& faces() const { return m_faces; }
    const Content& content() const { return m_content; }

    State setUp(const Setup& setup) const;
    /// Throws InputError where a state that was read is none of a match with so many seats and this content.
    void checkState(const State& state, int seats) const;
    Seats toAct(const State& state) const;
    void legalMoves(const State& state, Seat seat, std::vector<Move>& moves) const;
    void everyMove(const State& state, std::vector<Move>& moves) const;
    std::optional<Refusal> apply(State& state, Seat seat, const Move& move, Log& log) const;
    std::optional<Outcome> outcome(const State& state) const;
    std::optional<Timer> timer(const State& state) const;
    Scene view(const State& state, Viewer viewer) const;
    Offer gesture(const State& state, Seat seat, const Move& move) const;
    std::optional<Move> intend(const State& state, Seat seat, std::span<const Pick> picks) const;
    State sample(const State& state, Viewer viewer, Random& random) const;
    /// What the match comes to where both sides go on as it comes to mind: the run and all that follow are
    /// played; no rule.
    void judge(const State& state, std::span<float> worths) const;
    /// The best at first sight of a few that come to mind; no rule.
    std::size_t likelyMove(const State& state, Seat seat, const std::vector<Move>& moves,
                           Random& random) const;
    /// Leaves out tiles that lie the same way, orders of the stack beyond a few, and to go without; no rule.
    void sensible(const State& state, Seat seat, const std::vector<Move>& moves,
                  std::vector<std::uint32_t>& chosen) const;
    /// One's own moves, latest first; past a partner's with that partner's yes, never past a draw or a roll
    /// (rulings 30 and 42).
    UndoRule undoRule(const State& state, Seat by, Seats makers) const;
    /// Who plays a hand that is left: its partner, if there is one (ruling 29).
    Seats partners(const State& state, Seat seat) const;

private:
    GameSheet makeSheet() const;
    std::vector<Face> makeFaces() const;
    std::vector<GuidePage> makeGuide() const;

    Content m_content;
    GameSheet m_sheet;
    std::vector<Face> m_faces;
};

} // namespace tablewood::rise_of_the_forest
