#pragma once

#include "content/json_fields.h"

namespace tablewood {

/// Reads a JSON file, on disk or inside the program (":/..."). Throws InputError that names the file: it is
/// not there, too large, or no JSON.
Json readJsonFile(const std::string& file);
/// The text of such a file, a byte more than a JSON text may have where it is too large. Throws InputError
/// that names the file.
std::string readTextFile(const std::string& file);

} // namespace tablewood
