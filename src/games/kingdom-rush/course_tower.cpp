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
    const TowerAttacks all = attacksOf(m_box, m_state, number);
    for (std::size_t i = 0; i < all.attacks.size(); ++i)
        addAttack(m_box, m_state, all.attacks[i], card.site, card.side,
                  all.attacks.size() > 1 ? static_cast<std::uint8_t>(i) : kNone);
    for (std::size_t i = 0; i < all.added.size(); ++i)
        addPart(m_box, m_state, all.added[i], card.site, card.side, kNone,
                static_cast<std::uint8_t>(kGroupOfAdded + i));
}

} // namespace tablewood::kingdom_rush
