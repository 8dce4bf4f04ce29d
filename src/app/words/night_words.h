#pragma once

#include "kernel/scene.h"
#include "moderator/night_plan.h"

#include <optional>
#include <string>

namespace tablewood {

/// A script that came with the program, read once; null for any other name: what a table in the network says
/// opens no file.
const NightScript* shippedNight(const std::string& id);

/// The line said at this place of a night, or said last while nothing new is. Nothing where the script has no
/// such words.
std::optional<NightLine> nightLineAt(const NightScreen& night, const std::string& language);

} // namespace tablewood
