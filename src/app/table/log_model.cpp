#include "app/table/log_model.h"

#include "app/table/entries.h"
#include "app/table/scene_words.h"
#include "app/wording.h"

namespace tablewood {

std::vector<EntryModel::Row> logRows(std::span<const Event> log, const std::vector<Player>& players)
{
    std::vector<EntryModel::Row> rows;
    rows.reserve(log.size());
    for (std::size_t i = log.size(); i-- > 0;) {
        const Event& event = log[i];
        if (event.text.isEmpty())
            continue;
        LogLine line;
        line.number = static_cast<int>(i) + 1;
        line.text = styledSentence(event.text, players);
        line.plain = shown(event.text, players);
        line.seat = event.seat.index;
        if (event.seat.isPlayer() && static_cast<std::size_t>(event.seat.index) < players.size())
            line.emblem = QString::fromStdString(players[static_cast<std::size_t>(event.seat.index)].emblem);
        line.board = QString::fromStdString(event.board);
        for (const Cell cell : event.cells)
            line.cells.append(QPoint(cell.column, cell.row));
        rows.push_back({QString::number(i), QVariant::fromValue(line)});
    }
    return rows;
}

} // namespace tablewood
