#pragma once

#include "content/content_entries.h"
#include "games/kingdom-rush/content.h"
#include "games/kingdom-rush/content/files.h"

#include <map>

namespace tablewood::kingdom_rush {

/// How large maps can be that are played; all spaces together are at most kMostSpaces.
inline constexpr std::size_t kMostColumns = 16;
inline constexpr std::size_t kMostRows = 12;
/// The tiles of the box, and tiles of their own shape for as many sets of players as there are on two maps.
inline constexpr std::size_t kMostTiles = 45;

/// For which numbers of players something is there.
Players playersOf(const std::vector<int>& counts, const Complaint& here);

/// Reads the maps of a scenario with all that lies on them, and finds their spaces by their names.
class MapReader
{
public:
    MapReader(const ScenarioEntry& entry, const Content& box, const Complaint& here, Scenario& scenario);

    /// Whether the maps are drawn so that spaces can be found in them.
    bool isDrawn() const { return m_isDrawn; }
    /// The number of the space "E3", on another map than the first "below:E3"; kNone, with a complaint, where
    /// there is none.
    std::uint8_t spaceAt(const std::string& name, const Complaint& here) const;
    /// Spaces each of which lies side by side with the one before, none of them twice.
    std::vector<std::uint8_t> trackOf(const std::vector<std::string>& names, const Complaint& here) const;

private:
    struct Place
    {
        std::uint8_t map = 0;
        Cell at;
    };
    /// The place of a name, on no space perhaps.
    Place placeAt(const std::string& name, const Complaint& here) const;
    std::uint8_t spaceAt(std::uint8_t map, Cell at) const;
    const Space& space(std::uint8_t number) const { return m_scenario->spaces[number]; }
    bool isEdge(std::uint8_t number, Side side) const;
    /// The spaces that an exit touches.
    std::vector<std::uint8_t> spotsOf(const Exit& exit) const;
    /// Whether something for these players is on a space that is there for them.
    void needThere(std::uint8_t number, Players players, const Complaint& here) const;

    void readMaps(const std::vector<MapEntry>& entries, const Complaint& here);
    void readTiles(const std::vector<LaidTileEntry>& entries, const Content& box, const Complaint& here);
    /// What a tile covers in its box as it lies; nothing, with a complaint, where that is not known.
    std::vector<Cell> shapeOf(const LaidTileEntry& entry, int turns, const Content& box,
                              const Complaint& here) const;
    void cover(const MapTile& tile, const Complaint& here);
    /// "E3", on another map than the first with its key.
    std::string nameOf(const Space& space) const;
    void needWhole(const Complaint& here) const;
    void readEnds(const ScenarioEntry& entry, const Complaint& here);
    void readWays(const ScenarioEntry& entry, const Complaint& here);
    void readSites(const std::vector<SiteEntry>& entries, const Complaint& here);
    void readFeatures(const std::vector<FeatureEntry>& entries, const Complaint& here);
    void addEdge(const Edge& edge);

    Scenario* m_scenario;
    /// By map, row and column.
    std::map<std::array<int, 3>, std::uint8_t> m_spaces;
    bool m_isDrawn = false;
};

} // namespace tablewood::kingdom_rush
