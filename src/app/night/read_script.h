#pragma once

#include "moderator/night_script.h"

#include <QString>

#include <optional>
#include <string>

namespace tablewood {

/// Reads a script, a shipped one's id or a file; or tells why it cannot be used, a line for each fault.
std::optional<NightScript> readOrTell(const std::string& name, QString& fault);

} // namespace tablewood
