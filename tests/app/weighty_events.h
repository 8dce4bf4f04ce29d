#pragma once

#include "kernel/log.h"
#include "session/match_record.h"

namespace tablewood {

/// An event that does not rise on the stage, and one about a seat that does.
inline Event ordinary() { return {{}, Seat{0}, "draw", {}, {}}; }

inline Event weighty(int seat)
{
    const Seat about{static_cast<std::int8_t>(seat)};
    return {
        Text::ofContent("test", "Fell"),
        about,
        "die",
        {},
        {},
        Spotlight{"ghost", {}, Text::ofContent("test", "They."), {{about, Text::ofContent("test", "You.")}}}};
}

/// Whom they are about.
inline std::vector<Player> ashAndBram()
{
    return {{"Ash", PlayerKind::person, "", "fox"}, {"Bram", PlayerKind::person, "", "owl"}};
}

} // namespace tablewood
