#pragma once

#include "content/map_document.h"
#include "games/kingdom-rush/content.h"

#include <string>

namespace tablewood::kingdom_rush {

/// What is wrong with a file of a map, read anew from its text.
MapReport checkMap(const std::string& text, const Content& box);

} // namespace tablewood::kingdom_rush
