#pragma once

#include "content/content_folder.h"
#include "games/arbor/content.h"

#include <array>

namespace tablewood {

/// The files that the content of Arbor II is read from.
inline constexpr std::array<const char*, 3> kArborFiles{"scenarios.json", "stars.json", "ancients.json"};

/// Reads them from a folder; throws InputErrors.
arbor::Content readArborContent(ContentFolder& folder);

} // namespace tablewood
