#include "games/arbor/aims.h"

#include <algorithm>

namespace tablewood::arbor {

namespace {

/// How far Song of Darkness moves an Ancient.
constexpr int kDarkSteps = 3;

class Aiming
{
public:
    Aiming(const Ancients& ancients, const State& state, Seat seat)
        : m_ancients(ancients), m_state(state), m_seat(seat)
    {
    }

    Aim burnInAura(int amount) const
    {
        Aim aim = someOf(AimKind::burnInAura, amount);
        const Spaces burnable = burnableTrees();
        for (const Cell c : auraOf(m_ancients, m_state, m_seat))
            if (burnable[Land::indexOf(c)])
                aim.allowed.set(Land::indexOf(c));
        return limited(aim);
    }

    Aim burnAnywhere(int amount) const
    {
        Aim aim = someOf(AimKind::burnAnywhere, amount);
        aim.allowed = burnableTrees();
        return limited(aim);
    }

    Aim burnInRange(int amount, int range) const
    {
        Aim aim = someOf(AimKind::burnInRange, amount, range);
        aim.allowed = burnableTrees() & around(range);
        return limited(aim);
    }

    Aim growByForest(int amount) const
    {
        Aim aim = someOf(AimKind::growByForest, std::min(amount, supply()));
        const Spaces forest = connected(m_ancients, m_state, m_seat);
        m_state.land.forEach([&](Cell c) {
            if (m_state.land.at(c).kind != TileKind::empty)
                return;
            for (const Cell next : orthogonalNeighbours(c))
                if (m_state.land.has(next) && forest[Land::indexOf(next)])
                    aim.allowed.set(Land::indexOf(c));
        });
        return limited(aim);
    }

    Aim growAnywhere(int amount) const
    {
        Aim aim = someOf(AimKind::growAnywhere, std::min(amount, supply()));
        m_state.land.forEach([&](Cell c) {
            if (m_state.land.at(c).kind == TileKind::empty)
                aim.allowed.set(Land::indexOf(c));
        });
        return limited(aim);
    }

    Aim leap() const
    {
        Aim aim = someOf(AimKind::leap, 1);
        aim.allowed = connected(m_ancients, m_state, m_seat);
        aim.allowed.reset(Land::indexOf(m_state.of(m_seat).at));
        return limited(aim);
    }

    Aim opponent() const
    {
        Aim aim = someOf(AimKind::opponent, 1);
        for (const Seat seat : movable(true))
            aim.allowed.set(Land::indexOf(m_state.of(seat).at));
        return limited(aim);
    }

    /// `steps` 0 for any distance.
    Aim moveOpponent(int steps, bool isSong) const
    {
        Aim aim;
        aim.kind = AimKind::moveOpponent;
        aim.range = steps;
        for (const Seat seat : movable(isSong)) {
            const Cell from = m_state.of(seat).at;
            m_state.land.forEach([&](Cell to) {
                const Tile& tile = m_state.land.at(to);
                if (tile.kind == TileKind::tree && tile.owner == seat && to != from &&
                    (steps == 0 || stepsBetween(from, to) == steps))
                    aim.pairs.emplace_back(from, to);
            });
        }
        aim.isPossible = !aim.pairs.empty();
        return aim;
    }

    Aim exchange() const
    {
        Aim aim;
        aim.kind = AimKind::exchange;
        const Spaces eternal = eternalTiles(m_ancients, m_state);
        const auto isFixed = [&](Cell c) {
            const TileKind kind = m_state.land.look(c).kind;
            return kind == TileKind::missing || kind == TileKind::root || eternal[Land::indexOf(c)];
        };
        m_state.land.forEach([&](Cell c) {
            if (isFixed(c))
                return;
            for (const Cell next : {c.moved(1, 0), c.moved(0, 1)}) {
                if (isFixed(next))
                    continue;
                const Tile& a = m_state.land.at(c);
                const Tile& b = m_state.land.at(next);
                if (a.kind != b.kind || a.owner != b.owner)
                    aim.pairs.emplace_back(c, next);
            }
        });
        aim.isPossible = !aim.pairs.empty();
        return aim;
    }

    Aim convert(int amount, int range) const
    {
        Aim aim = someOf(AimKind::convert, std::min(amount, supply()), range);
        aim.allowed = opponentsTrees() & around(range);
        return limited(aim);
    }

    static Aim untargeted(bool isPossible)
    {
        Aim aim;
        aim.isPossible = isPossible;
        return aim;
    }

    bool hasOpponentsTreesAround(int range) const { return (opponentsTrees() & around(range)).any(); }

    bool hasInAura(TileKind kind) const
    {
        const auto aura = auraOf(m_ancients, m_state, m_seat);
        return std::ranges::any_of(aura, [&](Cell c) {
            const Tile& tile = m_state.land.at(c);
            return tile.kind == kind && (!tile.isForest() || tile.owner == m_seat);
        });
    }

private:
    static Aim someOf(AimKind kind, int count, int range = 0)
    {
        Aim aim;
        aim.kind = kind;
        aim.count = count;
        aim.range = range;
        return aim;
    }

    /// As many as are possible, at least one.
    static Aim limited(Aim aim)
    {
        aim.count = std::min(aim.count, static_cast<int>(aim.allowed.count()));
        aim.isPossible = aim.count > 0;
        return aim;
    }

    int supply() const { return m_state.of(m_seat).trees; }

    Spaces burnableTrees() const
    {
        Spaces trees;
        m_state.land.forEach([&](Cell c) {
            if (m_state.land.at(c).kind == TileKind::tree)
                trees.set(Land::indexOf(c));
        });
        return trees & ~eternalTiles(m_ancients, m_state);
    }

    Spaces opponentsTrees() const
    {
        Spaces trees = burnableTrees();
        m_state.land.forEach([&](Cell c) {
            if (m_state.land.at(c).owner == m_seat)
                trees.reset(Land::indexOf(c));
        });
        return trees;
    }

    Spaces around(int range) const
    {
        Spaces spaces;
        m_state.land.forEach([&](Cell c) {
            if (stepsBetween(m_state.of(m_seat).at, c) <= range)
                spaces.set(Land::indexOf(c));
        });
        return spaces;
    }

    /// The opponents, where a song is meant without those it cannot touch.
    Seats movable(bool isSong) const
    {
        Seats seats = Seats::firstOf(m_state.seats());
        seats.remove(m_seat);
        if (isSong)
            for (const Seat seat : Seats::firstOf(m_state.seats()))
                if (traitOf(m_ancients, m_state, seat, TraitKind::unmoved) != nullptr)
                    seats.remove(seat);
        return seats;
    }

    const Ancients& m_ancients;
    const State& m_state;
    Seat m_seat;
};

} // namespace

Aim aimOf(const Ancients& ancients, const State& state, Seat seat, Song song)
{
    const Aiming aiming(ancients, state, seat);
    switch (song) {
    case Song::flame:
        return aiming.burnInAura(2);
    case Song::ash:
        return aiming.burnAnywhere(1);
    case Song::devotion:
        return aiming.growByForest(2);
    case Song::radiance:
        return aiming.growAnywhere(1);
    case Song::darkness:
        return aiming.moveOpponent(kDarkSteps, true);
    case Song::cunning:
        return aiming.exchange();
    case Song::thunder:
        return aiming.opponent();
    case Song::lightning:
    case Song::life:
        return Aiming::untargeted(true);
    case Song::revelation:
    case Song::destiny:
        break;
    }
    return {};
}

Aim aimOf(const Ancients& ancients, const State& state, Seat seat, const Power& power)
{
    const Aiming aiming(ancients, state, seat);
    const Forest& forest = state.of(seat);
    switch (power.kind) {
    case PowerKind::grow:
        return aiming.growByForest(power.amount);
    case PowerKind::overgrow:
        return Aiming::untargeted(forest.trees > 0 && aiming.hasInAura(TileKind::empty));
    case PowerKind::burn:
        return aiming.burnInRange(power.amount, power.range);
    case PowerKind::wildfire:
        return Aiming::untargeted(aiming.hasOpponentsTreesAround(power.range));
    case PowerKind::draw:
        return Aiming::untargeted(forest.hand.size() < kHandLimit);
    case PowerKind::chill:
        return Aiming::untargeted(true);
    case PowerKind::leap:
        return aiming.leap();
    case PowerKind::uproot:
        return aiming.moveOpponent(0, false);
    case PowerKind::convert:
        return aiming.convert(power.amount, power.range);
    case PowerKind::guard:
        return Aiming::untargeted(forest.guardians > 0 && state.land.at(forest.at).kind == TileKind::tree);
    case PowerKind::council:
        return Aiming::untargeted(forest.guardians > 0 && aiming.hasInAura(TileKind::tree));
    case PowerKind::manna:
        return Aiming::untargeted(forest.manna < maximumManna(ancients, state, seat));
    }
    return {};
}

std::vector<std::vector<Cell>> choicesOf(const Aim& aim, const Land& land)
{
    std::vector<std::vector<Cell>> choices;
    if (!aim.isPossible)
        return choices;
    if (aim.isPaired()) {
        for (const auto& [a, b] : aim.pairs)
            choices.push_back({a, b});
        return choices;
    }
    std::vector<Cell> cells;
    land.forEach([&](Cell c) {
        if (aim.allowed[Land::indexOf(c)])
            cells.push_back(c);
    });
    const auto choose = [&](auto& self, std::size_t from, std::vector<Cell>& chosen) -> void {
        if (static_cast<int>(chosen.size()) == aim.count) {
            choices.push_back(chosen);
            return;
        }
        for (std::size_t i = from; i < cells.size(); ++i) {
            chosen.push_back(cells[i]);
            self(self, i + 1, chosen);
            chosen.pop_back();
        }
    };
    std::vector<Cell> chosen;
    choose(choose, 0, chosen);
    return choices;
}

} // namespace tablewood::arbor
