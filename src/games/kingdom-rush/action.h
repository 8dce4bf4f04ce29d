#pragma once

#include "games/kingdom-rush/moves.h"
#include "games/kingdom-rush/state.h"

/// What an open action can place, and where (rulings 7 to 9).
namespace tablewood::kingdom_rush {

inline const Ground& groundOf(const Box& box, const State& state)
{
    return box.ground(state.scenario, state.players);
}

/// Why a piece cannot go to a horde, or lie there as it does.
enum class Misfit : std::uint8_t
{
    none,
    noPiece,
    laidAlready,
    otherAttack,
    noHorde,
    hidden,
    outOfReach,
    otherMap,
    notTogether,
    notApart,
    sameHorde,
    evasive,
    shield,
    noneLeft,
    noSuchPose,
    overEdge,
    taken,
    noCover,
    resistsPhysical,
    resistsMagical,
    onlyPhysical,
    onlyMagical,
    special,
    tough
};

/// Why a piece of the open action cannot be laid on a horde at all; `none` where it may reach it.
Misfit misfitOf(const Box& box, const State& state, const OpenPiece& piece, const Horde& horde);
/// Where a piece of the open action may have its upper left corner on a horde that it reaches.
Squares cornersOf(const Box& box, const State& state, const OpenPiece& piece, const Pose& pose,
                  const Horde& horde);
/// Why a piece cannot be laid like this.
Misfit misfitOf(const Box& box, const State& state, const Lay& move);
Text wordsOf(Misfit misfit);

/// The poses of a piece: those of its tile, or of one square.
inline const Poses& posesOf(const OpenPiece& piece)
{
    return posesOf(piece.kind == PieceKind::tile ? piece.shape : TileShape::one);
}
/// Whether any piece of the open action can be laid anywhere.
bool canLayAny(const Box& box, const State& state);
void listLays(const Box& box, const State& state, std::vector<Move>& moves);

/// Hearts that a horde costs that escapes as it lies now (ruling 19).
int heartsOf(const Box& box, const Horde& horde);
/// Whether the icons of those who heal, or of sharpshooters, are to be seen on a horde (rulings 18 and 21).
bool isHealing(const Box& box, const Horde& horde);
bool isShooting(const Box& box, const Horde& horde);
/// Whether somebody stands on a horde.
bool isManned(const State& state, std::uint8_t horde);
/// Where a hero may have its upper left corner on a horde (ruling 10).
Squares heroCorners(const Box& box, const Horde& horde, Squares covered);
/// Whether a shield of a horde that can be seen stops this damage (rulings 8 and 61).
bool isShielded(const Box& box, const State& state, const Horde& horde, Damage damage, std::uint8_t source);

/// Adds the pieces of an attack, made from a space, to the open action. `number` is its number among those to
/// choose from, or kNone.
void addAttack(const Box& box, State& state, const Attack& attack, std::uint8_t source, Side side,
               std::uint8_t number);
/// Whether the hero that acts would hit anybody.
bool canStrike(const Box& box, const State& state);
/// The attacks of a tower as its mods make them, and what these add to whichever is chosen.
struct TowerAttacks
{
    std::vector<Attack> attacks;
    std::vector<AttackPart> added;
};
TowerAttacks attacksOf(const Box& box, const State& state, std::uint8_t card);
/// The groups of pieces of what is added begin here.
inline constexpr std::uint8_t kGroupOfAdded = 200;
/// The same for a part alone.
void addPart(const Box& box, State& state, const AttackPart& part, std::uint8_t source, Side side,
             std::uint8_t number, std::uint8_t group);
void addPiece(State& state, const OpenPiece& piece);

} // namespace tablewood::kingdom_rush
