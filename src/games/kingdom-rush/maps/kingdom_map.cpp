#include "games/kingdom-rush/maps/kingdom_map.h"

#include "games/kingdom-rush/maps/draw_way.h"
#include "games/kingdom-rush/maps/lay.h"
#include "games/kingdom-rush/maps/map_file.h"
#include "games/kingdom-rush/maps/map_form.h"
#include "games/kingdom-rush/maps/map_repair.h"
#include "games/kingdom-rush/maps/map_translations.h"
#include "games/kingdom-rush/maps/parcel.h"
#include "games/kingdom-rush/maps/resize.h"

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
    if (kind == "tile" || kind == "spawn" || kind == "exit" || kind == "start")
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

MapRefusal KingdomMap::move(MapSpot first, MapSpot last, Cell by)
{
    return edit("move", [&](MapState& state) {
        return first == last ? moveHighest(state, *m_box, first, by)
                             : moveSpots(state, *m_box, rectangle(state, first, last), by);
    });
}

std::string KingdomMap::copy(MapSpot first, MapSpot last) const
{
    const std::vector<MapSpot> spots = rectangle(now(), first, last);
    return spots.empty() ? std::string() : textOf(partOf(now(), *m_box, spots, Taking::copy), *m_box);
}

MapRefusal KingdomMap::paste(const std::string& text, MapSpot at, MapPose pose)
{
    MapState part;
    try {
        part = readState(text, "part", *m_box);
    } catch (const InputError&) {
        return Text(TW_TEXT("kingdom-rush", "That is no part of a map."));
    }
    setMaps(part, 1);
    part = posed(part, *m_box, pose);
    const MapSpot last{
        at.map, at.at.moved(part.maps[0]->columns - 1, static_cast<int>(part.maps[0]->rows.size()) - 1)};
    if (rectangle(now(), at, last).empty())
        return Text(TW_TEXT("kingdom-rush", "That is beyond the edge of the map."));
    return edit("paste", [&](MapState& state) -> MapRefusal {
        insert(state, *m_box, part, at);
        return std::nullopt;
    });
}

MapRefusal KingdomMap::drawWay(int number, std::span<const MapSpot> spaces)
{
    return edit("way " + std::to_string(number),
                [&](MapState& state) { return leadWay(state, number, spaces); });
}

MapRefusal KingdomMap::resize(std::uint8_t map, int columns, int rows)
{
    if (map >= now().maps.size())
        return Text(TW_TEXT("kingdom-rush", "There is no such map."));
    if (columns < 1 || rows < 1 || columns > kMostDrawnSide || rows > kMostDrawnSide)
        return Text(TW_TEXT("kingdom-rush", "Use a number from %1 to %2."), 1, kMostDrawnSide);
    return edit("resize", [&](MapState& state) -> MapRefusal {
        setSize(state, *m_box, map, columns, rows);
        return std::nullopt;
    });
}

std::vector<MapField> KingdomMap::fields(std::optional<MapSpot> spot, int players) const
{
    const MapForm form = spot ? formOfSpot(now(), *m_box, *spot) : formOfMap(now(), *m_box, players);
    std::vector<MapField> fields;
    for (const FormLine& line : form.lines())
        fields.push_back(line.field);
    return fields;
}

MapRefusal KingdomMap::setField(std::optional<MapSpot> spot, int players, const std::string& key,
                                const std::string& value)
{
    const std::string where = spot ? std::to_string(spot->map) + spot->at.text() : std::string();
    return edit(
        "field " + key + " " + where + " " + std::to_string(players), [&](MapState& state) -> MapRefusal {
            const MapForm form = spot ? formOfSpot(state, *m_box, *spot) : formOfMap(state, *m_box, players);
            if (MapRefusal refusal = form.set(state, key, value))
                return refusal;
            carryTexts(now(), state);
            return std::nullopt;
        });
}

MapRefusal KingdomMap::repair(const std::string& repair)
{
    return edit("repair " + repair, [&](MapState& state) { return repairMap(state, *m_box, repair); });
}

} // namespace tablewood::kingdom_rush
