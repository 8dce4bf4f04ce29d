#pragma once

#include "kernel/log.h"
#include "session/match_record.h"

namespace tablewood {

/// An event that stands on no plate, and one about a seat that does.
inline Event ordinary() { return {{}, Seat{0}, "draw", {}, {}}; }

inline Event great(int seat)
{
    return {Text::ofContent("test", "Fell"),
            Seat{static_cast<std::int8_t>(seat)},
            "die",
            {},
            {},
            Plate{"ghost", Text::ofContent("test", "They."), Text::ofContent("test", "You.")}};
}

/// Whom they are about.
inline std::vector<Player> ashAndBram()
{
    return {{"Ash", PlayerKind::person, "", "fox"}, {"Bram", PlayerKind::person, "", "owl"}};
}

} // namespace tablewood
