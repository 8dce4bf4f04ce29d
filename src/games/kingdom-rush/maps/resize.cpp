#include "games/kingdom-rush/maps/resize.h"

#include "games/kingdom-rush/maps/lay.h"
#include "games/kingdom-rush/maps/lay_ends.h"

namespace tablewood::kingdom_rush {

namespace {

/// Takes away the entries of a list that say so; the list is copied only where there are some.
void dropFrom(auto& shared, auto&& isGone)
{
    if (std::ranges::any_of(*shared, isGone))
        std::erase_if(shared.edit(), isGone);
}

/// Takes away what lies on no space of a map any more; ways end before such a space.
void dropOutside(MapState& state)
{
    const auto isOut = [&](MapSpot spot) { return !state.isInside(spot); };
    const auto liesOut = [&](const auto& one) { return isOut(one.at); };
    for (const DrawnSpawn& spawn : std::vector<DrawnSpawn>(*state.spawns))
        if (liesOut(spawn))
            takeSpawn(state, spawn.number);
    dropFrom(state.exits, liesOut);
    dropFrom(state.sites, liesOut);
    dropFrom(state.start, liesOut);
    dropFrom(state.features,
             [&](const DrawnFeature& feature) { return feature.spawn == 0 && isOut(feature.at); });
    dropFrom(state.branches,
             [&](const DrawnBranch& branch) { return isOut(branch.from) || isOut(branch.to); });
    for (std::size_t i = 0; i < state.ways->size(); ++i)
        if (std::ranges::any_of((*state.ways)[i].spaces, isOut)) {
            auto& spaces = state.ways.edit()[i].spaces;
            spaces.erase(std::ranges::find_if(spaces, isOut), spaces.end());
        }
    dropFrom(state.ways, [](const DrawnWay& way) { return way.spaces.empty(); });
    findExits(state);
}

/// The names of spaces in what is kept as the file has it: marks, guests and the boss's track.
void dropNamesOutside(MapState& state)
{
    const auto isOut = [&](const std::string& name) {
        const std::size_t colon = name.find(':');
        const auto cell = Cell::fromText(colon == std::string::npos ? name : name.substr(colon + 1));
        const std::string key = colon == std::string::npos ? std::string() : name.substr(0, colon);
        for (std::uint8_t map = 0; map < state.maps.size(); ++map)
            if (cell && (key.empty() ? map == 0 : state.maps[map]->key == key))
                return !state.isInside({map, *cell});
        return true;
    };
    const ScenarioEntry& rest = *state.rest;
    if (rest.marks && std::ranges::any_of(*rest.marks, [&](const MarkEntry& mark) { return isOut(mark.at); }))
        std::erase_if(*state.rest.edit().marks, [&](const MarkEntry& mark) { return isOut(mark.at); });
    const auto standsOut = [&](const GuestEntry& guest) { return guest.at && isOut(*guest.at); };
    if (rest.guests && std::ranges::any_of(*rest.guests, standsOut))
        for (GuestEntry& guest : *state.rest.edit().guests)
            if (standsOut(guest))
                guest.at.reset();
    if (rest.boss && std::ranges::any_of(rest.boss->track, isOut)) {
        auto& track = state.rest.edit().boss->track;
        track.erase(std::ranges::find_if(track, isOut), track.end());
    }
}

} // namespace

void setSize(MapState& state, const MapBox& box, std::uint8_t map, int columns, int rows)
{
    if (columns == state.maps[map]->columns && rows == static_cast<int>(state.maps[map]->rows.size()))
        return;
    DrawnMap& drawn = state.maps[map].edit();
    const auto width = static_cast<std::size_t>(columns);
    drawn.columns = columns;
    drawn.rows.resize(static_cast<std::size_t>(rows));
    for (Shared<DrawnRow>& row : drawn.rows) {
        if (row->signs.size() == width)
            continue;
        DrawnRow& line = row.edit();
        line.signs.resize(width, kNoMapSpace);
        line.byHand.resize(width, '\0');
        line.byTile.resize(width, '\0');
    }
    // What is left of a tile that lay across the edge is land that was drawn.
    const auto isCut = [&](const DrawnTile& tile) {
        return tile.at.map == map &&
               spotsOf(state, tile, box).size() != box.content().mapTiles[tile.kind].cells.size();
    };
    for (const DrawnTile& tile : std::vector<DrawnTile>(*state.tiles))
        if (isCut(tile))
            for (const MapSpot spot : spotsOf(state, tile, box)) {
                state.setLandByTile(spot, state.landByTile(spot) & static_cast<MapPlayers>(~tile.players));
                state.setLandByHand(spot, state.landByHand(spot) | tile.players);
            }
    dropFrom(state.tiles, isCut);
    dropOutside(state);
    dropNamesOutside(state);
}

void setMaps(MapState& state, std::size_t count)
{
    if (count == state.maps.size() || count < 1 || count > kMostMaps)
        return;
    auto& modules = state.rest.edit().modules;
    std::erase(modules, Module::twoMaps);
    if (count < state.maps.size()) {
        state.maps.resize(count);
        state.rest.edit().reach.reset();
        dropFrom(state.tiles, [&](const DrawnTile& tile) { return tile.at.map >= count; });
        dropOutside(state);
        dropNamesOutside(state);
        return;
    }
    modules.push_back(Module::twoMaps);
    std::ranges::sort(modules);
    DrawnMap below = *state.maps[0];
    below.key = below.key == "below" ? "second" : "below";
    below.name = "Below";
    const auto width = static_cast<std::size_t>(below.columns);
    const Shared<DrawnRow> ground(DrawnRow{std::string(width, kGroundSign),
                                           std::string(width, static_cast<char>(kAllMapPlayers)),
                                           std::string(width, '\0')});
    std::ranges::fill(below.rows, ground);
    state.maps.emplace_back(std::move(below));
}

} // namespace tablewood::kingdom_rush
