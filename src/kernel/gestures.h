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

/// Whether a seat may do nothing but what the game calls folly, such as taking back that it is done.
template <Game G>
bool isFollyAll([[maybe_unused]] const G& game, [[maybe_unused]] const typename G::State& state,
                [[maybe_unused]] Seat seat, [[maybe_unused]] const std::vector<typename G::Move>& moves)
{
    if constexpr (KnowsFolly<G>) {
        for (const auto& move : moves)
            if (!game.isFolly(state, seat, move))
                return false;
        return true;
    } else {
        return false;
    }
}

/// The first seat that can move, and its legal moves; `Seat::none()` where nobody can. One that has nothing
/// but folly to do is passed over where another can move.
template <Game G>
Seat nextMover(const G& game, const typename G::State& state, std::vector<typename G::Move>& moves)
{
    Seat last = Seat::none();
    for (const Seat seat : game.toAct(state)) {
        moves.clear();
        game.legalMoves(state, seat, moves);
        if (moves.empty())
            continue;
        if (!isFollyAll(game, state, seat, moves))
            return seat;
        if (!last.isPlayer())
            last = seat;
    }
    moves.clear();
    if (last.isPlayer())
        game.legalMoves(state, last, moves);
    return last;
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
