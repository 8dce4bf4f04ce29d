#pragma once

#include "kernel/game.h"

namespace tablewood {

/// The names that a setup for so many seats has for an option: one a seat ("hero.0", "hero.1") where each
/// seat has its own, else the key alone.
std::vector<std::string> keysOf(const OptionSpec& option, int seats);

/// The value of an option that each seat has its own of. Throws InputError as `chosen` does, and for a seat
/// that does not play.
std::string chosen(const GameSheet& sheet, const Setup& setup, std::string_view key, Seat seat);

} // namespace tablewood
