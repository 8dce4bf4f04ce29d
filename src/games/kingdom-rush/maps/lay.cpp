#include "games/kingdom-rush/maps/lay.h"

#include "games/kingdom-rush/maps/lay_ends.h"

#include <charconv>

namespace tablewood::kingdom_rush {

namespace {

Text beyondEdge() { return Text(TW_TEXT("kingdom-rush", "That is beyond the edge of the map.")); }
Text noLand(MapSpot spot) { return Text(TW_TEXT("kingdom-rush", "There is no land at %1."), spot.at); }
Text noStamp() { return Text(TW_TEXT("kingdom-rush", "There is no such piece.")); }

MapPlayers bitOf(int players) { return static_cast<MapPlayers>(1 << (players - 1)); }

/// The players among these for whom there is land.
MapPlayers there(const MapState& state, MapSpot spot, MapPlayers players)
{
    return state.land(spot) & players;
}

MapRefusal layTileStamp(MapState& state, const MapBox& box, const std::string& key,
                        std::span<const MapSpot> spots, MapPose pose, MapPlayers players)
{
    const std::uint8_t kind = box.tile(key);
    if (kind == kNone || spots.empty())
        return noStamp();
    const auto turns = turnsFor(box.content().mapTiles[kind], pose);
    if (!turns)
        return Text(TW_TEXT("kingdom-rush", "Tile %1 has one face: turn it instead."), key);
    return layTile(state, box, {kind, spots.front(), *turns, players});
}

} // namespace

StampKey StampKey::of(const std::string& key)
{
    const std::size_t colon = key.find(':');
    if (colon == std::string::npos)
        return {key, {}};
    return {key.substr(0, colon), key.substr(colon + 1)};
}

std::optional<char> signOf(const std::string& ground)
{
    if (ground == "ground")
        return kGroundSign;
    if (ground == "path")
        return kPathSign;
    if (ground == "water")
        return kWaterSign;
    return std::nullopt;
}

MapRefusal lay(MapState& state, const MapBox& box, const std::string& stamp, std::span<const MapSpot> spots,
               MapPose pose, MapPlayers players)
{
    const StampKey key = StampKey::of(stamp);
    players &= kAllMapPlayers;
    if (players == 0)
        return Text(TW_TEXT("kingdom-rush", "Choose for how many players."));
    if (key.kind == "ground")
        if (const auto sign = signOf(key.what))
            return layGround(state, *sign, spots, players);
    if (key.kind == "tile")
        return layTileStamp(state, box, key.what, spots, pose, players);
    if (key.kind == "site")
        if (const auto colour = named<SiteColour>(key.what); colour && *colour != SiteColour::none)
            return laySites(state, *colour, spots, players);
    if (key.kind == "spawn" && key.what.size() == 1 && !spots.empty())
        if (const int number = key.what[0] - '0'; number >= 1 && number <= static_cast<int>(kMostRoutes))
            return laySpawn(state, number, spots.front());
    if (key.kind == "exit" && !spots.empty())
        return layExit(state, spots.front());
    if (key.kind == "feature")
        if (const auto kind = named<FeatureKind>(key.what)) {
            DrawnFeature feature;
            feature.kind = *kind;
            feature.players = players;
            return layFeatures(state, feature, spots);
        }
    if (key.kind == "start")
        return layStart(state, box, key.what, spots);
    return noStamp();
}

MapRefusal layGround(MapState& state, char sign, std::span<const MapSpot> spots, MapPlayers players)
{
    return onEach(spots, [&](MapSpot spot) -> MapRefusal {
        if (!state.isInside(spot))
            return beyondEdge();
        state.setSign(spot, sign);
        const auto missing = static_cast<MapPlayers>(players & ~state.land(spot));
        state.setLandByHand(spot, state.landByHand(spot) | missing);
        return std::nullopt;
    });
}

MapRefusal layTile(MapState& state, const MapBox& box, DrawnTile tile)
{
    const MapTileShape& shape = box.content().mapTiles[tile.kind];
    if (std::ranges::find(*state.tiles, tile.kind, &DrawnTile::kind) != state.tiles->end())
        return Text(TW_TEXT("kingdom-rush", "Tile %1 is laid already, and there is one of it."), shape.key);
    const std::vector<MapSpot> spots = spotsOf(state, tile, box);
    if (spots.size() != shape.cells.size())
        return beyondEdge();
    for (const MapSpot spot : spots)
        if (const auto other = tileAt(state, box, spot, tile.players))
            return Text(TW_TEXT("kingdom-rush", "Tile %1 lies there already."),
                        box.content().mapTiles[(*state.tiles)[*other].kind].key);
    auto& tiles = state.tiles.edit();
    tiles.insert(std::ranges::lower_bound(tiles, tile.kind, {}, &DrawnTile::kind), tile);
    for (const MapSpot spot : spots) {
        state.setLandByTile(spot, state.landByTile(spot) | tile.players);
        state.setLandByHand(spot, state.landByHand(spot) & static_cast<MapPlayers>(~tile.players));
        if (state.sign(spot) == kNoMapSpace)
            state.setSign(spot, kGroundSign);
    }
    return std::nullopt;
}

bool hasColour(int players, SiteColour colour)
{
    constexpr int kAlone = 3;
    return colour == SiteColour::white || static_cast<int>(colour) < (players == 1 ? kAlone : players);
}

MapRefusal laySites(MapState& state, SiteColour colour, std::span<const MapSpot> spots, MapPlayers players)
{
    MapPlayers fitting = 0;
    for (int count = 1; count <= kMaxPlayers; ++count)
        if ((players & bitOf(count)) != 0 && hasColour(count, colour))
            fitting |= bitOf(count);
    if (fitting == 0)
        return Text(TW_TEXT("kingdom-rush", "So many players have no such colour."));
    return onEach(spots, [&](MapSpot spot) -> MapRefusal {
        const MapPlayers wanted = there(state, spot, fitting);
        if (wanted == 0)
            return noLand(spot);
        if (state.sign(spot) != kGroundSign)
            return Text(TW_TEXT("kingdom-rush", "Sites lie on ground, and %1 is none."), spot.at);
        const DrawnSite* const before = state.site(spot);
        if (before == nullptr && state.sites->size() >= kMostDrawnSites)
            return Text(TW_TEXT("kingdom-rush", "The map has as many sites as it can have."));
        DrawnSite site = before != nullptr ? *before : DrawnSite{spot, {}};
        if (before == nullptr)
            site.colours.fill(SiteColour::none);
        for (int count = 1; count <= kMaxPlayers; ++count)
            if ((wanted & bitOf(count)) != 0)
                site.colours[static_cast<std::size_t>(count - 1)] = colour;
        if (before != nullptr && before->colours == site.colours)
            return std::nullopt;
        auto& sites = state.sites.edit();
        const auto place = placeIn(sites, spot);
        if (place != sites.end() && place->at == spot)
            *place = site;
        else
            sites.insert(place, site);
        return std::nullopt;
    });
}

MapRefusal layFeatures(MapState& state, const DrawnFeature& feature, std::span<const MapSpot> spots)
{
    return onEach(spots, [&](MapSpot spot) -> MapRefusal {
        DrawnFeature laid = feature;
        if (const DrawnSpawn* const spawn = spawnAt(state, spot)) {
            if (!waitsBesideSpawn(feature.kind))
                return Text(TW_TEXT("kingdom-rush", "That does not lie beside a spawn."));
            laid.spawn = spawn->number;
        } else {
            laid.at = spot;
            laid.players = there(state, spot, feature.players);
            if (laid.players == 0)
                return noLand(spot);
            const bool isBuiltOver = isBlossom(feature.kind) || feature.kind == FeatureKind::tentacle;
            if (state.site(spot) != nullptr && !isBuiltOver)
                return Text(TW_TEXT("kingdom-rush", "Nothing can be built over it on a site."));
        }
        if (state.features->size() >= kMostDrawnFeatures)
            return Text(TW_TEXT("kingdom-rush", "The map has as many features as it can have."));
        const auto isHere = [&](const DrawnFeature& one) {
            return one.spawn == laid.spawn && (laid.spawn > 0 || one.at == laid.at);
        };
        for (const DrawnFeature& one : *state.features)
            if (isHere(one) && one.kind == laid.kind && (laid.players & ~one.players) == 0)
                return std::nullopt;
        auto& features = state.features.edit();
        for (DrawnFeature& one : features) {
            if (!isHere(one))
                continue;
            if (one.kind == laid.kind) {
                laid.players |= one.players;
                laid.crystals = one.crystals;
                laid.gold = one.gold;
                laid.pair = one.pair;
                one.players = 0;
            } else {
                one.players &= static_cast<MapPlayers>(~laid.players);
            }
        }
        std::erase_if(features, [](const DrawnFeature& one) { return one.players == 0; });
        features.insert(std::ranges::upper_bound(features, laid.at, isBefore, &DrawnFeature::at), laid);
        return std::nullopt;
    });
}

MapRefusal layStart(MapState& state, const MapBox& box, const std::string& card,
                    std::span<const MapSpot> spots)
{
    const CardBack* const back = box.back(card);
    if (back == nullptr)
        return noStamp();
    if (back->kind == CardKind::blank || back->kind == CardKind::event)
        return Text(TW_TEXT("kingdom-rush", "This card is no horde."));
    return onEach(spots, [&](MapSpot spot) -> MapRefusal {
        if (state.land(spot) == 0)
            return noLand(spot);
        if (state.sign(spot) != kPathSign)
            return Text(TW_TEXT("kingdom-rush", "Hordes stand on paths, and %1 is none."), spot.at);
        const auto found = placeIn(*state.start, spot);
        const bool isThere = found != state.start->end() && found->at == spot;
        if (isThere && found->card == card)
            return std::nullopt;
        if (!isThere && state.start->size() >= kMostDrawnFeatures)
            return Text(TW_TEXT("kingdom-rush", "The map has as many hordes as it can have."));
        auto& start = state.start.edit();
        const auto place = placeIn(start, spot);
        if (isThere)
            place->card = card;
        else
            start.insert(place, {card, spot});
        return std::nullopt;
    });
}

} // namespace tablewood::kingdom_rush
