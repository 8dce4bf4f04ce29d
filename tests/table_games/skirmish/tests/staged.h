#pragma once

#include "skirmish.h"

#include <string>
#include <string_view>

/// States of Skirmish as a test needs them. No card is made or lost, so that each is one of a match.
namespace tablewood::skirmish {

inline constexpr Seat kFirst{0};
inline constexpr Seat kSecond{1};

/// A match that begins: the first seat has drawn.
State begun();
/// The same with all cards in the decks, so that a test says who holds what.
State empty();
/// Discards all that a seat could draw.
void exhaust(Side& side);
/// Takes a card of a kind from the deck of a seat into its hand, and says its number.
std::uint8_t hold(State& state, Seat seat, std::string_view kind);
/// The same onto its field, as a fighter that came in an earlier turn.
std::uint8_t field(State& state, Seat seat, std::string_view kind);
/// The same into its reserve, as the last card there.
std::uint8_t keep(State& state, Seat seat, std::string_view kind);

/// Plays a move, which must not be refused.
void act(State& state, Seat seat, const Move& move);
/// Why a move is refused; empty where it is not.
std::string refused(const State& state, Seat seat, const Move& move);
/// Lets the first seat attack with these; the other stands with these blocks, and both pass unless
/// `areAnswers` are to come.
void attack(State& state, const std::vector<std::uint8_t>& attackers, const std::vector<Block>& blocks,
            bool areAnswers = false);
/// Both pass.
void passBoth(State& state);
/// The clock lets all fight.
void fightAll(State& state);

bool hasFallen(const State& state, std::uint8_t number);

} // namespace tablewood::skirmish
