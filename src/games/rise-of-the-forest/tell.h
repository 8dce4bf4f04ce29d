#pragma once

#include "games/rise-of-the-forest/ids.h"
#include "kernel/log.h"

/// How the course of a match is told.
namespace tablewood::rise_of_the_forest {

/// An event about some cards of a side.
Event eventOf(Text text, Seat seat, const Name& cue, std::vector<PieceId> pieces = {});

Text nameOf(Side side);
Text nameOf(const Content& content, const Card& card);
Text rollText(const ShortList<std::uint8_t, std::size_t{kMostDice}>& dice);

} // namespace tablewood::rise_of_the_forest
