#include "app/home/file_dialogs.h"

#include <QFileInfo>

#include <algorithm>

namespace tablewood {

namespace {

QString pathOf(const QUrl& named)
{
    if (!named.scheme().isEmpty())
        return named.toLocalFile();
    // In a path these divide nothing.
    QString path = named.path();
    if (named.hasQuery())
        path += QLatin1Char('?') + named.query(QUrl::FullyDecoded);
    if (named.hasFragment())
        path += QLatin1Char('#') + named.fragment(QUrl::FullyDecoded);
    return path;
}

} // namespace

QUrl FileDialogs::fileOf(const QUrl& named, const QString& ending)
{
    QString path = pathOf(named);
    if (path.isEmpty())
        return named;
    if (const QString last = QLatin1Char('.') + ending;
        !ending.isEmpty() && !path.endsWith(last, Qt::CaseInsensitive))
        path += last;
    return QUrl::fromLocalFile(path);
}

bool FileDialogs::isThere(const QUrl& file) { return QFileInfo::exists(file.toLocalFile()); }

QObject* FileDialogs::openIn(QQuickWindow* window)
{
    const QObjectList children = window ? window->children() : QObjectList();
    const auto found = std::ranges::find_if(children, [](const QObject* child) {
        return (child->inherits("QQuickFileDialogImpl") || child->inherits("QQuickFolderDialogImpl")) &&
               child->property("visible").toBool();
    });
    return found == children.end() ? nullptr : *found;
}

} // namespace tablewood
