#pragma once

#include "kernel/game.h"
#include "moves.h"
#include "state.h"

/// Skirmish, for two. Each seat has a keep and a deck of fighters, gear and tricks. In their turn they play a
/// fighter, may put a card into their reserve to draw it later, may attack, the other blocks, both answer
/// with tricks, and then the clock lets one attacker after the other fight. Whose keep has no heart left
/// loses.
namespace tablewood::skirmish {

/// So long an attacker's fight is looked at.
inline constexpr std::int32_t kSecondsOfFight = 3;

class Skirmish
{
public:
    using State = skirmish::State;
    using Move = skirmish::Move;

    const GameSheet& sheet() const;
    const std::vector<Face>& faces() const;
    State setUp(const Setup& setup) const;
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
    void judge(const State& state, std::span<float> worths) const;
    void checkState(const State& state, int seats) const;
};

static_assert(Game<Skirmish>);
static_assert(JudgesStates<Skirmish>);

/// Why a seat, or the clock, cannot make a move; nothing where it can. It follows from what the seat knows.
std::optional<TextKey> whyNot(const State& state, Seat seat, const Move& move);

/// The names of what a scene of Skirmish has.
PieceId idOf(const Card& card);
PieceId keepOf(Seat seat);
std::string fieldOf(Seat seat);
std::string reserveOf(Seat seat);
std::string placeOf(PieceId piece);

} // namespace tablewood::skirmish
