#pragma once

#include "content/json_fields.h"

#include <string>

namespace tablewood::kingdom_rush {

/// A scenario as its file is written: a line for each field, for each entry of a list of entries and for
/// each row that is drawn, so that the difference of two files can be read. Fields without a value are left
/// out.
std::string textOfScenario(const Json& scenario);

} // namespace tablewood::kingdom_rush
