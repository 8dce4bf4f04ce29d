#include "games/kingdom-rush/maps/draw_way.h"
#include "games/kingdom-rush/maps/lay.h"
#include "games/kingdom-rush/maps/lay_ends.h"
#include "games/kingdom-rush/maps/map_form.h"
#include "games/kingdom-rush/maps/map_names.h"
#include "games/kingdom-rush/maps/parcel.h"
#include "games/kingdom-rush/view_builder.h"

namespace tablewood::kingdom_rush {

namespace {

constexpr int kMostTreasure = 6;
constexpr int kMostPairs = 9;
constexpr int kMostTurns = 4;
/// Of the way of a spawn; each has a form of its own besides.
constexpr int kMostForksShown = 16;

std::vector<MapFieldChoice> sideChoices(const MapState& state, MapSpot at, Side now)
{
    static const std::array<TextKey, 4> kTexts{
        TW_TEXT("kingdom-rush", "above"), TW_TEXT("kingdom-rush", "on the right"),
        TW_TEXT("kingdom-rush", "below"), TW_TEXT("kingdom-rush", "on the left")};
    const std::vector<Side> open = openSides(state, at);
    std::vector<MapFieldChoice> choices;
    for (std::size_t i = 0; i < kTexts.size(); ++i) {
        const auto side = static_cast<Side>(i);
        const MapSpot token = beside(at, side);
        const bool isFree = side == now || (std::ranges::find(open, side) != open.end() &&
                                            spawnAt(state, token) == nullptr && !exitTokenAt(state, token));
        if (isFree)
            choices.push_back({nameIn(side), Text(kTexts[i]), {}});
    }
    return choices;
}

/// Whether hordes that take a step come to an exit, and over how many spaces, by the steps they prefer.
std::optional<int> spacesToExit(const MapState& state, MapSpot step)
{
    std::vector<MapSpot> seen{step};
    while (exitAt(state, seen.back()) == 0) {
        const std::vector<MapSpot> next = stepsFrom(state, seen.back());
        if (next.empty() || std::ranges::find(seen, next.front()) != seen.end())
            return std::nullopt;
        seen.push_back(next.front());
    }
    return static_cast<int>(seen.size());
}

/// Which step hordes prefer at a fork; false where there is none.
bool addOrder(const MapState& state, MapSpot fork, const std::string& key, MapForm& form)
{
    const std::vector<MapSpot> steps = stepsFrom(state, fork);
    if (steps.size() < 2)
        return false;
    std::vector<MapFieldChoice> choices;
    for (const MapSpot step : steps) {
        const auto spaces = spacesToExit(state, step);
        choices.push_back({nameOfSpot(state, step),
                           spaces
                               ? Text(TW_TEXT("kingdom-rush", "On to %1, %2 to the exit"), step.at, *spaces)
                               : Text(TW_TEXT("kingdom-rush", "On to %1, to no exit"), step.at),
                           {}});
    }
    form.choice(key, Text(TW_TEXT("kingdom-rush", "At %1 hordes prefer"), fork.at),
                nameOfSpot(state, steps.front()), std::move(choices),
                [fork, steps](MapState& changed, const std::string& value) -> MapRefusal {
                    for (const MapSpot step : steps)
                        if (nameOfSpot(changed, step) == value)
                            return preferStep(changed, fork, step);
                    return std::nullopt;
                });
    return true;
}

void addSpawn(const MapState& state, const DrawnSpawn& spawn, MapForm& form)
{
    form.heading("spawn", nameOfSpawn(spawn.number));
    form.fact("spawn.number", Text(TW_TEXT("kingdom-rush", "Number")), std::to_string(spawn.number));
    form.fact("spawn.at", Text(TW_TEXT("kingdom-rush", "Beside")), nameOfSpot(state, spawn.at));
    form.choice("spawn.side", Text(TW_TEXT("kingdom-rush", "It lies")), nameIn(spawn.side),
                sideChoices(state, spawn.at, spawn.side),
                [number = spawn.number](MapState& changed, const std::string& value) -> MapRefusal {
                    for (DrawnSpawn& one : changed.spawns.edit())
                        if (one.number == number)
                            one.side = *named<Side>(value);
                    return std::nullopt;
                });
    const DrawnWay* const way = state.way(spawn.number);
    const bool isWhole = way != nullptr && exitAt(state, way->spaces.back()) > 0;
    form.fact("way.length",
              isWhole ? Text(TW_TEXT("kingdom-rush", "Spaces to the exit"))
                      : Text(TW_TEXT("kingdom-rush", "Spaces, to no exit yet")),
              std::to_string(way != nullptr ? way->spaces.size() : 0));
    if (way == nullptr)
        return;
    int forks = 0;
    for (const MapSpot space : way->spaces)
        if (forks < kMostForksShown && addOrder(state, space, "order." + nameOfSpot(state, space), form))
            ++forks;
}

void addExit(const MapState& state, std::size_t exit, MapForm& form)
{
    const DrawnExit& now = (*state.exits)[exit];
    form.heading("exit", Text(TW_TEXT("kingdom-rush", "Exit")));
    form.fact("exit.at", Text(TW_TEXT("kingdom-rush", "Beside")), nameOfSpot(state, now.at));
    form.choice("exit.side", Text(TW_TEXT("kingdom-rush", "It lies")), nameIn(now.side),
                sideChoices(state, now.at, now.side),
                [exit](MapState& changed, const std::string& value) -> MapRefusal {
                    changed.exits.edit()[exit].side = *named<Side>(value);
                    findExits(changed);
                    return std::nullopt;
                });
}

void addTile(const MapState& state, const MapBox& box, std::size_t number, MapForm& form)
{
    const DrawnTile& tile = (*state.tiles)[number];
    form.heading("tile", Text(TW_TEXT("kingdom-rush", "Tile %1"), box.content().mapTiles[tile.kind].key));
    std::vector<MapFieldChoice> turns;
    for (int turn = 0; turn < kMostTurns; ++turn)
        turns.push_back({std::to_string(turn), Text(TW_TEXT("kingdom-rush", "%1°"), turn * 90), {}});
    form.choice("tile.turns", Text(TW_TEXT("kingdom-rush", "Turned by")), std::to_string(tile.turns), turns,
                [number, &box](MapState& changed, const std::string& value) {
                    return turnTile(changed, box, number, static_cast<std::uint8_t>(value[0] - '0'));
                });
    form.players("tile.players", Text(TW_TEXT("kingdom-rush", "For")), tile.players,
                 [number, &box](MapState& changed, const std::string& value) -> MapRefusal {
                     const DrawnTile laid = (*changed.tiles)[number];
                     const MapPlayers players = playersOfDigits(value);
                     const auto added = static_cast<MapPlayers>(players & ~laid.players);
                     const std::vector<MapSpot> spots = spotsOf(changed, laid, box);
                     for (const MapSpot spot : spots)
                         if (tileAt(changed, box, spot, added))
                             return Text(TW_TEXT("kingdom-rush", "Another tile lies there for them."));
                     changed.tiles.edit()[number].players = players;
                     coverByTiles(changed, box, spots);
                     return std::nullopt;
                 });
}

void addSite(const DrawnSite& site, MapForm& form)
{
    form.heading("site", Text(TW_TEXT("kingdom-rush", "Building site")));
    for (int count = 1; count <= kMaxPlayers; ++count) {
        std::vector<MapFieldChoice> colours;
        for (std::size_t i = 0; i < static_cast<std::size_t>(SiteColour::none); ++i)
            if (const auto colour = static_cast<SiteColour>(i); hasColour(count, colour))
                colours.push_back({nameIn(colour), nameOf(colour), {}});
        colours.push_back({nameIn(SiteColour::none), Text(TW_TEXT("kingdom-rush", "no site")), {}});
        form.choice("site." + std::to_string(count), Text(TW_TEXT("kingdom-rush", "With %1 players"), count),
                    nameIn(site.colours[static_cast<std::size_t>(count - 1)]), std::move(colours),
                    [at = site.at, count](MapState& changed, const std::string& value) -> MapRefusal {
                        const SiteColour colour = *named<SiteColour>(value);
                        const auto players = static_cast<MapPlayers>(1 << (count - 1));
                        if (colour != SiteColour::none)
                            return laySites(changed, colour, {&at, 1}, players);
                        auto& sites = changed.sites.edit();
                        const auto place = placeIn(sites, at);
                        place->colours[static_cast<std::size_t>(count - 1)] = colour;
                        const auto isNone = [](SiteColour one) { return one == SiteColour::none; };
                        if (std::ranges::all_of(place->colours, isNone))
                            sites.erase(place);
                        return std::nullopt;
                    });
    }
}

void addFeature(const DrawnFeature& feature, std::size_t number, int place, MapForm& form)
{
    const std::string key = "feature." + std::to_string(place);
    form.heading(key, nameOfFeature(feature.kind));
    form.players(key + ".players", Text(TW_TEXT("kingdom-rush", "For")), feature.players,
                 [number](MapState& changed, const std::string& value) -> MapRefusal {
                     const DrawnFeature& before = (*changed.features)[number];
                     MapPlayers players = playersOfDigits(value);
                     if (before.spawn == 0 && (players & ~changed.land(before.at)) != 0)
                         return Text(TW_TEXT("kingdom-rush", "There is no land for all of them."));
                     for (std::size_t i = 0; i < changed.features->size(); ++i) {
                         const DrawnFeature& other = (*changed.features)[i];
                         if (i != number && other.spawn == before.spawn && other.at == before.at &&
                             (other.players & players) != 0)
                             return Text(TW_TEXT("kingdom-rush", "Something lies there for them already."));
                     }
                     changed.features.edit()[number].players = players;
                     return std::nullopt;
                 });
    const auto number6 = [&](const std::string& field, Text name, int value, int most,
                             int DrawnFeature::*member) {
        form.number(
            key + field, std::move(name), value, 0, most,
            [number, member](MapState& changed, int to) { changed.features.edit()[number].*member = to; });
    };
    if (feature.kind == FeatureKind::lava) {
        number6(".crystals", Text(TW_TEXT("kingdom-rush", "Crystals")), feature.crystals, kMostTreasure,
                &DrawnFeature::crystals);
        number6(".gold", Text(TW_TEXT("kingdom-rush", "Gold")), feature.gold, kMostTreasure,
                &DrawnFeature::gold);
    }
    if (feature.kind == FeatureKind::eventToken)
        number6(".pair", Text(TW_TEXT("kingdom-rush", "Number of its pair")), feature.pair, kMostPairs,
                &DrawnFeature::pair);
}

void addStart(const DrawnStart& start, const MapBox& box, MapForm& form)
{
    form.heading("start", Text(TW_TEXT("kingdom-rush", "Starting horde")));
    std::vector<MapFieldChoice> cards;
    for (const CardBack& back : box.backs())
        if (back.kind != CardKind::blank && back.kind != CardKind::event)
            cards.push_back({back.key, back.name, {}});
    form.choice("start.card", Text(TW_TEXT("kingdom-rush", "Card")), start.card, std::move(cards),
                [at = start.at](MapState& changed, const std::string& value) -> MapRefusal {
                    auto& hordes = changed.start.edit();
                    placeIn(hordes, at)->card = value;
                    return std::nullopt;
                });
}

/// A fork, and where hordes may go on to besides.
void addPath(const MapState& state, MapSpot spot, MapForm& form)
{
    std::vector<MapSpot> paths;
    for (const Cell cell : orthogonalNeighbours(spot.at))
        if (const MapSpot step{spot.map, cell}; state.sign(step) == kPathSign)
            paths.push_back(step);
    if (state.sign(spot) != kPathSign || paths.empty())
        return;
    form.heading("path", Text(TW_TEXT("kingdom-rush", "Path")));
    addOrder(state, spot, "order", form);
    std::vector<MapFieldChoice> choices;
    for (const MapSpot step : paths)
        choices.push_back({nameOfSpot(state, step), Text(TW_TEXT("kingdom-rush", "%1"), step.at), {}});
    std::vector<std::string> taken;
    for (const DrawnBranch& branch : *state.branches)
        if (branch.from == spot)
            taken.push_back(nameOfSpot(state, branch.to));
    form.choices("branches", Text(TW_TEXT("kingdom-rush", "Branches lead to")), taken, std::move(choices),
                 [spot, paths](MapState& changed, const std::string& value) {
                     std::vector<MapSpot> to;
                     for (const std::string& word : wordsIn(value))
                         for (const MapSpot step : paths)
                             if (nameOfSpot(changed, step) == word)
                                 to.push_back(step);
                     return setBranches(changed, spot, to);
                 });
}

} // namespace

MapForm formOfSpot(const MapState& state, const MapBox& box, MapSpot spot)
{
    MapForm form;
    const DrawnSpawn* const spawn = spawnAt(state, spot);
    if (const auto start = placeIn(*state.start, spot); start != state.start->end() && start->at == spot)
        addStart(*start, box, form);
    int place = 0;
    for (std::size_t i = 0; i < state.features->size(); ++i) {
        const DrawnFeature& feature = (*state.features)[i];
        const bool isHere =
            feature.spawn == 0 ? feature.at == spot : spawn != nullptr && feature.spawn == spawn->number;
        if (isHere)
            addFeature(feature, i, ++place, form);
    }
    if (spawn != nullptr)
        addSpawn(state, *spawn, form);
    if (const auto exit = exitTokenAt(state, spot))
        addExit(state, *exit, form);
    if (const DrawnSite* const site = state.site(spot))
        addSite(*site, form);
    addPath(state, spot, form);
    if (const auto tile = tileAt(state, box, spot, kAllMapPlayers))
        addTile(state, box, *tile, form);
    return form;
}

} // namespace tablewood::kingdom_rush
