#include "games/kingdom-rush/walking.h"

#include <algorithm>

namespace tablewood::kingdom_rush {

namespace {

/// No hero has more moves.
constexpr int kMostSteps = 12;
constexpr int kFar = 100;

/// The spaces that the first step of a walk can lead to.
SpaceSet firstSteps(const Ground& ground, const Hero& hero)
{
    return hero.isOut() ? ground.around[hero.at] : ground.entries;
}

/// All spaces next to those of a set.
SpaceSet grown(const Ground& ground, SpaceSet set)
{
    SpaceSet all;
    set.forEach([&](std::uint8_t space) { all |= ground.around[space]; });
    return all;
}

/// The squares of a horde that are covered by others than this figure.
Squares coveredByOthers(const State& state, const Horde& horde, std::size_t figure)
{
    const Hero& hero = state.heroes[figure];
    if (hero.isOut() && hero.horde == horde.card)
        return horde.covered & ~(heroPose().squares << hero.corner);
    return horde.covered;
}

/// What a walk is glad to pass.
int gainAt(const State& state, std::uint8_t space, SpaceSet towers)
{
    for (const LaidFeature& feature : state.features) {
        if (feature.at != space)
            continue;
        const bool isNew = !state.open.crossed.has(space);
        if (isBlossom(feature.kind) && !feature.isExhausted && isNew && !towers.has(space))
            return 2;
        if (feature.kind == FeatureKind::lava && feature.crystals + feature.gold > 0 &&
            !state.open.robbed.has(space))
            return 2;
    }
    return 0;
}

} // namespace

SpaceSet walkable(const Box& box, const State& state)
{
    const Ground& ground = groundOf(box, state);
    SpaceSet spaces = ground.there;
    for (const LaidFeature& feature : state.features)
        if (feature.kind == FeatureKind::pond && feature.at != kNone)
            spaces.remove(feature.at);
    return spaces;
}

SpaceSet standable(const Box& box, const State& state, std::size_t figure)
{
    SpaceSet spaces = walkable(box, state) - towerSpaces(state);
    if (!box.scenario(state.scenario).modules.has(Module::water))
        spaces = spaces - groundOf(box, state).water;
    for (const Horde& horde : state.hordes) {
        if (!spaces.has(horde.at))
            continue;
        const Horde* const top = state.topAt(box, horde.at);
        if (top == &horde && heroCorners(box, horde, coveredByOthers(state, horde, figure)) == 0)
            spaces.remove(horde.at);
    }
    return spaces;
}

SpaceSet walks(const Box& box, const State& state)
{
    const OpenAction& open = state.open;
    const Ground& ground = groundOf(box, state);
    const Hero& hero = state.heroes[open.who];
    const SpaceSet standing = standable(box, state, open.who);
    if (state.isBench(open.who))
        return open.isOnTheWay ? SpaceSet() : standing;
    const SpaceSet ways = walkable(box, state);
    // How far each space is from one on which the move may end.
    std::array<SpaceSet, kMostSteps + 1> near;
    near[0] = standing;
    const int left = std::min<int>(open.stepsLeft, kMostSteps);
    for (int step = 1; step < left; ++step) {
        near[static_cast<std::size_t>(step)] = grown(ground, near[static_cast<std::size_t>(step - 1)]) & ways;
        near[static_cast<std::size_t>(step)] |= near[static_cast<std::size_t>(step - 1)];
    }
    SpaceSet all;
    SpaceSet reached;
    SpaceSet edge = left > 0 ? firstSteps(ground, hero) & ways : SpaceSet();
    for (int step = 1; step <= left; ++step) {
        all |= edge & near[static_cast<std::size_t>(left - step)];
        reached |= edge;
        if (step < left)
            edge = (grown(ground, edge) & ways) - reached;
    }
    if (hero.isOut())
        all.remove(hero.at);
    return all;
}

ShortList<std::uint8_t, 12> wayTo(const Box& box, const State& state, std::uint8_t space)
{
    const OpenAction& open = state.open;
    ShortList<std::uint8_t, 12> way;
    if (state.isBench(open.who)) {
        way.push_back(space);
        return way;
    }
    const Ground& ground = groundOf(box, state);
    const Hero& hero = state.heroes[open.who];
    const SpaceSet ways = walkable(box, state);
    const SpaceSet towers = towerSpaces(state);
    std::array<std::int16_t, kMostSpaces> steps;
    std::array<std::int16_t, kMostSpaces> gains{};
    std::array<std::uint8_t, kMostSpaces> from;
    steps.fill(kFar);
    from.fill(kNone);
    SpaceSet edge = firstSteps(ground, hero) & ways;
    edge.forEach([&](std::uint8_t one) {
        steps[one] = 1;
        gains[one] = static_cast<std::int16_t>(gainAt(state, one, towers));
    });
    for (std::int16_t step = 2; step <= open.stepsLeft && steps[space] == kFar; ++step) {
        SpaceSet next;
        edge.forEach([&](std::uint8_t one) {
            (ground.around[one] & ways).forEach([&](std::uint8_t other) {
                if (steps[other] < step)
                    return;
                const auto gain = static_cast<std::int16_t>(gains[one] + gainAt(state, other, towers));
                if (steps[other] == step && gains[other] >= gain)
                    return;
                steps[other] = step;
                gains[other] = gain;
                from[other] = one;
                next.add(other);
            });
        });
        edge = next;
    }
    std::array<std::uint8_t, 12> back{};
    std::size_t count = 0;
    for (std::uint8_t at = space; at != kNone && count < back.size(); at = from[at])
        back[count++] = at;
    for (std::size_t i = count; i > 0; --i)
        way.push_back(back[i - 1]);
    return way;
}

SpaceSet retreats(const Box& box, const State& state, std::uint8_t space)
{
    const Ground& ground = groundOf(box, state);
    SpaceSet spaces = ground.around[space] - hordeSpaces(state);
    spaces = spaces - towerSpaces(state);
    spaces = spaces - ground.water;
    for (const LaidFeature& feature : state.features)
        if (feature.at != kNone &&
            (feature.kind == FeatureKind::pond || feature.kind == FeatureKind::largeFault ||
             feature.kind == FeatureKind::smallFault))
            spaces.remove(feature.at);
    return spaces;
}

Squares standCorners(const Box& box, const State& state)
{
    const OpenAction& open = state.open;
    const Hero& hero = state.heroes[open.who];
    if (!hero.isOut())
        return 0;
    if (!open.isOnTheWay)
        return Squares{1} << (hero.horde == kNone ? 0 : hero.corner);
    if (!standable(box, state, open.who).has(hero.at))
        return 0;
    const Horde* const horde = state.topAt(box, hero.at);
    return horde ? heroCorners(box, *horde, horde->covered) : Squares{1};
}

SpaceSet aroundAndOn(const Ground& ground, std::uint8_t space)
{
    SpaceSet spaces = ground.around[space];
    spaces.add(space);
    return spaces;
}

} // namespace tablewood::kingdom_rush
