#include "games/kingdom-rush/maps/lay.h"
#include "games/kingdom-rush/maps/lay_ends.h"

namespace tablewood::kingdom_rush {

namespace {

bool eraseStart(MapState& state, MapSpot spot)
{
    const auto found = placeIn(*state.start, spot);
    if (found == state.start->end() || found->at != spot)
        return false;
    auto& start = state.start.edit();
    start.erase(placeIn(start, spot));
    return true;
}

bool eraseFeatures(MapState& state, MapSpot spot, MapPlayers players)
{
    const DrawnSpawn* const spawn = spawnAt(state, spot);
    const auto isHere = [&](const DrawnFeature& one) {
        return (one.players & players) != 0 &&
               (spawn != nullptr ? one.spawn == spawn->number : one.spawn == 0 && one.at == spot);
    };
    if (std::ranges::none_of(*state.features, isHere))
        return false;
    auto& features = state.features.edit();
    for (DrawnFeature& one : features)
        if (isHere(one))
            one.players &= static_cast<MapPlayers>(~players);
    std::erase_if(features, [](const DrawnFeature& one) { return one.players == 0; });
    return true;
}

bool eraseEnd(MapState& state, MapSpot spot)
{
    if (const DrawnSpawn* const spawn = spawnAt(state, spot)) {
        takeSpawn(state, spawn->number);
        return true;
    }
    if (const auto exit = exitTokenAt(state, spot)) {
        takeExit(state, *exit);
        return true;
    }
    return false;
}

bool eraseSite(MapState& state, MapSpot spot, MapPlayers players)
{
    const DrawnSite* const site = state.site(spot);
    if (site == nullptr)
        return false;
    DrawnSite left = *site;
    for (std::size_t count = 0; count < kMaxPlayers; ++count)
        if ((players >> count & 1) != 0)
            left.colours[count] = SiteColour::none;
    if (left.colours == site->colours)
        return false;
    auto& sites = state.sites.edit();
    const auto place = placeIn(sites, spot);
    if (std::ranges::all_of(left.colours, [](SiteColour colour) { return colour == SiteColour::none; }))
        sites.erase(place);
    else
        *place = left;
    return true;
}

bool eraseGround(MapState& state, const MapBox& box, MapSpot spot, MapPlayers players)
{
    bool isDone = false;
    while (const auto tile = tileAt(state, box, spot, players)) {
        takeTile(state, box, *tile, players);
        isDone = true;
    }
    const MapPlayers left = state.landByHand(spot) & static_cast<MapPlayers>(~players);
    if (left != state.landByHand(spot)) {
        state.setLandByHand(spot, left);
        fitToLand(state, spot);
        isDone = true;
    }
    return isDone;
}

bool eraseLayer(MapState& state, const MapBox& box, MapSpot spot, MapLayer layer, MapPlayers players)
{
    switch (layer) {
    case MapLayer::start:
        return eraseStart(state, spot);
    case MapLayer::features:
        return eraseFeatures(state, spot, players);
    case MapLayer::ends:
        return eraseEnd(state, spot);
    case MapLayer::sites:
        return eraseSite(state, spot, players);
    case MapLayer::ground:
        return eraseGround(state, box, spot, players);
    }
    return false;
}

} // namespace

std::optional<std::size_t> tileAt(const MapState& state, const MapBox& box, MapSpot spot, MapPlayers players)
{
    if ((state.landByTile(spot) & players) == 0)
        return std::nullopt;
    for (std::size_t i = 0; i < state.tiles->size(); ++i) {
        const DrawnTile& tile = (*state.tiles)[i];
        const std::vector<MapSpot> spots = spotsOf(state, tile, box);
        if ((tile.players & players) != 0 && std::ranges::find(spots, spot) != spots.end())
            return i;
    }
    return std::nullopt;
}

void takeTile(MapState& state, const MapBox& box, std::size_t tile, MapPlayers players)
{
    const std::vector<MapSpot> spots = spotsOf(state, (*state.tiles)[tile], box);
    auto& tiles = state.tiles.edit();
    tiles[tile].players &= static_cast<MapPlayers>(~players);
    if (tiles[tile].players == 0)
        tiles.erase(tiles.begin() + static_cast<std::ptrdiff_t>(tile));
    coverByTiles(state, box, spots);
}

void coverByTiles(MapState& state, const MapBox& box, std::span<const MapSpot> spots)
{
    for (const MapSpot spot : spots) {
        MapPlayers players = 0;
        // In a file that was read, tiles may lie over each other.
        for (const DrawnTile& tile : *state.tiles) {
            const std::vector<MapSpot> covered = spotsOf(state, tile, box);
            if (std::ranges::find(covered, spot) != covered.end())
                players |= tile.players;
        }
        state.setLandByTile(spot, players);
        state.setLandByHand(spot, state.landByHand(spot) & static_cast<MapPlayers>(~players));
        fitToLand(state, spot);
    }
}

void fitToLand(MapState& state, MapSpot spot)
{
    const auto missing = static_cast<MapPlayers>(kAllMapPlayers & ~state.land(spot));
    if (missing == 0)
        return;
    eraseSite(state, spot, missing);
    const auto isHere = [&](const DrawnFeature& one) {
        return one.spawn == 0 && one.at == spot && (one.players & missing) != 0;
    };
    if (std::ranges::any_of(*state.features, isHere)) {
        auto& features = state.features.edit();
        for (DrawnFeature& one : features)
            if (isHere(one))
                one.players &= static_cast<MapPlayers>(~missing);
        std::erase_if(features, [](const DrawnFeature& one) { return one.players == 0; });
    }
    if (missing != kAllMapPlayers)
        return;
    eraseStart(state, spot);
    state.setSign(spot, kNoMapSpace);
}

MapRefusal eraseFrom(MapState& state, const MapBox& box, std::span<const MapSpot> spots,
                     std::optional<MapLayer> layer, MapPlayers players)
{
    return onEach(spots, [&](MapSpot spot) -> MapRefusal {
        if (layer) {
            if (eraseLayer(state, box, spot, *layer, players))
                return std::nullopt;
        } else {
            for (std::size_t i = 0; i < kMapLayers; ++i)
                if (eraseLayer(state, box, spot, static_cast<MapLayer>(i), players))
                    return std::nullopt;
        }
        return Text(TW_TEXT("kingdom-rush", "Nothing lies there."));
    });
}

} // namespace tablewood::kingdom_rush
