#pragma once

#include "session/match_record.h"

#include <span>

namespace tablewood::lan {

/// The record of a match that a host sent: its names become plain, and have their limits. Throws InputError
/// for bytes that are no record.
MatchRecord decodeRecord(std::span<const std::uint8_t> bytes);

} // namespace tablewood::lan
