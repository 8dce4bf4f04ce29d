#include "content/content_folder.h"
#include "games/kingdom-rush/content/map_reader.h"
#include "games/kingdom-rush/content/parts.h"
#include "games/kingdom-rush/maps/map_file.h"

#include <algorithm>
#include <set>

namespace tablewood::kingdom_rush {

namespace {

constexpr std::string_view kSigns = ".=~";

/// Fills a state with the entries of a file; complains of what cannot be kept.
class StateReader
{
public:
    StateReader(ScenarioEntry& entry, const MapBox& box, const Complaint& here, MapState& state)
        : m_entry(&entry), m_box(&box), m_here(here), m_state(&state)
    {
    }

    void read()
    {
        readMaps();
        if (!m_isDrawn)
            return;
        readTiles();
        readEnds();
        readWays();
        readThings();
        readStacks();
    }

private:
    void readMaps();
    void readTiles();
    void readEnds();
    void readWays();
    void readThings();
    void readStacks();
    std::optional<MapSpot> spotAt(const std::string& name, const Complaint& here) const;
    /// The numbers of players of an entry: all where it says nothing.
    MapPlayers playersIn(const Maybe<std::vector<int>>& counts, const Complaint& here) const;
    void needPlace(std::size_t count, std::size_t most, const Complaint& here) const;

    ScenarioEntry* m_entry;
    const MapBox* m_box;
    Complaint m_here;
    MapState* m_state;
    bool m_isDrawn = false;
};

void StateReader::needPlace(std::size_t count, std::size_t most, const Complaint& here) const
{
    needCount(here, count, 0, most);
}

void StateReader::readMaps()
{
    const Complaint here = m_here.at("maps");
    needCount(here, m_entry->maps.size(), 1, kMostMaps);
    m_isDrawn = !m_entry->maps.empty() && m_entry->maps.size() <= kMostMaps;
    std::set<std::string> keys;
    for (std::size_t m = 0; m < m_entry->maps.size(); ++m) {
        MapEntry& entry = m_entry->maps[m];
        const Complaint there = here.at(m);
        there.key("key", entry.key);
        there.at("key").need(keys.insert(entry.key).second,
                             Text(TW_TEXT("content", "two entries have the key \"%1\""), said(entry.key)),
                             TW_TEXT("content", "Rename one"));
        const bool isEven = areEven(there.at("rows"), entry.rows, kMostDrawnSide, kMostDrawnSide);
        m_isDrawn = m_isDrawn && isEven;
        if (!m_isDrawn)
            continue;
        DrawnMap map{entry.key, entry.name, static_cast<int>(entry.rows[0].size()), {}};
        for (std::size_t row = 0; row < entry.rows.size(); ++row) {
            const std::string& signs = entry.rows[row];
            const std::size_t strange = signs.find_first_not_of(std::string(kSigns) + kNoMapSpace);
            there.at("rows").at(row).need(
                strange == std::string::npos,
                Text(TW_TEXT("content", "\"%1\" is no sign here"),
                     said(strange == std::string::npos ? std::string() : signs.substr(strange, 1))),
                TW_TEXT("content", "Draw ground with ., paths with =, water with ~ and no space with x"));
            map.rows.emplace_back(
                DrawnRow{signs, std::string(signs.size(), '\0'), std::string(signs.size(), '\0')});
        }
        m_state->maps.emplace_back(std::move(map));
    }
}

std::optional<MapSpot> StateReader::spotAt(const std::string& name, const Complaint& here) const
{
    MapSpot spot;
    std::string cell = name;
    if (const std::size_t colon = name.find(':'); colon != std::string::npos) {
        const std::string key = name.substr(0, colon);
        cell = name.substr(colon + 1);
        const auto map =
            std::ranges::find_if(m_state->maps, [&](const Shared<DrawnMap>& one) { return one->key == key; });
        here.need(map != m_state->maps.end(), Text(TW_TEXT("content", "there is no map \"%1\""), said(key)),
                  TW_TEXT("content", "Use the key of one of \"maps\""));
        if (map == m_state->maps.end())
            return std::nullopt;
        spot.map = static_cast<std::uint8_t>(map - m_state->maps.begin());
    }
    const std::optional<Cell> at = Cell::fromText(cell);
    here.need(at.has_value(), Text(TW_TEXT("content", "\"%1\" is no space"), said(name)),
              TW_TEXT("content", "Use column and row such as E3, on a second map with its key: below:E3"));
    if (!at)
        return std::nullopt;
    spot.at = *at;
    return spot;
}

MapPlayers StateReader::playersIn(const Maybe<std::vector<int>>& counts, const Complaint& here) const
{
    return counts ? playersOf(*counts, here).bits : kAllMapPlayers;
}

void StateReader::readTiles()
{
    const Complaint here = m_here.at("tiles");
    needPlace(m_entry->tiles.size(), kMostNamedTiles, here);
    if (m_entry->tiles.size() > kMostNamedTiles)
        return;
    for (std::size_t i = 0; i < m_entry->tiles.size(); ++i) {
        const LaidTileEntry& entry = m_entry->tiles[i];
        const Complaint there = here.at(i);
        const auto at = spotAt(entry.at, there.at("at"));
        const MapPlayers players = playersIn(entry.players, there.at("players"));
        there.need(entry.tile.has_value() != entry.rows.has_value(),
                   TW_TEXT("content", "it is to be a tile of the box, or one of its own"),
                   TW_TEXT("content", "Give it either \"tile\" or \"rows\""));
        if (!at)
            continue;
        if (entry.tile) {
            const std::uint8_t kind = numberOf(there.at("tile"), *entry.tile, m_box->content().mapTiles);
            const std::uint8_t turns = fitting(there, "turns", entry.turns.value_or(0), 0, 3);
            if (kind == kNone)
                continue;
            const DrawnTile tile{kind, *at, turns, players};
            m_state->tiles.edit().push_back(tile);
            for (const MapSpot spot : spotsOf(*m_state, tile, *m_box))
                m_state->setLandByTile(spot, m_state->landByTile(spot) | players);
        } else if (entry.rows && areEven(there.at("rows"), *entry.rows, kMostDrawnSide, kMostDrawnSide)) {
            for (std::size_t row = 0; row < entry.rows->size(); ++row)
                for (std::size_t column = 0; column < (*entry.rows)[row].size(); ++column) {
                    const MapSpot spot{at->map,
                                       at->at.moved(static_cast<int>(column), static_cast<int>(row))};
                    if ((*entry.rows)[row][column] != kNoMapSpace)
                        m_state->setLandByHand(spot, m_state->landByHand(spot) | players);
                }
        }
    }
    std::ranges::stable_sort(m_state->tiles.edit(), {}, &DrawnTile::kind);
    for (std::uint8_t map = 0; map < m_state->maps.size(); ++map)
        for (int row = 0; row < static_cast<int>(m_state->maps[map]->rows.size()); ++row)
            for (int column = 0; column < m_state->maps[map]->columns; ++column) {
                const MapSpot spot{map, {static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)}};
                const bool isDrawn = m_state->sign(spot) != kNoMapSpace;
                if (isDrawn && m_state->land(spot) == 0)
                    m_state->setLandByHand(spot, kAllMapPlayers);
                m_state->setLandByHand(spot, isDrawn || m_state->landByTile(spot) != 0
                                                 ? m_state->landByHand(spot) &
                                                       static_cast<MapPlayers>(~m_state->landByTile(spot))
                                                 : MapPlayers{0});
                if (!isDrawn && m_state->landByTile(spot) != 0)
                    m_state->setSign(spot, kSigns[0]);
            }
}

void StateReader::readEnds()
{
    const Complaint spawns = m_here.at("spawns");
    needPlace(m_entry->spawns.size(), kMostRoutes, spawns);
    std::set<int> numbers;
    for (std::size_t i = 0; i < m_entry->spawns.size(); ++i) {
        const SpawnEntry& entry = m_entry->spawns[i];
        const Complaint there = spawns.at(i);
        there.within("number", entry.number, 1, kMostRoutes);
        there.at("number").need(numbers.insert(entry.number).second, TW_TEXT("content", "it is named twice"),
                                TW_TEXT("content", "Remove one"));
        if (const auto at = spotAt(entry.at, there.at("at")))
            m_state->spawns.edit().push_back({entry.number, *at, entry.side, entry.late.value_or(false)});
    }
    std::ranges::sort(m_state->spawns.edit(), {}, &DrawnSpawn::number);
    const Complaint exits = m_here.at("exits");
    needPlace(m_entry->exits.size(), kMostExits, exits);
    for (std::size_t i = 0; i < m_entry->exits.size(); ++i)
        if (const auto at = spotAt(m_entry->exits[i].at, exits.at(i).at("at")))
            m_state->exits.edit().push_back({*at, m_entry->exits[i].side});
}

void StateReader::readWays()
{
    const Complaint ways = m_here.at("ways");
    needPlace(m_entry->ways.size(), kMostRoutes, ways);
    std::set<int> numbers;
    for (std::size_t i = 0; i < m_entry->ways.size(); ++i) {
        const WayEntry& entry = m_entry->ways[i];
        const Complaint there = ways.at(i);
        there.within("spawn", entry.spawn, 1, kMostRoutes);
        there.at("spawn").need(numbers.insert(entry.spawn).second, TW_TEXT("content", "it is named twice"),
                               TW_TEXT("content", "Remove one"));
        needPlace(entry.spaces.size(), kMostWaySpaces, there.at("spaces"));
        DrawnWay way{entry.spawn, entry.exit.value_or(1), {}};
        there.within("exit", way.exit, 1, static_cast<int>(kMostExits));
        for (std::size_t s = 0; s < entry.spaces.size(); ++s)
            if (const auto spot = spotAt(entry.spaces[s], there.at("spaces").at(s)))
                way.spaces.push_back(*spot);
        if (!way.spaces.empty())
            m_state->ways.edit().push_back(std::move(way));
    }
    std::ranges::sort(m_state->ways.edit(), {}, &DrawnWay::spawn);
    const auto branches = m_entry->branches.value_or(std::vector<BranchEntry>{});
    needPlace(branches.size(), kMostBranches, m_here.at("branches"));
    for (std::size_t i = 0; i < branches.size(); ++i) {
        const Complaint there = m_here.at("branches").at(i);
        const auto from = spotAt(branches[i].from, there.at("from"));
        const auto to = spotAt(branches[i].to, there.at("to"));
        if (from && to)
            m_state->branches.edit().push_back({*from, *to, branches[i].rank});
    }
    sortBranches(m_state->branches.edit());
}

void StateReader::readThings()
{
    needPlace(m_entry->sites.size(), kMostDrawnSites, m_here.at("sites"));
    for (std::size_t i = 0; i < m_entry->sites.size(); ++i) {
        const SiteEntry& entry = m_entry->sites[i];
        const Complaint there = m_here.at("sites").at(i);
        needCount(there.at("colours"), entry.colours.size(), kMaxPlayers, kMaxPlayers);
        const auto at = spotAt(entry.at, there.at("at"));
        if (!at || entry.colours.size() != kMaxPlayers)
            continue;
        DrawnSite site{*at, {}};
        std::ranges::copy(entry.colours, site.colours.begin());
        if (std::ranges::any_of(site.colours, [](SiteColour colour) { return colour != SiteColour::none; }))
            m_state->sites.edit().push_back(site);
    }
    auto& sites = m_state->sites.edit();
    std::ranges::stable_sort(sites, isBefore, &DrawnSite::at);
    sites.erase(std::unique(sites.begin(), sites.end(),
                            [](const DrawnSite& a, const DrawnSite& b) { return a.at == b.at; }),
                sites.end());
    const auto features = m_entry->features.value_or(std::vector<FeatureEntry>{});
    needPlace(features.size(), kMostDrawnFeatures, m_here.at("features"));
    for (std::size_t i = 0; i < features.size(); ++i) {
        const FeatureEntry& entry = features[i];
        const Complaint there = m_here.at("features").at(i);
        there.need(entry.at.has_value() != entry.spawn.has_value(),
                   TW_TEXT("content", "it is to lie on a space, or beside a spawn"),
                   TW_TEXT("content", "Give it either \"at\" or \"spawn\""));
        DrawnFeature feature;
        feature.kind = entry.kind;
        if (entry.at) {
            const auto at = spotAt(*entry.at, there.at("at"));
            if (!at)
                continue;
            feature.at = *at;
        }
        if (entry.spawn) {
            there.within("spawn", *entry.spawn, 1, kMostRoutes);
            feature.spawn = *entry.spawn;
        }
        feature.crystals = entry.crystals.value_or(0);
        feature.gold = entry.gold.value_or(0);
        feature.pair = entry.pair.value_or(0);
        feature.players = playersIn(entry.players, there.at("players"));
        m_state->features.edit().push_back(feature);
    }
    std::ranges::stable_sort(m_state->features.edit(), isBefore, &DrawnFeature::at);
    needPlace(m_entry->start.size(), kMostDrawnFeatures, m_here.at("start"));
    for (std::size_t i = 0; i < m_entry->start.size(); ++i)
        if (const auto at = spotAt(m_entry->start[i].at, m_here.at("start").at(i).at("at")))
            m_state->start.edit().push_back({m_entry->start[i].card, *at});
    std::ranges::stable_sort(m_state->start.edit(), isBefore, &DrawnStart::at);
}

void StateReader::readStacks()
{
    const auto needFew = [&](const CardStacks& stacks, const Complaint& here) {
        needPlace(stacks.size(), kMostRoutes, here);
    };
    DrawnStacks& stacks = m_state->stacks.edit();
    stacks.ofAll = m_entry->stacks;
    needFew(stacks.ofAll, m_here.at("stacks"));
    const auto others = m_entry->otherStacks.value_or(std::vector<OtherStacksEntry>{});
    for (std::size_t i = 0; i < others.size(); ++i) {
        const Complaint there = m_here.at("otherStacks").at(i);
        needFew(others[i].stacks, there.at("stacks"));
        const MapPlayers players = playersOf(others[i].players, there.at("players")).bits;
        for (const int count : countsOf(players))
            stacks.own[static_cast<std::size_t>(count - 1)] = others[i].stacks;
    }
}

} // namespace

MapFile readMapFile(const std::string& text, const std::string& file)
{
    Faults faults;
    MapFile read;
    gather(faults, [&] {
        Json json = withoutFormat(parseJson(text, file, kMostMapText), file);
        if (const auto game = json.find("game"); game != json.end()) {
            if (*game != kGameKey)
                throw Fault(file + ": /game", TW_TEXT("content", "it is a map of another game"),
                            TW_TEXT("content", "Open it with that game"));
            json.erase("game");
        }
        if (const auto texts = json.find("texts"); texts != json.end()) {
            read.texts = *texts;
            json.erase("texts");
        }
        read.entry = fromJson<ScenarioEntry>(json, file, &faults);
    });
    if (!faults.empty())
        throw InputErrors(std::move(faults));
    return read;
}

MapState readState(const std::string& text, const std::string& file, const MapBox& box)
{
    MapFile read = readMapFile(text, file);
    Faults faults;
    MapState state;
    StateReader(read.entry, box, Complaint(file, "", kContext, faults), state).read();
    if (!faults.empty())
        throw InputErrors(std::move(faults));
    ScenarioEntry& rest = read.entry;
    rest.maps = {};
    rest.tiles = {};
    rest.spawns = {};
    rest.exits = {};
    rest.ways = {};
    rest.branches = {};
    rest.sites = {};
    rest.features = {};
    rest.start = {};
    rest.stacks = {};
    rest.otherStacks = {};
    state.rest = Shared<ScenarioEntry>(std::move(rest));
    state.texts = Shared<Json>(std::move(read.texts));
    return state;
}

} // namespace tablewood::kingdom_rush
