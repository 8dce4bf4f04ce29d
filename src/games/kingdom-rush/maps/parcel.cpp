#include "games/kingdom-rush/maps/parcel.h"

#include "games/kingdom-rush/maps/lay.h"
#include "games/kingdom-rush/maps/lay_ends.h"

#include <set>

namespace tablewood::kingdom_rush {

namespace {

DrawnMap emptyMap(int columns, int rows)
{
    const auto width = static_cast<std::size_t>(columns);
    const Shared<DrawnRow> row(
        DrawnRow{std::string(width, kNoMapSpace), std::string(width, '\0'), std::string(width, '\0')});
    return {"part", "Part", columns, std::vector<Shared<DrawnRow>>(static_cast<std::size_t>(rows), row)};
}

/// A tile that covers just these spaces; nothing where it cannot lie so.
std::optional<DrawnTile> tileOn(const MapBox& box, const DrawnTile& tile, const std::vector<MapSpot>& spots)
{
    if (spots.empty())
        return std::nullopt;
    Cell corner = spots.front().at;
    for (const MapSpot spot : spots) {
        corner.column = std::min(corner.column, spot.at.column);
        corner.row = std::min(corner.row, spot.at.row);
    }
    const std::set<MapSpot> wanted(spots.begin(), spots.end());
    for (std::uint8_t turns = 0; turns < 4; ++turns) {
        std::set<MapSpot> covered;
        for (const Cell cell : cellsOf(box.content().mapTiles[tile.kind], turns))
            covered.insert({spots.front().map, corner.moved(cell.column, cell.row)});
        if (covered == wanted)
            return DrawnTile{tile.kind, {spots.front().map, corner}, turns, tile.players};
    }
    return std::nullopt;
}

/// Goes through a part as `to` leads its spaces and `turn` its sides, into a map of that size.
MapState led(const MapState& part, const MapBox& box, int columns, int rows, auto&& to, auto&& turn)
{
    MapState next;
    next.maps.emplace_back(emptyMap(columns, rows));
    const DrawnMap& from = *part.maps[0];
    for (int row = 0; row < static_cast<int>(from.rows.size()); ++row)
        for (int column = 0; column < from.columns; ++column) {
            const MapSpot spot{0, {static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)}};
            next.setSign(to(spot), part.sign(spot));
            next.setLandByHand(to(spot), part.land(spot));
        }
    for (const DrawnTile& tile : *part.tiles) {
        std::vector<MapSpot> spots;
        for (const MapSpot spot : spotsOf(part, tile, box))
            spots.push_back(to(spot));
        if (const auto lies = tileOn(box, tile, spots))
            layTile(next, box, *lies);
    }
    for (DrawnSite site : *part.sites) {
        site.at = to(site.at);
        auto& sites = next.sites.edit();
        sites.insert(placeIn(sites, site.at), site);
    }
    for (DrawnFeature feature : *part.features) {
        feature.at = to(feature.at);
        auto& features = next.features.edit();
        features.insert(placeIn(features, feature.at), feature);
    }
    for (DrawnStart start : *part.start) {
        start.at = to(start.at);
        auto& hordes = next.start.edit();
        hordes.insert(placeIn(hordes, start.at), start);
    }
    for (const DrawnSpawn& spawn : *part.spawns)
        next.spawns.edit().push_back({spawn.number, to(spawn.at), turn(spawn.side), spawn.isLate});
    for (const DrawnExit& exit : *part.exits)
        next.exits.edit().push_back({to(exit.at), turn(exit.side)});
    for (DrawnWay way : *part.ways) {
        std::ranges::transform(way.spaces, way.spaces.begin(), to);
        next.ways.edit().push_back(std::move(way));
    }
    for (const DrawnBranch& branch : *part.branches)
        next.branches.edit().push_back({to(branch.from), to(branch.to), branch.rank});
    return next;
}

} // namespace

std::vector<MapSpot> rectangle(const MapState& state, MapSpot first, MapSpot last)
{
    std::vector<MapSpot> spots;
    if (first.map != last.map || first.map >= state.maps.size())
        return spots;
    const DrawnMap& map = *state.maps[first.map];
    const int left = std::max<int>(std::min(first.at.column, last.at.column), 0);
    const int right = std::min<int>(std::max(first.at.column, last.at.column), map.columns - 1);
    const int top = std::max<int>(std::min(first.at.row, last.at.row), 0);
    const int bottom =
        std::min<int>(std::max(first.at.row, last.at.row), static_cast<int>(map.rows.size()) - 1);
    for (int row = top; row <= bottom; ++row)
        for (int column = left; column <= right; ++column)
            spots.push_back({first.map, {static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)}});
    return spots;
}

MapState partOf(const MapState& state, const MapBox& box, std::span<const MapSpot> spots, Taking taking)
{
    const std::set<MapSpot> all(spots.begin(), spots.end());
    std::set<MapSpot> staying;
    std::vector<DrawnTile> whole;
    for (const DrawnTile& tile : *state.tiles) {
        const std::vector<MapSpot> covered = spotsOf(state, tile, box);
        const bool isWhole = std::ranges::all_of(covered, [&](MapSpot spot) { return all.contains(spot); });
        if (isWhole && !covered.empty())
            whole.push_back(tile);
        else if (taking == Taking::move)
            staying.insert(covered.begin(), covered.end());
    }
    Cell corner = spots.front().at;
    Cell end = spots.front().at;
    for (const MapSpot spot : spots) {
        corner = {std::min(corner.column, spot.at.column), std::min(corner.row, spot.at.row)};
        end = {std::max(end.column, spot.at.column), std::max(end.row, spot.at.row)};
    }
    const auto isIn = [&](MapSpot spot) { return all.contains(spot) && !staying.contains(spot); };
    const auto to = [&](MapSpot spot) { return MapSpot{0, spot.at.moved(-corner.column, -corner.row)}; };
    MapState part;
    part.maps.emplace_back(emptyMap(end.column - corner.column + 1, end.row - corner.row + 1));
    for (const MapSpot spot : spots)
        if (isIn(spot)) {
            part.setSign(to(spot), state.sign(spot));
            part.setLandByHand(to(spot), state.land(spot));
        }
    for (DrawnTile tile : whole) {
        tile.at = to(tile.at);
        layTile(part, box, tile);
    }
    const auto take = [&](const auto& from, auto& into) {
        for (auto one : *from)
            if (isIn(one.at)) {
                one.at = to(one.at);
                into.edit().push_back(one);
            }
    };
    take(state.sites, part.sites);
    take(state.start, part.start);
    for (DrawnFeature feature : *state.features)
        if (feature.spawn == 0 && isIn(feature.at)) {
            feature.at = to(feature.at);
            part.features.edit().push_back(feature);
        }
    if (taking == Taking::move)
        return part;
    take(state.spawns, part.spawns);
    take(state.exits, part.exits);
    for (DrawnWay way : *state.ways)
        if (std::ranges::all_of(way.spaces, isIn)) {
            std::ranges::transform(way.spaces, way.spaces.begin(), to);
            part.ways.edit().push_back(std::move(way));
        }
    for (const DrawnBranch& branch : *state.branches)
        if (isIn(branch.from) && isIn(branch.to))
            part.branches.edit().push_back({to(branch.from), to(branch.to), branch.rank});
    return part;
}

MapState posed(const MapState& part, const MapBox& box, MapPose pose)
{
    MapState next = part;
    const auto turned = [](Side side, int turns) {
        return static_cast<Side>((static_cast<int>(side) + turns) % 4);
    };
    if (pose.isFlipped) {
        const int columns = next.maps[0]->columns;
        next = led(
            next, box, columns, static_cast<int>(next.maps[0]->rows.size()),
            [&](MapSpot spot) {
                return MapSpot{0, {static_cast<std::int16_t>(columns - 1 - spot.at.column), spot.at.row}};
            },
            [&](Side side) { return side == Side::east || side == Side::west ? turned(side, 2) : side; });
    }
    for (int turn = 0; turn < pose.turns % 4; ++turn) {
        const auto rows = static_cast<int>(next.maps[0]->rows.size());
        next = led(
            next, box, rows, next.maps[0]->columns,
            [&](MapSpot spot) {
                return MapSpot{0, {static_cast<std::int16_t>(rows - 1 - spot.at.row), spot.at.column}};
            },
            [&](Side side) { return turned(side, 1); });
    }
    return next;
}

void insert(MapState& state, const MapBox& box, const MapState& part, MapSpot at)
{
    const auto to = [&](MapSpot spot) { return MapSpot{at.map, spot.at.moved(at.at.column, at.at.row)}; };
    const DrawnMap& from = *part.maps[0];
    for (int row = 0; row < static_cast<int>(from.rows.size()); ++row)
        for (int column = 0; column < from.columns; ++column) {
            const MapSpot spot{0, {static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)}};
            const MapSpot target = to(spot);
            if (part.land(spot) == 0 || !state.isInside(target))
                continue;
            constexpr std::array<MapLayer, 3> kThings{MapLayer::start, MapLayer::features, MapLayer::sites};
            for (const MapLayer layer : kThings)
                eraseFrom(state, box, {&target, 1}, layer, kAllMapPlayers);
            state.setSign(target, part.sign(spot));
            const auto missing = static_cast<MapPlayers>(part.land(spot) & ~state.land(target));
            state.setLandByHand(target, state.landByHand(target) | missing);
        }
    for (DrawnTile tile : *part.tiles) {
        tile.at = to(tile.at);
        layTile(state, box, tile);
    }
    for (DrawnSite site : *part.sites) {
        site.at = to(site.at);
        if (!state.isInside(site.at) || state.sites->size() >= kMostDrawnSites)
            continue;
        auto& sites = state.sites.edit();
        const auto place = placeIn(sites, site.at);
        if (place == sites.end() || place->at != site.at)
            sites.insert(place, site);
    }
    for (DrawnFeature feature : *part.features) {
        feature.at = to(feature.at);
        auto& features = state.features.edit();
        if (feature.spawn == 0 && state.isInside(feature.at) && features.size() < kMostDrawnFeatures)
            features.insert(std::ranges::upper_bound(features, feature.at, isBefore, &DrawnFeature::at),
                            feature);
    }
    for (DrawnStart start : *part.start) {
        start.at = to(start.at);
        auto& hordes = state.start.edit();
        const auto place = placeIn(hordes, start.at);
        if (state.isInside(start.at) && hordes.size() < kMostDrawnFeatures &&
            (place == hordes.end() || place->at != start.at))
            hordes.insert(place, start);
    }
    for (DrawnSpawn spawn : *part.spawns) {
        spawn.at = to(spawn.at);
        const MapSpot token = beside(spawn.at, spawn.side);
        if (state.spawn(spawn.number) != nullptr || state.land(spawn.at) == 0 || state.land(token) != 0 ||
            spawnAt(state, token) != nullptr || exitTokenAt(state, token))
            continue;
        auto& spawns = state.spawns.edit();
        spawns.insert(std::ranges::lower_bound(spawns, spawn.number, {}, &DrawnSpawn::number), spawn);
        if (const DrawnWay* const way = part.way(spawn.number)) {
            DrawnWay led = *way;
            std::ranges::transform(led.spaces, led.spaces.begin(), to);
            if (std::ranges::all_of(led.spaces, [&](MapSpot one) { return state.land(one) != 0; })) {
                auto& ways = state.ways.edit();
                std::erase_if(ways, [&](const DrawnWay& one) { return one.spawn == spawn.number; });
                ways.insert(std::ranges::lower_bound(ways, spawn.number, {}, &DrawnWay::spawn), led);
            }
        }
    }
    for (DrawnExit exit : *part.exits) {
        exit.at = to(exit.at);
        const MapSpot token = beside(exit.at, exit.side);
        if (state.exits->size() < kMostExits && state.land(exit.at) != 0 && state.land(token) == 0 &&
            spawnAt(state, token) == nullptr && !exitTokenAt(state, token))
            state.exits.edit().push_back(exit);
    }
    for (const DrawnBranch& branch : *part.branches) {
        const DrawnBranch led{to(branch.from), to(branch.to), branch.rank};
        const auto isSame = [&](const DrawnBranch& one) { return one.from == led.from && one.to == led.to; };
        if (state.branches->size() < kMostBranches && state.isInside(led.from) && state.isInside(led.to) &&
            std::ranges::none_of(*state.branches, isSame))
            state.branches.edit().push_back(led);
    }
    if (!part.branches->empty())
        sortBranches(state.branches.edit());
    findExits(state);
}

} // namespace tablewood::kingdom_rush
