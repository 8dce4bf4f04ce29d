#include "games/kingdom-rush/course.h"

/// Phase 2: heroes walk and stand, and wake the blossoms that they crossed (rulings 10 to 12, 45 and 50).
namespace tablewood::kingdom_rush {

void Course::enter(std::uint8_t space)
{
    OpenAction& open = m_state.open;
    for (LaidFeature& feature : m_state.features) {
        if (feature.at != space)
            continue;
        if (isBlossom(feature.kind) && !feature.isExhausted)
            open.crossed.add(space);
        if (feature.kind == FeatureKind::lava && !open.robbed.has(space) &&
            feature.crystals + feature.gold > 0) {
            open.robbed.add(space);
            if (feature.crystals > 0) {
                --feature.crystals;
                ++m_state.crystals;
            } else {
                --feature.gold;
                ++m_state.gold;
            }
            if (isTold())
                tellAt(Text(TW_TEXT("kingdom-rush", "%1 took treasure from the lava at %2"),
                            nameOfHero(open.who), cell(space)),
                       "draw", space, {heroId(open.who)});
        }
        if (feature.kind == FeatureKind::smallFault)
            feature.at = kNone;
        else if (feature.kind == FeatureKind::largeFault)
            feature.kind = FeatureKind::smallFault;
        else if (feature.kind == FeatureKind::tentacle)
            feature.at = kNone;
    }
}

void Course::operator()(const Walk& move)
{
    OpenAction& open = m_state.open;
    const std::uint8_t to = spaceOf(move.to);
    const auto way = wayTo(m_box, m_state, to);
    leaveHorde(open.who);
    const bool isBench = m_state.isBench(open.who);
    for (const std::uint8_t space : way) {
        m_state.heroes[open.who].at = space;
        if (!isBench)
            enter(space);
    }
    open.isOnTheWay = true;
    open.stepsLeft = static_cast<std::uint8_t>(open.stepsLeft - way.size());
    if (!open.isLeaping)
        open.stepsTaken = static_cast<std::uint8_t>(open.stepsTaken + way.size());
    if (isTold())
        tellAt(Text(TW_TEXT("kingdom-rush", "%1 went to %2"), nameOfHero(open.who), move.to), "move-hero", to,
               {heroId(open.who)});
}

void Course::operator()(const Stand& move)
{
    OpenAction& open = m_state.open;
    Hero& hero = m_state.heroes[open.who];
    hero.side = move.side;
    if (Horde* const horde = open.isOnTheWay ? m_state.topAt(m_box, hero.at) : nullptr) {
        hero.horde = horde->card;
        hero.corner = static_cast<std::uint8_t>(bitOf(move.square));
        horde->covered |= heroPose().squares << hero.corner;
    }
    open.isOnTheWay = false;
    open.hasStood = true;
    if (isTold())
        tellAt(Text(TW_TEXT("kingdom-rush", "%1 stands at %2"), nameOfHero(open.who), cell(hero.at)),
               "place-hero", hero.at, {heroId(open.who)});
    if (m_state.isBench(open.who)) {
        beginAct(kBenchAct);
        return;
    }
    if (open.isLeaping) {
        open.isLeaping = false;
        settleHero();
        return;
    }
    const int run = passiveOf(m_box, hero, Passive::runningStrike);
    if (run > 0 && open.stepsTaken >= run) {
        OpenPiece piece;
        piece.aim = Aim::adjacent;
        piece.damage = m_box.content().heroes[hero.kind].damage;
        piece.source = hero.at;
        addPiece(m_state, piece);
        if (askPieces())
            return;
    }
    settleHero();
}

void Course::operator()(const Bloom& move)
{
    OpenAction& open = m_state.open;
    const std::uint8_t space = spaceOf(move.at);
    FeatureKind kind = FeatureKind::magicBlossom;
    for (LaidFeature& feature : m_state.features)
        if (feature.at == space && isBlossom(feature.kind)) {
            feature.isExhausted = true;
            kind = feature.kind;
        }
    open.crossed.remove(space);
    if (isTold())
        tellAt(Text(TW_TEXT("kingdom-rush", "The blossom at %1 opened"), move.at), "grow-blossom", space);
    AttackPart part;
    part.damage = Damage::pure;
    part.tiles = {TileShape::one};
    part.share = Share::each;
    switch (kind) {
    case FeatureKind::magicBlossom:
        part.aim = Aim::perfect;
        part.hordes = 2;
        break;
    case FeatureKind::fireBlossom:
        part.aim = Aim::adjacent;
        break;
    default:
        settleHero();
        return;
    }
    addPart(m_box, m_state, part, space, Side::north, kNone, 0);
    if (!askPieces())
        settleHero();
}

} // namespace tablewood::kingdom_rush
