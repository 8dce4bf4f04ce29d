#include "games/kingdom-rush/maps/map_state.h"

#include <algorithm>
#include <cstdlib>
#include <tuple>

namespace tablewood::kingdom_rush {

namespace {

constexpr std::array<Cell, 4> kAhead{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};

/// Changes one letter of a row; the row and its map are copied only where it is another.
void put(MapState& state, MapSpot spot, std::string DrawnRow::*line, char letter)
{
    if (!state.isInside(spot))
        return;
    const auto row = static_cast<std::size_t>(spot.at.row);
    const auto column = static_cast<std::size_t>(spot.at.column);
    if (((*state.maps[spot.map]->rows[row]).*line)[column] != letter)
        (state.maps[spot.map].edit().rows[row].edit().*line)[column] = letter;
}

char letterAt(const MapState& state, MapSpot spot, std::string DrawnRow::*line, char beyond)
{
    if (!state.isInside(spot))
        return beyond;
    return ((*state.maps[spot.map]->rows[static_cast<std::size_t>(spot.at.row)]).*
            line)[static_cast<std::size_t>(spot.at.column)];
}

} // namespace

bool MapState::isThat(const MapState& other) const
{
    return maps.size() == other.maps.size() &&
           std::ranges::equal(maps, other.maps,
                              [](const auto& one, const auto& two) { return one.isThat(two); }) &&
           tiles.isThat(other.tiles) && spawns.isThat(other.spawns) && exits.isThat(other.exits) &&
           ways.isThat(other.ways) && branches.isThat(other.branches) && sites.isThat(other.sites) &&
           features.isThat(other.features) && start.isThat(other.start) && stacks.isThat(other.stacks) &&
           rest.isThat(other.rest) && texts.isThat(other.texts);
}

bool MapState::isInside(MapSpot spot) const
{
    return spot.map < maps.size() && spot.at.column >= 0 && spot.at.row >= 0 &&
           spot.at.column < maps[spot.map]->columns &&
           spot.at.row < static_cast<int>(maps[spot.map]->rows.size());
}

char MapState::sign(MapSpot spot) const { return letterAt(*this, spot, &DrawnRow::signs, kNoMapSpace); }

MapPlayers MapState::landByHand(MapSpot spot) const
{
    return static_cast<MapPlayers>(letterAt(*this, spot, &DrawnRow::byHand, 0));
}

MapPlayers MapState::landByTile(MapSpot spot) const
{
    return static_cast<MapPlayers>(letterAt(*this, spot, &DrawnRow::byTile, 0));
}

MapPlayers MapState::land(MapSpot spot) const { return landByHand(spot) | landByTile(spot); }

void MapState::setSign(MapSpot spot, char sign) { put(*this, spot, &DrawnRow::signs, sign); }

void MapState::setLandByHand(MapSpot spot, MapPlayers players)
{
    put(*this, spot, &DrawnRow::byHand, static_cast<char>(players));
}

void MapState::setLandByTile(MapSpot spot, MapPlayers players)
{
    put(*this, spot, &DrawnRow::byTile, static_cast<char>(players));
}

const DrawnSpawn* MapState::spawn(int number) const
{
    const auto found = std::ranges::find(*spawns, number, &DrawnSpawn::number);
    return found == spawns->end() ? nullptr : &*found;
}

const DrawnWay* MapState::way(int spawn) const
{
    const auto found = std::ranges::find(*ways, spawn, &DrawnWay::spawn);
    return found == ways->end() ? nullptr : &*found;
}

const DrawnSite* MapState::site(MapSpot spot) const
{
    const auto found = std::ranges::lower_bound(*sites, spot, isBefore, &DrawnSite::at);
    return found == sites->end() || found->at != spot ? nullptr : &*found;
}

bool isBefore(MapSpot one, MapSpot other)
{
    return std::tuple(one.map, one.at.row, one.at.column) <
           std::tuple(other.map, other.at.row, other.at.column);
}

void sortBranches(std::vector<DrawnBranch>& branches)
{
    std::ranges::stable_sort(branches, [](const DrawnBranch& a, const DrawnBranch& b) {
        return a.from != b.from ? isBefore(a.from, b.from) : a.rank < b.rank;
    });
}

MapSpot beside(MapSpot spot, Side side)
{
    const Cell step = kAhead[static_cast<std::size_t>(side)];
    return {spot.map, spot.at.moved(step.column, step.row)};
}

bool areBeside(MapSpot one, MapSpot other)
{
    return one.map == other.map &&
           std::abs(one.at.column - other.at.column) + std::abs(one.at.row - other.at.row) == 1;
}

std::string nameOfSpot(const MapState& state, MapSpot spot)
{
    return spot.map == 0 ? spot.at.text() : state.maps[spot.map]->key + ":" + spot.at.text();
}

std::vector<MapSpot> spotsOf(const MapState& state, const DrawnTile& tile, const MapBox& box)
{
    std::vector<MapSpot> spots;
    for (const Cell cell : cellsOf(box.content().mapTiles[tile.kind], tile.turns)) {
        const MapSpot spot{tile.at.map, tile.at.at.moved(cell.column, cell.row)};
        if (state.isInside(spot))
            spots.push_back(spot);
    }
    return spots;
}

std::array<MapSpot, 3> spotsOf(const DrawnExit& exit)
{
    const bool isUpright = exit.side == Side::east || exit.side == Side::west;
    const auto spot = [&](int step) {
        return MapSpot{exit.at.map, exit.at.at.moved(isUpright ? 0 : step, isUpright ? step : 0)};
    };
    return {spot(-1), spot(0), spot(1)};
}

int exitAt(const MapState& state, MapSpot spot)
{
    for (std::size_t i = 0; i < state.exits->size(); ++i)
        for (const MapSpot touched : spotsOf((*state.exits)[i]))
            if (touched == spot)
                return static_cast<int>(i + 1);
    return 0;
}

} // namespace tablewood::kingdom_rush
