#include "games/kingdom-rush/course.h"

#include <algorithm>

/// Phase 2: heroes act, attack, use abilities and rest (rulings 11 and 62 to 64).
namespace tablewood::kingdom_rush {

void Course::operator()(const Activate&)
{
    const auto figure = static_cast<std::uint8_t>(m_seat.index);
    open(Opened::hero, figure);
    OpenAction& open = m_state.open;
    const Hero& hero = m_state.heroes[figure];
    open.stepsLeft = m_box.content().heroes[hero.kind].moves;
    open.ask = Ask::move;
    if (isTold())
        tell(Text(TW_TEXT("kingdom-rush", "%1 acts"), nameOfHero(figure)), "turn", {heroId(figure)});
    if (!hero.isOut())
        return;
    OpenPiece piece;
    piece.source = hero.at;
    piece.kind = PieceKind::warrior;
    piece.aim = Aim::around;
    for (int i = passiveOf(m_box, hero, Passive::warriorsFirst); i > 0; --i)
        addPiece(m_state, piece);
    piece.kind = PieceKind::tile;
    piece.aim = Aim::adjacent;
    piece.damage = Damage::magical;
    if (passiveOf(m_box, hero, Passive::skulls) > 0)
        for (int i = 0; i < hero.skulls; ++i)
            addPiece(m_state, piece);
    askPieces();
}

void Course::operator()(const CallBench& move)
{
    const std::uint8_t kind = m_box.heroByKey(move.hero.letters());
    for (std::uint8_t i = m_state.players; i < m_state.heroes.size(); ++i)
        if (m_state.heroes[i].kind == kind) {
            open(Opened::hero, i);
            m_state.isBenchCalled = true;
            m_state.open.stepsLeft = 1;
            m_state.open.ask = Ask::move;
            if (isTold())
                tell(Text(TW_TEXT("kingdom-rush", "%1 was called from the bench"), nameOfHero(i)), "turn",
                     {heroId(i)});
            return;
        }
}

void Course::settleHero()
{
    OpenAction& open = m_state.open;
    open.pieces.clear();
    open.attack = kNone;
    if (open.act == kNone) {
        open.ask = open.hasStood ? Ask::act : Ask::move;
        return;
    }
    // After a leap blossoms that were crossed may act.
    bool isCrossing = false;
    open.crossed.forEach([&](std::uint8_t space) { isCrossing = isCrossing || canBloom(m_state, space); });
    if (isCrossing) {
        open.ask = Ask::act;
        return;
    }
    while (!open.todo.empty())
        if (doNext())
            return;
    close();
}

bool Course::doNext()
{
    OpenAction& open = m_state.open;
    const ToDo next = open.todo.front();
    open.todo.erase(open.todo.begin());
    Hero& hero = m_state.heroes[open.who];
    const auto heal = [&](Hero& one, int amount) {
        one.health = static_cast<std::uint8_t>(std::min(one.health + amount, fullHealth(m_box, one)));
    };
    if (next.kind == Todo::after) {
        open.effect = HeroEffect::healOne;
        open.amount = next.number;
        open.ask = Ask::choose;
        return !helped(m_box, m_state).isEmpty();
    }
    const HeroAct& act = actOf(m_box, hero, open.act);
    if (next.kind == Todo::attack) {
        if (!hero.isOut())
            return false;
        Attack attack = *act.attack;
        addAttack(m_box, m_state, attack, hero.at, hero.side, kNone);
        if (open.act == kBasicAttack) {
            const int more = passiveOf(m_box, hero, Passive::moreTiles);
            for (int i = 0; i < more && !attack.parts.empty(); ++i) {
                AttackPart part = attack.parts.front();
                part.tiles = {TileShape::one};
                part.soldiers = 0;
                addPart(m_box, m_state, part, hero.at, hero.side, kNone, 0);
            }
        }
        return askPieces();
    }
    const HeroAct::Effect effect = act.effects[next.number];
    open.effect = effect.kind;
    open.amount = effect.amount;
    open.isFar = effect.isFar;
    switch (effect.kind) {
    case HeroEffect::healSelf:
        heal(hero, effect.amount);
        return false;
    case HeroEffect::healAdjacent:
        for (std::size_t i = 0; i < m_state.players; ++i) {
            Hero& other = m_state.heroes[i];
            if (i != open.who && hero.isOut() && other.isOut() &&
                aroundAndOn(ground(), hero.at).has(other.at))
                heal(other, effect.amount);
        }
        return false;
    case HeroEffect::healAll:
        for (std::size_t i = 0; i < m_state.players; ++i)
            if (!m_state.heroes[i].isKnockedOut)
                heal(m_state.heroes[i], fullHealth(m_box, m_state.heroes[i]));
        return false;
    case HeroEffect::healOne:
    case HeroEffect::protect:
        open.ask = Ask::choose;
        return !helped(m_box, m_state).isEmpty();
    case HeroEffect::wall:
    case HeroEffect::regrow:
        open.ask = Ask::choose;
        return !targets(m_box, m_state).isEmpty();
    case HeroEffect::leap:
        open.isLeaping = true;
        open.stepsLeft = effect.amount;
        open.isOnTheWay = false;
        open.crossed = {};
        open.ask = Ask::move;
        return true;
    case HeroEffect::warriors: {
        OpenPiece warrior;
        warrior.kind = PieceKind::warrior;
        warrior.aim = Aim::around;
        warrior.source = hero.at;
        warrior.hasSpear = act.hasSpears;
        for (int i = 0; i < effect.amount; ++i)
            addPiece(m_state, warrior);
        return askPieces();
    }
    case HeroEffect::spendSkulls:
        for (int skull = 0; skull < hero.skulls; ++skull)
            addAttack(m_box, m_state, *act.attack, hero.at, hero.side, kNone);
        for (OpenPiece& piece : open.pieces)
            piece.costsSkull = true;
        return askPieces();
    }
    return false;
}

void Course::beginAct(std::uint8_t number)
{
    OpenAction& open = m_state.open;
    const Hero& hero = m_state.heroes[open.who];
    const HeroAct& act = actOf(m_box, hero, number);
    open.act = number;
    open.crossed = {};
    bool isSpending = false;
    for (std::uint8_t i = 0; i < act.effects.size(); ++i) {
        open.todo.push_back({Todo::effect, i});
        isSpending = isSpending || act.effects[i].kind == HeroEffect::spendSkulls;
    }
    if (act.attack && !isSpending)
        open.todo.push_back({Todo::attack, 0});
    if (number != kBenchAct)
        if (const int heals = passiveOf(m_box, hero, Passive::healsAfter); heals > 0)
            open.todo.push_back({Todo::after, static_cast<std::uint8_t>(heals)});
    settleHero();
}

void Course::operator()(const AttackNow&)
{
    if (isTold())
        tell(canStrike(m_box, m_state)
                 ? Text(TW_TEXT("kingdom-rush", "%1 attacked"), nameOfHero(m_state.open.who))
                 : Text(TW_TEXT("kingdom-rush", "%1 had nobody to attack"), nameOfHero(m_state.open.who)),
             "press-attack", {heroId(m_state.open.who)});
    beginAct(kBasicAttack);
}

void Course::operator()(const UseAbility& move)
{
    Hero& hero = m_state.heroes[m_state.open.who];
    hero.used = static_cast<std::uint8_t>(hero.used | 1u << move.ability);
    if (isTold())
        tell(Text(TW_TEXT("kingdom-rush", "%1 used %2"), nameOfHero(m_state.open.who),
                  m_box.content().heroes[hero.kind].abilities[move.ability].name),
             "press", {heroId(m_state.open.who)});
    beginAct(move.ability);
}

void Course::operator()(const Rest&)
{
    OpenAction& open = m_state.open;
    Hero& hero = m_state.heroes[open.who];
    hero.health = static_cast<std::uint8_t>(fullHealth(m_box, hero));
    hero.used = 0;
    if (isTold())
        tell(Text(TW_TEXT("kingdom-rush", "%1 rested"), nameOfHero(open.who)), "press", {heroId(open.who)});
    open.act = kBasicAttack;
    open.crossed = {};
    if (const int heals = passiveOf(m_box, hero, Passive::healsAfter); heals > 0)
        open.todo.push_back({Todo::after, static_cast<std::uint8_t>(heals)});
    settleHero();
}

void Course::operator()(const Target& move)
{
    OpenAction& open = m_state.open;
    const std::uint8_t space = spaceOf(move.at);
    if (open.effect == HeroEffect::wall) {
        Horde& horde = *m_state.topAt(m_box, space);
        horde.isWalled = true;
        if (isTold())
            tellAt(Text(TW_TEXT("kingdom-rush", "A wall of ice stands before %1"), nameOfHorde(horde.card)),
                   "place", space, {hordeId(horde.card)});
    } else {
        for (LaidFeature& feature : m_state.features)
            if (feature.at == space && isBlossom(feature.kind))
                feature.isExhausted = false;
        if (isTold())
            tellAt(Text(TW_TEXT("kingdom-rush", "The blossom at %1 grew again"), move.at), "grow", space);
        --open.amount;
        if (open.amount > 0 && !targets(m_box, m_state).isEmpty())
            return;
    }
    settleHero();
}

void Course::operator()(const Help& move)
{
    Hero& hero = m_state.hero(move.whom);
    if (m_state.open.effect == HeroEffect::protect) {
        hero.isProtected = true;
    } else {
        hero.health =
            static_cast<std::uint8_t>(std::min(hero.health + m_state.open.amount, fullHealth(m_box, hero)));
    }
    if (isTold()) {
        const auto figure = static_cast<std::size_t>(move.whom.index);
        tell(m_state.open.effect == HeroEffect::protect
                 ? Text(TW_TEXT("kingdom-rush", "%1 is protected this round"), nameOfHero(figure))
                 : Text(TW_TEXT("kingdom-rush", "%1 was healed"), nameOfHero(figure)),
             "press", {heroId(figure)});
    }
    settleHero();
}

} // namespace tablewood::kingdom_rush
