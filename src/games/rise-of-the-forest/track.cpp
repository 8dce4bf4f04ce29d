#include "games/rise-of-the-forest/track.h"

#include <algorithm>
#include <cstdlib>

namespace tablewood::rise_of_the_forest {

namespace {

/// The window of a new track reaches so far from the first tile.
constexpr std::int16_t kSideways = 5;
constexpr std::int16_t kUpwards = 3;

/// No way is longer than what 18 tiles and 6 towers span, with a space around.
constexpr std::size_t kWidest = kTiles + kTowers + 4;

} // namespace

std::array<Cell, 2> Tile::leadsTo() const
{
    const std::array<Cell, 4> around = orthogonalNeighbours(at);
    const std::size_t first = turns % kTurns;
    return {around[first], around[(first + (road == Road::straight ? 2 : 1)) % kTurns]};
}

void Track::begin(Road road, std::uint8_t turns)
{
    tiles.clear();
    towers.clear();
    tiles.push_back({{}, road, turns, 1});
    const std::array<Cell, 2> ways = tiles.front().leadsTo();
    front = ways[0];
    back = ways[1];
}

const Tile* Track::tileOn(Cell at) const
{
    for (const Tile& tile : tiles)
        if (tile.at == at)
            return &tile;
    return nullptr;
}

const Tower* Track::towerOn(Cell at) const
{
    for (const Tower& tower : towers)
        if (tower.at == at)
            return &tower;
    return nullptr;
}

Misplaced Track::faultOf(Road road, Cell at, std::uint8_t turns) const
{
    if (at != front && at != back)
        return isTaken(at) ? Misplaced::taken : Misplaced::noEnd;
    const bool isFront = at == front;
    const Cell before = isFront ? tiles.front().at : tiles.back().at;
    const std::array<Cell, 2> ways = Tile{at, road, turns, 0}.leadsTo();
    if (ways[0] != before && ways[1] != before)
        return Misplaced::notJoined;
    const Cell next = ways[0] == before ? ways[1] : ways[0];
    const Cell other = isFront ? back : front;
    if (tileOn(next))
        return Misplaced::facesTile;
    if (towerOn(next))
        return Misplaced::facesTower;
    if (next == other)
        return Misplaced::facesEnd;
    return leadsOut(next, other, at) ? Misplaced::none : Misplaced::shutsIn;
}

void Track::lay(Road road, Cell at, std::uint8_t turns)
{
    Tile tile{at, road, turns, static_cast<std::uint8_t>(tiles.size() + 1)};
    if (road == Road::straight)
        tile.turns = turns % 2;
    const bool isFront = at == front;
    const Cell before = isFront ? tiles.front().at : tiles.back().at;
    const std::array<Cell, 2> ways = tile.leadsTo();
    const Cell next = ways[0] == before ? ways[1] : ways[0];
    tiles.push_back(tile);
    if (isFront) {
        std::rotate(tiles.begin(), tiles.end() - 1, tiles.end());
        front = next;
    } else {
        back = next;
    }
}

bool Track::hasPlaceFor(Road road) const
{
    for (const Cell at : {front, back})
        for (std::uint8_t turns = 0; turns < kTurns; ++turns)
            if (faultOf(road, at, turns) == Misplaced::none)
                return true;
    return false;
}

Misplaced Track::faultOfTower(Cell at) const
{
    if (isTaken(at))
        return Misplaced::taken;
    if (at == front || at == back)
        return Misplaced::onEnd;
    const auto around = orthogonalNeighbours(at);
    if (std::none_of(around.begin(), around.end(), [&](Cell c) { return tileOn(c) != nullptr; }))
        return Misplaced::notBeside;
    return leadsOut(front, back, at) ? Misplaced::none : Misplaced::shutsIn;
}

ShortList<Cell, 2 * kTiles + 2> Track::placesForTower() const
{
    ShortList<Cell, 2 * kTiles + 2> places;
    for (const Tile& tile : tiles)
        for (const Cell at : orthogonalNeighbours(tile.at))
            if (std::find(places.begin(), places.end(), at) == places.end() &&
                faultOfTower(at) == Misplaced::none)
                places.push_back(at);
    std::sort(places.begin(), places.end(),
              [](Cell a, Cell b) { return a.row != b.row ? a.row < b.row : a.column < b.column; });
    return places;
}

void Track::reverse()
{
    std::reverse(tiles.begin(), tiles.end());
    std::swap(front, back);
}

bool Track::leadsOut(Cell one, Cell two, Cell added) const
{
    Extent all = extentOf(*this);
    all.take(added);
    if (!all.has(one) || !all.has(two))
        return true;
    // A bit for each space, with a free edge around: a row is a word.
    std::array<std::uint64_t, kWidest> free{};
    const auto rows = static_cast<std::size_t>(all.bottom - all.top + 3);
    const std::uint64_t whole = (std::uint64_t{1} << static_cast<unsigned>(all.right - all.left + 3)) - 1;
    for (std::size_t row = 0; row < rows; ++row)
        free[row] = whole;
    const auto rowOf = [&](Cell at) { return static_cast<std::size_t>(at.row - all.top + 1); };
    const auto bitOf = [&](Cell at) {
        return std::uint64_t{1} << static_cast<unsigned>(at.column - all.left + 1);
    };
    for (const Tile& tile : tiles)
        free[rowOf(tile.at)] &= ~bitOf(tile.at);
    for (const Tower& tower : towers)
        free[rowOf(tower.at)] &= ~bitOf(tower.at);
    free[rowOf(added)] &= ~bitOf(added);
    std::array<std::uint64_t, kWidest> reached{};
    reached[rowOf(one)] |= bitOf(one);
    reached[rowOf(two)] |= bitOf(two);
    for (bool grows = true; grows;) {
        grows = false;
        for (std::size_t row = 0; row < rows; ++row) {
            std::uint64_t now = reached[row];
            now |= now << 1U | now >> 1U;
            if (row > 0)
                now |= reached[row - 1];
            if (row + 1 < rows)
                now |= reached[row + 1];
            now &= free[row];
            grows = grows || now != reached[row];
            reached[row] = now;
        }
        if (reached[0] != 0)
            return true;
    }
    return false;
}

void Extent::take(Cell at)
{
    left = std::min(left, at.column);
    right = std::max(right, at.column);
    top = std::min(top, at.row);
    bottom = std::max(bottom, at.row);
}

Extent extentOf(const Track& track)
{
    Extent all;
    for (const Tile& tile : track.tiles)
        all.take(tile.at);
    for (const Tower& tower : track.towers)
        all.take(tower.at);
    return all;
}

Window windowOf(const Track& track)
{
    Extent all = extentOf(track);
    all.take(track.front);
    all.take(track.back);
    Window window;
    window.left = std::min<std::int16_t>(static_cast<std::int16_t>(-kSideways),
                                         static_cast<std::int16_t>(all.left - 1));
    window.top =
        std::min<std::int16_t>(static_cast<std::int16_t>(-kUpwards), static_cast<std::int16_t>(all.top - 1));
    const int right = std::max<int>(kSideways, all.right + 1);
    const int bottom = std::max<int>(kUpwards, all.bottom + 1);
    window.columns = static_cast<std::int16_t>(right - window.left + 1);
    window.rows = static_cast<std::int16_t>(bottom - window.top + 1);
    return window;
}

Window closeWindowOf(const Track& track)
{
    constexpr int kLeastColumns = 9;
    constexpr int kLeastRows = 6;
    Extent all = extentOf(track);
    all.take(track.front);
    all.take(track.back);
    const int columns = all.right - all.left + 1;
    const int rows = all.bottom - all.top + 1;
    const int across = std::max(columns, kLeastColumns);
    const int down = std::max(rows, kLeastRows);
    return {static_cast<std::int16_t>(all.left - (across - columns) / 2),
            static_cast<std::int16_t>(all.top - (down - rows) / 2), static_cast<std::int16_t>(across),
            static_cast<std::int16_t>(down)};
}

int stepsBetween(Cell one, Cell two)
{
    return std::abs(one.column - two.column) + std::abs(one.row - two.row);
}

} // namespace tablewood::rise_of_the_forest
