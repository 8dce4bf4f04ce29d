#include "games/kingdom-rush/course.h"

#include <algorithm>

/// The table as it is set up, and the Council (rulings 1, 2 and 30 to 33).
namespace tablewood::kingdom_rush {

namespace {

/// Cards that a scenario names one by one: no lot takes them.
std::vector<std::uint8_t> namedCards(const Scenario& scenario, const Stacks& stacks)
{
    std::vector<std::uint8_t> named;
    const auto add = [&](const CardSlot& slot) {
        if (slot.card != kNone)
            named.push_back(slot.card);
    };
    for (const StartHorde& start : scenario.start)
        add(start.card);
    for (const auto& stack : stacks)
        for (const CardSlot& slot : stack)
            add(slot);
    return named;
}

} // namespace

void Course::takeHero(Hero& hero, std::uint8_t kind)
{
    hero = {};
    hero.kind = kind;
    const int wanted = abilitiesOf(m_box, m_state);
    for (std::uint8_t ability = 0; ability < kAbilitiesOfHero && std::popcount(hero.abilities) < wanted;
         ++ability)
        if (isAbilityThere(m_box, m_state, hero, ability)) {
            hero.abilities = static_cast<std::uint8_t>(hero.abilities | 1u << ability);
            if (hero.first == kNone)
                hero.first = ability;
        }
    hero.health = static_cast<std::uint8_t>(fullHealth(m_box, hero));
}

void Course::takeBench(Hero& hero, std::uint8_t kind)
{
    takeHero(hero, kind);
    hero.abilities = 0;
    hero.first = kNone;
    hero.health = static_cast<std::uint8_t>(fullHealth(m_box, hero));
}

void Course::layStacks()
{
    const Content& content = m_box.content();
    const Stacks& stacks = scenario().stacksFor(m_state.seats());
    const std::vector<std::uint8_t> named = namedCards(scenario(), stacks);
    std::vector<std::uint8_t> box;
    for (std::size_t card = 0; card < content.hordes.size(); ++card)
        box.push_back(static_cast<std::uint8_t>(card));
    m_state.cards.shuffle(box);
    const auto draw = [&](const CardSlot& slot) {
        const auto found = std::find_if(box.begin(), box.end(), [&](std::uint8_t card) {
            if (slot.card != kNone)
                return slot.card == card;
            return hasBack(content.hordes[card], slot) &&
                   std::find(named.begin(), named.end(), card) == named.end();
        });
        if (found == box.end())
            return kNone;
        const std::uint8_t card = *found;
        box.erase(found);
        return card;
    };
    for (const StartHorde& start : scenario().start) {
        const std::uint8_t card = draw(start.card);
        std::uint8_t route = 0;
        for (std::size_t i = scenario().routes.size(); i > 0; --i)
            if (ground().onRoute[i - 1][start.at] != kNone)
                route = static_cast<std::uint8_t>(i - 1);
        Horde horde;
        horde.card = card;
        horde.at = start.at;
        horde.route = route;
        m_state.hordes.push_back(horde);
    }
    for (std::size_t i = 0; i < stacks.size(); ++i)
        for (auto slot = stacks[i].rbegin(); slot != stacks[i].rend(); ++slot)
            m_state.stacks[i].push_back(draw(*slot));
    for (const std::uint8_t icons : m_box.content().championDeck)
        m_state.championDeck.push_back(icons);
    m_state.champions.shuffle(m_state.championDeck);
}

void Course::layTowers()
{
    const auto& level4 = scenario().level4;
    m_state.towers.resize(m_box.towerCards());
    for (std::uint8_t card = 0; card < m_state.towers.size(); ++card) {
        const bool isIn = m_box.tower(card).level < 4 ||
                          std::find(level4.begin(), level4.end(), m_box.kindOfTower(card)) != level4.end();
        m_state.towers[card].place = isIn ? TowerPlace::supply : TowerPlace::box;
    }
    const StartingTowers& start = scenario().towers[static_cast<std::size_t>(m_state.players - 1)];
    const auto take = [&](std::uint8_t kind, TowerPlace place, Seat seat) {
        for (std::uint8_t card = 0; card < m_state.towers.size(); ++card)
            if (m_state.towers[card].place == TowerPlace::supply && m_box.kindOfTower(card) == kind) {
                m_state.towers[card].place = place;
                m_state.towers[card].seat = seat;
                return;
            }
    };
    for (const std::uint8_t kind : start.towers) {
        if (start.share == StartingTowers::Reading::each)
            for (const Seat seat : Seats::firstOf(m_state.seats()))
                take(kind, TowerPlace::hand, seat);
        else
            take(kind, m_state.isAlone() ? TowerPlace::hand : TowerPlace::middle,
                 m_state.isAlone() ? Seat{0} : Seat::none());
    }
}

void Course::setUp(int bench)
{
    const Scenario& scene = scenario();
    constexpr std::array<int, 5> kGold{2, 0, -2, -1, 0};
    constexpr std::array<int, 5> kCrystals{1, 0, -2, -1, -3};
    constexpr std::uint8_t kRaises = 3;
    const auto level = static_cast<std::size_t>(m_state.level);
    m_state.gold = static_cast<std::int16_t>(std::max(0, scene.gold + kGold[level]));
    m_state.crystals = static_cast<std::int16_t>(std::max(0, scene.crystals + kCrystals[level]));
    m_state.raisesLeft = m_state.level == Level::easy ? kRaises : std::uint8_t{0};
    const bool isIron = m_state.level == Level::iron;
    m_state.hearts = isIron && scene.iron == IronRule::oneHeart ? std::uint8_t{1} : scene.hearts;
    m_state.tiles = m_box.content().tileCounts;
    for (const std::uint8_t mod : scene.mods)
        m_state.mods = static_cast<std::uint16_t>(m_state.mods | 1u << mod);
    for (const Feature& feature : scene.features) {
        if (!feature.players.has(m_state.players) ||
            (isIron && scene.iron == IronRule::noFirstLevel && isBlossom(feature.kind)))
            continue;
        m_state.features.push_back({feature.kind, feature.at, false, feature.crystals, feature.gold});
    }

    // Everybody begins with a hero and a colour, and may change them.
    std::vector<std::uint8_t> kinds;
    if (scene.proposed != kNone)
        kinds.push_back(scene.proposed);
    for (std::uint8_t kind = 0; kind < m_box.content().heroes.size(); ++kind)
        if (isHeroThere(m_box, m_state, kind) && kind != scene.proposed)
            kinds.push_back(kind);
    std::size_t figures = m_state.players;
    if (m_state.isAlone())
        figures += scene.benchHeroes > 0 ? static_cast<std::size_t>(bench) : std::size_t{0};
    figures = std::min({figures, kinds.size(), kMostFigures});
    for (std::size_t i = 0; i < figures; ++i) {
        m_state.heroes.push_back({});
        if (m_state.isBench(i))
            takeBench(m_state.heroes.back(), kinds[i]);
        else
            takeHero(m_state.heroes.back(), kinds[i]);
    }
    for (std::size_t seat = 0; seat < kMaxPlayers; ++seat)
        m_state.colours[seat] = static_cast<SiteColour>(seat);
    layTowers();
    m_state.owesTower = m_state.level == Level::heroic &&
                        !scenario().towers[static_cast<std::size_t>(m_state.players - 1)].towers.empty();
    layStacks();
}

void Course::operator()(const ChooseHero& move)
{
    takeHero(m_state.hero(m_seat), m_box.heroByKey(move.hero.letters()));
    if (isTold())
        tell(Text(TW_TEXT("kingdom-rush", "%1 took %2"), m_seat,
                  nameOfHero(static_cast<std::size_t>(m_seat.index))),
             "place", {heroId(static_cast<std::size_t>(m_seat.index))});
}

void Course::operator()(const ChooseAbility& move)
{
    Hero& hero = m_state.hero(m_seat);
    const auto bit = [](std::uint8_t ability) { return static_cast<std::uint8_t>(1u << ability); };
    if (std::popcount(hero.abilities) >= abilitiesOf(m_box, m_state) && hero.first != kNone)
        hero.abilities = static_cast<std::uint8_t>(hero.abilities & ~bit(hero.first));
    // The one that stays was chosen longest ago now.
    hero.first =
        hero.abilities == 0 ? move.ability : static_cast<std::uint8_t>(std::countr_zero(hero.abilities));
    hero.abilities = static_cast<std::uint8_t>(hero.abilities | bit(move.ability));
    hero.health = static_cast<std::uint8_t>(fullHealth(m_box, hero));
    if (isTold())
        tell(Text(TW_TEXT("kingdom-rush", "%1 takes %2 along"), m_seat,
                  m_box.content().heroes[hero.kind].abilities[move.ability].name),
             "press");
}

void Course::operator()(const ChooseColour& move)
{
    const SiteColour own = m_state.colours[static_cast<std::size_t>(m_seat.index)];
    for (SiteColour& colour : m_state.colours)
        if (colour == move.colour)
            colour = own;
    m_state.colours[static_cast<std::size_t>(m_seat.index)] = move.colour;
    if (isTold())
        tell(Text(TW_TEXT("kingdom-rush", "%1 took other sites"), m_seat), "press");
}

void Course::operator()(const TakeTower& move)
{
    m_state.towers[move.card].place = TowerPlace::hand;
    m_state.towers[move.card].seat = m_seat;
    if (isTold())
        tell(Text(TW_TEXT("kingdom-rush", "%1 took %2"), m_seat, nameOfTower(move.card)), "draw",
             {towerId(move.card)});
}

void Course::operator()(const LayBack& move)
{
    m_state.towers[move.card].place = TowerPlace::middle;
    m_state.towers[move.card].seat = Seat::none();
    if (isTold())
        tell(Text(TW_TEXT("kingdom-rush", "%1 laid %2 back"), m_seat, nameOfTower(move.card)), "place",
             {towerId(move.card)});
}

void Course::operator()(const GiveTower& move)
{
    m_state.towers[move.card].seat = move.to;
    if (isTold())
        tell(Text(TW_TEXT("kingdom-rush", "%1 gave %2 to %3"), m_seat, nameOfTower(move.card), move.to),
             "move", {towerId(move.card)});
}

void Course::operator()(const RaiseStart& move)
{
    const std::uint8_t raised = raisedInCouncil(m_box, m_state, move.card);
    if (isTold())
        tell(Text(TW_TEXT("kingdom-rush", "%1 raised %2 to %3"), m_seat, nameOfTower(move.card),
                  nameOfTower(raised)),
             "flip", {towerId(raised)});
    m_state.towers[raised] = m_state.towers[move.card];
    m_state.towers[raised].isRaised = true;
    m_state.towers[move.card] = {};
    m_state.towers[move.card].place = TowerPlace::supply;
    --m_state.raisesLeft;
}

void Course::operator()(const ReturnStart& move)
{
    m_state.towers[move.card] = {};
    m_state.towers[move.card].place = TowerPlace::supply;
    m_state.owesTower = false;
    if (isTold())
        tell(Text(TW_TEXT("kingdom-rush", "%1 gave %2 back"), m_seat, nameOfTower(move.card)), "place",
             {towerId(move.card)});
}

void Course::operator()(const ChooseBench& move)
{
    const std::uint8_t kind = m_box.heroByKey(move.hero.letters());
    for (std::size_t i = 1; i + 1 < m_state.heroes.size(); ++i)
        m_state.heroes[i] = m_state.heroes[i + 1];
    takeBench(m_state.heroes.back(), kind);
    if (isTold())
        tell(Text(TW_TEXT("kingdom-rush", "%1 took %2 onto the bench"), m_seat,
                  m_box.content().heroes[kind].name),
             "place");
}

} // namespace tablewood::kingdom_rush
