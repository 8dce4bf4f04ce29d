#include "app/maps/map_files.h"

#include "app/words/plain_name.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>

namespace tablewood {

namespace {

constexpr auto kEnding = ".twmap";
constexpr auto kRemoved = ".removed";
/// Versions are at least so far apart, in seconds.
constexpr qint64 kApart = 180;

std::vector<KeptMap> mapsIn(const QString& folder)
{
    std::vector<KeptMap> maps;
    const QFileInfoList files =
        QDir(folder).entryInfoList({QStringLiteral("*") + kEnding}, QDir::Files, QDir::Time);
    for (const QFileInfo& file : files)
        maps.push_back({file.completeBaseName(), file.lastModified()});
    return maps;
}

} // namespace

std::optional<std::string> mapFileText(const QString& name)
{
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly) || file.size() > MapFiles::kMostBytes)
        return std::nullopt;
    return file.read(MapFiles::kMostBytes).toStdString();
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

MapFiles::MapFiles(const QString& data) : m_folder(QDir(data).filePath(QStringLiteral("maps"))) {}

QString MapFiles::file(const QString& id) const { return QDir(m_folder).filePath(id + kEnding); }

QString MapFiles::versionFolder(const QString& id) const
{
    return QDir(m_folder).filePath(QStringLiteral("versions/") + id);
}

std::vector<KeptMap> MapFiles::list() const { return mapsIn(m_folder); }

QString MapFiles::freshId(const QString& name) const
{
    const QString plain = plainName(name, QStringLiteral("map"));
    QString free = plain;
    const auto isTaken = [&] {
        return QFile::exists(file(free)) || QFile::exists(file(free) + kRemoved) ||
               QFile::exists(versionFolder(free));
    };
    for (int number = 2; isTaken(); ++number)
        free = QStringLiteral("%1-%2").arg(plain).arg(number);
    return free;
}

std::optional<std::string> MapFiles::load(const QString& id) const { return mapFileText(file(id)); }

QString MapFiles::keep(const QString& id, const std::string& text)
{
    QDir().mkpath(m_folder);
    putAside(id, static_cast<qint64>(text.size()));
    return writeMapFile(file(id), text);
}

void MapFiles::putAside(const QString& id, qint64 newSize) const
{
    const QFileInfo now(file(id));
    if (!now.exists())
        return;
    const std::vector<KeptMap> before = versions(id);
    const bool isDue = before.empty() || before.front().keptAt.secsTo(now.lastModified()) >= kApart ||
                       newSize < now.size() / 2;
    if (!isDue)
        return;
    QDir().mkpath(versionFolder(id));
    const QString name = now.lastModified().toUTC().toString(QStringLiteral("yyyyMMdd-HHmmss-zzz"));
    const QString kept = QDir(versionFolder(id)).filePath(name + kEnding);
    if (const auto text = mapFileText(now.filePath()); !text || !writeMapFile(kept, *text).isEmpty())
        return;
    for (std::size_t i = kVersions - 1; i < before.size(); ++i)
        QFile::remove(QDir(versionFolder(id)).filePath(before[i].id + kEnding));
}

bool MapFiles::remove(const QString& id)
{
    QFile::remove(file(id) + kRemoved);
    return QFile::rename(file(id), file(id) + kRemoved);
}

bool MapFiles::bringBack(const QString& id)
{
    return QFile::exists(file(id)) || QFile::rename(file(id) + kRemoved, file(id));
}

std::vector<KeptMap> MapFiles::versions(const QString& id) const
{
    std::vector<KeptMap> all = mapsIn(versionFolder(id));
    std::ranges::sort(all, std::ranges::greater(), &KeptMap::id);
    return all;
}

std::optional<std::string> MapFiles::loadVersion(const QString& id, const QString& version) const
{
    return mapFileText(QDir(versionFolder(id)).filePath(version + kEnding));
}

} // namespace tablewood
