#include "games/kingdom-rush/action.h"
#include "games/kingdom-rush/course.h"

#include <algorithm>

/// Phase 4: hordes advance, champions strike, and the goal is looked at (rulings 17 to 24).
namespace tablewood::kingdom_rush {

void Course::beginAdvancing()
{
    m_state.step = Step::advance;
    m_state.mover = {};
    ++m_state.steps;
}

Horde* Course::nextMover()
{
    for (std::size_t route = 0; route < scenario().routes.size(); ++route) {
        Horde* next = nullptr;
        int best = -1;
        for (Horde& horde : m_state.hordes) {
            const std::uint8_t at = ground().onRoute[route][horde.at];
            if (horde.hasMoved || at == kNone)
                continue;
            const int rank = at * 2 + (m_box.horde(horde.card).isFlying ? 1 : 0);
            if (rank > best) {
                best = rank;
                next = &horde;
            }
        }
        if (next)
            return next;
    }
    return nullptr;
}

void Course::operator()(const Advance&)
{
    ++m_state.steps;
    if (m_state.mover.horde == kNone) {
        Horde* const next = nextMover();
        beginTurnOf(*next);
        if (m_state.isOver() || !m_state.asked.empty())
            return;
    }
    if (m_state.mover.attempts > 0) {
        --m_state.mover.attempts;
        attempt(*m_state.horde(m_state.mover.horde));
    }
    if (m_state.mover.attempts == 0)
        m_state.mover = {};
}

void Course::beginTurnOf(Horde& horde)
{
    const CardMasks& masks = m_box.masks(horde.card);
    horde.hasMoved = true;
    heal(horde);
    const bool isFast = (masks.fast & ~horde.covered) != 0 && !horde.isSlowed;
    m_state.mover = {horde.card, static_cast<std::uint8_t>(isFast ? 2 : 1)};
    if (m_box.horde(horde.card).kind == CardKind::champion)
        drawForChampion(horde);
    if (horde.isWalled) {
        m_state.mover.attempts = 0;
        if (isTold())
            tell(Text(TW_TEXT("kingdom-rush", "%1 stood before a wall of ice"), nameOfHorde(horde.card)),
                 "refuse", {hordeId(horde.card)});
    }
}

void Course::heal(const Horde& horde)
{
    if (!isHealing(m_box, horde))
        return;
    const SpaceSet reached = aroundAndOn(ground(), horde.at);
    const std::size_t before = m_state.laid.size();
    std::vector<PieceId> healed;
    for (const Horde& one : m_state.hordes)
        if (reached.has(one.at)) {
            removeTiles(one.card);
            healed.push_back(hordeId(one.card));
        }
    const auto fallen = static_cast<int>(before - m_state.laid.size());
    if (fallen > 0 && isTold())
        tellAt(
            Text::counted(TW_TEXT_N("kingdom-rush",
                                    "%1 at %2 healed itself and the hordes beside it: %n tile(s) fell off"),
                          fallen, nameOfHorde(horde.card), cell(horde.at)),
            "slide-heal", horde.at, std::move(healed));
}

void Course::drawForChampion(Horde& horde)
{
    if (m_state.championDeck.empty()) {
        for (const std::uint8_t icons : m_state.championDiscard)
            m_state.championDeck.push_back(icons);
        m_state.championDiscard.clear();
        std::sort(m_state.championDeck.begin(), m_state.championDeck.end());
        m_state.champions.shuffle(m_state.championDeck);
    }
    if (m_state.championDeck.empty())
        return;
    const int asked = m_state.championDeck.back();
    m_state.championDeck.pop_back();
    m_state.championDiscard.push_back(static_cast<std::uint8_t>(asked));
    m_log.reveal();
    const HordeCard& card = m_box.horde(horde.card);
    const int shown = std::popcount(m_box.masks(horde.card).champion & ~horde.covered);
    const Champion& champion = m_box.content().champions[static_cast<std::size_t>(card.number - 1)];
    if (shown < asked) {
        if (isTold())
            tell(Text(TW_TEXT("kingdom-rush", "%1 drew %2 and shows %3 icons: no special attack"), card.name,
                      asked, shown),
                 "flip", {hordeId(horde.card)});
        const bool hasTiles = std::any_of(m_state.laid.begin(), m_state.laid.end(),
                                          [&](const LaidTile& tile) { return tile.horde == horde.card; });
        if (m_state.level == Level::iron && scenario().iron == IronRule::championSheds && hasTiles)
            m_state.asked.push_back({Question::shed, horde.card});
        return;
    }
    if (isTold())
        tell(Text(TW_TEXT("kingdom-rush", "%1 drew %2 and shows %3 icons: its special attack"), card.name,
                  asked, shown),
             "flip-champion", {hordeId(horde.card)});
    if (champion.act == ChampionAct::cleave)
        cleave(horde);
}

void Course::cleave(const Horde& horde)
{
    const std::uint8_t champion = horde.card;
    const SpaceSet reached = aroundAndOn(ground(), horde.at);
    std::vector<std::uint8_t> near;
    for (const Horde& one : m_state.hordes)
        if (reached.has(one.at))
            near.push_back(one.card);
    for (const std::uint8_t one : near)
        removeSoldiers(one);
    if (isTold())
        tell(Text(TW_TEXT("kingdom-rush", "%1 cleft all around"), nameOfHorde(champion)), "burn",
             {hordeId(champion)});
    for (std::size_t i = 0; i < m_state.heroes.size(); ++i)
        if (m_state.heroes[i].isOut() && reached.has(m_state.heroes[i].at))
            hurt(i, 1);
}

void Course::operator()(const Shed& move)
{
    const std::uint8_t card = m_state.asked.front().number;
    m_state.asked.erase(m_state.asked.begin());
    const Squares square = Squares{1} << bitOf(move.square);
    for (auto tile = m_state.laid.begin(); tile != m_state.laid.end(); ++tile)
        if (tile->horde == card && (tile->squares() & square) != 0) {
            m_state.horde(card)->covered &= ~tile->squares();
            ++m_state.tiles[static_cast<std::size_t>(tile->shape)];
            m_state.laid.erase(tile);
            break;
        }
    if (isTold())
        tell(Text(TW_TEXT("kingdom-rush", "A tile fell off %1"), nameOfHorde(card)), "slide",
             {hordeId(card)});
}

void Course::operator()(const Suffer& move)
{
    m_state.asked.erase(m_state.asked.begin());
    const std::uint8_t kind = m_box.heroByKey(move.hero.letters());
    for (std::size_t i = 0; i < m_state.heroes.size(); ++i)
        if (m_state.heroes[i].kind == kind)
            hurt(i, 1);
}

void Course::attempt(Horde& horde)
{
    const std::uint8_t card = horde.card;
    if (isShooting(m_box, horde)) {
        m_state.mover.attempts = 0;
        const bool hasAim = std::any_of(m_state.heroes.begin(), m_state.heroes.end(),
                                        [](const Hero& hero) { return hero.isOut(); });
        if (isTold())
            tellAt(hasAim ? Text(TW_TEXT("kingdom-rush", "%1 stayed at %2 and shot"), nameOfHorde(card),
                                 cell(horde.at))
                          : Text(TW_TEXT("kingdom-rush", "%1 stayed at %2, with no hero to shoot at"),
                                 nameOfHorde(card), cell(horde.at)),
                   "move-shot", horde.at, {hordeId(card)});
        if (hasAim)
            m_state.asked.push_back({Question::shot, card});
        return;
    }
    if (isManned(m_state, card)) {
        if (isTold())
            tellAt(Text(TW_TEXT("kingdom-rush", "%1 was held at %2"), nameOfHorde(card), cell(horde.at)),
                   "refuse-held", horde.at, {hordeId(card)});
        removeSoldiers(card);
        for (std::size_t i = 0; i < m_state.heroes.size(); ++i)
            if (m_state.heroes[i].isOut() && m_state.heroes[i].horde == card)
                hurt(i, 1);
        return;
    }
    const bool isFlying = m_box.horde(card).isFlying;
    const auto& spaces = scenario().routes[horde.route].spaces;
    for (std::size_t at = ground().onRoute[horde.route][horde.at] + std::size_t{1}; at < spaces.size();
         ++at) {
        if (!isFreeForHorde(m_box, m_state, spaces[at], isFlying))
            continue;
        horde.at = spaces[at];
        if (isTold())
            tellAt(Text(TW_TEXT("kingdom-rush", "%1 moved to %2"), nameOfHorde(card), cell(horde.at)),
                   "slide-horde", horde.at, {hordeId(card)});
        askHeroesOn(horde.at);
        return;
    }
    escape(card);
}

void Course::escape(std::uint8_t card)
{
    const std::uint8_t space = m_state.horde(card)->at;
    const int lost = std::min<int>(heartsOf(m_box, *m_state.horde(card)), m_state.hearts);
    m_state.hearts = static_cast<std::uint8_t>(m_state.hearts - lost);
    ++m_state.tales.back().escaped;
    m_state.tales.back().leftFrom = space;
    m_state.tales.back().heartsLost = static_cast<std::uint8_t>(m_state.tales.back().heartsLost + lost);
    if (isTold())
        tellAt(Text::counted(TW_TEXT_N("kingdom-rush", "%1 escaped from %2: %n heart(s) lost"), lost,
                             nameOfHorde(card), cell(space)),
               "burn-escape", space, {hordeId(card)});
    const bool isChampion = m_box.horde(card).kind == CardKind::champion;
    removeHorde(card);
    m_state.mover = {};
    if (m_state.hearts == 0)
        end(Ending::heartsLost);
    else if (isChampion && scenario().loss.has(Loss::championEscapes))
        end(Ending::championEscaped);
}

void Course::afterAdvance()
{
    SpaceSet hot;
    for (const LaidFeature& feature : m_state.features)
        if (feature.kind == FeatureKind::lava)
            hot |= aroundAndOn(ground(), feature.at);
    for (std::size_t i = 0; i < m_state.heroes.size(); ++i)
        if (m_state.heroes[i].isOut() && hot.has(m_state.heroes[i].at)) {
            if (isTold())
                tell(Text(TW_TEXT("kingdom-rush", "%1 stood too near to the lava"), nameOfHero(i)),
                     "burn-lava", {heroId(i)});
            hurt(i, 1);
            if (m_state.isOver())
                return;
        }
    if (isWon()) {
        end(Ending::won);
        return;
    }
    pickUp();
}

bool Course::isWon() const
{
    const int number = scenario().winNumber;
    switch (scenario().win) {
    case Win::survive:
        return m_state.round >= number;
    case Win::clear:
        return (number == 0 || m_state.round == number) && m_state.hordes.empty();
    case Win::champions:
        return m_state.championsDestroyed >= number;
    default:
        return false;
    }
}

} // namespace tablewood::kingdom_rush
