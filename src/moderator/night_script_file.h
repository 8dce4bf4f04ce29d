#pragma once

#include "content/json_fields.h"
#include "moderator/night_script.h"

#include <string>
#include <vector>

namespace tablewood {

/// Where the shipped scripts lie inside the program.
inline constexpr const char* kShippedNights = ":/tablewood/nights";

/// Reads a script; `origin` names it in errors. Throws InputErrors: every one names step, field, cause and
/// remedy.
NightScript readNightScript(const Json& json, const std::string& origin);
/// The same from a file, on disk or inside the program.
NightScript readNightScript(const std::string& file);

/// The ids of the shipped scripts, in their order.
std::vector<std::string> shippedNights();
/// The file of a shipped script.
std::string shippedNightFile(const std::string& id);
/// A shipped script by its id, or one in a file. Throws InputError or InputErrors.
NightScript nightScriptNamed(const std::string& idOrFile);

} // namespace tablewood
