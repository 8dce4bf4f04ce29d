#include "app/words/item_list.h"

namespace tablewood {

QVariantList ItemList::listed() const
{
    QVariantList items;
    for (QQuickItem* item : m_items)
        items.append(QVariant::fromValue(item));
    return items;
}

void ItemList::add(QQuickItem* item)
{
    if (!item || m_items.contains(item))
        return;
    m_items.append(item);
    connect(item, &QObject::destroyed, this, &ItemList::forget);
    Q_EMIT itemsChanged();
}

void ItemList::remove(QQuickItem* item)
{
    if (!m_items.contains(item))
        return;
    disconnect(item, &QObject::destroyed, this, &ItemList::forget);
    forget(item);
}

void ItemList::forget(QObject* gone)
{
    m_items.removeIf([gone](const QQuickItem* item) { return item == gone; });
    Q_EMIT itemsChanged();
}

} // namespace tablewood
