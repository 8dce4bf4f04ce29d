#pragma once

#include "session/match_record.h"

/// Limits of the record of a match that comes from a file or from another laptop, far above any match that is
/// played.
namespace tablewood {

/// The id of a kept match: one of ours has 36 letters.
inline constexpr std::size_t kMaxMatchId = 64;

/// Throws a Fault with this place and remedy for what is past a limit, and for a seat that is not there. The
/// other limits are kMaxMovesOfMatch (storage/library.h), kMaxMoveText (kernel/move_text.h), those of
/// wire/word_limits.h and wire/lan_limits.h, and those of packs in content/packs.h.
void checkRecord(const MatchRecord& record, const std::string& where, const Text& remedy);

} // namespace tablewood
