#include "games/kingdom-rush/course.h"

/// Phase 1: what spawns, and who retreats from it (rulings 4 and 23).
namespace tablewood::kingdom_rush {

void Course::beginSpawning()
{
    m_state.spawning = 0;
    m_state.step = m_state.round == 1 ? Step::play : Step::spawn;
}

void Course::spawnNext()
{
    if (m_state.spawning >= scenario().spawns.size()) {
        m_state.step = Step::play;
        return;
    }
    const Spawn& spawn = scenario().spawns[m_state.spawning++];
    auto& stack = m_state.stacks[static_cast<std::size_t>(spawn.number - 1)];
    if (spawn.isLate || stack.empty())
        return;
    const std::uint8_t card = stack.back();
    stack.pop_back();
    m_log.reveal();
    if (m_box.horde(card).kind == CardKind::blank || m_box.horde(card).kind == CardKind::event) {
        m_state.gone.push_back(card);
        if (isTold())
            tell(Text(TW_TEXT("kingdom-rush", "Nobody came at spawn %1"), int{spawn.number}), "flip");
        return;
    }
    for (std::size_t route = 0; route < scenario().routes.size(); ++route)
        if (scenario().routes[route].spawn == spawn.number) {
            if (!placeHorde(card, static_cast<std::uint8_t>(route)))
                end(Ending::noRoom);
            return;
        }
}

bool Course::placeHorde(std::uint8_t card, std::uint8_t route)
{
    const bool isFlying = m_box.horde(card).isFlying;
    for (const std::uint8_t space : scenario().routes[route].spaces) {
        if (!isFreeForHorde(m_box, m_state, space, isFlying))
            continue;
        Horde horde;
        horde.card = card;
        horde.at = space;
        horde.route = route;
        m_state.hordes.push_back(horde);
        if (isTold()) {
            const std::uint8_t first = scenario().routes[route].spaces[0];
            tellAt(space == first
                       ? Text(TW_TEXT("kingdom-rush", "%1 came to %2"), nameOfHorde(card), cell(space))
                       : Text(TW_TEXT("kingdom-rush", "%1 came to %2, as %3 was not free"), nameOfHorde(card),
                              cell(space), cell(first)),
                   "place-horde", space, {hordeId(card)});
        }
        askHeroesOn(space);
        return true;
    }
    return false;
}

void Course::askHeroesOn(std::uint8_t space)
{
    for (std::size_t i = 0; i < m_state.heroes.size(); ++i)
        if (m_state.heroes[i].at == space && m_state.heroes[i].horde == kNone)
            m_state.asked.push_back({Question::retreat, static_cast<std::uint8_t>(i)});
}

void Course::operator()(const Retreat& move)
{
    const std::uint8_t figure = m_state.asked.front().number;
    m_state.asked.erase(m_state.asked.begin());
    const std::uint8_t space = spaceOf(move.to);
    m_state.heroes[figure].at = space;
    if (isTold())
        tellAt(Text(TW_TEXT("kingdom-rush", "%1 retreated to %2"), nameOfHero(figure), move.to), "move",
               space, {heroId(figure)});
}

} // namespace tablewood::kingdom_rush
