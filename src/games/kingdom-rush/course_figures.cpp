#include "games/kingdom-rush/course.h"

#include <algorithm>

/// Figures and hordes as they are hurt, moved and taken off (rulings 14 to 16).
namespace tablewood::kingdom_rush {

void Course::leaveHorde(std::size_t figure)
{
    Hero& hero = m_state.heroes[figure];
    if (hero.isOut() && hero.horde != kNone)
        if (Horde* const horde = m_state.horde(hero.horde))
            horde->covered &= ~(heroPose().squares << hero.corner);
    hero.horde = kNone;
    hero.corner = 0;
}

void Course::toBoard(std::size_t figure)
{
    leaveHorde(figure);
    m_state.heroes[figure].at = kNone;
}

void Course::hurt(std::size_t figure, int damage)
{
    Hero& hero = m_state.heroes[figure];
    if (hero.isProtected) {
        if (isTold())
            tell(Text(TW_TEXT("kingdom-rush", "%1 was protected"), nameOfHero(figure)), "refuse",
                 {heroId(figure)}, true);
        return;
    }
    if (m_state.isBench(figure)) {
        toBoard(figure);
        if (isTold())
            tell(Text(TW_TEXT("kingdom-rush", "%1 went home"), nameOfHero(figure)), "move", {heroId(figure)},
                 true);
        return;
    }
    hero.health = static_cast<std::uint8_t>(std::max(0, hero.health - damage));
    if (isTold())
        tell(Text::counted(TW_TEXT_N("kingdom-rush", "%1 took damage: %n health left"), hero.health,
                           nameOfHero(figure)),
             "burn", {heroId(figure)}, true);
    if (hero.health > 0)
        return;
    toBoard(figure);
    hero.isKnockedOut = true;
    if (isTold())
        tell(Text(TW_TEXT("kingdom-rush", "%1 was knocked out"), nameOfHero(figure)), "burn",
             {heroId(figure)});
    if (m_state.level == Level::heroic)
        end(Ending::heroFell);
}

void Course::removeTiles(std::uint8_t horde)
{
    Squares squares = 0;
    std::erase_if(m_state.laid, [&](const LaidTile& tile) {
        if (tile.horde != horde)
            return false;
        squares |= tile.squares();
        ++m_state.tiles[static_cast<std::size_t>(tile.shape)];
        return true;
    });
    m_state.horde(horde)->covered &= ~squares;
}

void Course::removeSoldiers(std::uint8_t horde)
{
    Squares squares = 0;
    std::erase_if(m_state.soldiers, [&](const Soldier& soldier) {
        if (soldier.horde != horde)
            return false;
        squares |= Squares{1} << soldier.corner;
        return true;
    });
    m_state.horde(horde)->covered &= ~squares;
}

void Course::removeHorde(std::uint8_t card)
{
    removeTiles(card);
    std::erase_if(m_state.hordes, [&](const Horde& horde) { return horde.card == card; });
    m_state.gone.push_back(card);
}

} // namespace tablewood::kingdom_rush
