#pragma once

#include "games/rise-of-the-forest/moves.h"
#include "games/rise-of-the-forest/state.h"
#include "kernel/game.h"

/// Which moves the rules allow.
namespace tablewood::rise_of_the_forest {

/// Who may move now.
Seats actingIn(const State& state);
/// Why a seat, or the clock, cannot make a move; nothing where it can. It follows from what the seat knows.
std::optional<Text> whyNot(const Content& content, const State& state, Seat seat, const Move& move);
/// Why a seat cannot make a move of its own turn, such as a play.
std::optional<Text> whyNotInTurn(const Content& content, const State& state, Seat seat, const Move& move);
/// Why the drawn tile or tower may not lie there, as a sentence; nothing where it may.
std::optional<Text> whyMisplaced(Misplaced misplaced);

/// The leaders that a seat may still pick: those of its side that are not picked.
ShortList<Card, kLeaders> leadersLeft(const Content& content, const State& state, Seat seat);
/// The card with a number in the hand of a seat or among its leaders that are not played; none where it is
/// not there.
const Card* cardOf(const State& state, Seat seat, std::uint8_t number);
/// How many Lightborn are in play, those that wait for a tower too.
inline bool areTowersFull(const State& state) { return state.team(Side::lightborn).units.size() >= kTowers; }
/// Whether a new Lightborn still waits for its tower (ruling 13).
bool isSomebodyWaiting(const State& state);
const Unit* unitOnTower(const State& state, std::uint8_t pips);
/// How many places of the stack there are to put somebody into.
std::size_t placesInStack(const State& state);

} // namespace tablewood::rise_of_the_forest
