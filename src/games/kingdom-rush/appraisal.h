#pragma once

#include "games/kingdom-rush/allowed.h"
#include "games/kingdom-rush/walking.h"

#include <optional>

/// What things are worth to a sensible player, in tenths of a square that gets covered; no rules.
namespace tablewood::kingdom_rush {

/// How many squares a tower covers in a round where it finds work, in tenths.
int powerOf(const TowerKind& kind);
/// How many rounds are to come: as many as the longest stack has cards.
int roundsToCome(const State& state);
/// How often a horde has to move before it escapes.
int roundsToExit(const Box& box, const State& state, const Horde& horde);
/// Whether no horde may be on the map at the end of this round.
bool isLastToClear(const Box& box, const State& state);

/// Looks at a state; what it finds out about hordes it finds out once.
class Appraiser
{
public:
    Appraiser(const Box& box, const State& state);

    /// What a square of a horde is worth, what its destruction is worth besides, and that it is held.
    struct Worth
    {
        int square = 10;
        int finish = 10;
        int hold = 3;
    };
    static constexpr std::size_t kMostHordes = 24;
    /// The number of a horde in the state's list; none where it is not to be seen, or beyond those looked at.
    std::optional<std::size_t> hordeAt(std::uint8_t space) const;
    std::size_t hordes() const { return m_hordes; }
    const Worth& worth(std::size_t horde) const { return m_worths[horde]; }
    int open(std::size_t horde) const { return m_open[horde]; }
    /// How many tiles lie on a horde and those beside it.
    int tilesAround(std::size_t horde) const;

    /// What it is worth to play a tower on a site.
    int build(const TowerCard& tower, std::uint8_t kind, std::uint8_t site, Side side);
    /// What an act of a hero would be worth from a space, with so many squares of a horde covered before.
    int act(const HeroAct& act, std::uint8_t space, Side side, std::optional<std::size_t> horde, int covered);
    /// What a hero's body is worth on a horde, in the best of its places, and on such squares.
    int bestBody(std::size_t horde, int& hits);
    int body(std::size_t horde, int hits) const;
    /// A soldier on a horde with so many squares open.
    int soldier(std::size_t horde, int left) const;
    int squares(std::size_t horde, int hits, int left) const;
    /// Two true squares on hordes anywhere.
    int blossom();

private:
    using Left = std::array<int, kMostHordes>;
    /// The most open squares that a tile covers on a horde.
    int bestHits(std::size_t horde, TileShape shape, Damage damage);
    int attack(const Attack& attack, std::uint8_t source, Side side, Left left);
    int part(const AttackPart& part, std::uint8_t source, Side side, Left& left);
    int set(const AttackPart& part, std::uint8_t source, std::size_t horde, Left& left);
    int piece(TileShape shape, Damage damage, std::uint8_t source, std::size_t horde, Left& left);
    SpaceSet reach(const AttackPart& part, std::uint8_t source, Side side) const;

    const Box& m_box;
    const State& m_state;
    const Ground& m_ground;
    std::size_t m_hordes = 0;
    std::array<Worth, kMostHordes> m_worths{};
    Left m_open{};
    std::array<std::array<std::array<std::int8_t, kDamages>, kTileShapes>, kMostHordes> m_hits;
    std::array<std::int8_t, kMostHordes> m_bodies;
};

} // namespace tablewood::kingdom_rush
