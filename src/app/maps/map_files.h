#pragma once

#include "app/maps/map_keeping.h"

namespace tablewood {

/// Keeps maps as files of the data folder: maps/ID.twmap, and versions of it in maps/versions/ID. A file is
/// written whole or not at all.
class MapFiles : public MapKeeping
{
public:
    /// So many versions of each map stay. One is put aside where the last is some minutes old, or where the
    /// map loses half of its text at once.
    static constexpr std::size_t kVersions = 10;
    /// More than that is no map of ours, and not read.
    static constexpr qint64 kMostBytes = 4 * 1024 * 1024;

    explicit MapFiles(const QString& data);

    std::vector<KeptMap> list() const override;
    QString freshId(const QString& name) const override;
    std::optional<std::string> load(const QString& id) const override;
    QString keep(const QString& id, const std::string& text) override;
    bool remove(const QString& id) override;
    bool bringBack(const QString& id) override;
    std::vector<KeptMap> versions(const QString& id) const override;
    std::optional<std::string> loadVersion(const QString& id, const QString& version) const override;

private:
    QString file(const QString& id) const;
    QString versionFolder(const QString& id) const;
    void putAside(const QString& id, qint64 newSize) const;

    QString m_folder;
};

/// A file's text; nothing where it cannot be read or is too long.
std::optional<std::string> mapFileText(const QString& file);
/// Writes a file whole or not at all. Why it could not be; empty where it is written.
QString writeMapFile(const QString& file, const std::string& text);

} // namespace tablewood
