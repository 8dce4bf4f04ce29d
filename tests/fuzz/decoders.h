#pragma once

#include "wire/messages.h"

#include <cstdint>
#include <span>

namespace tablewood {

/// Gives bytes from anywhere to one of the readers of what comes over a network; the first byte says to
/// which. Whatever is read is written again and must come back the same. It throws nothing and breaks off
/// the program if that is not so.
void readAnything(std::span<const std::uint8_t> bytes);

/// The view into which changes are read, and the words said before them.
Whole changedWhole();

/// How many readers there are.
inline constexpr std::uint8_t kReaders = 11;

} // namespace tablewood
