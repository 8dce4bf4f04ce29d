#pragma once

#include "app/table/scene/course_entries.h"
#include "app/words/entry_model.h"
#include "kernel/log.h"
#include "session/match_record.h"

#include <span>

namespace tablewood {

/// Puts a viewer's log into words, each line once as long as what comes before it stays.
class LogBook
{
public:
    /// The log's rows, the newest first: a line for each event that has words, with its details.
    std::vector<EntryModel::Row> rows(std::span<const Event> log, const std::vector<Player>& players);
    /// The words are others now: the language has changed.
    void forget() { m_lines.clear(); }

private:
    struct Line
    {
        Event event;
        EntryModel::Row row;
    };

    std::vector<Player> m_players;
    std::vector<Line> m_lines;
};

} // namespace tablewood
