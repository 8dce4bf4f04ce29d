#pragma once

#include "games/rise-of-the-forest/content.h"
#include "kernel/cell.h"
#include "kernel/short_list.h"

#include <optional>

/// The track and its towers on the grid. Spaces are counted from the first tile, which lies on (0, 0).
namespace tablewood::rise_of_the_forest {

/// What the road of a tile looks like. Turned by none, a straight one leads up and down, a corner up and to
/// the right; turns are quarters clockwise.
enum class Road : std::uint8_t
{
    none,
    straight,
    corner
};
constexpr auto enumNames(Road) { return std::array<std::string_view, 3>{"none", "straight", "corner"}; }
constexpr Road otherRoad(Road road) { return road == Road::straight ? Road::corner : Road::straight; }

inline constexpr std::uint8_t kTurns = 4;

struct Tile
{
    Cell at;
    Road road = Road::straight;
    std::uint8_t turns = 0;
    /// Which tile it was, counted from 1 as they were laid.
    std::uint8_t laid = 0;
    friend bool operator==(const Tile&, const Tile&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("at", self.at);
        visit("road", self.road);
        visit("turns", self.turns);
        visit("laid", self.laid);
    }
    /// The two spaces that its road leads to.
    std::array<Cell, 2> leadsTo() const;
};

struct Tower
{
    Cell at;
    std::uint8_t pips = 0;
    friend bool operator==(const Tower&, const Tower&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("at", self.at);
        visit("pips", self.pips);
    }
};

/// Why a tile or tower may not lie somewhere (rulings 3 to 5).
enum class Misplaced : std::uint8_t
{
    none,
    noEnd,
    notJoined,
    facesTile,
    facesTower,
    facesEnd,
    taken,
    notBeside,
    onEnd,
    shutsIn
};

/// The tiles in the order of the track, the spaces beyond its two ends, and the towers. Once the bases lie,
/// the first tile is the one beside the Shadowborn base, which lies on `front`; the Lightborn base lies on
/// `back`.
struct Track
{
    ShortList<Tile, kTiles> tiles;
    Cell front;
    Cell back;
    ShortList<Tower, kTowers> towers;
    friend bool operator==(const Track&, const Track&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("tiles", self.tiles);
        visit("front", self.front);
        visit("back", self.back);
        visit("towers", self.towers);
    }

    /// Lays the first tile on (0, 0).
    void begin(Road road, std::uint8_t turns);
    Misplaced faultOf(Road road, Cell at, std::uint8_t turns) const;
    /// Lays a tile that may lie there.
    void lay(Road road, Cell at, std::uint8_t turns);
    bool hasPlaceFor(Road road) const;
    Misplaced faultOfTower(Cell at) const;
    /// The spaces where a tower may go, row by row.
    ShortList<Cell, 2 * kTiles + 2> placesForTower() const;
    const Tile* tileOn(Cell at) const;
    const Tower* towerOn(Cell at) const;
    bool isTaken(Cell at) const { return tileOn(at) || towerOn(at); }
    /// The other way round, so that `back` becomes `front`.
    void reverse();

private:
    /// Whether from one of these two spaces free ones lead outside of everything, with a tile or tower more
    /// on `added`.
    bool leadsOut(Cell one, Cell two, Cell added) const;
};

/// The first and the last column and row of everything laid; a space more at the ends.
struct Extent
{
    std::int16_t left = 0;
    std::int16_t top = 0;
    std::int16_t right = 0;
    std::int16_t bottom = 0;
    void take(Cell at);
    bool has(Cell at) const
    {
        return at.column >= left && at.column <= right && at.row >= top && at.row <= bottom;
    }
};
Extent extentOf(const Track& track);

/// The board on which the track is laid: at least 11 x 7 spaces, one free beyond whatever is laid. It grows
/// where the track does, so that spaces keep their names for as long as they can.
struct Window
{
    std::int16_t left = 0;
    std::int16_t top = 0;
    std::int16_t columns = 0;
    std::int16_t rows = 0;
    Cell toBoard(Cell at) const { return at.moved(-left, -top); }
    Cell fromBoard(Cell at) const { return at.moved(left, top); }
};
Window windowOf(const Track& track);
/// The same once all lies there: no space beyond it, and at least 9 x 6.
Window closeWindowOf(const Track& track);

/// Steps along rows and columns (ruling 20).
int stepsBetween(Cell one, Cell two);

} // namespace tablewood::rise_of_the_forest
