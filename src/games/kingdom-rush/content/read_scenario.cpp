#include "games/kingdom-rush/content/card_slots.h"
#include "games/kingdom-rush/content/map_reader.h"
#include "games/kingdom-rush/content/parts.h"
#include "games/kingdom-rush/content/read_words.h"
#include "games/kingdom-rush/content/reader.h"

#include <map>
#include <set>

namespace tablewood::kingdom_rush {

namespace {

constexpr int kMostHearts = 20;
constexpr int kMostMinutes = 240;
constexpr int kMostMoney = 20;
constexpr int kMostTowers = 12;
/// No list is read on that is longer: twice as many as there are steps between the spaces of a map.
constexpr std::size_t kMostEntries = 1024;

/// Counts the cards that a scenario takes out of the box.
class CardCount
{
public:
    explicit CardCount(const Content& box) : m_box(&box) {}

    void take(const CardSlot& slot, const Complaint& here)
    {
        if (slot.card != kNone) {
            here.need(++m_single[slot.card] == 1, TW_TEXT("content", "this card is taken twice"),
                      TW_TEXT("content", "Name another"));
        }
        const auto there =
            std::ranges::count_if(m_box->hordes, [&](const HordeCard& card) { return hasBack(card, slot); });
        const int taken = ++m_taken[slotSaid(slot)];
        here.need(taken <= there,
                  Text(TW_TEXT("content", "the box has %1 cards like \"%2\", and this is one more"),
                       static_cast<std::int64_t>(there), slotSaid(slot)),
                  TW_TEXT("content", "Use another"));
    }

private:
    const Content* m_box;
    std::map<std::uint8_t, int> m_single;
    std::map<std::string, int> m_taken;
};

void readGoal(const ScenarioEntry& entry, const Complaint& here, Scenario& scenario)
{
    for (const Module module : entry.modules)
        scenario.modules.add(module);
    scenario.isStandardOnly = entry.standardOnly.value_or(false);
    scenario.win = entry.win.kind;
    const bool isCounted = entry.win.kind != Win::claw && entry.win.kind != Win::boss;
    scenario.winNumber = fitting(here.at("win"), "number", entry.win.number,
                                 isCounted && entry.win.kind != Win::clear ? 1 : 0, 20);
    scenario.loss = {};
    for (const Loss loss : entry.loss.kinds)
        scenario.loss.add(loss);
    scenario.iron = entry.iron ? entry.iron->rule : IronRule::none;
    here.at("iron").need(entry.iron.has_value() != scenario.isStandardOnly,
                         scenario.isStandardOnly ? TW_TEXT("content", "this kind has none")
                                                 : TW_TEXT("content", "this kind needs it"),
                         scenario.isStandardOnly ? TW_TEXT("content", "Remove it")
                                                 : TW_TEXT("content", "Add it"));
    if (entry.minutes)
        scenario.minutes = fitting(here, "minutes", *entry.minutes, 1, kMostMinutes);
    scenario.hearts = fitting(here, "hearts", entry.hearts, 1, kMostHearts);
    scenario.crystals = fitting(here, "crystals", entry.crystals, 0, kMostMoney);
    scenario.gold = fitting(here, "gold", entry.gold, 0, kMostMoney);
    for (std::size_t i = 0; i < entry.tiers.size(); ++i)
        scenario.tiers |= static_cast<std::uint8_t>(
            1 << (fitting(here.at("tiers"), std::to_string(i), entry.tiers[i], 1, 2) - 1));
    const SoloEntry solo = entry.solo.value_or(SoloEntry{});
    scenario.benchHeroes = fitting(here.at("solo"), "bench", solo.bench, 0, static_cast<int>(kHeroes) - 1);
    scenario.blocksColour = solo.blocks;
    scenario.reachesBoth = entry.reach == Reach::both;
    scenario.source = entry.source;
}

/// Who plays alone blocks another colour each round.
void needColoursToBlock(const Complaint& here, const Scenario& scenario)
{
    std::set<SiteColour> colours;
    for (const Space& space : scenario.spaces)
        if (space.players.has(1) && space.sites[0] != SiteColour::none && space.sites[0] != SiteColour::white)
            colours.insert(space.sites[0]);
    constexpr std::size_t kFewest = 2;
    here.at("solo").need(
        !scenario.blocksColour || colours.size() >= kFewest,
        TW_TEXT("content", "one player has sites of too few colours to block one each round"),
        TW_TEXT("content", "Give sites of two colours, or \"blocks\": false"));
}

/// The numbers of entries that a list of keys names, each once.
std::vector<std::uint8_t> namedIn(const std::vector<std::string>& keys, const auto& entries,
                                  const Complaint& here)
{
    std::vector<std::uint8_t> numbers;
    for (std::size_t i = 0; i < keys.size(); ++i) {
        const std::uint8_t number = numberOf(here.at(i), keys[i], entries);
        here.at(i).need(number == kNone || std::ranges::find(numbers, number) == numbers.end(),
                        TW_TEXT("content", "it is named twice"), TW_TEXT("content", "Remove one"));
        if (number != kNone)
            numbers.push_back(number);
    }
    return numbers;
}

void readSupplies(const ScenarioEntry& entry, const Content& box, const Complaint& here, Scenario& scenario)
{
    scenario.level4 = namedIn(entry.level4, box.towers, here.at("level4"));
    for (std::size_t i = 0; i < scenario.level4.size(); ++i)
        here.at("level4").at(i).need(box.towers[scenario.level4[i]].level == 4,
                                     TW_TEXT("content", "this tower is not of level 4"),
                                     TW_TEXT("content", "Remove it: all others are there in any case"));
    scenario.mods = namedIn(entry.mods, box.mods, here.at("mods"));
    scenario.absent =
        namedIn(entry.absent.value_or(std::vector<std::string>{}), box.heroes, here.at("absent"));
    here.at("absent").need(box.heroes.size() >= scenario.absent.size() + kMaxPlayers,
                           TW_TEXT("content", "too few heroes are left to choose from"),
                           Text(TW_TEXT("content", "Leave at least %1"), kMaxPlayers));
    if (entry.proposed)
        scenario.proposed = numberOf(here.at("proposed"), *entry.proposed, box.heroes);
    here.at("proposed")
        .need(std::ranges::find(scenario.absent, scenario.proposed) == scenario.absent.end(),
              TW_TEXT("content", "this hero is absent"), TW_TEXT("content", "Propose another"));
}

void readTowerLists(const ScenarioEntry& entry, const Content& box, const Complaint& here, Scenario& scenario)
{
    std::array<int, kMaxPlayers> lists{};
    for (std::size_t i = 0; i < entry.towers.size(); ++i) {
        const StartingTowersEntry& list = entry.towers[i];
        const Complaint there = here.at("towers").at(i);
        const std::uint8_t players = playersOf(list.players, there.at("players")).bits;
        needCount(there.at("cards"), list.cards.size(), 0, kMostTowers);
        StartingTowers towers;
        towers.share = list.share;
        for (std::size_t c = 0; c < list.cards.size(); ++c) {
            const std::uint8_t kind = numberOf(there.at("cards").at(c), list.cards[c], box.towers);
            if (kind == kNone)
                continue;
            towers.towers.push_back(kind);
            there.at("cards").at(c).need(box.towers[kind].level < 4 ||
                                             std::ranges::find(scenario.level4, kind) !=
                                                 scenario.level4.end(),
                                         TW_TEXT("content", "the supply has no such tower"),
                                         TW_TEXT("content", "Name it in \"level4\" too, or use another"));
            const auto same = std::ranges::count(towers.towers, kind);
            for (int count = 1; count <= kMaxPlayers; ++count)
                if ((players >> (count - 1) & 1) != 0)
                    there.at("cards").at(c).need(
                        same * (list.share == StartingTowers::Reading::each ? count : 1) <=
                            box.towers[kind].copies,
                        Text(TW_TEXT("content", "the box has too few of this tower for %1 players"), count),
                        TW_TEXT("content", "Use another"));
        }
        for (std::size_t count = 0; count < kMaxPlayers; ++count)
            if ((players >> count & 1) != 0) {
                ++lists[count];
                scenario.towers[count] = towers;
            }
    }
    for (std::size_t count = 0; count < kMaxPlayers; ++count)
        here.at("towers").need(lists[count] == 1,
                               Text(TW_TEXT("content", "there are %1 lists for %2 players"), lists[count],
                                    static_cast<std::int64_t>(count + 1)),
                               TW_TEXT("content", "Give one for each number of players"));
}

/// Takes the cards of a set of stacks out of those that the start has left.
Stacks readStacks(const std::vector<std::vector<std::string>>& entry, const Content& box,
                  const Complaint& here, const Scenario& scenario, CardCount cards)
{
    here.need(entry.size() == scenario.spawns.size(),
              Text(TW_TEXT("content", "there are %1 stacks"), static_cast<std::int64_t>(entry.size())),
              Text(TW_TEXT("content", "Give one for each of the %1 spawns, in their order"),
                   static_cast<std::int64_t>(scenario.spawns.size())));
    Stacks stacks;
    for (std::size_t s = 0; s < entry.size(); ++s) {
        const Complaint there = here.at(s);
        needCount(there, entry[s].size(), 1, kMostStackCards);
        std::vector<CardSlot>& stack = stacks.emplace_back();
        for (std::size_t c = 0; c < entry[s].size(); ++c) {
            const auto slot = slotOf(entry[s][c], box, there.at(c));
            if (!slot)
                continue;
            stack.push_back(*slot);
            cards.take(*slot, there.at(c));
        }
    }
    return stacks;
}

void readHordesOf(const ScenarioEntry& entry, const Content& box, const Complaint& here, const MapReader& map,
                  Scenario& scenario)
{
    CardCount cards(box);
    std::vector<std::uint8_t> taken;
    for (std::size_t i = 0; i < entry.start.size(); ++i) {
        const Complaint there = here.at("start").at(i);
        StartHorde start;
        const auto slot = slotOf(entry.start[i].card, box, there.at("card"));
        if (!slot)
            continue;
        start.card = *slot;
        cards.take(start.card, there.at("card"));
        there.at("card").need(slot->kind != CardKind::blank && slot->kind != CardKind::event,
                              TW_TEXT("content", "this card is no horde"), TW_TEXT("content", "Use another"));
        start.at = map.spaceAt(entry.start[i].at, there.at("at"));
        there.at("at").need(start.at == kNone || scenario.spaces[start.at].terrain == Terrain::path ||
                                start.card.kind == CardKind::claw,
                            TW_TEXT("content", "this space is no path"),
                            TW_TEXT("content", "Use a space that is drawn with ="));
        there.at("at").need(start.at == kNone || start.card.kind == CardKind::claw ||
                                std::ranges::any_of(scenario.routes,
                                                    [&](const Route& route) {
                                                        return std::ranges::find(route.spaces, start.at) !=
                                                               route.spaces.end();
                                                    }),
                            TW_TEXT("content", "no way leads over this space"),
                            TW_TEXT("content", "Use a space of one of the ways"));
        there.at("at").need(std::ranges::find(taken, start.at) == taken.end(),
                            TW_TEXT("content", "a horde is there already"),
                            TW_TEXT("content", "Use another space"));
        taken.push_back(start.at);
        scenario.start.push_back(start);
    }
    scenario.stacks = readStacks(entry.stacks, box, here.at("stacks"), scenario, cards);
    const auto others = entry.otherStacks.value_or(std::vector<OtherStacksEntry>{});
    std::uint8_t told = 0;
    for (std::size_t i = 0; i < others.size(); ++i) {
        const Complaint there = here.at("otherStacks").at(i);
        OtherStacks& other = scenario.otherStacks.emplace_back();
        other.players = playersOf(others[i].players, there.at("players"));
        there.at("players").need((told & other.players.bits) == 0,
                                 TW_TEXT("content", "a number of players has other stacks already"),
                                 TW_TEXT("content", "Name each number once"));
        told |= other.players.bits;
        other.stacks = readStacks(others[i].stacks, box, there.at("stacks"), scenario, cards);
    }
}

void readGuests(const ScenarioEntry& entry, const Content& box, const Complaint& here, const MapReader& map,
                Scenario& scenario)
{
    const std::vector<GuestEntry> guests = entry.guests.value_or(std::vector<GuestEntry>{});
    needCount(here.at("guests"), guests.size(), 0, kHeroes);
    for (std::size_t i = 0; i < guests.size(); ++i) {
        const Complaint there = here.at("guests").at(i);
        Guest guest;
        guest.hero = numberOf(there.at("hero"), guests[i].hero, box.heroes);
        there.at("hero").need(guest.hero == kNone ||
                                  std::ranges::find(scenario.absent, guest.hero) != scenario.absent.end(),
                              TW_TEXT("content", "a guest could be chosen as a hero"),
                              TW_TEXT("content", "Name it in \"absent\" too"));
        if (guests[i].at)
            guest.at = map.spaceAt(*guests[i].at, there.at("at"));
        guest.moves = fitting(there, "moves", guests[i].moves, 1, 6);
        guest.isProtected = guests[i].isProtected.value_or(false);
        scenario.guests.push_back(guest);
    }
    if (!entry.boss)
        return;
    const Complaint there = here.at("boss");
    Boss boss;
    there.key("key", entry.boss->key);
    boss.key = entry.boss->key;
    boss.name = there.words("name", entry.boss->name);
    boss.track = map.trackOf(entry.boss->track, there.at("track"));
    boss.lives = namedIn(entry.boss->lives, box.hordes, there.at("lives"));
    needCount(there.at("lives"), entry.boss->lives.size(), 1, 6);
    for (std::size_t i = 0; i < boss.lives.size(); ++i)
        there.at("lives").at(i).need(box.hordes[boss.lives[i]].kind == CardKind::life ||
                                         box.hordes[boss.lives[i]].kind == CardKind::claw,
                                     TW_TEXT("content", "this card is no life of a boss"),
                                     TW_TEXT("content", "Use cards of the kinds life or claw"));
    scenario.boss = std::move(boss);
}

/// Complains of lists that are so long that reading them on would take time by the square of it.
void needFew(const Json& json, const Complaint& here)
{
    if (json.is_array() && json.size() > kMostEntries) {
        needCount(here, json.size(), 0, kMostEntries);
        return;
    }
    if (json.is_array())
        for (std::size_t i = 0; i < json.size(); ++i) {
            if (json[i].is_structured())
                needFew(json[i], here.at(i));
        }
    else if (json.is_object())
        for (const auto& [key, value] : json.items())
            if (value.is_structured())
                needFew(value, here.at(said(plainLine(key))));
}

/// What is on the table needs the rules for it.
void needModules(const Complaint& here, const Scenario& scenario)
{
    const auto need = [&](bool isThere, Module module) {
        here.at("modules").need(!isThere || scenario.modules.has(module),
                                Text(TW_TEXT("content", "what is on the table needs the rules of \"%1\""),
                                     std::string(enumNames(Module{})[static_cast<std::size_t>(module)])),
                                TW_TEXT("content", "Add it"));
    };
    const auto hasCard = [&](CardKind kind) {
        const auto isIn = [&](const Stacks& stacks) {
            return std::ranges::any_of(stacks, [&](const std::vector<CardSlot>& stack) {
                return std::ranges::find(stack, kind, &CardSlot::kind) != stack.end();
            });
        };
        return isIn(scenario.stacks) || std::ranges::any_of(scenario.otherStacks, isIn, &OtherStacks::stacks);
    };
    const auto hasFeature = [&](FeatureKind kind) {
        return std::ranges::find(scenario.features, kind, &Feature::kind) != scenario.features.end();
    };
    need(hasCard(CardKind::champion), Module::champions);
    need(hasCard(CardKind::event), Module::events);
    need(scenario.maps.size() > 1, Module::twoMaps);
    need(hasFeature(FeatureKind::largeFault) || hasFeature(FeatureKind::smallFault), Module::faults);
    need(std::ranges::any_of(scenario.spawns, &Spawn::isLate), Module::lateSpawn);
    need(std::ranges::any_of(scenario.features, [](const Feature& feature) { return feature.pair > 0; }),
         Module::eventTokens);
    need(std::ranges::any_of(scenario.spaces,
                             [](const Space& space) { return space.terrain == Terrain::water; }),
         Module::water);
}

} // namespace

Scenario readScenario(Json json, const std::string& file, const Content& box, Faults& faults)
{
    const std::size_t before = faults.size();
    Json texts;
    if (json.is_object() && json.contains("texts")) {
        texts = std::move(json["texts"]);
        json.erase("texts");
    }
    Scenario scenario;
    const Complaint here(file, "", kContext, faults);
    needFew(json, here);
    if (faults.size() != before)
        return scenario;
    const auto entry = fromJson<ScenarioEntry>(json, file, &faults);
    scenario.key = entry.key;
    if (faults.size() != before)
        return scenario;
    here.at("game").need(entry.game.value_or(kContext) == kContext,
                         Text(TW_TEXT("content", "it is of the game \"%1\""), said(entry.game.value_or(""))),
                         Text(TW_TEXT("content", "Use \"%1\""), kContext));
    readWords(entry, here, scenario);
    readGoal(entry, here, scenario);
    readSupplies(entry, box, here, scenario);
    readTowerLists(entry, box, here, scenario);
    const MapReader map(entry, box, here, scenario);
    if (!map.isDrawn())
        return scenario;
    needColoursToBlock(here, scenario);
    readHordesOf(entry, box, here, map, scenario);
    readGuests(entry, box, here, map, scenario);
    needModules(here, scenario);
    readTranslations(texts, here.at("texts"), scenario);
    return scenario;
}

} // namespace tablewood::kingdom_rush
