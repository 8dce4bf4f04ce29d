#pragma once

#include "content/map_document.h"

#include <string>
#include <string_view>
#include <vector>

namespace tablewood::kingdom_rush {

const std::vector<MapTemplate>& mapTemplates();

/// The file of a template; empty where there is none with this key. Its words are the program's own.
std::string_view templateText(std::string_view key);

} // namespace tablewood::kingdom_rush
