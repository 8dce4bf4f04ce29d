#pragma once

#include "content/content_folder.h"
#include "games/arbor/content.h"

#include <array>

namespace tablewood {

/// The files that the content of Arbor II is read from.
inline constexpr std::array<const char*, 3> kArborFiles{"scenarios.json", "stars.json", "ancients.json"};
/// Fields that tell entries of a list apart: a Spirit and a song have no key of their own.
inline constexpr std::array<const char*, 3> kArborKeys{"key", "spirit", "song"};

/// Reads them from a folder; throws InputErrors.
arbor::Content readArborContent(ContentFolder& folder);

} // namespace tablewood
