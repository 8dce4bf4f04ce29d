#pragma once

#include <QtCore/QObject>
#include <QtQml/QQmlEngine>
#include <QtQml/qqmlregistration.h>

namespace tablewood {

/// Keeps the collector of QML's engine away from things that a list makes and lets go of. Those that were let
/// go of have no parent until the next round of events, and are bound to all that they show: Qt 6.4 collects
/// one of them while it finds its new value, and crashes.
class ItemKeeper : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// Whoever made it deletes it, and nobody else.
    Q_INVOKABLE void keep(QObject* thing) const
    {
        QQmlEngine::setObjectOwnership(thing, QQmlEngine::CppOwnership);
    }
};

} // namespace tablewood
