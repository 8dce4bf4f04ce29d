#pragma once

#include "games/kingdom-rush/content.h"

/// The content of Kingdom Rush as the rules look things up in it: grids as masks, maps as tables.
namespace tablewood::kingdom_rush {

inline constexpr int kDirections = 8;
/// A hero covers so many squares in a row of a horde.
inline constexpr int kHeroSide = 2;
/// Columns of the second map are called from here on, so that every space of a match has its own name.
inline constexpr int kSecondMap = 26;

/// A set of the spaces of a scenario, by their numbers.
class SpaceSet
{
public:
    constexpr void add(std::size_t space) { m_words[space >> 6] |= std::uint64_t{1} << (space & 63); }
    constexpr void remove(std::size_t space) { m_words[space >> 6] &= ~(std::uint64_t{1} << (space & 63)); }
    constexpr bool has(std::size_t space) const { return (m_words[space >> 6] >> (space & 63) & 1) != 0; }
    constexpr bool isEmpty() const { return (m_words[0] | m_words[1]) == 0; }
    constexpr int count() const { return std::popcount(m_words[0]) + std::popcount(m_words[1]); }
    /// The lowest space; kNone of an empty set.
    constexpr std::uint8_t first() const
    {
        if (m_words[0] != 0)
            return static_cast<std::uint8_t>(std::countr_zero(m_words[0]));
        return m_words[1] != 0 ? static_cast<std::uint8_t>(64 + std::countr_zero(m_words[1])) : kNone;
    }
    constexpr SpaceSet& operator|=(SpaceSet other)
    {
        m_words[0] |= other.m_words[0];
        m_words[1] |= other.m_words[1];
        return *this;
    }
    friend constexpr SpaceSet operator&(SpaceSet a, SpaceSet b)
    {
        a.m_words[0] &= b.m_words[0];
        a.m_words[1] &= b.m_words[1];
        return a;
    }
    /// Those of the first that are not in the second.
    friend constexpr SpaceSet operator-(SpaceSet a, SpaceSet b)
    {
        a.m_words[0] &= ~b.m_words[0];
        a.m_words[1] &= ~b.m_words[1];
        return a;
    }
    /// Calls `visit` with each space, the lowest first.
    constexpr void forEach(auto&& visit) const
    {
        for (std::size_t word = 0; word < m_words.size(); ++word)
            for (std::uint64_t left = m_words[word]; left != 0; left &= left - 1)
                visit(
                    static_cast<std::uint8_t>(word * 64 + static_cast<std::size_t>(std::countr_zero(left))));
    }
    friend constexpr bool operator==(SpaceSet, SpaceSet) = default;
    static void describe(auto& self, auto& visit) { visit("words", self.m_words); }

private:
    std::array<std::uint64_t, 2> m_words{};
};

/// A way in which a tile lies, at the upper left corner of a grid.
struct Pose
{
    Orientation way;
    std::uint8_t width = 1;
    std::uint8_t height = 1;
    Squares squares = 1;
    /// The same as the scene has it.
    Shape shape;
    /// The bits of its squares.
    ShortList<std::uint8_t, 4> bits;
    /// The corners from which it does not stick out of the eighth column.
    Squares corners = ~Squares{0};
};
using Poses = ShortList<Pose, 8>;

/// What a tile is as a thing that is turned and flipped.
Shape shapeOf(TileShape shape);
Turning turningOf(TileShape shape);
/// The ways in which it can lie, each once.
const Poses& posesOf(TileShape shape);
/// The 2x2 of a hero.
const Pose& heroPose();

/// Where the corner of a tile may lie so that it covers nothing but `free` squares.
inline Squares cornersIn(const Pose& pose, Squares free)
{
    Squares corners = pose.corners;
    for (const std::uint8_t bit : pose.bits)
        corners &= free >> bit;
    return corners;
}
/// The corners from which it would cover more than one square of an enemy.
inline Squares cornersOver(const Pose& pose, Squares enemy)
{
    Squares corners = 0;
    for (std::size_t i = 0; i < pose.bits.size(); ++i)
        for (std::size_t j = i + 1; j < pose.bits.size(); ++j)
            corners |= (enemy >> pose.bits[i]) & (enemy >> pose.bits[j]);
    return corners;
}
constexpr Cell cellOf(int bit)
{
    return {static_cast<std::int16_t>(bit % kMostGridSide), static_cast<std::int16_t>(bit / kMostGridSide)};
}
constexpr int bitOf(Cell square) { return square.row * kMostGridSide + square.column; }

/// A horde card as masks.
struct CardMasks
{
    Squares grid = 0;
    Squares enemies = 0;
    /// Where tiles of a damage may lie, soldiers of one stand, and heroes stand.
    std::array<Squares, kDamages> tiles{};
    std::array<Squares, kDamages> soldiers{};
    Squares heroes = 0;
    ShortList<Squares, kMostToughEnemies> tough;
    Squares fast = 0;
    Squares heal = 0;
    Squares sharp = 0;
    Squares champion = 0;
    struct ShieldIcon
    {
        Squares icons = 0;
        Shield shield;
    };
    ShortList<ShieldIcon, kMostShields> shields;
};

/// A map as it is for a number of players.
struct Ground
{
    std::size_t spaces = 0;
    SpaceSet there;
    SpaceSet path;
    SpaceSet water;
    /// Spaces that touch an exit.
    SpaceSet entries;
    std::array<Cell, kMostSpaces> cells{};
    std::array<std::uint8_t, kMostSpaces> maps{};
    std::array<SiteColour, kMostSpaces> sites{};
    /// The colours that any site has: a bit each.
    std::uint8_t colours = 0;
    /// By direction, 0 for north, clockwise; kNone where there is no space.
    std::array<std::array<std::uint8_t, kDirections>, kMostSpaces> beside{};
    std::array<SpaceSet, kMostSpaces> around{};
    /// Where on each route a space lies.
    std::array<std::array<std::uint8_t, kMostSpaces>, kMostRoutes> onRoute{};

    std::uint8_t find(Cell cell) const
    {
        for (std::uint8_t space = 0; space < spaces; ++space)
            if (cells[space] == cell && there.has(space))
                return space;
        return kNone;
    }
};

/// The content, and what follows from it.
class Box
{
public:
    explicit Box(Content content);

    const Content& content() const { return m_content; }
    const Scenario& scenario(std::uint8_t index) const { return m_content.scenarios[index]; }
    const Ground& ground(std::uint8_t scenario, int players) const
    {
        return m_grounds[scenario][static_cast<std::size_t>(players - 1)];
    }
    /// What is known of a card in a stack: its back and what it leaves.
    const Text& backOf(std::uint8_t card) const { return m_backs[card]; }
    const CardMasks& masks(std::uint8_t horde) const { return m_masks[horde]; }
    const HordeCard& horde(std::uint8_t horde) const { return m_content.hordes[horde]; }
    /// The cards of towers: each has a number, and is of a kind.
    std::size_t towerCards() const { return m_towerKinds.size(); }
    std::uint8_t kindOfTower(std::uint8_t card) const { return m_towerKinds[card]; }
    const TowerKind& tower(std::uint8_t card) const { return m_content.towers[m_towerKinds[card]]; }
    /// Of the arrows of a kind, all that point from its space.
    Arrows arrowsOf(std::uint8_t kind) const { return m_arrows[kind]; }
    std::uint8_t heroByKey(std::string_view key) const;
    std::uint8_t towerByKey(std::string_view key) const;
    std::uint8_t modByKey(std::string_view key) const;
    std::uint8_t scenarioByKey(std::string_view key) const;

private:
    Content m_content;
    std::vector<std::uint8_t> m_towerKinds;
    std::vector<Arrows> m_arrows;
    std::vector<CardMasks> m_masks;
    std::vector<Text> m_backs;
    std::vector<std::array<Ground, kMaxPlayers>> m_grounds;
};

/// Arrows turned as whoever has them faces.
constexpr Arrows facing(Arrows arrows, Side side)
{
    const unsigned quarter = 2u * static_cast<unsigned>(side);
    return static_cast<Arrows>((arrows << quarter | arrows >> (kDirections - quarter)) & 0xffu);
}

} // namespace tablewood::kingdom_rush
