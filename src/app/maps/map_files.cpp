#include "app/maps/map_files.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace tablewood {

std::optional<std::string> mapFileText(const QString& name)
{
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly) || file.size() > kMostMapBytes)
        return std::nullopt;
    return file.read(kMostMapBytes).toStdString();
}

QString writeMapFile(const QString& name, const std::string& text)
{
    QSaveFile file(name);
    const auto size = static_cast<qint64>(text.size());
    const bool isWritten =
        file.open(QIODevice::WriteOnly) && file.write(text.data(), size) == size && file.commit();
    if (isWritten)
        return {};
    return QCoreApplication::translate("tablewood::MapFiles",
                                       "The map cannot be written: %1. Make room, or see that the folder %2 "
                                       "can be written.")
        .arg(file.errorString(), QDir::toNativeSeparators(QFileInfo(name).absolutePath()));
}

} // namespace tablewood
