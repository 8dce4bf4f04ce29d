#pragma once

#include "wire/digest.h"

#include <string>
#include <string_view>

namespace tablewood::lan {

/// A name that people read aloud to tell tables apart, such as "OLIVE OTTER 41": made of the table's id, so
/// that all laptops show the same. The words are the same in English and German. It proves nothing: anybody
/// can announce a table of any id.
std::string codeOf(const TableId& table);

/// The code that a person has typed, as codeOf writes it; empty for what is none. Case, spaces and hyphens do
/// not matter.
std::string codeFrom(std::string_view typed);

} // namespace tablewood::lan
