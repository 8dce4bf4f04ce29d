#include "games/kingdom-rush/maps/lay_ends.h"

#include "games/kingdom-rush/maps/lay.h"

namespace tablewood::kingdom_rush {

namespace {

constexpr std::array<Side, 4> kSides{Side::west, Side::east, Side::north, Side::south};

Side opposite(Side side) { return static_cast<Side>((static_cast<int>(side) + 2) % 4); }

/// How far it is from a space to the border of its map.
int wayToBorder(const MapState& state, MapSpot spot, Side side)
{
    const DrawnMap& map = *state.maps[spot.map];
    switch (side) {
    case Side::north:
        return spot.at.row;
    case Side::east:
        return map.columns - 1 - spot.at.column;
    case Side::south:
        return static_cast<int>(map.rows.size()) - 1 - spot.at.row;
    case Side::west:
        break;
    }
    return spot.at.column;
}

struct End
{
    MapSpot at;
    Side side = Side::west;
};

/// Where a token that is laid on a spot stands; a sentence where it cannot.
MapRefusal findEnd(const MapState& state, MapSpot spot, End& end)
{
    if (spot.map >= state.maps.size())
        return Text(TW_TEXT("kingdom-rush", "There is no such map."));
    if (state.land(spot) != 0) {
        const std::vector<Side> open = openSides(state, spot);
        if (open.empty())
            return Text(TW_TEXT("kingdom-rush", "Lay it at the edge of the land."));
        end.at = spot;
        end.side =
            *std::ranges::min_element(open, {}, [&](Side side) { return wayToBorder(state, spot, side); });
        return std::nullopt;
    }
    std::optional<End> found;
    for (const Side side : kSides) {
        const MapSpot land = beside(spot, side);
        if (state.land(land) == 0)
            continue;
        if (!found || (state.sign(found->at) != kPathSign && state.sign(land) == kPathSign))
            found = End{land, opposite(side)};
    }
    if (!found)
        return Text(TW_TEXT("kingdom-rush", "Lay it beside land."));
    end = *found;
    return std::nullopt;
}

Text isTaken() { return Text(TW_TEXT("kingdom-rush", "A token stands there already.")); }

} // namespace

std::vector<Side> openSides(const MapState& state, MapSpot spot)
{
    std::vector<Side> open;
    for (const Side side : kSides)
        if (state.land(beside(spot, side)) == 0)
            open.push_back(side);
    return open;
}

const DrawnSpawn* spawnAt(const MapState& state, MapSpot spot)
{
    for (const DrawnSpawn& spawn : *state.spawns)
        if (beside(spawn.at, spawn.side) == spot)
            return &spawn;
    return nullptr;
}

std::optional<std::size_t> exitTokenAt(const MapState& state, MapSpot spot)
{
    for (std::size_t i = 0; i < state.exits->size(); ++i)
        if (beside((*state.exits)[i].at, (*state.exits)[i].side) == spot)
            return i;
    return std::nullopt;
}

MapRefusal laySpawn(MapState& state, int number, MapSpot spot)
{
    End end;
    if (auto refusal = findEnd(state, spot, end))
        return refusal;
    const MapSpot token = beside(end.at, end.side);
    const DrawnSpawn* const there = spawnAt(state, token);
    if (there != nullptr && there->number == number)
        return std::nullopt;
    if (there != nullptr || exitTokenAt(state, token))
        return isTaken();
    auto& spawns = state.spawns.edit();
    const auto place = std::ranges::lower_bound(spawns, number, {}, &DrawnSpawn::number);
    if (place != spawns.end() && place->number == number) {
        place->at = end.at;
        place->side = end.side;
    } else {
        spawns.insert(place, {number, end.at, end.side, false});
    }
    return std::nullopt;
}

MapRefusal layExit(MapState& state, MapSpot spot)
{
    End end;
    if (auto refusal = findEnd(state, spot, end))
        return refusal;
    const MapSpot token = beside(end.at, end.side);
    if (exitTokenAt(state, token))
        return std::nullopt;
    if (spawnAt(state, token) != nullptr)
        return isTaken();
    if (state.exits->size() >= kMostExits)
        return Text(TW_TEXT("kingdom-rush", "Both exits are laid already."));
    state.exits.edit().push_back({end.at, end.side});
    findExits(state);
    return std::nullopt;
}

void takeSpawn(MapState& state, int number)
{
    std::erase_if(state.spawns.edit(), [&](const DrawnSpawn& spawn) { return spawn.number == number; });
    if (state.way(number) != nullptr)
        std::erase_if(state.ways.edit(), [&](const DrawnWay& way) { return way.spawn == number; });
    const auto isBeside = [&](const DrawnFeature& feature) { return feature.spawn == number; };
    if (std::ranges::any_of(*state.features, isBeside))
        std::erase_if(state.features.edit(), isBeside);
}

void takeExit(MapState& state, std::size_t exit)
{
    auto& exits = state.exits.edit();
    exits.erase(exits.begin() + static_cast<std::ptrdiff_t>(exit));
    findExits(state);
}

void findExits(MapState& state)
{
    for (std::size_t i = 0; i < state.ways->size(); ++i) {
        const DrawnWay& way = (*state.ways)[i];
        const int exit = std::max(exitAt(state, way.spaces.back()), 1);
        if (exit != way.exit)
            state.ways.edit()[i].exit = exit;
    }
}

} // namespace tablewood::kingdom_rush
