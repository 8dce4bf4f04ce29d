#pragma once

#include "content/json_fields.h"
#include "games/kingdom-rush/content/files.h"
#include "games/kingdom-rush/maps/map_box.h"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

/// What a map document of Kingdom Rush holds at one time. States share their parts: the next one has copies
/// of those alone that an edit changed.
namespace tablewood::kingdom_rush {

/// The most columns, and the most rows, that a map is drawn with.
inline constexpr int kMostDrawnSide = 256;
/// The longest text of a document.
inline constexpr std::size_t kMostMapText = std::size_t{4} << 20;
/// The most sites and features of a document, so that its text is no longer than that.
inline constexpr std::size_t kMostDrawnSites = 16384;
inline constexpr std::size_t kMostDrawnFeatures = 4096;
inline constexpr std::size_t kMostExits = 2;
/// The tiles that a file may name, more than the box has and land needs; the spaces of a way, and branches.
inline constexpr std::size_t kMostNamedTiles = 64;
inline constexpr std::size_t kMostWaySpaces = 1024;
inline constexpr std::size_t kMostBranches = 1024;

/// A part that states share. It is copied before it is changed while another state has it too.
template <class T>
class Shared
{
public:
    Shared() : m_value(std::make_shared<T>()) {}
    explicit Shared(T value) : m_value(std::make_shared<T>(std::move(value))) {}
    const T& operator*() const { return *m_value; }
    const T* operator->() const { return m_value.get(); }
    T& edit()
    {
        if (m_value.use_count() > 1)
            m_value = std::make_shared<T>(*m_value);
        return *m_value;
    }
    /// Whether it is that very part, not one that is equal.
    bool isThat(const Shared& other) const { return m_value == other.m_value; }

private:
    std::shared_ptr<T> m_value;
};

/// A row of a map by its columns: the signs of the ground; for which players land that was drawn by hand is
/// there, and for which a tile of the box is.
struct DrawnRow
{
    std::string signs;
    std::string byHand;
    std::string byTile;
};

struct DrawnMap
{
    std::string key;
    std::string name;
    int columns = 0;
    std::vector<Shared<DrawnRow>> rows;
};

/// A tile of the box where it lies; `at` is the upper left corner of the box round it.
struct DrawnTile
{
    std::uint8_t kind = 0;
    MapSpot at;
    std::uint8_t turns = 0;
    MapPlayers players = kAllMapPlayers;
};

struct DrawnSpawn
{
    int number = 1;
    MapSpot at;
    Side side = Side::west;
    bool isLate = false;
};

struct DrawnExit
{
    MapSpot at;
    Side side = Side::east;
};

struct DrawnWay
{
    int spawn = 1;
    int exit = 1;
    std::vector<MapSpot> spaces;
};

struct DrawnBranch
{
    MapSpot from;
    MapSpot to;
    int rank = 1;
};

struct DrawnSite
{
    MapSpot at;
    std::array<SiteColour, kMaxPlayers> colours{SiteColour::none, SiteColour::none, SiteColour::none,
                                                SiteColour::none};
};

struct DrawnFeature
{
    FeatureKind kind = FeatureKind::magicBlossom;
    MapSpot at;
    /// Where it lies beside a spawn, its number; else 0.
    int spawn = 0;
    int crystals = 0;
    int gold = 0;
    int pair = 0;
    MapPlayers players = kAllMapPlayers;
};

struct DrawnStart
{
    std::string card;
    MapSpot at;
};

using CardStacks = std::vector<std::vector<std::string>>;

/// The stacks of all, and those that some numbers of players have in their place.
struct DrawnStacks
{
    CardStacks ofAll;
    std::array<std::optional<CardStacks>, kMaxPlayers> own;
    const CardStacks& of(int players) const
    {
        const bool isOwn = players > 0 && own[static_cast<std::size_t>(players - 1)].has_value();
        return isOwn ? *own[static_cast<std::size_t>(players - 1)] : ofAll;
    }
};

struct MapState
{
    /// Is given once to each state that an edit made, and comes back with it.
    std::uint64_t version = 0;
    std::vector<Shared<DrawnMap>> maps;
    /// Each list in the order of a file, which is that of reading the map: map, row, column.
    Shared<std::vector<DrawnTile>> tiles;
    Shared<std::vector<DrawnSpawn>> spawns;
    Shared<std::vector<DrawnExit>> exits;
    Shared<std::vector<DrawnWay>> ways;
    Shared<std::vector<DrawnBranch>> branches;
    Shared<std::vector<DrawnSite>> sites;
    Shared<std::vector<DrawnFeature>> features;
    Shared<std::vector<DrawnStart>> start;
    Shared<DrawnStacks> stacks;
    /// All that lies on no map. Its lists of what does are empty.
    Shared<ScenarioEntry> rest;
    /// Its texts in other languages, as they are in the file; null for none.
    Shared<Json> texts;

    /// Whether it has the very parts of another.
    bool isThat(const MapState& other) const;

    bool isInside(MapSpot spot) const;
    /// The sign of the ground; kNoMapSpace beyond the edge too.
    char sign(MapSpot spot) const;
    /// For whom there is land.
    MapPlayers land(MapSpot spot) const;
    MapPlayers landByTile(MapSpot spot) const;
    MapPlayers landByHand(MapSpot spot) const;
    /// The space may lie beyond the edge: then nothing is done.
    void setSign(MapSpot spot, char sign);
    void setLandByHand(MapSpot spot, MapPlayers players);
    void setLandByTile(MapSpot spot, MapPlayers players);

    const DrawnSpawn* spawn(int number) const;
    const DrawnWay* way(int spawn) const;
    const DrawnSite* site(MapSpot spot) const;
};

/// The order in which a map is read.
bool isBefore(MapSpot one, MapSpot other);

/// Branches in the order of a file: by where they begin, then by their ranks.
void sortBranches(std::vector<DrawnBranch>& branches);

/// The space that a token at a side of a space stands on.
MapSpot beside(MapSpot spot, Side side);
bool areBeside(MapSpot one, MapSpot other);

/// "E3", on the second map "below:E3".
std::string nameOfSpot(const MapState& state, MapSpot spot);

/// The spaces of a tile that lie on its map.
std::vector<MapSpot> spotsOf(const MapState& state, const DrawnTile& tile, const MapBox& box);

/// The spaces that an exit touches.
std::array<MapSpot, 3> spotsOf(const DrawnExit& exit);
/// The number of the exit that touches a space, from 1; 0 for none.
int exitAt(const MapState& state, MapSpot spot);

} // namespace tablewood::kingdom_rush
