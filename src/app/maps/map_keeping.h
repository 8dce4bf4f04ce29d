#pragma once

#include <QDateTime>
#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace tablewood {

/// A map that is kept, or an earlier version of one.
struct KeptMap
{
    QString id;
    QDateTime keptAt;
};

/// Where maps of one's own are kept. Nothing here knows what a map is: it is text. What the disk does not
/// take is told in one sentence; the text that was kept before is still there then.
class MapKeeping
{
public:
    MapKeeping() = default;
    MapKeeping(const MapKeeping&) = delete;
    MapKeeping& operator=(const MapKeeping&) = delete;
    virtual ~MapKeeping() = default;

    /// All, the one kept last first.
    virtual std::vector<KeptMap> list() const = 0;
    /// An id for a new map of this name, which no map has or had.
    virtual QString freshId(const QString& name) const = 0;
    /// The text of a map; nothing where it cannot be read.
    virtual std::optional<std::string> load(const QString& id) const = 0;
    /// Why it is not kept; empty where it is. What was kept before stays among the versions for a while.
    virtual QString keep(const QString& id, const std::string& text) = 0;
    /// Puts a map away, or brings it back. False where it cannot be.
    virtual bool remove(const QString& id) = 0;
    virtual bool bringBack(const QString& id) = 0;
    /// The earlier versions of a map, the newest first; `loadVersion` takes their ids.
    virtual std::vector<KeptMap> versions(const QString& id) const = 0;
    virtual std::optional<std::string> loadVersion(const QString& id, const QString& version) const = 0;

    /// The map that was opened from a file of its owner or saved to it last; empty for none.
    virtual QString ofFile(const QString& file) const = 0;
    /// That file; empty where there is none.
    virtual QString fileOf(const QString& id) const = 0;
    /// The file of a map has this text from now on. False where that cannot be kept.
    virtual bool setFile(const QString& id, const QString& file, const std::string& text) = 0;
    /// Whether the file had this text when it was opened or saved last.
    virtual bool wasInFile(const QString& id, const std::string& text) const = 0;
};

} // namespace tablewood
