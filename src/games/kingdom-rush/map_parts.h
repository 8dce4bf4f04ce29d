#pragma once

#include "games/kingdom-rush/content_basics.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// Maps: their spaces and tiles, ways and sites, and what lies on them.
namespace tablewood::kingdom_rush {

enum class Terrain : std::uint8_t
{
    ground,
    path,
    water
};
constexpr auto enumNames(Terrain) { return std::array<std::string_view, 3>{"ground", "path", "water"}; }

enum class SiteColour : std::uint8_t
{
    first,
    second,
    third,
    fourth,
    white,
    none
};
constexpr auto enumNames(SiteColour)
{
    return std::array<std::string_view, 6>{"first", "second", "third", "fourth", "white", "none"};
}

/// A side of a space or of a map, and where a tower or hero faces.
enum class Side : std::uint8_t
{
    north,
    east,
    south,
    west
};
constexpr auto enumNames(Side) { return std::array<std::string_view, 4>{"north", "east", "south", "west"}; }

struct MapSize
{
    std::string key;
    Text name;
    std::uint8_t columns = 0;
    std::uint8_t rows = 0;
};

/// One of the 15 tiles that maps are made of, as it lies without a turn.
struct MapTileShape
{
    /// "A1" to "A15".
    std::string key;
    std::uint8_t columns = 0;
    std::uint8_t rows = 0;
    std::vector<Cell> cells;
    Source source = Source::standIn;
};

/// A tile of a layout. Rules know it only by its spaces; seams are drawn.
struct MapTile
{
    /// "A1" to "A15"; empty for one of a shape of its own.
    std::string key;
    std::uint8_t map = 0;
    /// The upper left corner of its box as it lies, counted from 0.
    Cell at;
    /// Quarter turns clockwise.
    std::uint8_t turns = 0;
    Players players;
    /// What it covers.
    std::vector<Cell> cells;
};

struct Space
{
    std::uint8_t map = 0;
    /// Counted from 0 within its map.
    Cell at;
    Terrain terrain = Terrain::ground;
    Players players;
    /// The colour of its building site by players, from one up.
    std::array<SiteColour, kMaxPlayers> sites{SiteColour::none, SiteColour::none, SiteColour::none,
                                              SiteColour::none};
};

/// A step along the path; where several lead on, the lowest `rank` that is open is taken.
struct Edge
{
    std::uint8_t from = 0;
    std::uint8_t to = 0;
    std::uint8_t rank = 0;
};

struct Spawn
{
    /// As its token says, from 1. Its stack is `Scenario::stacks[number - 1]`.
    std::uint8_t number = 1;
    std::uint8_t at = 0;
    Side side = Side::west;
    /// Comes with an event only (#7).
    bool isLate = false;
};

/// Touches its space and the two beside that along the edge. A route ends on one of the three.
struct Exit
{
    std::uint8_t at = 0;
    Side side = Side::east;
};

/// The spaces from a spawn to an exit, in order, along the lowest ranks.
struct Route
{
    std::uint8_t spawn = 1;
    std::uint8_t exit = 0;
    std::vector<std::uint8_t> spaces;
};

enum class FeatureKind : std::uint8_t
{
    magicBlossom,
    fireBlossom,
    frostBlossom,
    earthBlossom,
    stormBlossom,
    lava,
    pond,
    largeFault,
    smallFault,
    tentacle,
    cyclone,
    flag,
    eventToken
};
constexpr auto enumNames(FeatureKind)
{
    return std::array<std::string_view, 13>{"magic",   "fire", "frost",      "earth",      "storm",
                                            "lava",    "pond", "largeFault", "smallFault", "tentacle",
                                            "cyclone", "flag", "eventToken"};
}
constexpr bool isBlossom(FeatureKind kind) { return kind <= FeatureKind::stormBlossom; }

/// Whether it may lie beside a spawn.
constexpr bool waitsBesideSpawn(FeatureKind kind)
{
    return kind == FeatureKind::eventToken || kind == FeatureKind::cyclone;
}

/// Something that lies on a space, or beside a spawn (an event token, the cyclone).
struct Feature
{
    FeatureKind kind = FeatureKind::magicBlossom;
    /// kNone where it lies beside a spawn.
    std::uint8_t at = kNone;
    std::uint8_t spawn = 0;
    /// Treasure in a pool of lava.
    std::uint8_t crystals = 0;
    std::uint8_t gold = 0;
    /// Tokens of one pair have the same number, from 1 (#8).
    std::uint8_t pair = 0;
    Players players;
};

} // namespace tablewood::kingdom_rush
