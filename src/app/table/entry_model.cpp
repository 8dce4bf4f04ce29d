#include "app/table/entry_model.h"

#include <QtCore/QSet>

#include <algorithm>

namespace tablewood {

void EntryModel::setRows(std::vector<Row> rows)
{
    const int before = count();
    bool isChanged = false;
    QSet<QString> staying;
    for (const Row& row : rows)
        staying.insert(row.key);
    for (int i = before - 1; i >= 0; --i) {
        if (staying.contains(m_rows[static_cast<std::size_t>(i)].key))
            continue;
        beginRemoveRows({}, i, i);
        m_rows.erase(m_rows.begin() + i);
        endRemoveRows();
        isChanged = true;
    }
    for (int i = 0; i < static_cast<int>(rows.size()); ++i) {
        Row& wanted = rows[static_cast<std::size_t>(i)];
        const auto here = m_rows.begin() + i;
        const auto found = std::ranges::find(here, m_rows.end(), wanted.key, &Row::key);
        if (found == m_rows.end()) {
            beginInsertRows({}, i, i);
            m_rows.insert(here, std::move(wanted));
            endInsertRows();
            isChanged = true;
            continue;
        }
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
