#include "games/kingdom-rush/preview.h"

#include "games/kingdom-rush/action.h"

#include <algorithm>

namespace tablewood::kingdom_rush {

namespace {

struct Moving
{
    const Horde* horde = nullptr;
    std::uint8_t at = 0;
    bool hasMoved = false;
    bool isGone = false;
};

class Foreteller
{
public:
    Foreteller(const Box& box, const State& state) : m_box(box), m_state(state)
    {
        for (const Horde& horde : state.hordes)
            if ((box.masks(horde.card).enemies & ~horde.covered) != 0)
                m_all.push_back({&horde, horde.at, horde.hasMoved, false});
    }

    std::vector<Forecast> all()
    {
        std::vector<Forecast> told;
        while (Moving* const next = nextOne())
            told.push_back(turnOf(*next));
        return told;
    }

private:
    Moving* nextOne()
    {
        const Ground& ground = groundOf(m_box, m_state);
        for (std::size_t route = 0; route < m_box.scenario(m_state.scenario).routes.size(); ++route) {
            Moving* next = nullptr;
            int best = -1;
            for (Moving& one : m_all) {
                const std::uint8_t at = ground.onRoute[route][one.at];
                if (one.hasMoved || one.isGone || at == kNone)
                    continue;
                const int rank = at * 2 + (m_box.horde(one.horde->card).isFlying ? 1 : 0);
                if (rank > best) {
                    best = rank;
                    next = &one;
                }
            }
            if (next)
                return next;
        }
        return nullptr;
    }
    bool isFree(std::uint8_t space, bool isFlying) const
    {
        const bool isTaken = std::any_of(m_all.begin(), m_all.end(), [&](const Moving& one) {
            return !one.isGone && one.at == space && m_box.horde(one.horde->card).isFlying == isFlying;
        });
        return !isTaken && (isFlying || (!m_state.hasFault(space) && !m_state.hasPond(space)));
    }
    Forecast turnOf(Moving& one)
    {
        const Horde& horde = *one.horde;
        const HordeCard& card = m_box.horde(horde.card);
        Forecast told;
        told.horde = horde.card;
        told.from = told.to = one.at;
        told.isOpen = card.kind == CardKind::champion;
        one.hasMoved = true;
        if (horde.isWalled)
            return told;
        const bool isFast = (m_box.masks(horde.card).fast & ~horde.covered) != 0 && !horde.isSlowed;
        // Soldiers and bench heroes fall with the first attempt, and other heroes hold for as long as they
        // can.
        bool hasSoldiers = false;
        int holds = 0;
        for (const Soldier& soldier : m_state.soldiers)
            hasSoldiers = hasSoldiers || soldier.horde == horde.card;
        for (std::size_t i = 0; i < m_state.heroes.size(); ++i) {
            const Hero& hero = m_state.heroes[i];
            if (hero.isOut() && hero.horde == horde.card)
                holds = std::max(holds, hero.isProtected ? 2 : m_state.isBench(i) ? 1 : int{hero.health});
        }
        holds = std::max(holds, hasSoldiers ? 1 : 0);
        for (int attempt = 0; attempt < (isFast ? 2 : 1); ++attempt) {
            if (holds > attempt) {
                told.isHeld = true;
                continue;
            }
            if (!moveOn(one, card.isFlying, told))
                break;
        }
        return told;
    }
    /// False where it escapes.
    bool moveOn(Moving& one, bool isFlying, Forecast& told)
    {
        const Ground& ground = groundOf(m_box, m_state);
        const auto& spaces = m_box.scenario(m_state.scenario).routes[one.horde->route].spaces;
        for (std::size_t at = ground.onRoute[one.horde->route][one.at] + std::size_t{1}; at < spaces.size();
             ++at)
            if (isFree(spaces[at], isFlying)) {
                one.at = told.to = spaces[at];
                return true;
            }
        told.hearts = static_cast<std::uint8_t>(heartsOf(m_box, *one.horde));
        told.to = kNone;
        one.isGone = true;
        return false;
    }

    const Box& m_box;
    const State& m_state;
    std::vector<Moving> m_all;
};

} // namespace

std::vector<Forecast> forecast(const Box& box, const State& state) { return Foreteller(box, state).all(); }

} // namespace tablewood::kingdom_rush
