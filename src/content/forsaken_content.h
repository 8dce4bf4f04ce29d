#pragma once

#include "content/content_folder.h"
#include "games/forsaken/content.h"

#include <array>

namespace tablewood {

/// The files that the content of Forsaken Forest is read from.
inline constexpr std::array<const char*, 5> kForsakenFiles{"roles.json", "distributions.json",
                                                           "travelers.json", "forest.json", "artifacts.json"};

/// Reads them from a folder; throws InputErrors.
forsaken::Content readForsakenContent(ContentFolder& folder);

} // namespace tablewood
