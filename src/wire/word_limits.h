#pragma once

#include "kernel/text.h"

/// Limits of the words by which another program tells of a set-up, or says why something is not done. They
/// are far above what is told at any table.
namespace tablewood::lan {

/// The options of a set-up, and the bytes of one's key, or of what is chosen for it. A game has some dozen
/// options.
inline constexpr std::size_t kMaxOptions = 100;
inline constexpr std::size_t kMaxOptionText = 200;
/// The memory that sentences may take. Some hundred bytes are usual.
inline constexpr std::size_t kMaxSaidBytes = std::size_t{16} << 10;

/// Makes sentences that somebody else said plain lines; throws InputError where they take more than
/// kMaxSaidBytes.
void checkSaid(Text& text);

} // namespace tablewood::lan
