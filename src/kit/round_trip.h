#pragma once

#include "kernel/hash.h"
#include "kit/course.h"

namespace tablewood::kit {

/// A state goes to bytes and back unchanged; where there is an outcome nobody is to act, where there is none
/// somebody is.
template <Game G>
void checkState(const G& game, int seats, const typename G::State& state, Breaches& breaches)
{
    const Bytes bytes = toBytes(state);
    CborSource source(bytes);
    const auto back = readState(game, seats, source);
    if (!(back == state))
        breaches.report("round trip", "the state is not equal after bytes and back");
    if (toBytes(back) != bytes)
        breaches.report("round trip", "the state has other bytes, and another hash, after bytes and back");

    const bool isOver = game.outcome(state).has_value();
    const bool canContinue = !game.toAct(state).isEmpty() || game.timer(state).has_value();
    if (isOver && canContinue)
        breaches.report("outcome", "the match is over but somebody is to act");
    if (!isOver && !canContinue)
        breaches.report("outcome", "nobody is to act but there is no outcome");
    for (const Seat seat : Seats::firstOf(seats)) {
        std::vector<typename G::Move> moves;
        game.legalMoves(state, seat, moves);
        if (isOver && !moves.empty())
            breaches.report("outcome", "the match is over but " + seatText(seat) + " has legal moves");
    }
}

/// Plays the moves of a course again from its setup, as a journal does: by their texts.
template <Game G>
void checkReplay(const G& game, const Course<G>& course, Breaches& breaches)
{
    auto state = game.setUp(course.setup);
    for (std::size_t i = 0; i < course.positions(); ++i) {
        breaches.setPosition(i, course.lastMove(i));
        if (hashOf(state) != hashOf(course.at(i))) {
            breaches.report("replay", "the same setup and moves give another state");
            return;
        }
        if (i == course.steps.size())
            return;
        const auto& step = course.steps[i];
        const auto move = parseMove<typename G::Move>(moveText(step.move));
        Log log = Log::unread();
        if (!move || game.apply(state, step.seat, *move, log)) {
            breaches.report("replay", "the move " + quoted(moveText(step.move)) +
                                          " is refused when it is played again");
            return;
        }
        const auto timer = game.timer(course.at(i));
        if (step.seat == Seat::clock() && timer && game.timer(state) == timer)
            breaches.report("timer", "the clock's move " + quoted(moveText(step.move)) +
                                         " leaves the same timer running, as if it had no time any more");
        if (log.hasRevealed() != step.log.hasRevealed())
            breaches.report("replay", "the move " + quoted(moveText(step.move)) +
                                          " reveals something only when its log is read");
    }
}

} // namespace tablewood::kit
