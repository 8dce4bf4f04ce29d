#pragma once

#include "app/table/entry_model.h"
#include "kernel/log.h"
#include "session/match_record.h"

#include <span>

namespace tablewood {

/// The rows of a log, the newest first.
std::vector<EntryModel::Row> logRows(std::span<const Event> log, const std::vector<Player>& players);

} // namespace tablewood
