#pragma once

#include "content/json_fields.h"
#include "storage/match_file.h"

/// A match as the text of a match file (docs/command-line.md has the names in it).
namespace tablewood {

/// A line for each part, and for each move, so that versions of it can be compared.
std::string textOf(const FiledMatch& match);
/// Throws InputError with the place in `origin` for what is no match, or of a format to come.
FiledMatch matchFrom(const Json& json, const std::string& origin);

} // namespace tablewood
