#include "games/kingdom-rush/maps/kingdom_map.h"

#include "games/kingdom-rush/maps/lay.h"
#include "games/kingdom-rush/maps/map_file.h"

#include <algorithm>

namespace tablewood::kingdom_rush {

std::string KingdomMap::text() const { return textOf(now(), *m_box); }

const std::vector<MapTerrain>& KingdomMap::terrains() const
{
    static const std::vector<MapTerrain> kTerrains{
        {kGroundSign, "meadow", Text(TW_TEXT("kingdom-rush", "Ground"))},
        {kPathSign, "path", Text(TW_TEXT("kingdom-rush", "Path"))},
        {kWaterSign, "water", Text(TW_TEXT("kingdom-rush", "Water"))},
    };
    return kTerrains;
}

std::vector<MapSheet> KingdomMap::sheets() const
{
    std::vector<MapSheet> sheets;
    for (const Shared<DrawnMap>& map : now().maps)
        sheets.push_back({map->key, Text::ofContent(kGameKey, map->name), map->columns,
                          static_cast<int>(map->rows.size())});
    return sheets;
}

std::string_view KingdomMap::row(std::uint8_t map, int row) const
{
    if (map >= now().maps.size() || row < 0 || row >= static_cast<int>(now().maps[map]->rows.size()))
        return {};
    return now().maps[map]->rows[static_cast<std::size_t>(row)]->signs;
}

std::vector<MapTileArea> KingdomMap::tiles() const
{
    std::vector<MapTileArea> areas;
    for (const DrawnTile& tile : *now().tiles) {
        MapTileArea& area = areas.emplace_back();
        area.stamp = "tile:" + m_box->content().mapTiles[tile.kind].key;
        area.map = tile.at.map;
        area.players = tile.players;
        for (const MapSpot spot : spotsOf(now(), tile, *m_box))
            area.cells.push_back(spot.at);
    }
    for (std::uint8_t map = 0; map < now().maps.size(); ++map) {
        std::array<MapTileArea, kAllMapPlayers + 1> drawn;
        for (std::size_t row = 0; row < now().maps[map]->rows.size(); ++row) {
            const std::string& line = now().maps[map]->rows[row]->byHand;
            for (std::size_t column = 0; column < line.size(); ++column)
                drawn[static_cast<std::size_t>(line[column])].cells.push_back(
                    {static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)});
        }
        for (std::size_t players = kAllMapPlayers; players > 0; --players)
            if (!drawn[players].cells.empty()) {
                drawn[players].map = map;
                drawn[players].players = static_cast<MapPlayers>(players);
                areas.push_back(std::move(drawn[players]));
            }
    }
    return areas;
}

std::vector<MapWay> KingdomMap::ways() const
{
    std::vector<MapWay> ways;
    for (const DrawnWay& way : *now().ways) {
        MapWay& shown = ways.emplace_back();
        shown.number = way.spawn;
        shown.spaces = way.spaces;
        const DrawnSpawn* const spawn = now().spawn(way.spawn);
        if (spawn != nullptr && spawn->at == way.spaces.front())
            shown.from = beside(spawn->at, spawn->side);
        if (const int exit = exitAt(now(), way.spaces.back()); exit > 0) {
            const DrawnExit& out = (*now().exits)[static_cast<std::size_t>(exit - 1)];
            shown.to = beside(way.spaces.back(), out.side);
        }
    }
    return ways;
}

MapRefusal KingdomMap::stamp(const std::string& stamp, std::span<const MapSpot> spots, MapPose pose,
                             MapPlayers players)
{
    return edit("stamp " + stamp,
                [&](MapState& state) { return lay(state, *m_box, stamp, spots, pose, players); });
}

MapRefusal KingdomMap::fill(const std::string& stamp, MapSpot spot, MapPlayers players)
{
    const std::string kind = StampKey::of(stamp).kind;
    if (kind == "tile" || kind == "spawn" || kind == "exit")
        return Text(TW_TEXT("kingdom-rush", "There is not enough of it to fill with."));
    if (!now().isInside(spot))
        return Text(TW_TEXT("kingdom-rush", "That is beyond the edge of the map."));
    const char sign = now().sign(spot);
    const DrawnMap& map = *now().maps[spot.map];
    std::vector<bool> isFound(map.rows.size() * static_cast<std::size_t>(map.columns));
    std::vector<MapSpot> found;
    const auto find = [&](MapSpot one) {
        if (!now().isInside(one) || now().sign(one) != sign)
            return;
        const std::size_t at = static_cast<std::size_t>(one.at.row) * static_cast<std::size_t>(map.columns) +
                               static_cast<std::size_t>(one.at.column);
        if (isFound[at])
            return;
        isFound[at] = true;
        found.push_back(one);
    };
    find(spot);
    for (std::size_t next = 0; next < found.size(); ++next)
        for (const Cell cell : orthogonalNeighbours(found[next].at))
            find({spot.map, cell});
    std::ranges::sort(found, isBefore);
    return edit("fill", [&](MapState& state) { return lay(state, *m_box, stamp, found, {}, players); });
}

MapRefusal KingdomMap::erase(std::span<const MapSpot> spots, std::optional<MapLayer> layer,
                             MapPlayers players)
{
    return edit("erase", [&](MapState& state) { return eraseFrom(state, *m_box, spots, layer, players); });
}

} // namespace tablewood::kingdom_rush
