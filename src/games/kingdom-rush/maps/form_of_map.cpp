#include "games/kingdom-rush/maps/lay.h"
#include "games/kingdom-rush/maps/map_form.h"
#include "games/kingdom-rush/maps/map_words.h"
#include "games/kingdom-rush/maps/resize.h"

namespace tablewood::kingdom_rush {

namespace {

constexpr int kMostHearts = 20;
constexpr int kMostMoney = 20;
constexpr int kMostMinutes = 240;
constexpr int kUsualMinutes = 90;
constexpr int kMostWinNumber = 20;
constexpr std::size_t kStoryLines = 2;
constexpr const char* kYes = "yes";
constexpr const char* kNo = "no";
constexpr const char* kNobody = "nobody";
constexpr const char* kNoIron = "never";

Text notYet() { return Text(TW_TEXT("kingdom-rush", "not yet")); }

std::vector<MapFieldChoice> yesOrNo()
{
    return {{kYes, Text(TW_TEXT("kingdom-rush", "Yes")), {}}, {kNo, Text(TW_TEXT("kingdom-rush", "No")), {}}};
}

/// All values of an enumeration; those whose rules are not there cannot be chosen.
template <class E>
std::vector<MapFieldChoice> choicesOf(auto&& hasRulesOf)
{
    std::vector<MapFieldChoice> choices;
    for (std::size_t i = 0; i < enumNames(E{}).size(); ++i) {
        const auto value = static_cast<E>(i);
        choices.push_back({nameIn(value), nameOf(value), hasRulesOf(value) ? Text() : notYet()});
    }
    return choices;
}

template <class E>
std::vector<std::string> namesOf(const std::vector<E>& values)
{
    std::vector<std::string> names;
    for (const E value : values)
        names.push_back(nameIn(value));
    return names;
}

/// The values that words name, in their own order and each once.
template <class E>
std::vector<E> valuesOf(const std::string& words)
{
    std::vector<E> values;
    const std::vector<std::string> chosen = wordsIn(words);
    for (std::size_t i = 0; i < enumNames(E{}).size(); ++i)
        if (std::ranges::find(chosen, nameIn(static_cast<E>(i))) != chosen.end())
            values.push_back(static_cast<E>(i));
    return values;
}

/// The keys of entries of the box that words name, in the order of the box.
std::vector<std::string> keysOf(const std::string& words, const auto& entries)
{
    std::vector<std::string> keys;
    const std::vector<std::string> chosen = wordsIn(words);
    for (const auto& entry : entries)
        if (std::ranges::find(chosen, entry.key) != chosen.end())
            keys.push_back(entry.key);
    return keys;
}

bool hasIron(IronRule rule)
{
    return rule == IronRule::none || rule == IronRule::noFirstLevel || rule == IronRule::championSheds ||
           rule == IronRule::oneHeart;
}

void addWords(const ScenarioEntry& entry, MapForm& form)
{
    form.heading("words", Text(TW_TEXT("kingdom-rush", "Words")));
    form.words("name", Text(TW_TEXT("kingdom-rush", "Name")), entry.name,
               [](MapState& state, const std::string& value) { state.rest.edit().name = value; });
    for (std::size_t line = 0; line < kStoryLines; ++line)
        form.words("story." + std::to_string(line + 1),
                   Text(TW_TEXT("kingdom-rush", "Story, line %1"), static_cast<std::int64_t>(line + 1)),
                   line < entry.story.size() ? entry.story[line].line : std::string(),
                   [line](MapState& state, const std::string& value) {
                       auto& story = state.rest.edit().story;
                       story.resize(std::max(story.size(), line + 1));
                       story[line].line = value;
                       while (!story.empty() && story.back().line.empty())
                           story.pop_back();
                   });
}

void addGoal(const ScenarioEntry& entry, MapForm& form)
{
    form.heading("goal", Text(TW_TEXT("kingdom-rush", "Won and lost")));
    form.choice("win.kind", Text(TW_TEXT("kingdom-rush", "Won when")), nameIn(entry.win.kind),
                choicesOf<Win>([](Win win) { return hasRules(win); }),
                [](MapState& state, const std::string& value) -> MapRefusal {
                    state.rest.edit().win.kind = *named<Win>(value);
                    return std::nullopt;
                });
    form.number("win.number", Text(TW_TEXT("kingdom-rush", "Of which round, or how many")), entry.win.number,
                0, kMostWinNumber, [](MapState& state, int value) { state.rest.edit().win.number = value; });
    form.words("win.text", Text(TW_TEXT("kingdom-rush", "As people read it")), entry.win.text,
               [](MapState& state, const std::string& value) { state.rest.edit().win.text = value; });
    form.choices("loss.kinds", Text(TW_TEXT("kingdom-rush", "Lost when no heart is left, or")),
                 namesOf(entry.loss.kinds), choicesOf<Loss>([](Loss loss) { return hasRules(loss); }),
                 [](MapState& state, const std::string& value) -> MapRefusal {
                     state.rest.edit().loss.kinds = valuesOf<Loss>(value);
                     return std::nullopt;
                 });
    form.words("loss.text", Text(TW_TEXT("kingdom-rush", "How it is lost, as people read it")),
               entry.loss.text,
               [](MapState& state, const std::string& value) { state.rest.edit().loss.text = value; });
    form.number("minutes", Text(TW_TEXT("kingdom-rush", "About how many minutes")),
                entry.minutes.value_or(kUsualMinutes), 1, kMostMinutes,
                [](MapState& state, int value) { state.rest.edit().minutes = value; });
}

void addSupplies(const ScenarioEntry& entry, const Content& content, MapForm& form)
{
    form.heading("supplies", Text(TW_TEXT("kingdom-rush", "Supplies")));
    form.number("hearts", Text(TW_TEXT("kingdom-rush", "Hearts")), entry.hearts, 1, kMostHearts,
                [](MapState& state, int value) { state.rest.edit().hearts = value; });
    form.number("crystals", Text(TW_TEXT("kingdom-rush", "Crystals")), entry.crystals, 0, kMostMoney,
                [](MapState& state, int value) { state.rest.edit().crystals = value; });
    form.number("gold", Text(TW_TEXT("kingdom-rush", "Gold")), entry.gold, 0, kMostMoney,
                [](MapState& state, int value) { state.rest.edit().gold = value; });
    std::vector<std::string> tiers;
    for (const int tier : entry.tiers)
        tiers.push_back(std::to_string(tier));
    form.choices("tiers", Text(TW_TEXT("kingdom-rush", "Abilities of tier")), tiers,
                 {{"1", Text(TW_TEXT("kingdom-rush", "Tier %1"), 1), {}},
                  {"2", Text(TW_TEXT("kingdom-rush", "Tier %1"), 2), {}}},
                 [](MapState& state, const std::string& value) -> MapRefusal {
                     auto& chosen = state.rest.edit().tiers;
                     chosen.clear();
                     for (const int tier : {1, 2})
                         if (value.find(std::to_string(tier)) != std::string::npos)
                             chosen.push_back(tier);
                     return std::nullopt;
                 });
    std::vector<MapFieldChoice> level4;
    for (const TowerKind& tower : content.towers)
        if (tower.level == 4)
            level4.push_back({tower.key, tower.name, {}});
    form.choices("level4", Text(TW_TEXT("kingdom-rush", "Towers of level 4")), entry.level4, level4,
                 [&content](MapState& state, const std::string& value) -> MapRefusal {
                     state.rest.edit().level4 = keysOf(value, content.towers);
                     return std::nullopt;
                 });
    std::vector<MapFieldChoice> mods;
    for (const ModKind& mod : content.mods)
        mods.push_back({mod.key, mod.name, {}});
    form.choices("mods", Text(TW_TEXT("kingdom-rush", "Mods that are sold")), entry.mods, mods,
                 [&content](MapState& state, const std::string& value) -> MapRefusal {
                     state.rest.edit().mods = keysOf(value, content.mods);
                     return std::nullopt;
                 });
}

void addHeroes(const ScenarioEntry& entry, const Content& content, MapForm& form)
{
    form.heading("heroes", Text(TW_TEXT("kingdom-rush", "Heroes")));
    std::vector<MapFieldChoice> heroes;
    for (const HeroKind& hero : content.heroes)
        heroes.push_back({hero.key, hero.name, {}});
    form.choices("absent", Text(TW_TEXT("kingdom-rush", "Cannot be chosen")),
                 entry.absent.value_or(std::vector<std::string>{}), heroes,
                 [&content](MapState& state, const std::string& value) -> MapRefusal {
                     std::vector<std::string> absent = keysOf(value, content.heroes);
                     state.rest.edit().absent =
                         absent.empty() ? std::nullopt : std::optional(std::move(absent));
                     return std::nullopt;
                 });
    std::vector<MapFieldChoice> proposed{{kNobody, Text(TW_TEXT("kingdom-rush", "Nobody")), {}}};
    proposed.insert(proposed.end(), heroes.begin(), heroes.end());
    form.choice("proposed", Text(TW_TEXT("kingdom-rush", "Is proposed first")),
                entry.proposed.value_or(kNobody), proposed,
                [](MapState& state, const std::string& value) -> MapRefusal {
                    state.rest.edit().proposed = value == kNobody ? std::nullopt : std::optional(value);
                    return std::nullopt;
                });
    const SoloEntry solo = entry.solo.value_or(SoloEntry{});
    form.number("solo.bench", Text(TW_TEXT("kingdom-rush", "Bench heroes of one player")), solo.bench, 0,
                static_cast<int>(kHeroes) - 1, [solo](MapState& state, int value) {
                    state.rest.edit().solo = SoloEntry{value, solo.blocks};
                });
    form.choice("solo.blocks", Text(TW_TEXT("kingdom-rush", "One player blocks a colour")),
                solo.blocks ? kYes : kNo, yesOrNo(),
                [solo](MapState& state, const std::string& value) -> MapRefusal {
                    state.rest.edit().solo = SoloEntry{solo.bench, value == kYes};
                    return std::nullopt;
                });
}

/// The starting towers of a number of players; none where the file has no list for it.
StartingTowersEntry towersOf(const ScenarioEntry& entry, int players)
{
    for (const StartingTowersEntry& list : entry.towers)
        if (std::ranges::find(list.players, players) != list.players.end())
            return list;
    return {};
}

/// A list for these players alone takes the place of the one that they had.
void setTowers(MapState& state, int players, StartingTowersEntry list)
{
    auto& lists = state.rest.edit().towers;
    for (StartingTowersEntry& one : lists)
        std::erase(one.players, players);
    std::erase_if(lists, [](const StartingTowersEntry& one) { return one.players.empty(); });
    list.players = {players};
    lists.push_back(std::move(list));
    std::ranges::stable_sort(lists, {}, [](const StartingTowersEntry& one) { return one.players.front(); });
}

void addTowers(const ScenarioEntry& entry, const Content& content, int players, MapForm& form)
{
    if (players < 1 || players > kMaxPlayers)
        return;
    form.heading("towers", Text(TW_TEXT("kingdom-rush", "Starting towers of %1"), players));
    const StartingTowersEntry list = towersOf(entry, players);
    form.choice("towers.share", Text(TW_TEXT("kingdom-rush", "They are")), nameIn(list.share),
                {{"team", Text(TW_TEXT("kingdom-rush", "for all together")), {}},
                 {"each", Text(TW_TEXT("kingdom-rush", "for each player")), {}}},
                [players](MapState& state, const std::string& value) -> MapRefusal {
                    StartingTowersEntry changed = towersOf(*state.rest, players);
                    changed.share = *named<StartingTowers::Reading>(value);
                    setTowers(state, players, std::move(changed));
                    return std::nullopt;
                });
    for (const TowerKind& tower : content.towers) {
        const auto count = static_cast<int>(std::ranges::count(list.cards, tower.key));
        const bool isSold =
            tower.level < 4 || std::ranges::find(entry.level4, tower.key) != entry.level4.end();
        if (!isSold && count == 0)
            continue;
        form.number("towers." + tower.key, tower.name, count, 0, tower.copies,
                    [players, key = tower.key, &content](MapState& state, int value) {
                        StartingTowersEntry changed = towersOf(*state.rest, players);
                        std::vector<std::string> cards;
                        for (const TowerKind& kind : content.towers)
                            cards.insert(
                                cards.end(),
                                static_cast<std::size_t>(
                                    kind.key == key ? value : std::ranges::count(changed.cards, kind.key)),
                                kind.key);
                        changed.cards = std::move(cards);
                        setTowers(state, players, std::move(changed));
                    });
    }
}

void addMaps(const MapState& state, const MapBox& box, MapForm& form)
{
    form.heading("maps", Text(TW_TEXT("kingdom-rush", "Maps")));
    form.number("map.count", Text(TW_TEXT("kingdom-rush", "How many maps")),
                static_cast<int>(state.maps.size()), 1, static_cast<int>(kMostMaps),
                [](MapState& changed, int value) { setMaps(changed, static_cast<std::size_t>(value)); });
    for (std::uint8_t map = 0; map < state.maps.size(); ++map) {
        const std::string key = "map." + std::to_string(map + 1);
        form.words(
            key + ".name", Text(TW_TEXT("kingdom-rush", "Name of map %1"), map + 1), state.maps[map]->name,
            [map](MapState& changed, const std::string& value) { changed.maps[map].edit().name = value; });
        form.number(key + ".columns", Text(TW_TEXT("kingdom-rush", "Columns")), state.maps[map]->columns, 1,
                    kMostDrawnSide, [map, &box](MapState& changed, int value) {
                        setSize(changed, box, map, value, static_cast<int>(changed.maps[map]->rows.size()));
                    });
        form.number(key + ".rows", Text(TW_TEXT("kingdom-rush", "Rows")),
                    static_cast<int>(state.maps[map]->rows.size()), 1, kMostDrawnSide,
                    [map, &box](MapState& changed, int value) {
                        setSize(changed, box, map, changed.maps[map]->columns, value);
                    });
    }
}

void addRules(const MapState& state, MapForm& form)
{
    const ScenarioEntry& entry = *state.rest;
    form.heading("rules", Text(TW_TEXT("kingdom-rush", "Rules")));
    form.choices("modules", Text(TW_TEXT("kingdom-rush", "Rules that it adds")), namesOf(entry.modules),
                 choicesOf<Module>([](Module module) { return hasRules(module); }),
                 [](MapState& changed, const std::string& value) -> MapRefusal {
                     changed.rest.edit().modules = valuesOf<Module>(value);
                     return std::nullopt;
                 });
    std::vector<MapFieldChoice> irons{{kNoIron, Text(TW_TEXT("kingdom-rush", "There is none")), {}}};
    const std::vector<MapFieldChoice> rules = choicesOf<IronRule>(hasIron);
    irons.insert(irons.end(), rules.begin(), rules.end());
    form.choice("iron.rule", Text(TW_TEXT("kingdom-rush", "Iron Challenge")),
                entry.iron ? nameIn(entry.iron->rule) : kNoIron, irons,
                [](MapState& changed, const std::string& value) -> MapRefusal {
                    ScenarioEntry& rest = changed.rest.edit();
                    const std::string text = rest.iron ? rest.iron->text : std::string();
                    const auto rule = named<IronRule>(value);
                    rest.iron = rule ? std::optional(IronEntry{*rule, text}) : std::nullopt;
                    rest.standardOnly = rule ? std::nullopt : std::optional(true);
                    return std::nullopt;
                });
    if (entry.iron)
        form.words(
            "iron.text", Text(TW_TEXT("kingdom-rush", "As people read it")), entry.iron->text,
            [](MapState& changed, const std::string& value) { changed.rest.edit().iron->text = value; });
    if (state.maps.size() > 1)
        form.choice("reach", Text(TW_TEXT("kingdom-rush", "Perfect range reaches")),
                    nameIn(entry.reach.value_or(Reach::own)),
                    {{"own", Text(TW_TEXT("kingdom-rush", "its own map")), {}},
                     {"both", Text(TW_TEXT("kingdom-rush", "both maps")), {}}},
                    [](MapState& changed, const std::string& value) -> MapRefusal {
                        changed.rest.edit().reach = *named<Reach>(value);
                        return std::nullopt;
                    });
}

} // namespace

MapForm formOfMap(const MapState& state, const MapBox& box, int players)
{
    MapForm form;
    addWords(*state.rest, form);
    addGoal(*state.rest, form);
    addSupplies(*state.rest, box.content(), form);
    addTowers(*state.rest, box.content(), players, form);
    addHeroes(*state.rest, box.content(), form);
    addMaps(state, box, form);
    addRules(state, form);
    return form;
}

} // namespace tablewood::kingdom_rush
