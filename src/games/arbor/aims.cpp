#include "games/arbor/aims.h"

#include <algorithm>

namespace tablewood::arbor {

namespace {

/// How far Song of Darkness moves an Ancient.
constexpr int kDarkSteps = 3;

/// As many as are possible, at least one.
Aim someOf(AimKind kind, int count, const Spaces& allowed, int range = 0)
{
    Aim aim;
    aim.kind = kind;
    aim.allowed = allowed;
    aim.count = std::min(count, allowed.count());
    aim.range = range;
    aim.isPossible = aim.count > 0;
    return aim;
}

Aim untargeted(bool isPossible)
{
    Aim aim;
    aim.isPossible = isPossible;
    return aim;
}

bool meet(const Spaces& a, const Spaces& b) { return !(a & b).isEmpty(); }

} // namespace

Aim Aims::of(Song song) const
{
    switch (song) {
    case Song::flame:
        return someOf(AimKind::burnInAura, 2, burnableTrees() & aura());
    case Song::ash:
        return someOf(AimKind::burnAnywhere, 1, burnableTrees());
    case Song::devotion:
        return growByForest(2);
    case Song::radiance:
        return someOf(AimKind::growAnywhere, std::min(1, supply()), all(TileKind::empty));
    case Song::darkness:
        return moveOpponent(kDarkSteps, true);
    case Song::cunning:
        return exchange();
    case Song::thunder:
        return opponent();
    case Song::lightning:
    case Song::life:
        return untargeted(true);
    case Song::revelation:
    case Song::destiny:
        break;
    }
    return {};
}

Aim Aims::of(const Power& power) const
{
    const Forest& forest = m_state.of(m_seat);
    switch (power.kind) {
    case PowerKind::grow:
        return growByForest(power.amount);
    case PowerKind::overgrow:
        return untargeted(forest.trees > 0 && meet(aura(), all(TileKind::empty)));
    case PowerKind::burn:
        return someOf(AimKind::burnInRange, power.amount, burnableTrees() & around(power.range), power.range);
    case PowerKind::wildfire:
        return untargeted(meet(opponentsTrees(), around(power.range)));
    case PowerKind::draw:
        return untargeted(forest.hand.size() < kHandLimit);
    case PowerKind::chill:
        return untargeted(true);
    case PowerKind::leap:
        return leap();
    case PowerKind::uproot:
        return moveOpponent(0, false);
    case PowerKind::convert:
        return someOf(AimKind::convert, std::min(power.amount, supply()),
                      opponentsTrees() & around(power.range), power.range);
    case PowerKind::guard:
        return untargeted(forest.guardians > 0 && all(TileKind::tree).has(forest.at));
    case PowerKind::council:
        return untargeted(forest.guardians > 0 && meet(aura(), all(TileKind::tree) & mine()));
    case PowerKind::manna:
        return untargeted(forest.manna < maximumManna(m_ancients, m_state, m_seat));
    }
    return {};
}

Aim Aims::growByForest(int amount) const
{
    return someOf(AimKind::growByForest, std::min(amount, supply()),
                  all(TileKind::empty) & connected(m_ancients, m_state, m_seat).withNeighbours());
}

Aim Aims::leap() const
{
    const Spaces here = m_state.of(m_seat).at;
    return someOf(AimKind::leap, 1, connected(m_ancients, m_state, m_seat) - here);
}

Aim Aims::opponent() const
{
    Spaces spaces;
    for (const Seat seat : movable(true))
        spaces.add(m_state.of(seat).at);
    return someOf(AimKind::opponent, 1, spaces);
}

Aim Aims::moveOpponent(int steps, bool isSong) const
{
    Aim aim;
    aim.kind = AimKind::moveOpponent;
    aim.range = steps;
    for (const Seat seat : movable(isSong)) {
        const Cell from = m_state.of(seat).at;
        Spaces& goals = aim.goals[static_cast<std::size_t>(seat.index)];
        goals = (all(TileKind::tree) & m_state.land.forestOf(seat)) - Spaces(from);
        if (steps > 0)
            goals = goals & (within(steps, from) - within(steps - 1, from));
        aim.isPossible = aim.isPossible || !goals.isEmpty();
    }
    return aim;
}

Aim Aims::exchange() const
{
    Aim aim;
    aim.kind = AimKind::exchange;
    const auto addDifferences = [&](const Spaces& alike) {
        aim.withRight |= alike ^ alike.leftOf();
        aim.withBelow |= alike ^ alike.above();
    };
    for (const TileKind kind : {TileKind::empty, TileKind::tree, TileKind::guardian, TileKind::sage})
        addDifferences(all(kind));
    for (const Seat seat : Seats::firstOf(m_state.seats()))
        addDifferences(m_state.land.forestOf(seat));
    const Spaces loose = m_state.land.spaces() - all(TileKind::root) - eternal();
    aim.withRight = aim.withRight & loose & loose.leftOf();
    aim.withBelow = aim.withBelow & loose & loose.above();
    aim.isPossible = !(aim.withRight | aim.withBelow).isEmpty();
    return aim;
}

Seats Aims::movable(bool isSong) const
{
    Seats seats = Seats::firstOf(m_state.seats());
    seats.remove(m_seat);
    if (isSong)
        for (const Seat seat : Seats::firstOf(m_state.seats()))
            if (traitOf(m_ancients, m_state, seat, TraitKind::unmoved) != nullptr)
                seats.remove(seat);
    return seats;
}

const Spaces& Aims::eternal() const
{
    if (!m_eternal)
        m_eternal = eternalTiles(m_ancients, m_state);
    return *m_eternal;
}

} // namespace tablewood::arbor
