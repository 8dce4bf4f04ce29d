#pragma once

#include "lantern.h"

namespace tablewood::lantern {

/// A lantern whose ring begins a run: the clock beats the drum four times, two seconds apart.
struct Drumming : Lantern
{
    static constexpr int kBeats = 4;
    static constexpr int kSeconds = 2;

    std::optional<Refusal> apply(State& state, Seat seat, const Move& move, Log& log) const
    {
        if (seat != Seat::clock() || state.asked.isEmpty())
            return Lantern::apply(state, seat, move, log);
        if (++state.rings % (kBeats + 1) == 0)
            state.asked = {};
        return std::nullopt;
    }
    std::optional<Timer> timer(const State& state) const
    {
        auto timer = Lantern::timer(state);
        if (timer) {
            timer->seconds = kSeconds;
            timer->isRun = true;
        }
        return timer;
    }
};

} // namespace tablewood::lantern
