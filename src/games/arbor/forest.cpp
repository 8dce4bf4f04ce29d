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
    Spaces reached;
    std::array<Cell, kMaxSpaces> open;
    std::size_t count = 0;
    const auto reach = [&](Cell c) {
        if (!state.land.has(c) || reached[Land::indexOf(c)] || !state.land.at(c).isForestOf(seat))
            return;
        reached.set(Land::indexOf(c));
        open[count++] = c;
    };
    reach(state.of(seat).at);
    while (count > 0) {
        const Cell here = open[--count];
        if (isDiagonalToo)
            for (const Cell next : allNeighbours(here))
                reach(next);
        else
            for (const Cell next : orthogonalNeighbours(here))
                reach(next);
    }
    return reached;
}

bool touchesRoot(const Land& land, Cell c)
{
    for (const Cell next : allNeighbours(c))
        if (land.look(next).kind == TileKind::root)
            return true;
    return false;
}

int gloryOf(const Ancients& ancients, const State& state, Seat seat)
{
    const Spaces forest = connected(ancients, state, seat);
    int glory = 0;
    state.land.forEach(
        [&](Cell c) { glory += forest[Land::indexOf(c)] && touchesRoot(state.land, c) ? 1 : 0; });
    return glory;
}

int maximumManna(const Ancients& ancients, const State& state, Seat seat)
{
    const Spaces forest = connected(ancients, state, seat);
    int slots = kFirstManna;
    state.land.forEach([&](Cell c) {
        slots += forest[Land::indexOf(c)] && state.land.at(c).kind == TileKind::guardian ? 1 : 0;
    });
    if (const Trait* trait = traitOf(ancients, state, seat, TraitKind::extraSlots))
        slots += trait->amount;
    return std::min(slots, kMannaSlots);
}

std::vector<Cell> auraOf(const Ancients& ancients, const State& state, Seat seat)
{
    std::vector<Cell> aura;
    const auto add = [&](Cell c) {
        if (state.land.look(c).kind != TileKind::missing)
            aura.push_back(c);
    };
    const Cell at = state.of(seat).at;
    if (traitOf(ancients, state, seat, TraitKind::wideAura) != nullptr)
        for (const Cell c : allNeighbours(at))
            add(c);
    else
        for (const Cell c : orthogonalNeighbours(at))
            add(c);
    return aura;
}

Spaces eternalTiles(const Ancients& ancients, const State& state)
{
    Spaces eternal;
    for (std::int8_t i = 0; i < state.seats(); ++i) {
        const Seat seat{i};
        const Cell at = state.of(seat).at;
        const Spaces forest = connected(ancients, state, seat);
        state.land.forEach([&](Cell c) {
            if (forest[Land::indexOf(c)] && state.land.at(c).kind != TileKind::tree)
                eternal.set(Land::indexOf(c));
        });
        eternal.set(Land::indexOf(at));
        if (const Trait* bark = traitOf(ancients, state, seat, TraitKind::hardBark))
            state.land.forEach([&](Cell c) {
                const Tile& tile = state.land.at(c);
                if (tile.kind == TileKind::tree && tile.owner == seat && stepsBetween(at, c) <= bark->amount)
                    eternal.set(Land::indexOf(c));
            });
    }
    return eternal;
}

bool isEternal(const Ancients& ancients, const State& state, Cell c)
{
    return state.land.has(c) && eternalTiles(ancients, state)[Land::indexOf(c)];
}

Seat ancientAt(const State& state, Cell c)
{
    for (std::int8_t i = 0; i < state.seats(); ++i)
        if (state.of(Seat{i}).at == c)
            return Seat{i};
    return Seat::none();
}

int stepsBetween(Cell a, Cell b) { return std::abs(a.column - b.column) + std::abs(a.row - b.row); }

} // namespace tablewood::arbor
