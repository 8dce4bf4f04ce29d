#include "games/kingdom-rush/course.h"

/// Phase 2: towers are built, passed and raised (rulings 6, 13 and 65).
namespace tablewood::kingdom_rush {

void Course::operator()(const PassTower& move)
{
    TowerCard& card = m_state.towers[move.card];
    if (move.as != move.card) {
        if (isTold())
            tell(Text(TW_TEXT("kingdom-rush", "%1 raised %2 to %3 for %4"), m_seat, nameOfTower(move.card),
                      nameOfTower(move.as), move.to),
                 "flip-raise", {towerId(move.as)});
        card.place = TowerPlace::supply;
        card.seat = Seat::none();
    } else if (isTold()) {
        tell(Text(TW_TEXT("kingdom-rush", "%1 passed %2 to %3"), m_seat, nameOfTower(move.card), move.to),
             "move-tower", {towerId(move.card)});
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
               "place-tower", site, {towerId(move.card)});
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

} // namespace tablewood::kingdom_rush
