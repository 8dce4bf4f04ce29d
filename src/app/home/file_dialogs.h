#pragma once

#include <QObject>
#include <QQuickWindow>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace tablewood {

/// Help for Qt's own dialogs for files. They come where the system has none.
class FileDialogs : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// The address of a file or folder that a dialog names, always as one of a file. Qt's own dialog names a
    /// file whose name was typed by its path alone, which is no file's address. One that is saved gets its
    /// `ending`, if it has another or none: dialogs see to that only where no folder on the way has a dot in
    /// its name.
    Q_INVOKABLE static QUrl fileOf(const QUrl& named, const QString& ending = {});
    Q_INVOKABLE static bool isThere(const QUrl& file);
    /// Qt's own dialog that is open in this window; null where none is, or the system's is.
    Q_INVOKABLE static QObject* openIn(QQuickWindow* window);
};

} // namespace tablewood
