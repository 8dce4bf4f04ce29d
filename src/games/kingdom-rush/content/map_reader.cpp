#include "games/kingdom-rush/content/map_reader.h"

#include "games/kingdom-rush/content/parts.h"

namespace tablewood::kingdom_rush {

namespace {

constexpr int kMostTreasure = 6;
constexpr char kNoSpace = 'x';
constexpr std::array<Cell, 4> kAhead{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};

std::optional<Terrain> terrainOf(char sign)
{
    switch (sign) {
    case '.':
        return Terrain::ground;
    case '=':
        return Terrain::path;
    case '~':
        return Terrain::water;
    default:
        return std::nullopt;
    }
}

bool areBeside(const Space& one, const Space& other)
{
    return one.map == other.map &&
           std::abs(one.at.column - other.at.column) + std::abs(one.at.row - other.at.row) == 1;
}

} // namespace

Players playersOf(const std::vector<int>& counts, const Complaint& here)
{
    Players players{0};
    needCount(here, counts.size(), 1, kMaxPlayers);
    for (std::size_t i = 0; i < counts.size(); ++i)
        players.bits |=
            static_cast<std::uint8_t>(1 << (fitting(here, std::to_string(i), counts[i], 1, kMaxPlayers) - 1));
    return players;
}

MapReader::MapReader(const ScenarioEntry& entry, const Content& box, const Complaint& here,
                     Scenario& scenario)
    : m_scenario(&scenario)
{
    readMaps(entry.maps, here.at("maps"));
    if (!m_isDrawn)
        return;
    readTiles(entry.tiles, box, here.at("tiles"));
    needWhole(here.at("tiles"));
    readEnds(entry, here);
    readWays(entry, here);
    readSites(entry.sites, here.at("sites"));
    readFeatures(entry.features.value_or(std::vector<FeatureEntry>{}), here.at("features"));
    const std::vector<MarkEntry> marks = entry.marks.value_or(std::vector<MarkEntry>{});
    for (std::size_t i = 0; i < marks.size(); ++i) {
        const Complaint there = here.at("marks").at(i);
        there.key("key", marks[i].key);
        needNoSuchKey(there, marks[i].key, scenario.marks);
        scenario.marks.push_back({marks[i].key, spaceAt(marks[i].at, there.at("at"))});
    }
}

void MapReader::readMaps(const std::vector<MapEntry>& entries, const Complaint& here)
{
    needCount(here, entries.size(), 1, kMostMaps);
    m_isDrawn = !entries.empty() && entries.size() <= kMostMaps;
    for (std::size_t m = 0; m < entries.size(); ++m) {
        const MapEntry& entry = entries[m];
        const Complaint there = here.at(m);
        there.key("key", entry.key);
        needNoSuchKey(there, entry.key, m_scenario->maps);
        const bool isEven = areEven(there.at("rows"), entry.rows, kMostColumns, kMostRows);
        m_isDrawn = m_isDrawn && isEven;
        if (!isEven)
            continue;
        m_scenario->maps.push_back({entry.key, there.words("name", entry.name),
                                    static_cast<std::uint8_t>(entry.rows[0].size()),
                                    static_cast<std::uint8_t>(entry.rows.size())});
        for (std::size_t row = 0; row < entry.rows.size(); ++row)
            for (std::size_t column = 0; column < entry.rows[row].size(); ++column) {
                const char sign = entry.rows[row][column];
                const std::optional<Terrain> terrain = terrainOf(sign);
                there.at("rows").at(row).need(
                    terrain || sign == kNoSpace,
                    Text(TW_TEXT("content", "\"%1\" is no sign here"), said(std::string(1, sign))),
                    TW_TEXT("content", "Draw ground with ., paths with =, water with ~ and no space with x"));
                if (!terrain)
                    continue;
                Space space;
                space.map = static_cast<std::uint8_t>(m);
                space.at = {static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)};
                space.terrain = *terrain;
                space.players = {0};
                m_spaces[{static_cast<int>(m), space.at.row, space.at.column}] =
                    static_cast<std::uint8_t>(m_scenario->spaces.size());
                m_scenario->spaces.push_back(space);
            }
    }
    if (m_scenario->spaces.size() > kMostSpaces) {
        here.need(false,
                  Text(TW_TEXT("content", "there are %1 spaces"),
                       static_cast<std::int64_t>(m_scenario->spaces.size())),
                  Text(TW_TEXT("content", "Use at most %1"), static_cast<std::int64_t>(kMostSpaces)));
        m_isDrawn = false;
    }
}

MapReader::Place MapReader::placeAt(const std::string& name, const Complaint& here) const
{
    Place place;
    std::string cell = name;
    if (const std::size_t colon = name.find(':'); colon != std::string::npos) {
        cell = name.substr(colon + 1);
        const std::string key = name.substr(0, colon);
        const auto map = std::ranges::find(m_scenario->maps, key, &MapSize::key);
        here.need(map != m_scenario->maps.end(),
                  Text(TW_TEXT("content", "there is no map \"%1\""), said(key)),
                  TW_TEXT("content", "Use the key of one of \"maps\""));
        if (map == m_scenario->maps.end())
            return {kNone, {}};
        place.map = static_cast<std::uint8_t>(map - m_scenario->maps.begin());
    }
    const std::optional<Cell> at = Cell::fromText(cell);
    here.need(at.has_value(), Text(TW_TEXT("content", "\"%1\" is no space"), said(name)),
              TW_TEXT("content", "Use column and row such as E3, on a second map with its key: below:E3"));
    if (!at)
        return {kNone, {}};
    place.at = *at;
    return place;
}

std::string MapReader::nameOf(const Space& space) const
{
    return (space.map > 0 ? m_scenario->maps[space.map].key + ":" : std::string()) + space.at.text();
}

std::uint8_t MapReader::spaceAt(std::uint8_t map, Cell at) const
{
    const auto found = m_spaces.find({map, at.row, at.column});
    return found == m_spaces.end() ? kNone : found->second;
}

std::uint8_t MapReader::spaceAt(const std::string& name, const Complaint& here) const
{
    const Place place = placeAt(name, here);
    if (place.map == kNone)
        return kNone;
    const std::uint8_t number = spaceAt(place.map, place.at);
    here.need(number != kNone, Text(TW_TEXT("content", "there is no space %1"), said(name)),
              TW_TEXT("content", "Use one that the map's rows draw"));
    return number;
}

std::vector<std::uint8_t> MapReader::trackOf(const std::vector<std::string>& names,
                                             const Complaint& here) const
{
    std::vector<std::uint8_t> track;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const std::uint8_t number = spaceAt(names[i], here.at(i));
        if (number == kNone)
            continue;
        here.at(i).need(track.empty() || areBeside(space(track.back()), space(number)),
                        TW_TEXT("content", "this space is not beside the one before"),
                        TW_TEXT("content", "Go up, down, left or right, one space a step"));
        here.at(i).need(std::ranges::find(track, number) == track.end(),
                        TW_TEXT("content", "it is named twice"), TW_TEXT("content", "Remove one"));
        track.push_back(number);
    }
    return track;
}

bool MapReader::isEdge(std::uint8_t number, Side side) const
{
    const Cell step = kAhead[static_cast<std::size_t>(side)];
    return spaceAt(space(number).map, space(number).at.moved(step.column, step.row)) == kNone;
}

std::vector<std::uint8_t> MapReader::spotsOf(const Exit& exit) const
{
    std::vector<std::uint8_t> spots;
    const bool isUpright = exit.side == Side::east || exit.side == Side::west;
    for (int step = -1; step <= 1; ++step) {
        const std::uint8_t spot =
            spaceAt(space(exit.at).map, space(exit.at).at.moved(isUpright ? 0 : step, isUpright ? step : 0));
        if (spot != kNone)
            spots.push_back(spot);
    }
    return spots;
}

void MapReader::needThere(std::uint8_t number, Players players, const Complaint& here) const
{
    here.need(number == kNone || (players.bits & ~space(number).players.bits) == 0,
              TW_TEXT("content", "it lies on a tile that is not there for all these players"),
              TW_TEXT("content", "Leave it out where the tile is left out"));
}

void MapReader::readEnds(const ScenarioEntry& entry, const Complaint& here)
{
    needCount(here.at("spawns"), entry.spawns.size(), 1, kMostRoutes);
    for (std::size_t i = 0; i < entry.spawns.size(); ++i) {
        const Complaint there = here.at("spawns").at(i);
        Spawn spawn;
        spawn.number = fitting(there, "number", entry.spawns[i].number, 1, kMostRoutes);
        there.at("number").need(spawn.number == i + 1,
                                TW_TEXT("content", "the spawns are not in their order"),
                                TW_TEXT("content", "Number them from 1"));
        spawn.at = spaceAt(entry.spawns[i].at, there.at("at"));
        spawn.side = entry.spawns[i].side;
        spawn.isLate = entry.spawns[i].late.value_or(false);
        there.at("side").need(spawn.at == kNone || spawn.isLate || isEdge(spawn.at, spawn.side),
                              TW_TEXT("content", "a space is on this side, so that nothing comes in there"),
                              TW_TEXT("content", "Use a side on the edge of the map"));
        m_scenario->spawns.push_back(spawn);
    }
    needCount(here.at("exits"), entry.exits.size(), 1, 2);
    for (std::size_t i = 0; i < entry.exits.size(); ++i) {
        const Complaint there = here.at("exits").at(i);
        const Exit exit{spaceAt(entry.exits[i].at, there.at("at")), entry.exits[i].side};
        there.at("side").need(exit.at == kNone || isEdge(exit.at, exit.side),
                              TW_TEXT("content", "a space is on this side, so that nothing goes out there"),
                              TW_TEXT("content", "Use a side on the edge of the map"));
        m_scenario->exits.push_back(exit);
    }
}

void MapReader::addEdge(const Edge& edge)
{
    const auto isSame = [&](const Edge& other) { return other.from == edge.from && other.to == edge.to; };
    if (std::ranges::none_of(m_scenario->edges, isSame))
        m_scenario->edges.push_back(edge);
}

void MapReader::readWays(const ScenarioEntry& entry, const Complaint& here)
{
    std::vector<std::uint8_t> used;
    const auto needPath = [&](std::uint8_t number, const Complaint& there) {
        there.need(number == kNone || space(number).terrain == Terrain::path,
                   TW_TEXT("content", "this space is no path"),
                   TW_TEXT("content", "Use a space that is drawn with ="));
        needThere(number, Players{}, there);
        used.push_back(number);
    };
    here.at("ways").need(
        entry.ways.size() == m_scenario->spawns.size(),
        Text(TW_TEXT("content", "there are %1 ways"), static_cast<std::int64_t>(entry.ways.size())),
        Text(TW_TEXT("content", "Give one for each of the %1 spawns, in their order"),
             static_cast<std::int64_t>(m_scenario->spawns.size())));
    for (std::size_t i = 0; i < std::min(entry.ways.size(), m_scenario->spawns.size()); ++i) {
        const WayEntry& way = entry.ways[i];
        const Complaint there = here.at("ways").at(i);
        there.at("spawn").need(way.spawn == static_cast<int>(i + 1),
                               TW_TEXT("content", "the ways are not in the order of their spawns"),
                               TW_TEXT("content", "Number them from 1"));
        Route route;
        route.spawn = static_cast<std::uint8_t>(i + 1);
        const int exits = static_cast<int>(m_scenario->exits.size());
        route.exit = static_cast<std::uint8_t>(
            fitting(there, "exit", way.exit.value_or(1), 1, std::max(exits, 1)) - 1);
        route.spaces = trackOf(way.spaces, there.at("spaces"));
        for (std::size_t s = 0; s < route.spaces.size(); ++s)
            needPath(route.spaces[s], there.at("spaces").at(s));
        for (std::size_t s = 1; s < route.spaces.size(); ++s)
            addEdge({route.spaces[s - 1], route.spaces[s], 0});
        there.at("spaces").need(!route.spaces.empty() && route.spaces.front() == m_scenario->spawns[i].at,
                                TW_TEXT("content", "the way does not begin at its spawn"),
                                TW_TEXT("content", "Begin with the space of the spawn"));
        if (route.exit < exits && m_scenario->exits[route.exit].at != kNone && !route.spaces.empty()) {
            const std::vector<std::uint8_t> spots = spotsOf(m_scenario->exits[route.exit]);
            there.at("spaces").need(std::ranges::find(spots, route.spaces.back()) != spots.end(),
                                    TW_TEXT("content", "the way does not end at its exit"),
                                    TW_TEXT("content", "End on the exit's space, or beside it at the edge"));
        }
        m_scenario->routes.push_back(std::move(route));
    }
    const std::vector<BranchEntry> branches = entry.branches.value_or(std::vector<BranchEntry>{});
    for (std::size_t i = 0; i < branches.size(); ++i) {
        const Complaint there = here.at("branches").at(i);
        const Edge edge{spaceAt(branches[i].from, there.at("from")), spaceAt(branches[i].to, there.at("to")),
                        fitting(there, "rank", branches[i].rank, 0, 9)};
        needPath(edge.from, there.at("from"));
        needPath(edge.to, there.at("to"));
        if (edge.from == kNone || edge.to == kNone)
            continue;
        there.at("to").need(areBeside(space(edge.from), space(edge.to)),
                            TW_TEXT("content", "this space is not beside the one before"),
                            TW_TEXT("content", "Go up, down, left or right, one space a step"));
        addEdge(edge);
    }
    for (std::size_t i = 0; i < m_scenario->spaces.size(); ++i)
        here.at("ways").need(
            space(static_cast<std::uint8_t>(i)).terrain != Terrain::path ||
                std::ranges::find(used, static_cast<std::uint8_t>(i)) != used.end(),
            Text(TW_TEXT("content", "no way goes over the path at %1"), nameOf(m_scenario->spaces[i])),
            TW_TEXT("content", "Lead one there, or draw ground"));
}

void MapReader::readSites(const std::vector<SiteEntry>& entries, const Complaint& here)
{
    std::vector<std::uint8_t> taken;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const Complaint there = here.at(i);
        const std::uint8_t number = spaceAt(entries[i].at, there.at("at"));
        needCount(there.at("colours"), entries[i].colours.size(), kMaxPlayers, kMaxPlayers);
        if (number == kNone || entries[i].colours.size() != kMaxPlayers)
            continue;
        there.at("at").need(space(number).terrain == Terrain::ground,
                            TW_TEXT("content", "this space is no ground"),
                            TW_TEXT("content", "Use a space that is drawn with ."));
        there.at("at").need(std::ranges::find(taken, number) == taken.end(),
                            TW_TEXT("content", "it is named twice"), TW_TEXT("content", "Remove one"));
        taken.push_back(number);
        Players players{0};
        for (int count = 1; count <= kMaxPlayers; ++count) {
            const SiteColour colour = entries[i].colours[static_cast<std::size_t>(count - 1)];
            m_scenario->spaces[number].sites[static_cast<std::size_t>(count - 1)] = colour;
            if (colour == SiteColour::none)
                continue;
            players.bits |= static_cast<std::uint8_t>(1 << (count - 1));
            // Who plays alone has three colours.
            const int colours = count == 1 ? 3 : count;
            there.at("colours")
                .at(static_cast<std::size_t>(count - 1))
                .need(colour == SiteColour::white || static_cast<int>(colour) < colours,
                      Text(TW_TEXT("content", "%1 players have no such colour"), count),
                      Text(TW_TEXT("content", "Use the first %1, white or none"), colours));
        }
        needThere(number, players, there.at("colours"));
    }
}

void MapReader::readFeatures(const std::vector<FeatureEntry>& entries, const Complaint& here)
{
    needCount(here, entries.size(), 0, kMostFeatures);
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const FeatureEntry& entry = entries[i];
        const Complaint there = here.at(i);
        Feature feature;
        feature.kind = entry.kind;
        if (entry.players)
            feature.players = playersOf(*entry.players, there.at("players"));
        there.need(entry.at.has_value() != entry.spawn.has_value(),
                   TW_TEXT("content", "it is to lie on a space, or beside a spawn"),
                   TW_TEXT("content", "Give it either \"at\" or \"spawn\""));
        if (entry.at) {
            feature.at = spaceAt(*entry.at, there.at("at"));
            needThere(feature.at, feature.players, there.at("at"));
            const bool isSite =
                feature.at != kNone && std::ranges::any_of(space(feature.at).sites, [](SiteColour colour) {
                    return colour != SiteColour::none;
                });
            there.at("at").need(!isSite || isBlossom(entry.kind) || entry.kind == FeatureKind::tentacle,
                                TW_TEXT("content", "nothing can be built over it on this site"),
                                TW_TEXT("content", "Use another space"));
            const auto isThere = [&](const Feature& other) {
                return feature.at != kNone && other.at == feature.at &&
                       (other.players.bits & feature.players.bits) != 0;
            };
            there.at("at").need(std::ranges::none_of(m_scenario->features, isThere),
                                TW_TEXT("content", "something lies there already"),
                                TW_TEXT("content", "Use another space"));
        }
        there.at("spawn").need(!entry.spawn || waitsBesideSpawn(entry.kind),
                               TW_TEXT("content", "only event tokens and the cyclone lie beside a spawn"),
                               TW_TEXT("content", "Give it \"at\" and a space"));
        if (entry.spawn)
            feature.spawn =
                fitting(there, "spawn", *entry.spawn, 1, static_cast<int>(m_scenario->spawns.size()));
        const bool isPool = entry.kind == FeatureKind::lava;
        there.need(isPool || (!entry.crystals && !entry.gold), TW_TEXT("content", "only lava has treasure"),
                   TW_TEXT("content", "Remove crystals and gold"));
        feature.crystals = fitting(there, "crystals", entry.crystals.value_or(0), 0, kMostTreasure);
        feature.gold = fitting(there, "gold", entry.gold.value_or(0), 0, kMostTreasure);
        feature.pair = fitting(there, "pair", entry.pair.value_or(0), 0, 9);
        m_scenario->features.push_back(feature);
    }
}

} // namespace tablewood::kingdom_rush
