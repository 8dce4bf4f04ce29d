#include "games/kingdom-rush/maps/map_file.h"
#include "games/kingdom-rush/maps/map_text.h"

#include <algorithm>

namespace tablewood::kingdom_rush {

namespace {

std::optional<std::vector<int>> unlessAll(MapPlayers players)
{
    if (players == kAllMapPlayers)
        return std::nullopt;
    return countsOf(players);
}

std::optional<int> unlessNone(int number) { return number == 0 ? std::nullopt : std::optional(number); }

/// Land that was drawn by hand for these players and no others, as a tile; nothing where there is none.
std::optional<LaidTileEntry> drawnLand(const MapState& state, std::uint8_t map, MapPlayers players)
{
    const DrawnMap& drawn = *state.maps[map];
    int left = kMostDrawnSide;
    int right = -1;
    int top = -1;
    int bottom = -1;
    for (int row = 0; row < static_cast<int>(drawn.rows.size()); ++row) {
        const std::string& line = drawn.rows[static_cast<std::size_t>(row)]->byHand;
        const std::size_t first = line.find(static_cast<char>(players));
        if (first == std::string::npos)
            continue;
        left = std::min(left, static_cast<int>(first));
        right = std::max(right, static_cast<int>(line.rfind(static_cast<char>(players))));
        top = top < 0 ? row : top;
        bottom = row;
    }
    if (top < 0)
        return std::nullopt;
    LaidTileEntry entry;
    entry.rows.emplace();
    for (int row = top; row <= bottom; ++row) {
        const std::string& line = drawn.rows[static_cast<std::size_t>(row)]->byHand;
        std::string& signs = entry.rows->emplace_back();
        for (int column = left; column <= right; ++column)
            signs += line[static_cast<std::size_t>(column)] == static_cast<char>(players) ? '.' : kNoMapSpace;
    }
    entry.at = nameOfSpot(state, {map, {static_cast<std::int16_t>(left), static_cast<std::int16_t>(top)}});
    entry.players = unlessAll(players);
    return entry;
}

void writeTiles(const MapState& state, const MapBox& box, ScenarioEntry& entry)
{
    for (const DrawnTile& tile : *state.tiles)
        entry.tiles.push_back({box.content().mapTiles[tile.kind].key, std::nullopt,
                               nameOfSpot(state, tile.at), unlessNone(tile.turns), unlessAll(tile.players)});
    for (std::uint8_t map = 0; map < state.maps.size(); ++map)
        for (MapPlayers players = kAllMapPlayers; players > 0; --players)
            if (auto land = drawnLand(state, map, players))
                entry.tiles.push_back(std::move(*land));
}

void writeWays(const MapState& state, ScenarioEntry& entry)
{
    for (const DrawnWay& way : *state.ways) {
        WayEntry& written = entry.ways.emplace_back();
        written.spawn = way.spawn;
        if (state.exits->size() > 1 || way.exit > 1)
            written.exit = way.exit;
        for (const MapSpot spot : way.spaces)
            written.spaces.push_back(nameOfSpot(state, spot));
    }
    if (state.branches->empty())
        return;
    entry.branches.emplace();
    for (const DrawnBranch& branch : *state.branches)
        entry.branches->push_back(
            {nameOfSpot(state, branch.from), nameOfSpot(state, branch.to), branch.rank});
}

void writeFeatures(const MapState& state, ScenarioEntry& entry)
{
    if (state.features->empty())
        return;
    entry.features.emplace();
    for (const DrawnFeature& feature : *state.features) {
        FeatureEntry& written = entry.features->emplace_back();
        written.kind = feature.kind;
        if (feature.spawn > 0)
            written.spawn = feature.spawn;
        else
            written.at = nameOfSpot(state, feature.at);
        written.crystals = unlessNone(feature.crystals);
        written.gold = unlessNone(feature.gold);
        written.pair = unlessNone(feature.pair);
        written.players = unlessAll(feature.players);
    }
}

/// Numbers of players with the same stacks stand in one entry.
void writeStacks(const MapState& state, ScenarioEntry& entry)
{
    entry.stacks = state.stacks->ofAll;
    std::vector<OtherStacksEntry> others;
    for (int players = 1; players <= kMaxPlayers; ++players) {
        const auto& own = state.stacks->own[static_cast<std::size_t>(players - 1)];
        if (!own)
            continue;
        const auto same = std::ranges::find(others, *own, &OtherStacksEntry::stacks);
        if (same == others.end())
            others.push_back({{players}, *own});
        else
            same->players.push_back(players);
    }
    if (!others.empty())
        entry.otherStacks = std::move(others);
}

} // namespace

std::vector<int> countsOf(MapPlayers players)
{
    std::vector<int> counts;
    for (int count = 1; count <= kMaxPlayers; ++count)
        if ((players >> (count - 1) & 1) != 0)
            counts.push_back(count);
    return counts;
}

ScenarioEntry entryOf(const MapState& state, const MapBox& box)
{
    ScenarioEntry entry = *state.rest;
    for (const Shared<DrawnMap>& map : state.maps) {
        MapEntry& written = entry.maps.emplace_back();
        written.key = map->key;
        written.name = map->name;
        for (const Shared<DrawnRow>& row : map->rows)
            written.rows.push_back(row->signs);
    }
    writeTiles(state, box, entry);
    for (const DrawnSpawn& spawn : *state.spawns)
        entry.spawns.push_back({spawn.number, nameOfSpot(state, spawn.at), spawn.side,
                                spawn.isLate ? std::optional(true) : std::nullopt});
    for (const DrawnExit& exit : *state.exits)
        entry.exits.push_back({nameOfSpot(state, exit.at), exit.side});
    writeWays(state, entry);
    for (const DrawnSite& site : *state.sites)
        entry.sites.push_back({nameOfSpot(state, site.at), {site.colours.begin(), site.colours.end()}});
    writeFeatures(state, entry);
    for (const DrawnStart& start : *state.start)
        entry.start.push_back({start.card, nameOfSpot(state, start.at)});
    writeStacks(state, entry);
    return entry;
}

std::string textOf(const MapState& state, const MapBox& box)
{
    Json written = Json::object();
    written["format"] = kFormat;
    written["game"] = kGameKey;
    const Json entry = toJson(entryOf(state, box));
    for (const auto& [key, value] : entry.items())
        if (!value.is_null())
            written[key] = value;
    if (!state.texts->is_null())
        written["texts"] = *state.texts;
    return textOfScenario(written);
}

} // namespace tablewood::kingdom_rush
