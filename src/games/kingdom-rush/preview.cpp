#include "games/kingdom-rush/preview.h"

#include "games/kingdom-rush/action.h"
#include "games/kingdom-rush/walking.h"

#include <algorithm>

namespace tablewood::kingdom_rush {

namespace {

/// A horde as it will be.
struct Moving
{
    Horde horde;
    bool isGone = false;
};

class Foreteller
{
public:
    Foreteller(const Box& box, const State& state) : m_box(box), m_state(state)
    {
        m_all.reserve(state.hordes.size());
        bool isHealed = false;
        for (const Horde& horde : state.hordes) {
            if ((box.masks(horde.card).enemies & ~horde.covered) != 0)
                m_all.push_back({horde, false});
            isHealed = isHealed || isHealing(box, horde);
        }
        if (isHealed)
            m_laid = state.laid;
    }

    std::vector<Forecast> all()
    {
        std::vector<Forecast> told;
        const Mover& mover = m_state.mover;
        for (Moving& one : m_all)
            if (one.horde.card == mover.horde && mover.attempts > 0)
                told.push_back(goOn(one, begun(one), mover.attempts));
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
                const std::uint8_t at = ground.onRoute[route][one.horde.at];
                if (one.horde.hasMoved || one.isGone || at == kNone)
                    continue;
                const int rank = at * 2 + (m_box.horde(one.horde.card).isFlying ? 1 : 0);
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
            return !one.isGone && one.horde.at == space && m_box.horde(one.horde.card).isFlying == isFlying;
        });
        return !isTaken && (isFlying || (!m_state.hasFault(space) && !m_state.hasPond(space)));
    }
    /// How many tiles fall off.
    int heal(const Horde& healer)
    {
        if (!isHealing(m_box, healer))
            return 0;
        const std::size_t before = m_laid.size();
        const SpaceSet reached = aroundAndOn(groundOf(m_box, m_state), healer.at);
        for (Moving& one : m_all)
            if (!one.isGone && reached.has(one.horde.at))
                std::erase_if(m_laid, [&](const LaidTile& tile) {
                    if (tile.horde != one.horde.card)
                        return false;
                    one.horde.covered &= ~tile.squares();
                    return true;
                });
        return static_cast<int>(before - m_laid.size());
    }
    /// Whether anybody holds a horde at an attempt, from 0 on. Soldiers and bench heroes fall with the first,
    /// other heroes hold for as long as they can; who falls uncovers.
    bool isHeld(Horde& horde, int attempt) const
    {
        bool isHeld = false;
        for (const Soldier& soldier : m_state.soldiers)
            if (soldier.horde == horde.card && attempt == 0) {
                isHeld = true;
                horde.covered &= ~(Squares{1} << soldier.corner);
            }
        for (std::size_t i = 0; i < m_state.heroes.size(); ++i) {
            const Hero& hero = m_state.heroes[i];
            if (!hero.isOut() || hero.horde != horde.card)
                continue;
            const int holds = hero.isProtected ? 2 : m_state.isBench(i) ? 1 : int{hero.health};
            isHeld = isHeld || holds > attempt;
            if (holds == attempt + 1)
                horde.covered &= ~(heroPose().squares << hero.corner);
        }
        return isHeld;
    }
    static Forecast begun(const Moving& one)
    {
        Forecast told;
        told.horde = one.horde.card;
        told.from = told.to = one.horde.at;
        return told;
    }
    Forecast turnOf(Moving& one)
    {
        Horde& horde = one.horde;
        Forecast told = begun(one);
        told.isOpen = m_box.horde(horde.card).kind == CardKind::champion;
        horde.hasMoved = true;
        told.fallen = heal(horde);
        if (horde.isWalled)
            return told;
        const bool isFast = (m_box.masks(horde.card).fast & ~horde.covered) != 0 && !horde.isSlowed;
        return goOn(one, told, isFast ? 2 : 1);
    }
    Forecast goOn(Moving& one, Forecast told, int attempts)
    {
        Horde& horde = one.horde;
        for (int attempt = 0; attempt < attempts; ++attempt) {
            if (isShooting(m_box, horde)) {
                aim(told);
                break;
            }
            if (isHeld(horde, attempt))
                told.isHeld = true;
            else if (!moveOn(one, m_box.horde(horde.card).isFlying, told))
                break;
        }
        return told;
    }
    void aim(Forecast& told) const
    {
        for (std::size_t i = 0; i < m_state.heroes.size(); ++i)
            if (m_state.heroes[i].isOut()) {
                told.shot = told.isShooting ? kNone : static_cast<std::uint8_t>(i);
                told.isShooting = true;
            }
    }
    /// False where it escapes.
    bool moveOn(Moving& one, bool isFlying, Forecast& told)
    {
        Horde& horde = one.horde;
        const Ground& ground = groundOf(m_box, m_state);
        const auto& spaces = m_box.scenario(m_state.scenario).routes[horde.route].spaces;
        for (std::size_t at = ground.onRoute[horde.route][horde.at] + std::size_t{1}; at < spaces.size();
             ++at)
            if (isFree(spaces[at], isFlying)) {
                horde.at = told.to = spaces[at];
                return true;
            }
        told.hearts = static_cast<std::uint8_t>(heartsOf(m_box, horde));
        told.to = kNone;
        one.isGone = true;
        return false;
    }

    const Box& m_box;
    const State& m_state;
    /// The tiles that still lie, where somebody may heal.
    std::vector<LaidTile> m_laid;
    std::vector<Moving> m_all;
};

} // namespace

std::vector<Forecast> forecast(const Box& box, const State& state) { return Foreteller(box, state).all(); }

} // namespace tablewood::kingdom_rush
