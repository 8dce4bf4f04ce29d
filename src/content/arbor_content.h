#pragma once

#include "content/content_folder.h"
#include "games/arbor/content.h"

namespace tablewood {

/// Reads scenarios.json, stars.json and ancients.json of a folder; throws InputError.
arbor::Content readArborContent(ContentFolder& folder);

} // namespace tablewood
