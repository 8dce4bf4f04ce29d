#include "art/map_picture.h"

#include "art/map_tracks.h"

#include <algorithm>
#include <array>

namespace tablewood {

namespace {

/// More kinds of ground than this are none.
constexpr std::size_t kMostTerrains = 30;

MapPlayers bitsOf(int players)
{
    return players == 0 ? kAllMapPlayers : static_cast<MapPlayers>(1U << (players - 1));
}

QString words(const std::string& text) { return QString::fromStdString(text); }

} // namespace

MapPicture::MapPicture(const MapDocument& document, const MapView& view) : m_view(view)
{
    const std::vector<MapSheet> sheets = document.sheets();
    if (view.map < sheets.size()) {
        m_columns = sheets[view.map].columns;
        m_rows = sheets[view.map].rows;
    }
    m_ground.resize(indexOf(m_columns, m_rows) + 1);
    takeGround(document);
    const std::vector<MapWay> ways = view.hasWays ? document.ways() : std::vector<MapWay>();
    takeMarks(document, ways);
    takeTracks(ways);
}

void MapPicture::takeGround(const MapDocument& document)
{
    std::array<std::uint8_t, 256> terrainOf{};
    for (const MapTerrain& terrain : document.terrains()) {
        if (static_cast<std::size_t>(m_terrains.size()) == kMostTerrains)
            break;
        m_terrains.append(words(terrain.terrain));
        terrainOf[static_cast<unsigned char>(terrain.sign)] = static_cast<std::uint8_t>(m_terrains.size());
    }
    if (!m_view.shows(MapLayer::ground))
        return;
    // Which tile lies there for the players, and whether one does for others alone.
    constexpr int kNoTile = -1;
    constexpr int kForOthers = -2;
    std::vector<int> tileAt(m_ground.size(), kNoTile);
    int number = 0;
    for (const MapTileArea& tile : document.tiles()) {
        const bool isHere = (tile.players & bitsOf(m_view.players)) != 0;
        if (tile.map == m_view.map)
            for (const Cell cell : tile.cells)
                if (isNear(cell.column, cell.row)) {
                    int& at = tileAt[indexOf(cell.column, cell.row)];
                    if (isHere || at == kNoTile)
                        at = isHere ? number : kForOthers;
                }
        ++number;
    }
    for (int row = 0; row < m_rows; ++row) {
        const std::string_view signs = document.row(m_view.map, row);
        for (int column = 0; column < std::min(m_columns, static_cast<int>(signs.size())); ++column) {
            const std::size_t here = indexOf(column, row);
            const char sign = signs[static_cast<std::size_t>(column)];
            if (sign == kNoMapSpace || tileAt[here] == kForOthers)
                continue;
            m_ground[here].terrain = terrainOf[static_cast<unsigned char>(sign)];
            const auto isSeam = [&](std::size_t other) {
                return m_ground[other].terrain != 0 && tileAt[other] != tileAt[here];
            };
            m_ground[here].seams = static_cast<std::uint8_t>((isSeam(here - 1) ? 1 : 0) |
                                                             (isSeam(indexOf(column, row - 1)) ? 2 : 0));
        }
    }
}

void MapPicture::takeMarks(const MapDocument& document, const std::vector<MapWay>& ways)
{
    std::vector<std::pair<Cell, MapMark>> marks;
    for (const MapItem& item : document.items(m_view.players)) {
        if (item.at.map != m_view.map || !isNear(item.at.at.column, item.at.at.row) ||
            !m_view.shows(item.layer))
            continue;
        MapMark mark{item.layer,          words(item.terrain), words(item.figure),
                     words(item.variant), words(item.label),   0};
        if (item.layer == MapLayer::ends)
            for (const MapWay& way : ways)
                if (way.from == item.at)
                    mark.wayBegins = way.number;
        marks.emplace_back(item.at.at, std::move(mark));
    }
    std::ranges::stable_sort(
        marks, [](const auto& one, const auto& other) { return one.second.layer > other.second.layer; });
    m_marks = sorted(std::move(marks));
}

void MapPicture::takeTracks(const std::vector<MapWay>& ways)
{
    std::vector<std::pair<Cell, MapTrack>> tracks = tracksOf(ways, m_view.map);
    std::erase_if(tracks, [this](const auto& track) { return !isNear(track.first.column, track.first.row); });
    m_tracks = sorted(std::move(tracks));
}

template <typename Thing>
MapPicture::BySpace<Thing> MapPicture::sorted(std::vector<std::pair<Cell, Thing>> things) const
{
    std::ranges::stable_sort(things, {}, [this](const std::pair<Cell, Thing>& thing) {
        return indexOf(thing.first.column, thing.first.row);
    });
    BySpace<Thing> all;
    all.first.assign(m_ground.size() + 1, 0);
    all.things.reserve(things.size());
    for (std::pair<Cell, Thing>& thing : things) {
        ++all.first[indexOf(thing.first.column, thing.first.row) + 1];
        all.things.push_back(std::move(thing.second));
    }
    for (std::size_t i = 1; i < all.first.size(); ++i)
        all.first[i] += all.first[i - 1];
    return all;
}

template <typename Thing>
std::span<const Thing> MapPicture::at(const BySpace<Thing>& all, int column, int row) const
{
    if (!isNear(column, row))
        return {};
    const std::size_t here = indexOf(column, row);
    return std::span(all.things).subspan(all.first[here], all.first[here + 1] - all.first[here]);
}

QRect MapPicture::spaces() const
{
    const int before = m_view.hasCoordinates ? 2 : 1;
    return {-before, -before, m_columns + before + 1, m_rows + before + 1};
}

std::uint8_t MapPicture::terrainAt(int column, int row) const
{
    return isNear(column, row) ? m_ground[indexOf(column, row)].terrain : 0;
}

std::uint8_t MapPicture::seamsAt(int column, int row) const
{
    return isNear(column, row) ? m_ground[indexOf(column, row)].seams : 0;
}

std::span<const MapMark> MapPicture::marksAt(int column, int row) const { return at(m_marks, column, row); }

std::span<const MapTrack> MapPicture::tracksAt(int column, int row) const
{
    return at(m_tracks, column, row);
}

bool MapPicture::isChangedAt(const MapPicture& before, int column, int row) const
{
    if (m_ground[indexOf(column, row)].seams != before.m_ground[indexOf(column, row)].seams)
        return true;
    for (int down = -1; down <= 1; ++down)
        for (int across = -1; across <= 1; ++across)
            if (terrainAt(column + across, row + down) != before.terrainAt(column + across, row + down))
                return true;
    return !std::ranges::equal(marksAt(column, row), before.marksAt(column, row)) ||
           !std::ranges::equal(tracksAt(column, row), before.tracksAt(column, row));
}

QRegion MapPicture::changedSince(const MapPicture& before) const
{
    if (m_view != before.m_view || m_columns != before.m_columns || m_rows != before.m_rows ||
        m_terrains != before.m_terrains)
        return QRegion(spaces()) + QRegion(before.spaces());
    QRegion changed;
    for (int row = -1; row <= m_rows; ++row)
        for (int column = -1; column <= m_columns; ++column)
            if (isChangedAt(before, column, row))
                changed += QRect(column, row, 1, 1);
    return changed;
}

} // namespace tablewood
