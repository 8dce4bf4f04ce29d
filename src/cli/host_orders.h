#pragma once

#include "content/json_fields.h"
#include "lan/host/table_host.h"

namespace tablewood::cli {

/// Does what the person at the terminal says to a table; returns why not. Throws InputError for what is no
/// such command.
std::optional<Text> obey(lan::TableHost& host, const Json& command);

} // namespace tablewood::cli
