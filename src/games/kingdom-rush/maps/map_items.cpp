#include "games/kingdom-rush/maps/kingdom_map.h"
#include "games/kingdom-rush/maps/lay.h"
#include "games/kingdom-rush/maps/lay_ends.h"
#include "games/kingdom-rush/maps/map_names.h"

namespace tablewood::kingdom_rush {

namespace {

bool isFor(MapPlayers players, int count) { return count == 0 || (players >> (count - 1) & 1) != 0; }

MapItem featureItem(const DrawnFeature& feature, MapSpot at)
{
    MapItem item;
    item.stamp = "feature:" + nameIn(feature.kind);
    item.layer = MapLayer::features;
    item.at = at;
    item.players = feature.players;
    item.figure = "feature";
    item.variant = nameIn(feature.kind);
    item.label = feature.pair > 0 ? std::to_string(feature.pair) : std::string();
    item.name = nameOfFeature(feature.kind);
    return item;
}

/// The colours of a site, each with the players who have it.
void addSite(const DrawnSite& site, std::vector<MapItem>& items, int players)
{
    for (std::size_t colour = 0; colour < static_cast<std::size_t>(SiteColour::none); ++colour) {
        MapItem item;
        item.players = 0;
        for (std::size_t count = 0; count < kMaxPlayers; ++count)
            if (site.colours[count] == static_cast<SiteColour>(colour))
                item.players |= static_cast<MapPlayers>(1 << count);
        if (item.players == 0 || !isFor(item.players, players))
            continue;
        const std::string name = nameIn(static_cast<SiteColour>(colour));
        item.stamp = "site:" + name;
        item.layer = MapLayer::sites;
        item.at = site.at;
        item.terrain = "site-" + name;
        item.name = nameOfSite(static_cast<SiteColour>(colour));
        items.push_back(std::move(item));
    }
}

/// What lies on a map for so many players, or on one spot of it, the lowest first.
std::vector<MapItem> itemsOf(const MapState& state, const MapBox& box, int players,
                             std::optional<MapSpot> only = {})
{
    std::vector<MapItem> items;
    const auto isAsked = [&](MapSpot spot) { return !only || *only == spot; };
    if (only) {
        if (const DrawnSite* const site = state.site(*only))
            addSite(*site, items, players);
    } else {
        items.reserve(state.sites->size() + state.features->size() + state.start->size());
        for (const DrawnSite& site : *state.sites)
            addSite(site, items, players);
    }
    for (const DrawnExit& exit : *state.exits)
        if (const MapSpot token = beside(exit.at, exit.side); isAsked(token))
            items.push_back({"exit",
                             MapLayer::ends,
                             token,
                             kAllMapPlayers,
                             {},
                             "exit",
                             "exit",
                             {},
                             Text(TW_TEXT("kingdom-rush", "Exit"))});
    for (const DrawnSpawn& spawn : *state.spawns)
        if (const MapSpot token = beside(spawn.at, spawn.side); isAsked(token)) {
            const std::string number = std::to_string(spawn.number);
            items.push_back({"spawn:" + number,
                             MapLayer::ends,
                             token,
                             kAllMapPlayers,
                             {},
                             "spawn",
                             number,
                             {},
                             nameOfSpawn(spawn.number)});
        }
    for (const DrawnFeature& feature : *state.features) {
        const DrawnSpawn* const spawn = state.spawn(feature.spawn);
        const MapSpot at = spawn != nullptr ? beside(spawn->at, spawn->side) : feature.at;
        if (isFor(feature.players, players) && (feature.spawn == 0 || spawn != nullptr) && isAsked(at))
            items.push_back(featureItem(feature, at));
    }
    for (const DrawnStart& start : *state.start) {
        if (!isAsked(start.at))
            continue;
        const CardBack* const back = box.back(start.card);
        items.push_back({"start:" + start.card,
                         MapLayer::start,
                         start.at,
                         kAllMapPlayers,
                         {},
                         "back",
                         back != nullptr ? back->variant : "blank",
                         back != nullptr ? back->label : "?",
                         back != nullptr ? back->name : Text(TW_TEXT("kingdom-rush", "Unknown card"))});
    }
    return items;
}

} // namespace

std::vector<MapItem> KingdomMap::items(int players) const { return itemsOf(now(), *m_box, players); }

std::vector<Text> KingdomMap::wordsAt(MapSpot spot, int players) const
{
    const MapState& state = now();
    std::vector<Text> words;
    const char sign = state.sign(spot);
    if (sign == kNoMapSpace || !isFor(state.land(spot), players))
        words.push_back(Text(TW_TEXT("kingdom-rush", "No land")));
    else
        for (const MapTerrain& terrain : terrains())
            if (terrain.sign == sign)
                words.push_back(terrain.name);
    const MapPlayers bits = players == 0 ? kAllMapPlayers : static_cast<MapPlayers>(1 << (players - 1));
    if (const auto tile = tileAt(state, *m_box, spot, bits))
        words.push_back(Text(TW_TEXT("kingdom-rush", "Tile %1"),
                             m_box->content().mapTiles[(*state.tiles)[*tile].kind].key));
    for (const DrawnWay& way : *state.ways)
        for (std::size_t i = 0; i < way.spaces.size(); ++i)
            if (way.spaces[i] == spot)
                words.push_back(i + 1 < way.spaces.size()
                                    ? Text(TW_TEXT("kingdom-rush", "Way of spawn %1, on to %2"), way.spawn,
                                           way.spaces[i + 1].at)
                                    : Text(TW_TEXT("kingdom-rush", "Way of spawn %1 ends"), way.spawn));
    for (const MapItem& item : itemsOf(state, *m_box, players, spot))
        words.push_back(item.layer == MapLayer::start
                            ? Text(TW_TEXT("kingdom-rush", "Starting horde: %1"), item.name)
                            : item.name);
    return words;
}

std::string KingdomMap::stampAt(MapSpot spot, int players) const
{
    const MapState& state = now();
    std::string stamp;
    MapLayer layer = MapLayer::ground;
    for (const MapItem& item : itemsOf(state, *m_box, players, spot))
        if (stamp.empty() || item.layer <= layer) {
            stamp = item.stamp;
            layer = item.layer;
        }
    if (!stamp.empty())
        return stamp;
    switch (state.sign(spot)) {
    case kGroundSign:
        return "ground:ground";
    case kPathSign:
        return "ground:path";
    case kWaterSign:
        return "ground:water";
    default:
        return {};
    }
}

} // namespace tablewood::kingdom_rush
