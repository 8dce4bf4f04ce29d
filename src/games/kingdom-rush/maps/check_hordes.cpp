#include "games/kingdom-rush/content/card_slots.h"
#include "games/kingdom-rush/maps/checked_map.h"

#include <algorithm>
#include <set>

/// Checks of stacks and hordes.
namespace tablewood::kingdom_rush {

namespace {

/// A set of stacks, for whom it is, and where it stands in the file.
struct StackSet
{
    Players players;
    const Stacks* stacks = nullptr;
    std::string path;
};

std::vector<StackSet> setsOf(const Scenario& scenario)
{
    std::vector<StackSet> sets{{Players{}, &scenario.stacks, "/stacks"}};
    for (std::size_t i = 0; i < scenario.otherStacks.size(); ++i) {
        const OtherStacks& other = scenario.otherStacks[i];
        sets.push_back({other.players, &other.stacks, "/otherStacks/" + std::to_string(i) + "/stacks"});
        sets.front().players.bits &= static_cast<std::uint8_t>(~other.players.bits);
    }
    std::erase_if(sets, [](const StackSet& set) { return set.players.bits == 0; });
    return sets;
}

std::string stackPath(const StackSet& set, std::size_t stack)
{
    return set.path + "/" + std::to_string(stack);
}

std::string stackField(std::size_t stack) { return "stack." + std::to_string(stack + 1); }

/// The last round that can begin: in round 1 nothing is drawn, then a card of each stack a round.
std::size_t lastRound(const Scenario& scenario, const Stacks& stacks)
{
    std::vector<std::size_t> lengths;
    for (const auto& stack : stacks)
        lengths.push_back(stack.size());
    std::ranges::sort(lengths);
    const bool endsAtTwo = scenario.loss.has(Loss::twoStacksEmpty) && lengths.size() >= 2;
    return (endsAtTwo ? lengths[1] : lengths.back()) + 1;
}

/// What can be laid on hordes: types of tiles and of soldiers, a bit each.
struct Means
{
    std::uint8_t tiles = 0;
    std::uint8_t soldiers = 0;

    static std::uint8_t bit(Damage damage)
    {
        return static_cast<std::uint8_t>(1u << static_cast<unsigned>(damage));
    }
    void add(const Attack& attack)
    {
        for (const AttackPart& part : attack.parts) {
            if (!part.tiles.empty() || part.hasSpears)
                tiles |= bit(part.damage);
            if (part.soldiers > 0)
                soldiers |= bit(part.damage);
        }
    }
    void add(const TowerKind& kind)
    {
        for (const Attack& attack : kind.attacks)
            add(attack);
    }
    friend bool operator==(const Means&, const Means&) = default;
};

/// Types of damage that an enemy takes.
std::uint8_t takenBy(const Traits& traits)
{
    std::uint8_t types = 0b111;
    if (traits.has(Trait::resistPhysical) || traits.has(Trait::onlyMagical))
        types &= static_cast<std::uint8_t>(~Means::bit(Damage::physical));
    if (traits.has(Trait::resistMagical) || traits.has(Trait::onlyPhysical))
        types &= static_cast<std::uint8_t>(~Means::bit(Damage::magical));
    return types;
}

/// Whether each enemy of a card takes a tile or a soldier that there is.
bool canCover(const HordeCard& card, const Means& means)
{
    return std::ranges::all_of(card.enemies, [&](const Enemy& enemy) {
        const std::uint8_t taken = takenBy(enemy.traits);
        const std::uint8_t tiles =
            enemy.traits.has(Trait::special) ? Means::bit(Damage::pure) : std::uint8_t{0b111};
        return (means.tiles & taken & tiles) != 0 || (means.soldiers & taken) != 0;
    });
}

/// All that people can have on this map: towers that are bought, mods, and heroes who are not absent.
Means allowedMeans(const CheckedMap& map)
{
    const Scenario& scenario = map.scenario();
    const Content& box = map.box();
    Means means;
    for (std::size_t i = 0; i < box.towers.size(); ++i)
        if (box.towers[i].level < 4 || std::ranges::find(scenario.level4, i) != scenario.level4.end())
            means.add(box.towers[i]);
    for (const std::uint8_t mod : scenario.mods)
        if (box.mods[mod].effect == ModEffect::pure)
            means.tiles |= Means::bit(Damage::pure);
    for (std::size_t i = 0; i < box.heroes.size(); ++i) {
        if (std::ranges::find(scenario.absent, i) != scenario.absent.end())
            continue;
        const HeroKind& hero = box.heroes[i];
        if (hero.attack.attack)
            means.add(*hero.attack.attack);
        for (const Ability& ability : hero.abilities)
            if ((scenario.tiers >> (ability.tier - 1) & 1) != 0 && ability.act.attack)
                means.add(*ability.act.attack);
    }
    return means;
}

/// What a number of players starts with, but for heroes.
Means startingMeans(const CheckedMap& map, int players)
{
    Means means;
    for (const std::uint8_t tower : map.scenario().towers[static_cast<std::size_t>(players - 1)].towers)
        means.add(map.box().towers[tower]);
    return means;
}

/// The cards of the box that a match can take for a slot.
std::vector<std::uint8_t> cardsFor(const Content& box, const CardSlot& slot)
{
    if (slot.card != kNone)
        return {slot.card};
    std::vector<std::uint8_t> cards;
    for (std::size_t i = 0; i < box.hordes.size(); ++i)
        if (hasBack(box.hordes[i], slot))
            cards.push_back(static_cast<std::uint8_t>(i));
    return cards;
}

/// For each card of the box whether it can be covered.
std::vector<bool> coverOf(const Content& box, const Means& means)
{
    std::vector<bool> cover;
    for (const HordeCard& card : box.hordes)
        cover.push_back(canCover(card, means));
    return cover;
}

/// "1, 3, 4"
std::string countsOf(Players players)
{
    std::string counts;
    for (const char digit : digitsOf(players))
        counts += (counts.empty() ? "" : ", ") + std::string(1, digit);
    return counts;
}

std::string startPath(std::size_t index) { return "/start/" + std::to_string(index); }

} // namespace

void checkStackLengths(const CheckedMap& map, Findings& found)
{
    for (const StackSet& set : setsOf(map.scenario())) {
        const auto shorter = [](const auto& one, const auto& other) { return one.size() < other.size(); };
        const auto [shortest, longest] = std::ranges::minmax_element(*set.stacks, shorter);
        if (shortest->size() == longest->size())
            continue;
        const auto stack = static_cast<std::size_t>(shortest - set.stacks->begin());
        found
            .add(MapGravity::note, "stacks-unequal", stackPath(set, stack),
                 TW_TEXT("kingdom-rush", "Stacks of unequal length"),
                 Text(TW_TEXT("kingdom-rush", "Stack %1 has %2 cards, another %3. Usually all are alike."),
                      static_cast<std::int64_t>(stack + 1), static_cast<std::int64_t>(shortest->size()),
                      static_cast<std::int64_t>(longest->size())))
            .field = stackField(stack);
    }
}

void checkLastRound(const CheckedMap& map, Findings& found)
{
    const Scenario& scenario = map.scenario();
    const bool hasRound = scenario.win == Win::survive || scenario.win == Win::tokens ||
                          (scenario.win == Win::clear && scenario.winNumber > 0);
    if (!hasRound)
        return;
    for (const StackSet& set : setsOf(scenario)) {
        const std::size_t last = lastRound(scenario, *set.stacks);
        if (scenario.winNumber <= last)
            continue;
        MapFault& fault = found.add(
            MapGravity::warning, "lost-before-win", "/win/number",
            TW_TEXT("kingdom-rush", "Lost before it is won"),
            Text(TW_TEXT("kingdom-rush", "The stacks last to round %1, and the goal is at the end of round "
                                         "%2. Add cards, or set the goal earlier."),
                 static_cast<std::int64_t>(last), int{scenario.winNumber}));
        fault.field = "win.number";
        mend(fault, "win-number " + std::to_string(last),
             Text(TW_TEXT("kingdom-rush", "Goal in round %1"), static_cast<std::int64_t>(last)));
        return;
    }
}

void checkChampions(const CheckedMap& map, Findings& found)
{
    const Scenario& scenario = map.scenario();
    if (scenario.win != Win::champions)
        return;
    const auto isChampion = [](const CardSlot& slot) { return slot.kind == CardKind::champion; };
    for (const StackSet& set : setsOf(scenario)) {
        auto champions = std::ranges::count_if(scenario.start, isChampion, &StartHorde::card);
        for (const auto& stack : *set.stacks)
            champions += std::ranges::count_if(stack, isChampion);
        if (champions >= scenario.winNumber)
            continue;
        found
            .add(MapGravity::warning, "champions-few", "/win/number",
                 TW_TEXT("kingdom-rush", "Too few champions"),
                 Text(TW_TEXT("kingdom-rush", "The goal is to destroy %1 champions, and %2 come. Add some to "
                                              "the stacks, or ask for fewer."),
                      int{scenario.winNumber}, static_cast<std::int64_t>(champions)))
            .field = "win.number";
        return;
    }
}

void checkCover(const CheckedMap& map, Findings& found)
{
    const Content& box = map.box();
    const std::vector<bool> cover = coverOf(box, allowedMeans(map));
    std::set<std::uint8_t> told;
    const auto tell = [&](const CardSlot& slot, const std::string& path) -> MapFault* {
        for (const std::uint8_t card : cardsFor(box, slot))
            if (!cover[card] && told.insert(card).second)
                return &found.add(
                    MapGravity::warning, "horde-uncoverable", path,
                    TW_TEXT("kingdom-rush", "Nothing covers this horde"),
                    Text(TW_TEXT("kingdom-rush",
                                 "%1 (%2) may come, and no tower, mod or attack allowed here covers all of "
                                 "it: heroes have to stand on it. Allow more, or use another card."),
                         box.hordes[card].name, slotSaid(slot)));
        return nullptr;
    };
    for (std::size_t i = 0; i < map.scenario().start.size(); ++i)
        if (MapFault* const fault = tell(map.scenario().start[i].card, startPath(i)))
            fault->at = map.spotOf(map.scenario().start[i].at);
    for (const StackSet& set : setsOf(map.scenario()))
        for (std::size_t s = 0; s < set.stacks->size(); ++s)
            for (std::size_t c = 0; c < (*set.stacks)[s].size(); ++c)
                if (MapFault* const fault =
                        tell((*set.stacks)[s][c], stackPath(set, s) + "/" + std::to_string(c)))
                    fault->field = stackField(s);
}

void checkFirstCover(const CheckedMap& map, Findings& found)
{
    const Scenario& scenario = map.scenario();
    const Content& box = map.box();
    std::vector<std::pair<Means, std::vector<bool>>> covers;
    const auto coverFor = [&](const Means& means) -> const std::vector<bool>& {
        const auto known = std::ranges::find(covers, means, &std::pair<Means, std::vector<bool>>::first);
        if (known != covers.end())
            return known->second;
        return covers.emplace_back(means, coverOf(box, means)).second;
    };
    for (std::size_t i = 0; i < scenario.start.size(); ++i) {
        Players without{0};
        std::uint8_t named = kNone;
        for (int players = 1; players <= kMaxPlayers; ++players) {
            if (scenario.towers[static_cast<std::size_t>(players - 1)].towers.empty())
                continue;
            const std::vector<bool>& cover = coverFor(startingMeans(map, players));
            for (const std::uint8_t card : cardsFor(box, scenario.start[i].card))
                if (!cover[card]) {
                    without.bits |= static_cast<std::uint8_t>(1u << (players - 1));
                    named = named == kNone ? card : named;
                }
        }
        if (named == kNone)
            continue;
        found
            .add(MapGravity::note, "start-uncoverable", startPath(i),
                 TW_TEXT("kingdom-rush", "Hard to cover at first"),
                 Text(TW_TEXT("kingdom-rush",
                              "%1 (%2) may lie here in round 1, and at tables of %3 the towers to start with "
                              "do not cover all of it: that takes a hero."),
                      box.hordes[named].name, slotSaid(scenario.start[i].card), countsOf(without)))
            .at = map.spotOf(scenario.start[i].at);
    }
}

} // namespace tablewood::kingdom_rush
