#include "games/kingdom-rush/course.h"

#include <algorithm>

/// Phase 3: covered hordes are destroyed, and leave rewards (ruling 15).
namespace tablewood::kingdom_rush {

void Course::beginDestroying()
{
    m_state.step = Step::destroy;
    // Who lost this activation is well again.
    for (Hero& hero : m_state.heroes)
        if (hero.isKnockedOut && !hero.hasActed) {
            hero.isKnockedOut = false;
            hero.health = static_cast<std::uint8_t>(fullHealth(m_box, hero));
        }
}

bool Course::destroyNext()
{
    // Whoever gains by destruction stands on a doomed horde for as long as possible.
    const Horde* next = nullptr;
    for (const Horde& horde : m_state.hordes) {
        if ((m_box.masks(horde.card).enemies & ~horde.covered) != 0)
            continue;
        const bool isLater = std::any_of(m_state.heroes.begin(), m_state.heroes.end(), [&](const Hero& hero) {
            return hero.horde == horde.card && hero.isOut() && passiveOf(m_box, hero, Passive::skulls) > 0;
        });
        if (!next || !isLater)
            next = &horde;
        if (!isLater)
            break;
    }
    if (!next)
        return false;
    destroy(next->card);
    return true;
}

void Course::destroy(std::uint8_t card)
{
    const std::uint8_t space = m_state.horde(card)->at;
    const HordeCard& horde = m_box.horde(card);
    if (isTold())
        tellAt(Text(TW_TEXT("kingdom-rush", "%1: destroyed at %2"), horde.name, cell(space)), "burn-horde",
               space, {hordeId(card)});
    removeSoldiers(card);
    ShortList<std::uint8_t, kMostFigures> aboard;
    for (std::uint8_t i = 0; i < m_state.heroes.size(); ++i)
        if (m_state.heroes[i].isOut() && m_state.heroes[i].horde == card)
            aboard.push_back(i);
    for (const std::uint8_t figure : aboard) {
        if (isTold())
            tell(Text(TW_TEXT("kingdom-rush", "%1 fell with the horde it stood on"), nameOfHero(figure)),
                 "move", {heroId(figure)}, true);
        hurt(figure, 1);
    }
    if (m_state.isOver())
        return;
    for (const std::uint8_t figure : aboard)
        m_state.heroes[figure].horde = kNone;
    removeHorde(card);
    ++m_state.tales.back().destroyed;
    if (horde.kind == CardKind::champion)
        ++m_state.championsDestroyed;
    for (std::size_t i = 0; i < m_state.players; ++i) {
        Hero& hero = m_state.heroes[i];
        if (hero.isOut() && aroundAndOn(ground(), hero.at).has(space) &&
            hero.skulls < mostSkulls(m_box, hero)) {
            ++hero.skulls;
            if (isTold())
                tell(Text(TW_TEXT("kingdom-rush", "%1 took a skull"), nameOfHero(i)), "draw", {heroId(i)},
                     true);
        }
    }
    if (horde.rewards.size() == 1)
        reward(horde.rewards.front());
    else if (horde.rewards.size() > 1)
        m_state.asked.push_back({Question::reward, card});
}

void Course::reward(const Reward& won)
{
    m_state.gold = static_cast<std::int16_t>(m_state.gold + won.gold);
    m_state.crystals = static_cast<std::int16_t>(m_state.crystals + won.crystals);
    if (isTold() && won.gold > 0)
        tell(Text::counted(TW_TEXT_N("kingdom-rush", "It left %n gold"), won.gold), "draw", {}, true);
    if (isTold() && won.crystals > 0)
        tell(Text::counted(TW_TEXT_N("kingdom-rush", "It left %n crystal(s)"), won.crystals), "draw", {},
             true);
    for (int i = 0; i < won.regrow; ++i)
        m_state.asked.push_back({Question::regrow, 0});
}

void Course::operator()(const Gain& move)
{
    const std::uint8_t card = m_state.asked.front().number;
    m_state.asked.erase(m_state.asked.begin());
    reward(m_box.horde(card).rewards[move.reward]);
}

void Course::operator()(const Regrow& move)
{
    m_state.asked.erase(m_state.asked.begin());
    const std::uint8_t space = spaceOf(move.at);
    for (LaidFeature& feature : m_state.features)
        if (feature.at == space && isBlossom(feature.kind))
            feature.isExhausted = false;
    if (isTold())
        tellAt(Text(TW_TEXT("kingdom-rush", "The blossom at %1 grew again"), move.at), "grow", space);
}

} // namespace tablewood::kingdom_rush
