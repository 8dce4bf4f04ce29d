#include "games/kingdom-rush/course.h"

#include <algorithm>

/// Phase 2: towers, passing, heroes (rulings 5 to 14).
namespace tablewood::kingdom_rush {

void Course::open(Opened what, std::uint8_t who)
{
    m_state.before.clear();
    m_state.before.push_back(m_state);
    m_state.open = {};
    m_state.open.what = what;
    m_state.open.seat = m_seat;
    m_state.open.who = who;
}

void Course::close()
{
    if (m_state.open.what == Opened::hero)
        m_state.heroes[m_state.open.who].hasActed = true;
    m_state.open = {};
    m_state.before.clear();
}

void Course::operator()(const CancelAction&)
{
    // The assignment takes the situation out of the list that it empties.
    const Situation before = std::move(m_state.before.front());
    static_cast<Situation&>(m_state) = before;
    m_state.before.clear();
    if (isTold())
        tell(Text(TW_TEXT("kingdom-rush", "%1 took the action back"), m_seat), "slide");
}

void Course::operator()(const PassTower& move)
{
    TowerCard& card = m_state.towers[move.card];
    if (move.as != move.card) {
        if (isTold())
            tell(Text(TW_TEXT("kingdom-rush", "%1 raised %2 to %3 for %4"), m_seat, nameOfTower(move.card),
                      nameOfTower(move.as), move.to),
                 "flip", {towerId(move.as)});
        card.place = TowerPlace::supply;
        card.seat = Seat::none();
    } else if (isTold()) {
        tell(Text(TW_TEXT("kingdom-rush", "%1 passed %2 to %3"), m_seat, nameOfTower(move.card), move.to),
             "move", {towerId(move.card)});
    }
    TowerCard& passed = m_state.towers[move.as];
    passed.place = TowerPlace::incoming;
    passed.seat = move.to;
}

void Course::operator()(const Build& move)
{
    open(Opened::tower, move.card);
    const std::uint8_t site = spaceOf(move.site);
    TowerCard& card = m_state.towers[move.card];
    card.place = TowerPlace::site;
    card.site = site;
    card.side = move.side;
    if (isTold()) {
        tellAt(Text(TW_TEXT("kingdom-rush", "%1 built %2 at %3"), m_seat, nameOfTower(move.card), move.site),
               "place", site, {towerId(move.card)});
    }
    addTowerPieces(move.card);
    settleOpen();
}

void Course::addTowerPieces(std::uint8_t number)
{
    const TowerCard& card = m_state.towers[number];
    const TowerKind& kind = m_box.tower(number);
    const auto& mods = m_box.content().mods;
    const auto hasMod = [&](ModEffect effect) {
        for (std::size_t mod = 0; mod < mods.size(); ++mod)
            if ((card.mods >> mod & 1) != 0 && mods[mod].effect == effect)
                return true;
        return false;
    };
    const bool isPerfect = hasMod(ModEffect::perfect);
    for (std::size_t i = 0; i < kind.attacks.size(); ++i) {
        Attack attack = kind.attacks[i];
        if (isPerfect)
            for (AttackPart& part : attack.parts)
                if (!part.tiles.empty()) {
                    part.aim = Aim::perfect;
                    part.share = Share::one;
                    part.hordes = 0;
                }
        // All printed tiles lie on one horde then (ruling 65).
        attack.isJoined = attack.isJoined || isPerfect;
        addAttack(m_box, m_state, attack, card.site, card.side,
                  kind.attacks.size() > 1 ? static_cast<std::uint8_t>(i) : kNone);
    }
    OpenPiece added;
    added.damage = Damage::physical;
    added.aim = Aim::arrows;
    added.arrows = facing(m_box.arrowsOf(m_box.kindOfTower(number)), card.side);
    added.source = card.site;
    if (hasMod(ModEffect::pair)) {
        added.shape = TileShape::two;
        addPiece(m_state, added);
    }
    if (hasMod(ModEffect::soldier)) {
        added.kind = PieceKind::soldier;
        added.shape = TileShape::one;
        addPiece(m_state, added);
    }
    if (hasMod(ModEffect::single)) {
        added.kind = PieceKind::tile;
        added.shape = TileShape::one;
        added.aim = Aim::perfect;
        addPiece(m_state, added);
    }
    if (hasMod(ModEffect::pure))
        for (OpenPiece& piece : m_state.open.pieces)
            if (piece.kind == PieceKind::tile)
                piece.damage = Damage::pure;
}

void Course::operator()(const Lay& move)
{
    OpenAction& open = m_state.open;
    OpenPiece& piece = open.pieces[move.piece];
    const std::uint8_t space = spaceOf(move.horde);
    Horde& horde = *m_state.topAt(m_box, space);
    const Poses& poses = posesOf(piece);
    const auto pose =
        std::find_if(poses.begin(), poses.end(), [&](const Pose& one) { return one.way == move.way(); });
    const auto corner = static_cast<std::uint8_t>(bitOf(move.square));
    piece.on = horde.card;
    if (piece.attack != kNone)
        open.attack = piece.attack;
    if (piece.kind == PieceKind::soldier || piece.kind == PieceKind::warrior) {
        const bool isWarrior = piece.kind == PieceKind::warrior;
        if (isWarrior && m_state.warriorsLeft(m_box) == 0) {
            // One of those that are out moves (ruling 64).
            const auto out = std::find_if(m_state.soldiers.begin(), m_state.soldiers.end(),
                                          [](const Soldier& soldier) { return soldier.isWarrior; });
            m_state.horde(out->horde)->covered &= ~(Squares{1} << out->corner);
            m_state.soldiers.erase(out);
        }
        horde.covered |= Squares{1} << corner;
        m_state.soldiers.push_back({horde.card, corner, isWarrior, open.seat, piece.number});
    } else {
        LaidTile tile;
        tile.horde = horde.card;
        tile.shape = piece.kind == PieceKind::tile ? piece.shape : TileShape::one;
        tile.pose = static_cast<std::uint8_t>(pose - poses.begin());
        tile.corner = corner;
        tile.damage = piece.damage;
        tile.seat = open.seat;
        tile.number = piece.number;
        horde.covered |= tile.squares();
        --m_state.tiles[static_cast<std::size_t>(tile.shape)];
        m_state.laid.push_back(tile);
        if (open.what == Opened::hero) {
            Hero& hero = m_state.heroes[open.who];
            if (piece.costsSkull)
                --hero.skulls;
            const bool isOwnTile = open.act != kNone && open.act != kBenchAct;
            if (isOwnTile && passiveOf(m_box, hero, Passive::slowing) > 0)
                horde.isSlowed = true;
        }
    }
    if (isTold()) {
        Event event;
        event.text =
            piece.kind == PieceKind::tile || piece.kind == PieceKind::spear
                ? Text(TW_TEXT("kingdom-rush", "%1 laid a tile on %2"), m_seat, nameOfHorde(horde.card))
                : Text(TW_TEXT("kingdom-rush", "%1 put a soldier on %2"), m_seat, nameOfHorde(horde.card));
        event.seat = m_seat;
        event.cue = "place";
        event.board = gridOf(horde.card);
        event.pieces = {tileId(piece.number), hordeId(horde.card)};
        event.isDetail = true;
        const HordeCard& card = m_box.horde(horde.card);
        for (std::int16_t row = 0; row < card.height; ++row)
            for (std::int16_t column = 0; column < card.width; ++column)
                if (((pose->squares << corner) & squareAt(column, row)) != 0)
                    event.cells.push_back({column, row});
        m_log.tell(std::move(event));
    }
    if (piece.hasSpear) {
        OpenPiece spear;
        spear.kind = PieceKind::spear;
        spear.damage = piece.damage;
        spear.aim = Aim::adjacent;
        spear.attack = piece.attack;
        spear.tie = Tie::other;
        spear.bound = horde.card;
        spear.source = horde.at;
        addPiece(m_state, spear);
    }
    settleOpen();
}

void Course::settleOpen()
{
    if (m_state.open.ask == Ask::pieces && canLayAny(m_box, m_state))
        return;
    if (m_state.open.what == Opened::tower)
        close();
    else
        settleHero();
}

void Course::operator()(const EndPart&)
{
    OpenAction& open = m_state.open;
    open.pieces.clear();
    open.attack = kNone;
    if (open.what == Opened::tower) {
        close();
        return;
    }
    if (open.ask == Ask::move && open.isLeaping)
        open.isLeaping = false;
    if (open.ask == Ask::act)
        open.crossed = {};
    if (open.ask == Ask::choose && open.effect == HeroEffect::regrow)
        open.amount = 0;
    settleHero();
}

bool Course::askPieces()
{
    if (!canLayAny(m_box, m_state)) {
        m_state.open.pieces.clear();
        return false;
    }
    m_state.open.ask = Ask::pieces;
    return true;
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
        tellAt(Text(TW_TEXT("kingdom-rush", "%1 went to %2"), nameOfHero(open.who), move.to), "move", to,
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
        tellAt(Text(TW_TEXT("kingdom-rush", "%1 stands at %2"), nameOfHero(open.who), cell(hero.at)), "place",
               hero.at, {heroId(open.who)});
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
        tellAt(Text(TW_TEXT("kingdom-rush", "The blossom at %1 opened"), move.at), "grow", space);
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
        tell(Text(TW_TEXT("kingdom-rush", "%1 attacked"), nameOfHero(m_state.open.who)), "press",
             {heroId(m_state.open.who)});
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
