#pragma once

#include "games/forsaken/content.h"
#include "games/forsaken/moves.h"
#include "games/forsaken/state.h"

namespace tablewood::forsaken {

/// The rules of Forsaken Forest over its content. What tables show of it is not there yet.
class ForsakenGame
{
public:
    using State = forsaken::State;
    using Move = forsaken::Move;

    explicit ForsakenGame(Content content);

    const GameSheet& sheet() const { return m_sheet; }
    const Content& content() const { return m_content; }

    /// The roles of a setup. Throws InputError where nobody can play with them.
    Cast castOf(const Setup& setup) const;
    State setUp(const Setup& setup) const;
    Seats toAct(const State& state) const;
    void legalMoves(const State& state, Seat seat, std::vector<Move>& moves) const;
    void everyMove(const State& state, std::vector<Move>& moves) const;
    std::optional<Refusal> apply(State& state, Seat seat, const Move& move, Log& log) const;
    std::optional<Outcome> outcome(const State& state) const;
    std::optional<Timer> timer(const State& state) const;

private:
    GameSheet makeSheet() const;

    Content m_content;
    GameSheet m_sheet;
};

} // namespace tablewood::forsaken
