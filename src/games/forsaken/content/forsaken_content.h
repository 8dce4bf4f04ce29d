#pragma once

#include "content/content_folder.h"
#include "games/forsaken/content.h"

#include <array>

namespace tablewood {

/// The files that the content of Forsaken Forest is read from.
inline constexpr std::array<const char*, 5> kForsakenFiles{"roles.json", "distributions.json",
                                                           "travelers.json", "forest.json", "artifacts.json"};
/// Where its board comes from, which the rules have in themselves.
inline constexpr const char* kForsakenBoard = "board.json";
/// Fields that tell entries of their lists apart: cards have a key. The distributions are one list.
inline constexpr std::array<const char*, 2> kForsakenKeys{"key", "role"};

/// Reads them from a folder; throws InputErrors.
forsaken::Content readForsakenContent(ContentFolder& folder);

} // namespace tablewood
