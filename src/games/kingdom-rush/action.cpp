#include "games/kingdom-rush/action.h"

#include <algorithm>

namespace tablewood::kingdom_rush {

namespace {

/// Whether another horde flies over this one.
bool isUnderAnother(const Box& box, const State& state, const Horde& horde)
{
    if (box.horde(horde.card).isFlying)
        return false;
    return std::any_of(state.hordes.begin(), state.hordes.end(), [&](const Horde& other) {
        return other.at == horde.at && other.card != horde.card && box.horde(other.card).isFlying;
    });
}

bool ignoresShields(const Box& box, const State& state)
{
    return state.open.what == Opened::hero && !state.isBench(state.open.who) &&
           passiveOf(box, state.heroes[state.open.who], Passive::ignoresShields) > 0;
}

Misfit reachOf(const Ground& ground, const Scenario& scenario, const OpenPiece& piece, const Horde& horde)
{
    const auto at = horde.at;
    const bool isFar = ground.maps[at] != ground.maps[piece.source];
    switch (piece.aim) {
    case Aim::arrows: {
        for (std::size_t direction = 0; direction < kDirections; ++direction)
            if ((piece.arrows >> direction & 1) != 0 && ground.beside[piece.source][direction] == at)
                return Misfit::none;
        return Misfit::outOfReach;
    }
    case Aim::adjacent:
        return ground.around[piece.source].has(at) ? Misfit::none : Misfit::outOfReach;
    case Aim::perfect:
        return isFar && !scenario.reachesBoth ? Misfit::otherMap : Misfit::none;
    case Aim::melee:
        return at == piece.source ? Misfit::none : Misfit::outOfReach;
    case Aim::around:
        return at == piece.source || ground.around[piece.source].has(at) ? Misfit::none : Misfit::outOfReach;
    }
    return Misfit::outOfReach;
}

Misfit tieOf(const State& state, const OpenPiece& piece, const Horde& horde)
{
    if (piece.tie == Tie::bound && piece.bound != horde.card)
        return Misfit::outOfReach;
    if (piece.tie != Tie::together && piece.tie != Tie::apart)
        return Misfit::none;
    for (const OpenPiece& other : state.open.pieces) {
        if (!other.isLaid() || other.group != piece.group || other.tie != piece.tie)
            continue;
        if (piece.tie == Tie::together && other.on != horde.card)
            return Misfit::notTogether;
        if (piece.tie == Tie::apart && other.on == horde.card)
            return Misfit::notApart;
    }
    return Misfit::none;
}

bool isLeft(const Box& box, const State& state, const OpenPiece& piece)
{
    switch (piece.kind) {
    case PieceKind::tile:
        return state.tiles[static_cast<std::size_t>(piece.shape)] > 0;
    case PieceKind::spear:
        return state.tiles[static_cast<std::size_t>(TileShape::one)] > 0;
    case PieceKind::soldier:
        return state.soldiersLeft(box) > 0;
    case PieceKind::warrior:
        // With both out one of them moves (ruling 64).
        return true;
    }
    return false;
}

bool isSoldier(const OpenPiece& piece)
{
    return piece.kind == PieceKind::soldier || piece.kind == PieceKind::warrior;
}

Squares freeFor(const Box& box, const OpenPiece& piece, const Horde& horde)
{
    const CardMasks& masks = box.masks(horde.card);
    const auto damage = static_cast<std::size_t>(piece.damage);
    return (isSoldier(piece) ? masks.soldiers[damage] : masks.tiles[damage]) & ~horde.covered;
}

Misfit misfitOnEnemy(const Enemy& enemy, const OpenPiece& piece)
{
    const bool isPhysical = piece.damage == Damage::physical;
    const bool isMagical = piece.damage == Damage::magical;
    if (isPhysical && enemy.traits.has(Trait::resistPhysical))
        return Misfit::resistsPhysical;
    if (isMagical && enemy.traits.has(Trait::resistMagical))
        return Misfit::resistsMagical;
    if (isMagical && enemy.traits.has(Trait::onlyPhysical))
        return Misfit::onlyPhysical;
    if (isPhysical && enemy.traits.has(Trait::onlyMagical))
        return Misfit::onlyMagical;
    if (piece.damage != Damage::pure && !isSoldier(piece) && enemy.traits.has(Trait::special))
        return Misfit::special;
    return Misfit::none;
}

} // namespace

int heartsOf(const Box& box, const Horde& horde)
{
    constexpr int kHeartsOfLarge = 4;
    int hearts = 0;
    for (const Enemy& enemy : box.horde(horde.card).enemies)
        if ((enemy.squares & ~horde.covered) != 0)
            hearts += enemy.isLarge() ? kHeartsOfLarge : 1;
    return hearts;
}

bool isHealing(const Box& box, const Horde& horde)
{
    return (box.masks(horde.card).heal & ~horde.covered) != 0;
}

bool isShooting(const Box& box, const Horde& horde)
{
    return (box.masks(horde.card).sharp & ~horde.covered) != 0;
}

bool isManned(const State& state, std::uint8_t horde)
{
    return std::any_of(state.soldiers.begin(), state.soldiers.end(),
                       [&](const Soldier& soldier) { return soldier.horde == horde; }) ||
           std::any_of(state.heroes.begin(), state.heroes.end(),
                       [&](const Hero& hero) { return hero.isOut() && hero.horde == horde; });
}

bool isShielded(const Box& box, const State& state, const Horde& horde, Damage damage, std::uint8_t source)
{
    const CardMasks& masks = box.masks(horde.card);
    if (masks.shields.empty() || damage == Damage::pure)
        return false;
    const Ground& ground = groundOf(box, state);
    // What crosses from one map to the other is stopped by none (ruling 43).
    if (ground.maps[source] != ground.maps[horde.at])
        return false;
    const Cell from = ground.cells[source];
    const Cell to = ground.cells[horde.at];
    for (const CardMasks::ShieldIcon& icon : masks.shields) {
        if ((icon.icons & ~horde.covered) == 0 || icon.shield.damage != damage)
            continue;
        switch (icon.shield.side) {
        case ShieldSide::left:
            if (from.column < to.column)
                return true;
            break;
        case ShieldSide::right:
            if (from.column > to.column)
                return true;
            break;
        case ShieldSide::top:
            if (from.row < to.row)
                return true;
            break;
        case ShieldSide::bottom:
            if (from.row > to.row)
                return true;
            break;
        }
    }
    return false;
}

Misfit misfitOf(const Box& box, const State& state, const OpenPiece& piece, const Horde& horde)
{
    if (piece.isLaid())
        return Misfit::laidAlready;
    if (piece.attack != kNone && state.open.attack != kNone && piece.attack != state.open.attack)
        return Misfit::otherAttack;
    if (piece.tie == Tie::other && piece.bound == horde.card)
        return Misfit::sameHorde;
    if (const Misfit reach = reachOf(groundOf(box, state), box.scenario(state.scenario), piece, horde);
        reach != Misfit::none)
        return reach;
    if (isUnderAnother(box, state, horde))
        return Misfit::hidden;
    if (const Misfit tie = tieOf(state, piece, horde); tie != Misfit::none)
        return tie;
    if (box.horde(horde.card).isEvasive && !isSoldier(piece) && !isManned(state, horde.card))
        return Misfit::evasive;
    if (isShielded(box, state, horde, piece.damage, piece.source) && !ignoresShields(box, state))
        return Misfit::shield;
    return isLeft(box, state, piece) ? Misfit::none : Misfit::noneLeft;
}

Squares cornersOf(const Box& box, const State&, const OpenPiece& piece, const Pose& pose, const Horde& horde)
{
    Squares corners = cornersIn(pose, freeFor(box, piece, horde));
    if (pose.bits.size() > 1)
        for (const Squares enemy : box.masks(horde.card).tough)
            corners &= ~cornersOver(pose, enemy);
    return corners;
}

Misfit misfitOf(const Box& box, const State& state, const Lay& move)
{
    if (move.piece >= state.open.pieces.size())
        return Misfit::noPiece;
    const OpenPiece& piece = state.open.pieces[move.piece];
    if (piece.isLaid())
        return Misfit::laidAlready;
    const std::uint8_t space = groundOf(box, state).find(move.horde);
    const Horde* const horde = space == kNone ? nullptr : state.topAt(box, space);
    if (!horde)
        return Misfit::noHorde;
    if (const Misfit misfit = misfitOf(box, state, piece, *horde); misfit != Misfit::none)
        return misfit;
    const Poses& poses = posesOf(piece);
    const auto pose =
        std::find_if(poses.begin(), poses.end(), [&](const Pose& one) { return one.way == move.way(); });
    if (pose == poses.end())
        return Misfit::noSuchPose;
    const HordeCard& card = box.horde(horde->card);
    if (move.square.column < 0 || move.square.row < 0 || move.square.column + pose->width > card.width ||
        move.square.row + pose->height > card.height)
        return Misfit::overEdge;
    const int corner = bitOf(move.square);
    if ((cornersOf(box, state, piece, *pose, *horde) >> corner & 1) != 0)
        return Misfit::none;
    const Squares squares = pose->squares << corner;
    if ((squares & horde->covered) != 0)
        return Misfit::taken;
    if ((squares & card.noCover) != 0 && !(isSoldier(piece) && card.isEvasive))
        return Misfit::noCover;
    for (const Enemy& enemy : card.enemies)
        if ((enemy.squares & squares) != 0)
            if (const Misfit misfit = misfitOnEnemy(enemy, piece); misfit != Misfit::none)
                return misfit;
    return Misfit::tough;
}

Text wordsOf(Misfit misfit)
{
    switch (misfit) {
    case Misfit::none:
        break;
    case Misfit::noPiece:
        return Text(TW_TEXT("kingdom-rush", "This attack has no such piece."));
    case Misfit::laidAlready:
        return Text(TW_TEXT("kingdom-rush", "It lies already."));
    case Misfit::otherAttack:
        return Text(TW_TEXT("kingdom-rush", "You have begun another of the attacks to choose from."));
    case Misfit::noHorde:
        return Text(TW_TEXT("kingdom-rush", "There is no horde on that space."));
    case Misfit::hidden:
        return Text(TW_TEXT("kingdom-rush", "A flying horde hides it."));
    case Misfit::outOfReach:
        return Text(TW_TEXT("kingdom-rush", "That horde is out of reach."));
    case Misfit::otherMap:
        return Text(TW_TEXT("kingdom-rush", "Nothing reaches across from one map to the other."));
    case Misfit::notTogether:
        return Text(TW_TEXT("kingdom-rush", "All of these have to lie on one horde."));
    case Misfit::notApart:
        return Text(TW_TEXT("kingdom-rush", "Each of these has to lie on another horde."));
    case Misfit::sameHorde:
        return Text(TW_TEXT("kingdom-rush", "A spear flies to another horde than its soldier's."));
    case Misfit::evasive:
        return Text(TW_TEXT("kingdom-rush", "This horde slips away until a hero or a soldier stands on it."));
    case Misfit::shield:
        return Text(TW_TEXT("kingdom-rush", "A shield of this horde stops this damage from that side."));
    case Misfit::noneLeft:
        return Text(TW_TEXT("kingdom-rush", "None of these is left."));
    case Misfit::noSuchPose:
        return Text(TW_TEXT("kingdom-rush", "Turned like this it lies as before."));
    case Misfit::overEdge:
        return Text(TW_TEXT("kingdom-rush", "It would stick out over the edge of the horde."));
    case Misfit::taken:
        return Text(TW_TEXT("kingdom-rush", "Something lies or stands there."));
    case Misfit::noCover:
        return Text(TW_TEXT("kingdom-rush", "A square there cannot be covered."));
    case Misfit::resistsPhysical:
        return Text(TW_TEXT("kingdom-rush", "An enemy there resists physical damage."));
    case Misfit::resistsMagical:
        return Text(TW_TEXT("kingdom-rush", "An enemy there resists magical damage."));
    case Misfit::onlyPhysical:
        return Text(TW_TEXT("kingdom-rush", "Only physical or true damage hurts an enemy there."));
    case Misfit::onlyMagical:
        return Text(TW_TEXT("kingdom-rush", "Only magical or true damage hurts an enemy there."));
    case Misfit::special:
        return Text(TW_TEXT("kingdom-rush", "Only true damage, soldiers and heroes cover an enemy there."));
    case Misfit::tough:
        return Text(TW_TEXT("kingdom-rush", "It would cover more than one square of a tough enemy at once."));
    }
    return {};
}

bool canLayAny(const Box& box, const State& state)
{
    for (const OpenPiece& piece : state.open.pieces) {
        if (piece.isLaid())
            continue;
        for (const Horde& horde : state.hordes) {
            if (misfitOf(box, state, piece, horde) != Misfit::none)
                continue;
            for (const Pose& pose : posesOf(piece))
                if (cornersOf(box, state, piece, pose, horde) != 0)
                    return true;
        }
    }
    return false;
}

void listLays(const Box& box, const State& state, std::vector<Move>& moves)
{
    const Ground& ground = groundOf(box, state);
    Lay lay;
    for (std::uint8_t number = 0; number < state.open.pieces.size(); ++number) {
        const OpenPiece& piece = state.open.pieces[number];
        if (piece.isLaid())
            continue;
        lay.piece = number;
        for (const Horde& horde : state.hordes) {
            if (misfitOf(box, state, piece, horde) != Misfit::none)
                continue;
            lay.horde = ground.cells[horde.at];
            for (const Pose& pose : posesOf(piece)) {
                lay.turns = pose.way.turns;
                lay.flip = pose.way.isFlipped ? TileSide::back : TileSide::front;
                for (Squares left = cornersOf(box, state, piece, pose, horde); left != 0; left &= left - 1) {
                    lay.square = cellOf(std::countr_zero(left));
                    moves.emplace_back(lay);
                }
            }
        }
    }
}

Squares heroCorners(const Box& box, const Horde& horde, Squares covered)
{
    const CardMasks& masks = box.masks(horde.card);
    Squares corners = cornersIn(heroPose(), masks.heroes & ~covered);
    for (const Squares enemy : masks.tough)
        corners &= ~cornersOver(heroPose(), enemy);
    return corners;
}

void addPiece(State& state, const OpenPiece& piece)
{
    if (state.open.pieces.isFull())
        return;
    state.open.pieces.push_back(piece);
    state.open.pieces.back().number = state.nextNumber++;
}

void addPart(const Box& box, State& state, const AttackPart& part, std::uint8_t source, Side side,
             std::uint8_t number, std::uint8_t group)
{
    OpenPiece piece;
    piece.damage = part.damage;
    piece.aim = part.aim;
    piece.arrows = facing(part.arrows, side);
    piece.attack = number;
    piece.group = group;
    piece.source = source;
    piece.tie = part.share == Share::one ? Tie::together : Tie::none;
    const auto addSet = [&] {
        for (const TileShape shape : part.tiles) {
            piece.kind = PieceKind::tile;
            piece.shape = shape;
            piece.hasSpear = false;
            addPiece(state, piece);
        }
        for (int i = 0; i < part.soldiers; ++i) {
            piece.kind = PieceKind::soldier;
            piece.shape = TileShape::one;
            piece.hasSpear = part.hasSpears;
            addPiece(state, piece);
        }
    };
    if (part.share != Share::each) {
        addSet();
    } else if (part.hordes > 0) {
        // One set on each of a few: sets of one piece.
        piece.tie = Tie::apart;
        for (int i = 0; i < part.hordes; ++i)
            addSet();
    } else {
        piece.tie = Tie::bound;
        for (const Horde& horde : state.hordes) {
            if (isUnderAnother(box, state, horde))
                continue;
            const Misfit reach = reachOf(groundOf(box, state), box.scenario(state.scenario), piece, horde);
            piece.bound = horde.card;
            if (reach == Misfit::none)
                addSet();
        }
    }
}

void addAttack(const Box& box, State& state, const Attack& attack, std::uint8_t source, Side side,
               std::uint8_t number)
{
    // Joined tiles are one group; else each part is one of its own, as soldiers always are.
    const auto joined = static_cast<std::uint8_t>(number == kNone ? 0 : number * 8);
    std::uint8_t group = joined;
    for (AttackPart part : attack.parts) {
        const bool isJoined = attack.isJoined && !part.tiles.empty();
        if (isJoined && part.share == Share::split)
            part.share = Share::one;
        if (!isJoined)
            ++group;
        addPart(box, state, part, source, side, number, isJoined ? joined : group);
    }
}

bool canStrike(const Box& box, const State& state)
{
    State after = state;
    const Hero& hero = after.heroes[after.open.who];
    const std::optional<Attack>& attack = box.content().heroes[hero.kind].attack.attack;
    if (!attack)
        return false;
    addAttack(box, after, *attack, hero.at, hero.side, kNone);
    return canLayAny(box, after);
}

TowerAttacks attacksOf(const Box& box, const State& state, std::uint8_t number)
{
    const TowerCard& card = state.towers[number];
    const auto& mods = box.content().mods;
    const auto hasMod = [&](ModEffect effect) {
        for (std::size_t mod = 0; mod < mods.size(); ++mod)
            if ((card.mods >> mod & 1) != 0 && mods[mod].effect == effect)
                return true;
        return false;
    };
    TowerAttacks all{box.tower(number).attacks, {}};
    if (hasMod(ModEffect::perfect))
        for (Attack& attack : all.attacks) {
            for (AttackPart& part : attack.parts)
                if (!part.tiles.empty()) {
                    part.aim = Aim::perfect;
                    part.share = Share::one;
                    part.hordes = 0;
                }
            // All printed tiles lie on one horde then (ruling 65).
            attack.isJoined = true;
        }
    AttackPart added;
    added.arrows = box.arrowsOf(box.kindOfTower(number));
    if (hasMod(ModEffect::pair)) {
        added.tiles = {TileShape::two};
        all.added.push_back(added);
    }
    if (hasMod(ModEffect::soldier)) {
        added.tiles = {};
        added.soldiers = 1;
        all.added.push_back(added);
    }
    if (hasMod(ModEffect::single)) {
        added.tiles = {TileShape::one};
        added.soldiers = 0;
        added.aim = Aim::perfect;
        all.added.push_back(added);
    }
    if (hasMod(ModEffect::pure)) {
        for (Attack& attack : all.attacks)
            for (AttackPart& part : attack.parts)
                if (!part.tiles.empty())
                    part.damage = Damage::pure;
        for (AttackPart& part : all.added)
            if (!part.tiles.empty())
                part.damage = Damage::pure;
    }
    return all;
}

} // namespace tablewood::kingdom_rush
