#include "games/kingdom-rush/allowed.h"

#include <algorithm>

namespace tablewood::kingdom_rush {

namespace {

/// Whether an effect needs the hero to be on the map (ruling 63).
bool needsMap(HeroEffect effect)
{
    return effect == HeroEffect::warriors || effect == HeroEffect::wall || effect == HeroEffect::leap ||
           effect == HeroEffect::spendSkulls;
}

} // namespace

Seats actingIn(const State& state)
{
    const Seats all = Seats::firstOf(state.seats());
    if (state.isOver())
        return {};
    if (!state.asked.empty()) {
        const Asked& asked = state.asked.front();
        return asked.what == Question::retreat ? Seats(state.ownerOf(asked.number)) : all;
    }
    switch (state.step) {
    case Step::play:
        return state.isOpen() ? Seats(state.open.seat) : all;
    case Step::council:
    case Step::block:
    case Step::pickUp:
    case Step::buy:
        return all;
    case Step::spawn:
    case Step::destroy:
    case Step::advance:
    case Step::over:
        break;
    }
    return {};
}

Seats awaitedIn(const State& state)
{
    Seats awaited = actingIn(state);
    const bool isPhase = state.step == Step::council || state.step == Step::play ||
                         state.step == Step::pickUp || state.step == Step::buy;
    if (isPhase && state.asked.empty() && !state.isOpen())
        for (const Seat seat : state.done)
            awaited.remove(seat);
    return awaited;
}

bool isColourInPlay(const Box& box, const State& state, SiteColour colour)
{
    return colour < SiteColour::white &&
           (groundOf(box, state).colours >> static_cast<unsigned>(colour) & 1) != 0;
}

bool isHeroThere(const Box& box, const State& state, std::uint8_t kind)
{
    const auto& absent = box.scenario(state.scenario).absent;
    return kind < box.content().heroes.size() &&
           std::find(absent.begin(), absent.end(), kind) == absent.end();
}

bool isAbilityThere(const Box& box, const State& state, const Hero& hero, std::uint8_t ability)
{
    if (ability >= kAbilitiesOfHero)
        return false;
    const int tier = box.content().heroes[hero.kind].abilities[ability].tier;
    return tier >= 1 && tier <= kAbilityTiers && (box.scenario(state.scenario).tiers >> (tier - 1) & 1) != 0;
}

bool isFirstOfItsLike(const Box& box, const State& state, std::uint8_t card)
{
    for (std::uint8_t other = 0; other < card; ++other)
        if (state.towers[other].place == TowerPlace::supply &&
            box.kindOfTower(other) == box.kindOfTower(card) &&
            state.towers[other].mods == state.towers[card].mods)
            return false;
    return true;
}

bool isRaise(const Box& box, const State& state, std::uint8_t from, std::uint8_t to)
{
    return to < state.towers.size() && state.towers[to].place == TowerPlace::supply &&
           box.tower(to).type == box.tower(from).type && box.tower(to).level == box.tower(from).level + 1 &&
           isFirstOfItsLike(box, state, to);
}

bool isFreeForHorde(const Box& box, const State& state, std::uint8_t space, bool isFlying)
{
    const bool isTaken = std::any_of(state.hordes.begin(), state.hordes.end(), [&](const Horde& horde) {
        return horde.at == space && box.horde(horde.card).isFlying == isFlying;
    });
    return !isTaken && (isFlying || (!state.hasFault(space) && !state.hasPond(space)));
}

std::uint8_t raisedInCouncil(const Box& box, const State& state, std::uint8_t card)
{
    for (std::uint8_t to = 0; to < state.towers.size(); ++to)
        if (isRaise(box, state, card, to))
            return to;
    return kNone;
}

bool isCouncilSettled(const State& state)
{
    // What is left is for those who are not ready yet.
    const bool isLast = state.done.count() + 1 >= state.seats();
    return !state.owesTower &&
           (!isLast || std::none_of(state.towers.begin(), state.towers.end(),
                                    [](const TowerCard& card) { return card.place == TowerPlace::middle; }));
}

bool hasRoomOnSite(const Box& box, const State& state, std::uint8_t card, std::uint8_t site)
{
    const auto hasSiteMod = [&](std::uint8_t one) {
        for (std::size_t mod = 0; mod < box.content().mods.size(); ++mod)
            if ((state.towers[one].mods >> mod & 1) != 0 && box.content().mods[mod].effect == ModEffect::site)
                return true;
        return false;
    };
    const bool isSoldier = box.tower(card).type == TowerType::soldier;
    int room = 1;
    if (!isSoldier && hasSiteMod(card))
        room = 2;
    int built = 0;
    for (std::uint8_t other = 0; other < state.towers.size(); ++other) {
        if (state.towers[other].place != TowerPlace::site || state.towers[other].site != site ||
            (box.tower(other).type == TowerType::soldier) != isSoldier)
            continue;
        ++built;
        if (!isSoldier && hasSiteMod(other))
            room = 2;
    }
    return built < room;
}

bool isSiteFree(const State& state, std::uint8_t site)
{
    for (const Hero& hero : state.heroes)
        if (hero.at == site)
            return false;
    for (const LaidFeature& feature : state.features)
        if (feature.at == site && !isBlossom(feature.kind))
            return false;
    return true;
}

bool isFirstLevelSold(const Box& box, const State& state)
{
    return state.level != Level::iron || box.scenario(state.scenario).iron != IronRule::noFirstLevel;
}

int costOf(const Box& box, const State& state, std::uint8_t card)
{
    if (card >= state.towers.size() || state.towers[card].place != TowerPlace::supply)
        return 0;
    switch (box.tower(card).level) {
    case 1:
        return isFirstLevelSold(box, state) ? kCrystalsOfFirst : 0;
    case 2:
        return kCrystalsOfSecond;
    default:
        return 0;
    }
}

bool takesMod(const Box& box, const State& state, std::uint8_t card)
{
    return card < state.towers.size() && state.towers[card].place == TowerPlace::hand &&
           std::popcount(state.towers[card].mods) < box.tower(card).slots;
}

bool canBuyAny(const Box& box, const State& state)
{
    for (std::uint8_t card = 0; card < state.towers.size(); ++card) {
        const int cost = costOf(box, state, card);
        if (cost > 0 && cost <= state.crystals)
            return true;
        if (state.gold >= kGoldOfMod && state.mods != 0 && takesMod(box, state, card))
            return true;
    }
    return false;
}

const HeroAct& actOf(const Box& box, const Hero& hero, std::uint8_t act)
{
    const HeroKind& kind = box.content().heroes[hero.kind];
    if (act == kBasicAttack)
        return kind.attack;
    return act == kBenchAct ? kind.bench : kind.abilities[act].act;
}

bool canUse(const Box& box, const State& state, std::size_t figure, std::uint8_t ability)
{
    const Hero& hero = state.heroes[figure];
    if (state.isBench(figure) || ability >= kAbilitiesOfHero || (hero.abilities >> ability & 1) == 0 ||
        (hero.used >> ability & 1) != 0)
        return false;
    const Ability& one = box.content().heroes[hero.kind].abilities[ability];
    if (one.passive)
        return false;
    if (hero.isOut())
        return true;
    return !one.act.attack &&
           std::none_of(one.act.effects.begin(), one.act.effects.end(),
                        [](const HeroAct::Effect& effect) { return needsMap(effect.kind); });
}

SpaceSet exhausted(const State& state)
{
    SpaceSet spaces;
    for (const LaidFeature& feature : state.features)
        if (isBlossom(feature.kind) && feature.isExhausted)
            spaces.add(feature.at);
    return spaces;
}

SpaceSet targets(const Box& box, const State& state)
{
    const OpenAction& open = state.open;
    SpaceSet spaces;
    if (open.effect == HeroEffect::regrow)
        return exhausted(state);
    if (open.effect != HeroEffect::wall)
        return spaces;
    const Ground& ground = groundOf(box, state);
    const Hero& hero = state.heroes[open.who];
    for (const Horde& horde : state.hordes) {
        const bool isReached =
            open.isFar ? ground.maps[horde.at] == ground.maps[hero.at] : ground.around[hero.at].has(horde.at);
        if (isReached && !horde.isWalled && state.topAt(box, horde.at) == &horde &&
            box.horde(horde.card).kind != CardKind::champion)
            spaces.add(horde.at);
    }
    return spaces;
}

int protectionsLeft(const Box& box, const State& state)
{
    const auto out = std::count_if(state.heroes.begin(), state.heroes.end(),
                                   [](const Hero& hero) { return hero.isProtected; });
    return box.content().protections - static_cast<int>(out);
}

Seats helped(const Box& box, const State& state)
{
    const OpenAction& open = state.open;
    const Ground& ground = groundOf(box, state);
    const Hero& helper = state.heroes[open.who];
    Seats seats;
    for (const Seat seat : Seats::firstOf(state.seats())) {
        const Hero& hero = state.hero(seat);
        if (open.effect == HeroEffect::protect) {
            if (!hero.isProtected && !hero.isKnockedOut && protectionsLeft(box, state) > 0)
                seats.add(seat);
        } else if (open.effect == HeroEffect::healOne) {
            const bool isNear = helper.isOut() && hero.isOut() && aroundAndOn(ground, helper.at).has(hero.at);
            if (isNear && static_cast<std::size_t>(seat.index) != open.who &&
                hero.health < fullHealth(box, hero))
                seats.add(seat);
        }
    }
    return seats;
}

bool canBloom(const State& state, std::uint8_t space)
{
    if (space == kNone || !state.open.crossed.has(space) || state.isTowerOn(space))
        return false;
    const LaidFeature* const blossom = state.blossomAt(space);
    return blossom && !blossom->isExhausted;
}

} // namespace tablewood::kingdom_rush
