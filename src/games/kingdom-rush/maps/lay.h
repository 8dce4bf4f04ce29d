#pragma once

#include "games/kingdom-rush/maps/map_state.h"

#include <algorithm>
#include <span>

/// Edits that lay something on a map or take it away. Each does what it can of what it was given; where that
/// is nothing, it says why and changes nothing.
namespace tablewood::kingdom_rush {

/// A stamp by its key, "site:first"; the part behind the colon is empty for "exit".
struct StampKey
{
    std::string kind;
    std::string what;
    static StampKey of(const std::string& key);
};

inline constexpr char kGroundSign = '.';
inline constexpr char kPathSign = '=';
inline constexpr char kWaterSign = '~';

/// The sign of a stamp of the ground; nothing for other words.
std::optional<char> signOf(const std::string& ground);

/// The value of an enumeration that has a name; nothing for other words.
template <class E>
std::optional<E> named(const std::string& word)
{
    const auto names = enumNames(E{});
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i] == word)
            return static_cast<E>(i);
    return std::nullopt;
}
template <class E>
std::string nameIn(E value)
{
    return std::string(enumNames(E{})[static_cast<std::size_t>(value)]);
}

/// Lays what a stamp stands for.
MapRefusal lay(MapState& state, const MapBox& box, const std::string& stamp, std::span<const MapSpot> spots,
               MapPose pose, MapPlayers players);

MapRefusal layGround(MapState& state, char sign, std::span<const MapSpot> spots, MapPlayers players);
MapRefusal layTile(MapState& state, const MapBox& box, DrawnTile tile);
MapRefusal laySites(MapState& state, SiteColour colour, std::span<const MapSpot> spots, MapPlayers players);
MapRefusal layFeatures(MapState& state, const DrawnFeature& feature, std::span<const MapSpot> spots);
MapRefusal layStart(MapState& state, const MapBox& box, const std::string& card,
                    std::span<const MapSpot> spots);

/// Whether a number of players has a site of this colour. Who plays alone has three.
bool hasColour(int players, SiteColour colour);

/// Takes a tile of the box away for these players, with the land that it brought.
void takeTile(MapState& state, const MapBox& box, std::size_t tile, MapPlayers players);
/// Counts anew for whom tiles of the box bring these spaces, and fits what lies on them to that.
void coverByTiles(MapState& state, const MapBox& box, std::span<const MapSpot> spots);
/// The number of the tile that covers a space for some of these players.
std::optional<std::size_t> tileAt(const MapState& state, const MapBox& box, MapSpot spot, MapPlayers players);
/// Where there is no land for some players, takes away what lay there for them, and the sign where there is
/// none at all.
void fitToLand(MapState& state, MapSpot spot);

/// Takes away what lies highest on each space, or what lies in one layer.
MapRefusal eraseFrom(MapState& state, const MapBox& box, std::span<const MapSpot> spots,
                     std::optional<MapLayer> layer, MapPlayers players);

/// The refusal of the first of some spaces, where nothing could be done on any.
MapRefusal onEach(std::span<const MapSpot> spots, auto&& work)
{
    MapRefusal first;
    bool isDone = spots.empty();
    for (const MapSpot spot : spots) {
        MapRefusal refusal = work(spot);
        isDone = isDone || !refusal;
        if (refusal && !first)
            first = std::move(refusal);
    }
    return isDone ? std::nullopt : first;
}

/// The entry of a list in the order of the map at a space, or where it would stand.
auto placeIn(auto& list, MapSpot spot)
{
    return std::ranges::lower_bound(list, spot, isBefore, [](const auto& one) { return one.at; });
}

} // namespace tablewood::kingdom_rush
