#pragma once

#include "session/replay.h"

namespace tablewood {

/// Plays a random match at a table, with moves taken back on the way, and watches it again for every viewer.
/// Returns what differs from what the viewer's link got then, byte for byte; empty for nothing.
std::string differenceOfReplay(const GameType& type, const Setup& setup, std::size_t mostMoves);

} // namespace tablewood
