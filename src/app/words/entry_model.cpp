#include "app/words/entry_model.h"

#include <QtCore/QSet>

#include <algorithm>
#include <iterator>

namespace tablewood {

void EntryModel::setRows(std::vector<Row> rows)
{
    const int before = count();
    bool isChanged = false;
    QSet<QString> staying;
    for (const Row& row : rows)
        staying.insert(row.key);
    const auto stays = [&](int row) { return staying.contains(m_rows[static_cast<std::size_t>(row)].key); };
    // Rows that come and go side by side do so at once.
    for (int last = before - 1; last >= 0; --last) {
        if (stays(last))
            continue;
        int first = last;
        while (first > 0 && !stays(first - 1))
            --first;
        beginRemoveRows({}, first, last);
        m_rows.erase(m_rows.begin() + first, m_rows.begin() + last + 1);
        endRemoveRows();
        isChanged = true;
        last = first;
    }
    QSet<QString> known;
    for (const Row& row : m_rows)
        known.insert(row.key);
    for (int i = 0; i < static_cast<int>(rows.size()); ++i) {
        const auto wantedRow = rows.begin() + i;
        Row& wanted = *wantedRow;
        const auto here = m_rows.begin() + i;
        if (!known.contains(wanted.key)) {
            const auto end =
                std::find_if(wantedRow, rows.end(), [&](const Row& row) { return known.contains(row.key); });
            const int count = static_cast<int>(end - wantedRow);
            beginInsertRows({}, i, i + count - 1);
            m_rows.insert(here, std::make_move_iterator(wantedRow), std::make_move_iterator(end));
            endInsertRows();
            isChanged = true;
            i += count - 1;
            continue;
        }
        const auto found = std::ranges::find(here, m_rows.end(), wanted.key, &Row::key);
        if (found != here) {
            const int from = static_cast<int>(found - m_rows.begin());
            beginMoveRows({}, from, from, {}, i);
            std::rotate(here, found, found + 1);
            endMoveRows();
            isChanged = true;
        }
        if (here->entry != wanted.entry) {
            here->entry = std::move(wanted.entry);
            Q_EMIT dataChanged(index(i), index(i), {entryRole});
            isChanged = true;
        }
    }
    if (count() != before)
        Q_EMIT countChanged();
    if (isChanged)
        Q_EMIT entriesChanged();
}

QVariant EntryModel::at(int row) const
{
    return row >= 0 && row < count() ? m_rows[static_cast<std::size_t>(row)].entry : QVariant();
}

QVariantList EntryModel::entries() const
{
    QVariantList all;
    all.reserve(count());
    for (const Row& row : m_rows)
        all.append(row.entry);
    return all;
}

int EntryModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant EntryModel::data(const QModelIndex& index, int role) const
{
    return role == entryRole ? at(index.row()) : QVariant();
}

QHash<int, QByteArray> EntryModel::roleNames() const { return {{entryRole, "entry"}}; }

} // namespace tablewood
