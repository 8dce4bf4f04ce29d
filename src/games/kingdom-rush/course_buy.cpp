#include "games/kingdom-rush/course.h"

#include <algorithm>

/// Phases 5 and 6: towers are picked up, towers and mods bought (rulings 25 and 26).
namespace tablewood::kingdom_rush {

void Course::pickUp()
{
    bool isWhiteLeft = false;
    for (TowerCard& card : m_state.towers) {
        if (card.place == TowerPlace::site && !m_state.isAlone() &&
            ground().sites[card.site] == SiteColour::white) {
            isWhiteLeft = true;
            continue;
        }
        if (card.place == TowerPlace::site || card.place == TowerPlace::incoming) {
            card.place = TowerPlace::hand;
            card.site = kNone;
        }
    }
    if (isTold())
        tell(Text(TW_TEXT("kingdom-rush", "Everybody picked their towers up")), "draw-back");
    if (isWhiteLeft)
        m_state.step = Step::pickUp;
    else
        beginBuying();
}

void Course::operator()(const Collect& move)
{
    TowerCard& card = m_state.towers[move.card];
    card.place = TowerPlace::hand;
    card.seat = m_seat;
    card.site = kNone;
    if (isTold())
        tell(Text(TW_TEXT("kingdom-rush", "%1 picked up %2"), m_seat, nameOfTower(move.card)), "draw",
             {towerId(move.card)});
    const bool isLeft = std::any_of(m_state.towers.begin(), m_state.towers.end(),
                                    [](const TowerCard& one) { return one.place == TowerPlace::site; });
    if (!isLeft)
        endPhase();
}

void Course::beginBuying()
{
    m_state.step = Step::buy;
    if (!canBuyAny(m_box, m_state))
        beginRound();
}

void Course::operator()(const BuyTower& move)
{
    m_state.crystals = static_cast<std::int16_t>(m_state.crystals - costOf(m_box, m_state, move.card));
    m_state.towers[move.card].place = TowerPlace::hand;
    m_state.towers[move.card].seat = move.to;
    if (isTold())
        tell(move.to == m_seat ? Text(TW_TEXT("kingdom-rush", "%1 bought %2"), m_seat, nameOfTower(move.card))
                               : Text(TW_TEXT("kingdom-rush", "%1 bought %2 for %3"), m_seat,
                                      nameOfTower(move.card), move.to),
             "draw", {towerId(move.card)});
}

void Course::operator()(const BuyMod& move)
{
    m_state.gold = static_cast<std::int16_t>(m_state.gold - kGoldOfMod);
    m_state.mods = static_cast<std::uint16_t>(m_state.mods & ~(1u << move.mod));
    TowerCard& card = m_state.towers[move.card];
    card.mods = static_cast<std::uint16_t>(card.mods | 1u << move.mod);
    if (isTold())
        tell(Text(TW_TEXT("kingdom-rush", "%1 put %2 on %3"), m_seat, m_box.content().mods[move.mod].name,
                  nameOfTower(move.card)),
             "place", {towerId(move.card)});
}

} // namespace tablewood::kingdom_rush
