#include "app/table/model/log_model.h"

#include "app/table/scene/scene_words.h"
#include "app/words/wording.h"

#include <algorithm>
#include <utility>

namespace tablewood {

namespace {

EntryModel::Row rowOf(const Event& event, std::size_t index, const std::vector<Player>& players)
{
    LogLine line;
    line.number = static_cast<int>(index) + 1;
    line.text = styledSentence(event.text, players);
    line.plain = shown(event.text, players);
    line.seat = event.seat.index;
    if (event.seat.isPlayer() && static_cast<std::size_t>(event.seat.index) < players.size())
        line.emblem = QString::fromStdString(players[static_cast<std::size_t>(event.seat.index)].emblem);
    line.board = named(event.board);
    for (const Cell cell : event.cells)
        line.cells.append(QPoint(cell.column, cell.row));
    for (const PieceId piece : event.pieces)
        line.pieces.append(static_cast<int>(piece));
    return {QString::number(index), QVariant::fromValue(line)};
}

EntryModel::Row withDetails(const EntryModel::Row& row, QVariantList details)
{
    auto line = row.entry.value<LogLine>();
    line.details = std::move(details);
    return {row.key, QVariant::fromValue(line)};
}

} // namespace

std::vector<EntryModel::Row> LogBook::rows(std::span<const Event> log, const std::vector<Player>& players)
{
    if (players != m_players)
        m_lines.clear();
    m_players = players;
    // A log that is shorter may be the beginning of the same.
    const auto other = std::ranges::mismatch(log, m_lines, {}, {}, &Line::event).in2;
    if (static_cast<std::size_t>(other - m_lines.begin()) < log.size())
        m_lines.erase(other, m_lines.end());
    for (std::size_t i = m_lines.size(); i < log.size(); ++i)
        m_lines.push_back({log[i], rowOf(log[i], i, players)});

    std::vector<EntryModel::Row> rows;
    rows.reserve(log.size());
    QVariantList details;
    const auto fold = [&] {
        if (!details.isEmpty())
            rows.back() = withDetails(rows.back(), std::exchange(details, {}));
    };
    // A viewer who was told nothing before it reads a detail as a line.
    bool hasHead = false;
    for (std::size_t i = 0; i < log.size(); ++i) {
        const Line& line = m_lines[i];
        const bool hasWords = !line.event.text.isEmpty();
        if (!line.event.isDetail) {
            fold();
            hasHead = hasWords;
        }
        if (hasWords && line.event.isDetail && hasHead)
            details.append(line.row.entry);
        else if (hasWords)
            rows.push_back(line.row);
    }
    fold();
    std::ranges::reverse(rows);
    return rows;
}

} // namespace tablewood
