#include "app/maps/map_seen.h"

#include <algorithm>

namespace tablewood {

namespace {

QRect round(QPoint place) { return {place - QPoint(1, 1), QSize(3, 3)}; }

/// What is in one list and not in the other.
template <class Thing, class Visit>
void eachDiffering(const std::vector<Thing>& one, const std::vector<Thing>& other, const Visit& visit)
{
    if (one == other)
        return;
    for (const auto& [these, those] : {std::pair(&one, &other), std::pair(&other, &one)})
        for (const Thing& thing : *these)
            if (std::ranges::find(*those, thing) == those->end())
                visit(thing);
}

} // namespace

MapSeen::MapSeen(const MapDocument& map, const MapLooking& looking)
    : m_plan(map.sheets()), m_looking(looking), m_tiles(map.tiles()), m_items(map.items(looking.players)),
      m_ways(map.ways())
{
    const std::vector<MapSheet> sheets = map.sheets();
    for (std::size_t index = 0; index < sheets.size(); ++index) {
        Sheet sheet{sheets[index].columns, {}};
        for (int row = 0; row < sheets[index].rows; ++row)
            sheet.rows.emplace_back(map.row(static_cast<std::uint8_t>(index), row));
        m_sheets.push_back(std::move(sheet));
    }
}

void MapSeen::addGround(QRegion& region, const MapSeen& other) const
{
    for (std::size_t map = 0; map < m_sheets.size(); ++map)
        for (std::size_t row = 0; row < m_sheets[map].rows.size(); ++row) {
            const std::string& ours = m_sheets[map].rows[row];
            const std::string& theirs = other.m_sheets[map].rows[row];
            if (ours == theirs)
                continue;
            for (std::size_t column = 0; column < ours.size(); ++column)
                if (column >= theirs.size() || ours[column] != theirs[column])
                    region += round(m_plan.areas()[map].topLeft() +
                                    QPoint(static_cast<int>(column), static_cast<int>(row)));
        }
}

QRegion MapSeen::differing(const MapSeen& other) const
{
    if (m_plan != other.m_plan || m_looking != other.m_looking)
        return QRegion(m_plan.bounds().adjusted(-1, -1, 1, 1) | other.m_plan.bounds().adjusted(-1, -1, 1, 1));
    QRegion region;
    addGround(region, other);
    const auto add = [&](MapSpot spot) { region += round(m_plan.placeOf(spot)); };
    eachDiffering(m_items, other.m_items, [&](const MapItem& item) { add(item.at); });
    eachDiffering(m_tiles, other.m_tiles, [&](const MapTileArea& tile) {
        for (const Cell& cell : tile.cells)
            add({tile.map, cell});
    });
    // Ways that run side by side make room for each other.
    if (m_ways != other.m_ways)
        for (const std::vector<MapWay>* ways : {&m_ways, &other.m_ways})
            for (const MapWay& way : *ways) {
                for (const MapSpot& spot : way.spaces)
                    add(spot);
                for (const auto& end : {way.from, way.to})
                    if (end)
                        add(*end);
            }
    return region;
}

} // namespace tablewood
