#pragma once

#include "content/map_document.h"
#include "games/kingdom-rush/content.h"

#include <memory>

namespace tablewood::kingdom_rush {

/// What Kingdom Rush offers to who draws maps of it.
std::unique_ptr<MapMaker> makeMaps(const Content& content);

} // namespace tablewood::kingdom_rush
