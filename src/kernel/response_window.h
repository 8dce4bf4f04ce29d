#pragma once

#include "kernel/seat.h"

#include <optional>

namespace tablewood {

/// Asks some seats whether they answer something that just happened. Who answers first is decided by the
/// order in which answers arrive; a pass counts until the next answer. The window is closed when everybody
/// asked has passed. Who is asked must follow from what everybody may know.
struct ResponseWindow
{
    Seats asked;
    Seats passed;
    /// Counts the windows of the match, so that a timed one can be told from the one before it.
    std::uint16_t number = 0;

    bool isOpen() const { return !waitingFor().isEmpty(); }
    Seats waitingFor() const
    {
        Seats waiting = asked;
        for (const Seat seat : passed)
            waiting.remove(seat);
        return waiting;
    }
    void open(Seats seats)
    {
        asked = seats;
        passed = {};
        ++number;
    }
    void pass(Seat seat) { passed.add(seat); }
    void close() { asked = passed = {}; }

    friend bool operator==(const ResponseWindow&, const ResponseWindow&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("asked", self.asked);
        visit("passed", self.passed);
        visit("number", self.number);
    }
};

} // namespace tablewood
