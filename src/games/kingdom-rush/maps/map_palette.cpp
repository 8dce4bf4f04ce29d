#include "games/kingdom-rush/maps/kingdom_map.h"
#include "games/kingdom-rush/maps/lay.h"
#include "games/kingdom-rush/maps/map_names.h"

#include <algorithm>

namespace tablewood::kingdom_rush {

namespace {

MapGroup tileGroup(const MapState& state, const MapBox& box)
{
    MapGroup group{"tiles", Text(TW_TEXT("kingdom-rush", "Map tiles")), {}};
    const auto& shapes = box.content().mapTiles;
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        MapStamp& stamp = group.stamps.emplace_back();
        stamp.key = "tile:" + shapes[i].key;
        stamp.layer = MapLayer::ground;
        stamp.name = Text(TW_TEXT("kingdom-rush", "Tile %1"), shapes[i].key);
        stamp.terrain = "meadow";
        stamp.label = shapes[i].key;
        stamp.left = std::ranges::find(*state.tiles, i, &DrawnTile::kind) == state.tiles->end() ? 1 : 0;
        stamp.cells = shapes[i].cells;
    }
    return group;
}

MapGroup groundGroup(const std::vector<MapTerrain>& terrains)
{
    MapGroup group{"ground", Text(TW_TEXT("kingdom-rush", "Ground")), {}};
    for (const MapTerrain& terrain : terrains) {
        MapStamp& stamp = group.stamps.emplace_back();
        stamp.key = terrain.sign == kGroundSign ? "ground:ground" : "ground:" + terrain.terrain;
        stamp.layer = MapLayer::ground;
        stamp.name = terrain.name;
        stamp.terrain = terrain.terrain;
    }
    return group;
}

MapGroup siteGroup(int players)
{
    MapGroup group{"sites", Text(TW_TEXT("kingdom-rush", "Building sites")), {}};
    for (std::size_t i = 0; i < static_cast<std::size_t>(SiteColour::none); ++i) {
        const auto colour = static_cast<SiteColour>(i);
        MapStamp& stamp = group.stamps.emplace_back();
        stamp.key = "site:" + nameIn(colour);
        stamp.layer = MapLayer::sites;
        stamp.name = nameOfSite(colour);
        stamp.terrain = "site-" + nameIn(colour);
        if (players > 0 && !hasColour(players, colour)) {
            stamp.left = 0;
            stamp.hint = Text(TW_TEXT("kingdom-rush", "So many players have no such colour."));
        }
    }
    return group;
}

MapGroup endGroup(const MapState& state)
{
    MapGroup group{"ends", Text(TW_TEXT("kingdom-rush", "Spawns and exits")), {}};
    for (int number = 1; number <= static_cast<int>(kMostRoutes); ++number) {
        MapStamp& stamp = group.stamps.emplace_back();
        stamp.key = "spawn:" + std::to_string(number);
        stamp.layer = MapLayer::ends;
        stamp.name = nameOfSpawn(number);
        stamp.figure = "spawn";
        stamp.variant = std::to_string(number);
        stamp.left = state.spawn(number) == nullptr ? 1 : 0;
    }
    MapStamp& exit = group.stamps.emplace_back();
    exit.key = "exit";
    exit.layer = MapLayer::ends;
    exit.name = Text(TW_TEXT("kingdom-rush", "Exit"));
    exit.figure = "exit";
    exit.variant = "exit";
    exit.left = static_cast<int>(kMostExits) - static_cast<int>(state.exits->size());
    exit.left = std::max(exit.left, 0);
    return group;
}

MapGroup featureGroup()
{
    MapGroup group{"features", Text(TW_TEXT("kingdom-rush", "Features")), {}};
    for (std::size_t i = 0; i < enumNames(FeatureKind{}).size(); ++i) {
        const auto kind = static_cast<FeatureKind>(i);
        MapStamp& stamp = group.stamps.emplace_back();
        stamp.key = "feature:" + nameIn(kind);
        stamp.layer = MapLayer::features;
        stamp.name = nameOfFeature(kind);
        stamp.hint = hintOfFeature(kind);
        stamp.figure = "feature";
        stamp.variant = nameIn(kind);
    }
    return group;
}

MapGroup startGroup(const std::vector<MapCard>& cards, const MapBox& box)
{
    MapGroup group{"start", Text(TW_TEXT("kingdom-rush", "Starting hordes")), {}};
    for (const MapCard& card : cards) {
        const CardBack* const back = box.back(card.key);
        if (back == nullptr || back->kind == CardKind::blank || back->kind == CardKind::event)
            continue;
        MapStamp& stamp = group.stamps.emplace_back();
        stamp.key = "start:" + card.key;
        stamp.layer = MapLayer::start;
        stamp.name = card.name;
        stamp.figure = "wave";
        stamp.variant = card.variant;
        stamp.label = card.label;
        stamp.left = std::max(card.copies - card.used, 0);
    }
    return group;
}

} // namespace

std::vector<MapGroup> KingdomMap::palette(int players) const
{
    return {tileGroup(now(), *m_box), groundGroup(terrains()), siteGroup(players),
            endGroup(now()),          featureGroup(),          startGroup(cards(players), *m_box)};
}

} // namespace tablewood::kingdom_rush
