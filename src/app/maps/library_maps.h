#pragma once

#include "app/maps/map_keeping.h"
#include "storage/library.h"

namespace tablewood {

/// Keeps the maps of a game in the library, with their last versions.
class LibraryMaps : public MapKeeping
{
public:
    /// The library lives longer.
    LibraryMaps(Library& library, std::string game);

    std::vector<KeptMap> list() const override;
    QString freshId(const QString& name) const override;
    std::optional<std::string> load(const QString& id) const override;
    QString keep(const QString& id, const std::string& text) override;
    bool remove(const QString& id) override;
    bool bringBack(const QString& id) override;
    std::vector<KeptMap> versions(const QString& id) const override;
    std::optional<std::string> loadVersion(const QString& id, const QString& version) const override;
    QString ofFile(const QString& file) const override;
    QString fileOf(const QString& id) const override;
    bool setFile(const QString& id, const QString& file, const std::string& text) override;
    bool wasInFile(const QString& id, const std::string& text) const override;

private:
    MapLibrary& maps() const { return m_library->maps(); }

    Library* m_library;
    std::string m_game;
};

} // namespace tablewood
