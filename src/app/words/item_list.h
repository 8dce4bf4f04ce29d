#pragma once

#include <QtCore/QList>
#include <QtCore/QObject>
#include <QtCore/QVariant>
#include <QtQml/QQmlEngine>
#include <QtQuick/QQuickItem>

namespace tablewood {

/// Items that have something in common, such as being marked; each leaves by itself when it is deleted, so
/// nobody has to tell. QML must not keep such a list in a `var` that Component.onDestruction changes: Qt 6.4
/// may call that while the garbage collector sweeps, and frees the changed list at once.
class ItemList : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    /// In the order in which they came.
    Q_PROPERTY(QVariantList items READ listed NOTIFY itemsChanged)

public:
    using QObject::QObject;

    QVariantList listed() const;
    const QList<QQuickItem*>& items() const { return m_items; }

    /// Adds an item at the end, unless it is among them.
    Q_INVOKABLE void add(QQuickItem* item);
    /// Takes an item away, if it is among them.
    Q_INVOKABLE void remove(QQuickItem* item);

Q_SIGNALS:
    void itemsChanged();

private:
    void forget(QObject* gone);

    QList<QQuickItem*> m_items;
};

} // namespace tablewood
