#pragma once

#include "app/lan/lobby_entries.h"
#include "lan/channel/comparison.h"

namespace tablewood {

/// The pictures that people on both sides compare, with their names in the language that is installed now.
QVariantList comparedPictures(const lan::Comparison& comparison);

} // namespace tablewood
