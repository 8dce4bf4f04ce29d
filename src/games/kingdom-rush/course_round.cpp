#include "games/kingdom-rush/course.h"

#include <algorithm>

/// The round but for phase 2: spawn, destroy, advance, pick up, buy (rulings 3, 4 and 15 to 27).
namespace tablewood::kingdom_rush {

namespace {

/// What the flying of a horde says of who is in its way.
bool isTaken(const Box& box, const State& state, std::uint8_t space, bool isFlying)
{
    return std::any_of(state.hordes.begin(), state.hordes.end(), [&](const Horde& horde) {
        return horde.at == space && box.horde(horde.card).isFlying == isFlying;
    });
}

/// Whether a horde may come to lie on a space of its route.
bool isOpen(const Box& box, const State& state, std::uint8_t space, bool isFlying)
{
    if (isTaken(box, state, space, isFlying))
        return false;
    return isFlying || (!state.hasFault(space) && !state.hasPond(space));
}

} // namespace

void Course::carryOut(Seat seat, const Move& move)
{
    m_seat = seat;
    std::visit(*this, move);
    goOn();
}

void Course::tell(Text text, const Name& cue, std::vector<PieceId> pieces, bool isDetail)
{
    Event event;
    event.text = std::move(text);
    event.seat = m_seat.isPlayer() ? m_seat : Seat::none();
    event.cue = cue;
    event.pieces = std::move(pieces);
    event.isDetail = isDetail;
    m_log.tell(std::move(event));
}

void Course::tellAt(Text text, const Name& cue, std::uint8_t space, std::vector<PieceId> pieces)
{
    Event event;
    event.text = std::move(text);
    event.seat = m_seat.isPlayer() ? m_seat : Seat::none();
    event.cue = cue;
    event.pieces = std::move(pieces);
    event.board = mapBoard(ground().maps[space]);
    event.cells = {scenario().spaces[space].at};
    m_log.tell(std::move(event));
}

void Course::end(Ending ending)
{
    m_state.ending = ending;
    m_state.step = Step::over;
    m_state.asked.clear();
    m_state.open = {};
    m_state.before.clear();
    m_state.mover = {};
    m_state.done = {};
    m_state.letting = {};
}

void Course::goOn()
{
    while (!m_state.isOver()) {
        settleAsked();
        if (!m_state.asked.empty() || m_state.isOver())
            return;
        switch (m_state.step) {
        case Step::spawn:
            spawnNext();
            continue;
        case Step::destroy:
            if (!destroyNext())
                beginAdvancing();
            continue;
        case Step::advance:
            if (m_state.mover.horde != kNone || nextMover())
                return;
            afterAdvance();
            continue;
        default:
            return;
        }
    }
}

void Course::settleAsked()
{
    while (!m_state.asked.empty() && !m_state.isOver()) {
        const Asked asked = m_state.asked.front();
        switch (asked.what) {
        case Question::retreat: {
            const Hero& hero = m_state.heroes[asked.number];
            if (hero.isOut()) {
                const SpaceSet spaces = retreats(m_box, m_state, hero.at);
                if (spaces.count() > 1)
                    return;
                if (spaces.isEmpty()) {
                    if (isTold())
                        tell(Text(TW_TEXT("kingdom-rush", "%1 had nowhere to go and left the map"),
                                  nameOfHero(asked.number)),
                             "move", {heroId(asked.number)});
                    toBoard(asked.number);
                } else {
                    m_state.heroes[asked.number].at = spaces.first();
                    if (isTold())
                        tellAt(Text(TW_TEXT("kingdom-rush", "%1 retreated to %2"), nameOfHero(asked.number),
                                    cell(spaces.first())),
                               "move", spaces.first(), {heroId(asked.number)});
                }
            }
            break;
        }
        case Question::regrow: {
            const SpaceSet spaces = exhausted(m_state);
            if (spaces.count() > 1)
                return;
            for (LaidFeature& feature : m_state.features)
                if (isBlossom(feature.kind) && feature.isExhausted) {
                    feature.isExhausted = false;
                    if (isTold())
                        tellAt(
                            Text(TW_TEXT("kingdom-rush", "The blossom at %1 grew again"), cell(feature.at)),
                            "grow", feature.at);
                }
            break;
        }
        case Question::reward:
        case Question::shed:
            return;
        }
        m_state.asked.erase(m_state.asked.begin());
    }
}

void Course::operator()(const SayDone&)
{
    m_state.done.add(m_seat);
    m_state.letting.remove(m_seat);
    if (isTold())
        tell(Text(TW_TEXT("kingdom-rush", "%1 is done"), m_seat), "press", {}, true);
    if (m_state.done == Seats::firstOf(m_state.seats()))
        endPhase();
}

void Course::operator()(const Wait&)
{
    m_state.done.remove(m_seat);
    ++m_state.waits[static_cast<std::size_t>(m_seat.index)];
    if (isTold())
        tell(Text(TW_TEXT("kingdom-rush", "%1 goes on"), m_seat), "press", {}, true);
}

void Course::operator()(const LetPlay&)
{
    m_state.letting.add(m_seat);
    if (isTold())
        tell(Text(TW_TEXT("kingdom-rush", "%1 lets the others play"), m_seat), "press", {}, true);
}

void Course::operator()(const KeepWaiting&)
{
    m_state.letting.remove(m_seat);
    if (isTold())
        tell(Text(TW_TEXT("kingdom-rush", "%1 wants the others to wait"), m_seat), "press", {}, true);
}

void Course::endPhase()
{
    m_state.done = {};
    m_state.letting = {};
    m_state.waits = {};
    switch (m_state.step) {
    case Step::council:
        beginRound();
        break;
    case Step::play:
        beginDestroying();
        break;
    case Step::pickUp:
        // What nobody took goes back to whoever built it (ruling 58).
        for (TowerCard& card : m_state.towers)
            if (card.place == TowerPlace::site) {
                card.place = TowerPlace::hand;
                card.site = kNone;
            }
        beginBuying();
        break;
    case Step::buy:
        beginRound();
        break;
    default:
        break;
    }
}

void Course::beginRound()
{
    if (m_state.round > 0)
        for (std::size_t i = m_state.players; i < m_state.heroes.size(); ++i)
            if (m_state.heroes[i].isOut())
                toBoard(i);
    ++m_state.round;
    m_state.tales.push_back({});
    m_state.isBenchCalled = false;
    for (std::size_t i = 0; i < m_state.heroes.size(); ++i) {
        Hero& hero = m_state.heroes[i];
        hero.isProtected = false;
        if (!m_state.isBench(i))
            hero.hasActed = false;
    }
    for (Horde& horde : m_state.hordes)
        horde.hasMoved = horde.isSlowed = horde.isWalled = false;
    if (isTold())
        tell(Text(TW_TEXT("kingdom-rush", "Round %1 began"), int{m_state.round}), "turn");
    const auto filled = std::count_if(m_state.stacks.begin(), m_state.stacks.end(),
                                      [](const auto& stack) { return !stack.empty(); });
    const auto stacks = static_cast<std::ptrdiff_t>(scenario().stacks.size());
    if (filled == 0 || (scenario().loss.has(Loss::twoStacksEmpty) && stacks - filled >= 2)) {
        end(Ending::stacksEmpty);
        return;
    }
    if (m_state.isAlone() && scenario().blocksColour) {
        m_state.step = Step::block;
        return;
    }
    beginSpawning();
}

void Course::operator()(const BlockColour& move)
{
    m_state.blocked = move.colour;
    if (isTold())
        tell(Text(TW_TEXT("kingdom-rush", "%1 blocked sites of one colour for this round"), m_seat), "press");
    beginSpawning();
}

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
        if (!isOpen(m_box, m_state, space, isFlying))
            continue;
        Horde horde;
        horde.card = card;
        horde.at = space;
        horde.route = route;
        m_state.hordes.push_back(horde);
        if (isTold())
            tellAt(Text(TW_TEXT("kingdom-rush", "%1 came to %2"), nameOfHorde(card), cell(space)), "place",
                   space, {hordeId(card)});
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
        tellAt(Text(TW_TEXT("kingdom-rush", "%1 was destroyed at %2"), horde.name, cell(space)), "burn",
               space, {hordeId(card)});
    removeSoldiers(card);
    ShortList<std::uint8_t, kMostFigures> aboard;
    for (std::uint8_t i = 0; i < m_state.heroes.size(); ++i)
        if (m_state.heroes[i].isOut() && m_state.heroes[i].horde == card)
            aboard.push_back(i);
    for (const std::uint8_t figure : aboard)
        hurt(figure, 1);
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
             "flip", {hordeId(horde.card)});
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

void Course::attempt(Horde& horde)
{
    const std::uint8_t card = horde.card;
    if (isManned(m_state, card)) {
        if (isTold())
            tellAt(Text(TW_TEXT("kingdom-rush", "%1 was held at %2"), nameOfHorde(card), cell(horde.at)),
                   "refuse", horde.at, {hordeId(card)});
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
        if (!isOpen(m_box, m_state, spaces[at], isFlying))
            continue;
        horde.at = spaces[at];
        if (isTold())
            tellAt(Text(TW_TEXT("kingdom-rush", "%1 moved to %2"), nameOfHorde(card), cell(horde.at)),
                   "slide", horde.at, {hordeId(card)});
        askHeroesOn(horde.at);
        return;
    }
    escape(card);
}

void Course::escape(std::uint8_t card)
{
    const Squares open = ~m_state.horde(card)->covered;
    constexpr int kHeartsOfLarge = 4;
    int lost = 0;
    for (const Enemy& enemy : m_box.horde(card).enemies)
        if ((enemy.squares & open) != 0)
            lost += enemy.isLarge() ? kHeartsOfLarge : 1;
    const std::uint8_t space = m_state.horde(card)->at;
    lost = std::min<int>(lost, m_state.hearts);
    m_state.hearts = static_cast<std::uint8_t>(m_state.hearts - lost);
    ++m_state.tales.back().escaped;
    m_state.tales.back().leftFrom = space;
    m_state.tales.back().heartsLost = static_cast<std::uint8_t>(m_state.tales.back().heartsLost + lost);
    if (isTold())
        tellAt(Text::counted(TW_TEXT_N("kingdom-rush", "%1 escaped from %2: %n heart(s) lost"), lost,
                             nameOfHorde(card), cell(space)),
               "burn", space, {hordeId(card)});
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
                tell(Text(TW_TEXT("kingdom-rush", "%1 stood too near to the lava"), nameOfHero(i)), "burn",
                     {heroId(i)});
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
        tell(Text(TW_TEXT("kingdom-rush", "Everybody picked their towers up")), "draw");
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
        tell(Text(TW_TEXT("kingdom-rush", "%1 bought %2 for %3"), m_seat, nameOfTower(move.card), move.to),
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

// Figures and hordes.

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
