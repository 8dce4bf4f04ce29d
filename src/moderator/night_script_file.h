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

/// Reads what a script holds, whether or not it says a night that fits; what cannot be read is gathered.
NightScript parseNightScript(const Json& json, const std::string& origin, Faults& faults);
/// All that does not fit in a script that could be read.
Faults checkNightScript(const NightScript& script, const std::string& origin);
/// Those of the faults that say there is too much of something, so that nobody can work with it.
Faults nightScriptExcess(const NightScript& script, const std::string& origin);
/// A script as its file has it, readable again.
std::string nightScriptText(const NightScript& script);

/// The ids of the shipped scripts, in their order.
std::vector<std::string> shippedNights();
/// The file of a shipped script.
std::string shippedNightFile(const std::string& id);
/// A shipped script by its id, or one in a file. Throws InputError or InputErrors.
NightScript nightScriptNamed(const std::string& idOrFile);

} // namespace tablewood
