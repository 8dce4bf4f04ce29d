#include "games/arbor/forest.h"

#include <cstdlib>

namespace tablewood::arbor {

const Trait* traitOf(const Ancients& ancients, const State& state, Seat seat, TraitKind kind)
{
    const int chosen = state.of(seat).ancient;
    if (chosen < 0 || chosen >= static_cast<int>(ancients.size()))
        return nullptr;
    const Trait& trait = ancients[static_cast<std::size_t>(chosen)].trait;
    return trait.kind == kind ? &trait : nullptr;
}

Spaces connected(const Ancients& ancients, const State& state, Seat seat)
{
    const bool isDiagonalToo = traitOf(ancients, state, seat, TraitKind::threads) != nullptr;
    const Spaces& forest = state.land.forestOf(seat);
    Spaces reached = Spaces(state.of(seat).at) & forest;
    for (;;) {
        const Spaces more = (isDiagonalToo ? reached.withAllNeighbours() : reached.withNeighbours()) & forest;
        if (more == reached)
            return reached;
        reached = more;
    }
}

int gloryOf(const Ancients& ancients, const State& state, Seat seat)
{
    const Spaces glorious = state.land.forestOf(seat) & state.land.byRoots();
    return glorious.isEmpty() ? 0 : (connected(ancients, state, seat) & glorious).count();
}

int maximumManna(const Ancients& ancients, const State& state, Seat seat)
{
    int slots = kFirstManna;
    const Spaces guardians = state.land.forestOf(seat) & state.land.all(TileKind::guardian);
    if (!guardians.isEmpty())
        slots += (connected(ancients, state, seat) & guardians).count();
    if (const Trait* trait = traitOf(ancients, state, seat, TraitKind::extraSlots))
        slots += trait->amount;
    return std::min(slots, kMannaSlots);
}

Spaces auraOf(const Ancients& ancients, const State& state, Seat seat)
{
    const Spaces at = state.of(seat).at;
    const bool isWide = traitOf(ancients, state, seat, TraitKind::wideAura) != nullptr;
    return (isWide ? at.withAllNeighbours() : at.withNeighbours()) & (state.land.spaces() - at);
}

Spaces eternalTiles(const Ancients& ancients, const State& state)
{
    const Spaces& trees = state.land.all(TileKind::tree);
    Spaces eternal;
    for (const Seat seat : Seats::firstOf(state.seats())) {
        const Cell at = state.of(seat).at;
        eternal |= connected(ancients, state, seat) - trees;
        eternal.add(at);
        if (const Trait* bark = traitOf(ancients, state, seat, TraitKind::hardBark))
            eternal |= trees & state.land.forestOf(seat) & within(bark->amount, at);
    }
    return eternal;
}

bool isEternal(const Ancients& ancients, const State& state, Cell c)
{
    return eternalTiles(ancients, state).has(c);
}

Spaces treesOfWildfire(const Ancients& ancients, const State& state, Seat seat, const Power& power)
{
    const Spaces others = state.land.all(TileKind::tree) - state.land.forestOf(seat);
    return (others & within(power.range, state.of(seat).at)) - eternalTiles(ancients, state);
}

Seat ancientAt(const State& state, Cell c)
{
    for (std::int8_t i = 0; i < state.seats(); ++i)
        if (state.of(Seat{i}).at == c)
            return Seat{i};
    return Seat::none();
}

int stepsBetween(Cell a, Cell b) { return std::abs(a.column - b.column) + std::abs(a.row - b.row); }

Spaces within(int steps, Cell c)
{
    Spaces spaces = c;
    for (int i = 0; i < steps; ++i)
        spaces = spaces.withNeighbours();
    return spaces;
}

} // namespace tablewood::arbor
