#include "games/kingdom-rush/state.h"

#include <algorithm>

namespace tablewood::kingdom_rush {

Horde* State::horde(std::uint8_t card)
{
    for (Horde& one : hordes)
        if (one.card == card)
            return &one;
    return nullptr;
}

const Horde* State::horde(std::uint8_t card) const
{
    for (const Horde& one : hordes)
        if (one.card == card)
            return &one;
    return nullptr;
}

const Horde* State::topAt(const Box& box, std::uint8_t space) const
{
    const Horde* top = nullptr;
    for (const Horde& one : hordes)
        if (one.at == space && (!top || box.horde(one.card).isFlying))
            top = &one;
    return top;
}

Horde* State::topAt(const Box& box, std::uint8_t space)
{
    Horde* top = nullptr;
    for (Horde& one : hordes)
        if (one.at == space && (!top || box.horde(one.card).isFlying))
            top = &one;
    return top;
}

const LaidFeature* State::featureAt(std::uint8_t space, FeatureKind kind) const
{
    for (const LaidFeature& one : features)
        if (one.at == space && one.kind == kind)
            return &one;
    return nullptr;
}

const LaidFeature* State::blossomAt(std::uint8_t space) const
{
    for (const LaidFeature& one : features)
        if (one.at == space && isBlossom(one.kind))
            return &one;
    return nullptr;
}

bool State::isTowerOn(std::uint8_t space) const
{
    return std::any_of(towers.begin(), towers.end(), [&](const TowerCard& card) {
        return card.place == TowerPlace::site && card.site == space;
    });
}

bool State::hasFault(std::uint8_t space) const
{
    return featureAt(space, FeatureKind::largeFault) || featureAt(space, FeatureKind::smallFault);
}

std::uint8_t State::soldiersLeft(const Box& box) const
{
    const auto out = std::count_if(soldiers.begin(), soldiers.end(),
                                   [](const Soldier& soldier) { return !soldier.isWarrior; });
    return static_cast<std::uint8_t>(box.content().soldiers - out);
}

std::uint8_t State::warriorsLeft(const Box& box) const
{
    const auto out = std::count_if(soldiers.begin(), soldiers.end(),
                                   [](const Soldier& soldier) { return soldier.isWarrior; });
    return static_cast<std::uint8_t>(box.content().warriors - out);
}

SpaceSet hordeSpaces(const State& state)
{
    SpaceSet spaces;
    for (const Horde& horde : state.hordes)
        spaces.add(horde.at);
    return spaces;
}

SpaceSet towerSpaces(const State& state)
{
    SpaceSet spaces;
    for (const TowerCard& card : state.towers)
        if (card.place == TowerPlace::site)
            spaces.add(card.site);
    return spaces;
}

int passiveOf(const Box& box, const Hero& hero, Passive passive)
{
    if (hero.kind == kNone)
        return 0;
    const HeroKind& kind = box.content().heroes[hero.kind];
    int amount = 0;
    for (const HeroPassive& one : kind.passives)
        if (one.kind == passive)
            amount += std::max<int>(one.amount, 1);
    for (std::size_t i = 0; i < kAbilitiesOfHero; ++i)
        if ((hero.abilities >> i & 1) != 0 && kind.abilities[i].passive &&
            kind.abilities[i].passive->kind == passive)
            amount += std::max<int>(kind.abilities[i].passive->amount, 1);
    return amount;
}

int fullHealth(const Box& box, const Hero& hero)
{
    return box.content().heroes[hero.kind].health + passiveOf(box, hero, Passive::tough);
}

int mostSkulls(const Box& box, const Hero& hero)
{
    return passiveOf(box, hero, Passive::skulls) + passiveOf(box, hero, Passive::moreSkulls);
}

int abilitiesOf(const Box& box, const State& state)
{
    if (box.scenario(state.scenario).tiers == 0)
        return 0;
    return state.players <= 2 ? 2 : 1;
}

bool isOwnSite(const State& state, const Ground& ground, std::uint8_t space, Seat seat)
{
    const SiteColour colour = ground.sites[space];
    if (colour == SiteColour::none)
        return false;
    if (colour == SiteColour::white)
        return true;
    if (state.isAlone())
        return colour != state.blocked;
    return colour == state.colours[static_cast<std::size_t>(seat.index)];
}

} // namespace tablewood::kingdom_rush
