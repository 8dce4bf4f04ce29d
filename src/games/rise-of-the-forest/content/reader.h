#pragma once

#include "content/content_folder.h"
#include "games/rise-of-the-forest/content.h"

namespace tablewood::rise_of_the_forest {

/// The files that the content is read from.
inline constexpr std::array<const char*, 5> kFiles{"types.json", "keywords.json", "shadowborn.json",
                                                   "lightborn.json", "track.json"};
/// Fields that tell entries of a list apart: a keyword has no key of its own.
inline constexpr std::array<const char*, 2> kKeys{"key", "keyword"};

/// Reads them from a folder; throws InputErrors.
Content readContent(ContentFolder& folder);

} // namespace tablewood::rise_of_the_forest
