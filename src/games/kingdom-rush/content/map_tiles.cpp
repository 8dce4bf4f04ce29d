#include "games/kingdom-rush/content/map_reader.h"
#include "games/kingdom-rush/content/parts.h"

/// How the reader of maps lays their tiles.
namespace tablewood::kingdom_rush {

namespace {

/// Where a cell of a tile lies in its box after quarter turns clockwise.
Cell turned(Cell cell, const MapTileShape& tile, int turns)
{
    int columns = tile.columns;
    int rows = tile.rows;
    for (int i = 0; i < turns; ++i) {
        cell = {static_cast<std::int16_t>(rows - 1 - cell.row), cell.column};
        std::swap(columns, rows);
    }
    return cell;
}

} // namespace

std::vector<Cell> MapReader::shapeOf(const LaidTileEntry& entry, int turns, const Content& box,
                                     const Complaint& here) const
{
    std::vector<Cell> cells;
    here.need(entry.tile.has_value() != entry.rows.has_value(),
              TW_TEXT("content", "it is to be a tile of the box, or to have a shape of its own"),
              TW_TEXT("content", "Give it either \"tile\" or \"rows\""));
    if (entry.rows) {
        const Complaint rows = here.at("rows");
        here.at("turns").need(!entry.turns, TW_TEXT("content", "a tile of its own shape is not turned"),
                              TW_TEXT("content", "Draw it as it lies"));
        if (entry.tile || !areEven(rows, *entry.rows, kMostColumns, kMostRows))
            return cells;
        cells = cellsOf(*entry.rows, rows);
        rows.need(!cells.empty(), TW_TEXT("content", "the tile has no space"),
                  TW_TEXT("content", "Draw spaces with . and none with x"));
        return cells;
    }
    if (!entry.tile)
        return cells;
    const std::uint8_t number = numberOf(here.at("tile"), *entry.tile, box.mapTiles);
    if (number == kNone)
        return cells;
    here.at("tile").need(std::ranges::find(m_scenario->tiles, *entry.tile, &MapTile::key) ==
                             m_scenario->tiles.end(),
                         TW_TEXT("content", "this tile lies there twice"),
                         TW_TEXT("content", "There is one of each: use another"));
    const MapTileShape& shape = box.mapTiles[number];
    cells.reserve(shape.cells.size());
    for (const Cell cell : shape.cells)
        cells.push_back(turned(cell, shape, turns));
    return cells;
}

void MapReader::cover(const MapTile& tile, const Complaint& here)
{
    for (const Cell at : tile.cells) {
        const std::uint8_t covered = spaceAt(tile.map, at);
        here.need(covered != kNone,
                  Text(TW_TEXT("content", "the tile covers %1, where no space is drawn"), at.text()),
                  TW_TEXT("content", "Turn it, move it, or draw the space"));
        if (covered == kNone)
            continue;
        Space& space = m_scenario->spaces[covered];
        here.need((space.players.bits & tile.players.bits) == 0,
                  Text(TW_TEXT("content", "two tiles cover %1"), nameOf(space)),
                  TW_TEXT("content", "Move one"));
        space.players.bits |= tile.players.bits;
    }
}

void MapReader::readTiles(const std::vector<LaidTileEntry>& entries, const Content& box,
                          const Complaint& here)
{
    needCount(here, entries.size(), 1, kMostTiles);
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const LaidTileEntry& entry = entries[i];
        const Complaint there = here.at(i);
        MapTile tile;
        tile.key = entry.tile.value_or(std::string());
        tile.turns = fitting(there, "turns", entry.turns.value_or(0), 0, 3);
        tile.cells = shapeOf(entry, tile.turns, box, there);
        if (tile.cells.empty())
            continue;
        const Place place = placeAt(entry.at, there.at("at"));
        tile.map = place.map;
        tile.at = place.at;
        if (entry.players)
            tile.players = playersOf(*entry.players, there.at("players"));
        for (Cell& cell : tile.cells)
            cell = tile.at.moved(cell.column, cell.row);
        cover(tile, there);
        m_scenario->tiles.push_back(std::move(tile));
    }
    for (const Space& space : m_scenario->spaces)
        here.need(space.players.bits != 0, Text(TW_TEXT("content", "no tile covers %1"), nameOf(space)),
                  TW_TEXT("content", "Lay a tile there, or draw no space"));
}

/// Each map is in one piece, at every number of players: spaces that touch at a corner alone are apart.
void MapReader::needWhole(const Complaint& here) const
{
    for (int players = 1; players <= kMaxPlayers; ++players)
        for (std::uint8_t map = 0; map < m_scenario->maps.size(); ++map) {
            std::vector<std::uint8_t> reached;
            std::size_t all = 0;
            for (std::size_t i = 0; i < m_scenario->spaces.size(); ++i) {
                const Space& one = m_scenario->spaces[i];
                if (one.map != map || !one.players.has(players))
                    continue;
                if (++all == 1)
                    reached.push_back(static_cast<std::uint8_t>(i));
            }
            for (std::size_t next = 0; next < reached.size(); ++next)
                for (const Cell at : orthogonalNeighbours(space(reached[next]).at)) {
                    const std::uint8_t beside = spaceAt(map, at);
                    if (beside != kNone && space(beside).players.has(players) &&
                        std::ranges::find(reached, beside) == reached.end())
                        reached.push_back(beside);
                }
            here.need(reached.size() == all,
                      Text(TW_TEXT("content", "the map of %1 players is in several pieces"), players),
                      TW_TEXT("content", "Lay the tiles edge to edge"));
        }
}

} // namespace tablewood::kingdom_rush
