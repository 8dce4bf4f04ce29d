#pragma once

#include "lantern.h"

namespace tablewood::lantern {

/// A lantern in which all wait for the seat whose turn it is: who does nothing for long gives the turn on.
struct Holding : Lantern
{
    Seat holder(const State& state) const { return state.asked.isEmpty() ? state.turn : Seat::none(); }
    std::optional<Move> lapsed(const State& state, Seat seat) const
    {
        return seat == holder(state) ? std::optional<Move>(End{}) : std::nullopt;
    }
};

} // namespace tablewood::lantern
