#pragma once

#include "kernel/game.h"
#include "kernel/move_text.h"

/// The legal moves of a seat as gestures, derived from the Game contract in one way for everybody.
namespace tablewood {

/// The legal moves of a seat; none while it is not to act.
template <Game G>
std::vector<typename G::Move> movesOf(const G& game, const typename G::State& state, Seat seat)
{
    std::vector<typename G::Move> moves;
    if (game.toAct(state).has(seat))
        game.legalMoves(state, seat, moves);
    return moves;
}

/// The first seat that can move, and its legal moves; `Seat::none()` where nobody can.
template <Game G>
Seat nextMover(const G& game, const typename G::State& state, std::vector<typename G::Move>& moves)
{
    for (const Seat seat : game.toAct(state)) {
        moves.clear();
        game.legalMoves(state, seat, moves);
        if (!moves.empty())
            return seat;
    }
    moves.clear();
    return Seat::none();
}

/// The legal moves of a seat as offers, with their seat and text filled in.
template <Game G>
std::vector<Offer> offersOf(const G& game, const typename G::State& state, Seat seat)
{
    std::vector<Offer> offers;
    for (const auto& move : movesOf(game, state, seat)) {
        Offer offer = game.gesture(state, seat, move);
        offer.seat = seat;
        offer.move = moveText(move);
        offers.push_back(std::move(offer));
    }
    return offers;
}

/// Why a gesture that no offer begins with is not possible, as the seat may know it.
template <Game G>
Refusal explainGesture(const G& game, const typename G::State& state, Seat seat, std::span<const Pick> picks)
{
    if (const auto move = game.intend(state, seat, picks)) {
        auto trial = state;
        Log log = Log::unread();
        if (auto refusal = game.apply(trial, seat, *move, log))
            return *refusal;
    }
    return Refusal{Text(TW_TEXT("kernel", "There is nothing to do here now."))};
}

} // namespace tablewood
