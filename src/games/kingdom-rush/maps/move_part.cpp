#include "games/kingdom-rush/maps/lay.h"
#include "games/kingdom-rush/maps/lay_ends.h"
#include "games/kingdom-rush/maps/parcel.h"

#include <set>

namespace tablewood::kingdom_rush {

namespace {

MapSpot shifted(MapSpot spot, Cell by) { return {spot.map, spot.at.moved(by.column, by.row)}; }

/// Takes away the land of these spaces that does not belong to a tile that lies in part elsewhere, and all on
/// it.
void takeSpots(MapState& state, const MapBox& box, std::span<const MapSpot> spots)
{
    const std::set<MapSpot> all(spots.begin(), spots.end());
    for (std::size_t i = state.tiles->size(); i-- > 0;) {
        const std::vector<MapSpot> covered = spotsOf(state, (*state.tiles)[i], box);
        if (!covered.empty() &&
            std::ranges::all_of(covered, [&](MapSpot spot) { return all.contains(spot); }))
            takeTile(state, box, i, kAllMapPlayers);
    }
    for (const MapSpot spot : spots)
        if (state.landByTile(spot) == 0) {
            state.setLandByHand(spot, 0);
            fitToLand(state, spot);
        }
}

/// Why the tiles of a part find no place there.
MapRefusal needPlaceForTiles(const MapState& state, const MapBox& box, const MapState& part, MapSpot at)
{
    for (const DrawnTile& tile : *part.tiles)
        for (const MapSpot spot : spotsOf(part, tile, box)) {
            const MapSpot target{at.map, spot.at.moved(at.at.column, at.at.row)};
            if (const auto other = tileAt(state, box, target, tile.players))
                return Text(TW_TEXT("kingdom-rush", "Tile %1 lies there already."),
                            box.content().mapTiles[(*state.tiles)[*other].kind].key);
        }
    const DrawnMap& map = *part.maps[0];
    for (int row = 0; row < static_cast<int>(map.rows.size()); ++row)
        for (int column = 0; column < map.columns; ++column) {
            const MapSpot spot{0, {static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)}};
            if (part.land(spot) != 0 && !state.isInside({at.map, spot.at.moved(at.at.column, at.at.row)}))
                return Text(TW_TEXT("kingdom-rush", "That is beyond the edge of the map."));
        }
    return std::nullopt;
}

bool hasLand(const MapState& part)
{
    return std::ranges::any_of(part.maps[0]->rows, [](const Shared<DrawnRow>& row) {
        return row->signs.find_first_not_of(kNoMapSpace) != std::string::npos;
    });
}

} // namespace

MapRefusal moveSpots(MapState& state, const MapBox& box, std::span<const MapSpot> spots, Cell by)
{
    if (spots.empty())
        return Text(TW_TEXT("kingdom-rush", "Nothing lies there."));
    if (by == Cell{})
        return std::nullopt;
    const MapState part = partOf(state, box, spots, Taking::move);
    if (!hasLand(part))
        return Text(TW_TEXT("kingdom-rush", "Nothing lies there that can go by itself."));
    MapSpot at = spots.front();
    for (const MapSpot spot : spots)
        at.at = {std::min(at.at.column, spot.at.column), std::min(at.at.row, spot.at.row)};
    MapState next = state;
    takeSpots(next, box, spots);
    if (MapRefusal refusal = needPlaceForTiles(next, box, part, shifted(at, by)))
        return refusal;
    insert(next, box, part, shifted(at, by));
    const std::set<MapSpot> all(spots.begin(), spots.end());
    // What is beside the land, on a space that had none, may find no place.
    const auto isIn = [&](MapSpot spot) { return all.contains(spot) && state.isInside(shifted(spot, by)); };
    const auto go = [&](auto& list) {
        for (std::size_t i = 0; i < list->size(); ++i)
            if (isIn((*list)[i].at))
                list.edit()[i].at = shifted((*list)[i].at, by);
    };
    go(next.spawns);
    go(next.exits);
    for (std::size_t i = 0; i < next.ways->size(); ++i)
        if (std::ranges::all_of((*next.ways)[i].spaces, isIn))
            for (MapSpot& spot : next.ways.edit()[i].spaces)
                spot = shifted(spot, by);
    for (std::size_t i = 0; i < next.branches->size(); ++i)
        if (isIn((*next.branches)[i].from) && isIn((*next.branches)[i].to)) {
            DrawnBranch& branch = next.branches.edit()[i];
            branch = {shifted(branch.from, by), shifted(branch.to, by), branch.rank};
        }
    if (!next.branches.isThat(state.branches))
        sortBranches(next.branches.edit());
    findExits(next);
    state = std::move(next);
    return std::nullopt;
}

MapRefusal moveHighest(MapState& state, const MapBox& box, MapSpot spot, Cell by)
{
    const MapSpot target = shifted(spot, by);
    if (by == Cell{})
        return std::nullopt;
    MapState next = state;
    const auto keep = [&](MapRefusal refusal) {
        if (!refusal)
            state = std::move(next);
        return refusal;
    };
    if (const auto start = placeIn(*state.start, spot); start != state.start->end() && start->at == spot) {
        eraseFrom(next, box, {&spot, 1}, MapLayer::start, kAllMapPlayers);
        return keep(layStart(next, box, start->card, {&target, 1}));
    }
    std::vector<DrawnFeature> features;
    for (const DrawnFeature& feature : *state.features)
        if (feature.spawn == 0 && feature.at == spot)
            features.push_back(feature);
    if (!features.empty()) {
        eraseFrom(next, box, {&spot, 1}, MapLayer::features, kAllMapPlayers);
        for (const DrawnFeature& feature : features)
            if (MapRefusal refusal = layFeatures(next, feature, {&target, 1}))
                return refusal;
        return keep(std::nullopt);
    }
    if (const DrawnSpawn* const spawn = spawnAt(state, spot))
        return keep(laySpawn(next, spawn->number, target));
    if (const auto exit = exitTokenAt(state, spot)) {
        next.exits.edit().erase(next.exits.edit().begin() + static_cast<std::ptrdiff_t>(*exit));
        return keep(layExit(next, target));
    }
    if (const DrawnSite* const site = state.site(spot)) {
        eraseFrom(next, box, {&spot, 1}, MapLayer::sites, kAllMapPlayers);
        for (int count = 1; count <= kMaxPlayers; ++count) {
            const SiteColour colour = site->colours[static_cast<std::size_t>(count - 1)];
            if (colour == SiteColour::none)
                continue;
            if (MapRefusal refusal =
                    laySites(next, colour, {&target, 1}, static_cast<MapPlayers>(1 << (count - 1))))
                return refusal;
        }
        return keep(std::nullopt);
    }
    if (const auto tile = tileAt(state, box, spot, kAllMapPlayers))
        return moveSpots(state, box, spotsOf(state, (*state.tiles)[*tile], box), by);
    return moveSpots(state, box, {&spot, 1}, by);
}

MapRefusal turnTile(MapState& state, const MapBox& box, std::size_t tile, std::uint8_t turns)
{
    const DrawnTile before = (*state.tiles)[tile];
    const std::vector<MapSpot> spots = spotsOf(state, before, box);
    MapPose pose;
    pose.turns = static_cast<std::uint8_t>((turns + 4 - before.turns) % 4);
    const MapState part = posed(partOf(state, box, spots, Taking::move), box, pose);
    MapState next = state;
    takeSpots(next, box, spots);
    if (MapRefusal refusal = needPlaceForTiles(next, box, part, before.at))
        return refusal;
    insert(next, box, part, before.at);
    state = std::move(next);
    return std::nullopt;
}

} // namespace tablewood::kingdom_rush
