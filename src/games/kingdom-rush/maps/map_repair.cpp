#include "games/kingdom-rush/maps/map_repair.h"

#include "games/kingdom-rush/maps/draw_way.h"
#include "games/kingdom-rush/maps/lay.h"
#include "games/kingdom-rush/maps/lay_ends.h"
#include "games/kingdom-rush/maps/map_form.h"

#include <functional>
#include <map>

namespace tablewood::kingdom_rush {

namespace {

using Words = std::vector<std::string>;

Text noRepair() { return Text(TW_TEXT("kingdom-rush", "That can be mended by hand alone.")); }

/// A number from 0; -1 for other words.
int numberOf(const std::string& word)
{
    constexpr std::size_t kMostDigits = 4;
    const bool isNumber = !word.empty() && word.size() <= kMostDigits &&
                          word.find_first_not_of("0123456789") == std::string::npos;
    return isNumber ? std::stoi(word) : -1;
}

/// The players that a last word names; all where there is none.
MapPlayers playersAfter(const Words& words, std::size_t at)
{
    return at < words.size() ? playersOfDigits(words[at]) : kAllMapPlayers;
}

MapRefusal eraseAt(MapState& state, const MapBox& box, const Words& words, MapLayer layer, MapPlayers players)
{
    const auto spot = spotNamed(state, words[1]);
    if (!spot)
        return noRepair();
    return eraseFrom(state, box, {&*spot, 1}, layer, players);
}

MapRefusal removeFeature(MapState& state, const Words& words)
{
    const auto spot = spotNamed(state, words[1]);
    const auto kind = named<FeatureKind>(words[2]);
    const auto isIt = [&](const DrawnFeature& one) {
        return spot && one.spawn == 0 && one.at == *spot && one.kind == *kind;
    };
    if (!spot || !kind || std::ranges::none_of(*state.features, isIt))
        return noRepair();
    std::erase_if(state.features.edit(), isIt);
    return std::nullopt;
}

MapRefusal removeExit(MapState& state, const Words& words)
{
    const auto spot = spotNamed(state, words[1]);
    for (std::size_t i = 0; i < state.exits->size(); ++i)
        if (spot && (*state.exits)[i].at == *spot) {
            takeExit(state, i);
            return std::nullopt;
        }
    return noRepair();
}

/// Takes a branch away, or gives it a rank.
MapRefusal changeBranch(MapState& state, const Words& words, std::optional<int> rank)
{
    const auto from = spotNamed(state, words[1]);
    const auto to = spotNamed(state, words[2]);
    const auto isIt = [&](const DrawnBranch& one) {
        return from && to && one.from == *from && one.to == *to;
    };
    if (std::ranges::none_of(*state.branches, isIt) || (rank && *rank < 0))
        return noRepair();
    auto& branches = state.branches.edit();
    if (!rank) {
        std::erase_if(branches, isIt);
        return std::nullopt;
    }
    for (DrawnBranch& branch : branches)
        if (isIt(branch))
            branch.rank = *rank;
    sortBranches(branches);
    return std::nullopt;
}

MapRefusal drawGround(MapState& state, const Words& words)
{
    const auto spot = spotNamed(state, words[1]);
    if (!spot || !state.isInside(*spot))
        return noRepair();
    const MapPlayers players = state.land(*spot) != 0 ? state.land(*spot) : kAllMapPlayers;
    return layGround(state, kGroundSign, {&*spot, 1}, players);
}

MapRefusal turnSpawn(MapState& state, const Words& words)
{
    const auto side = named<Side>(words[2]);
    const int number = numberOf(words[1]);
    if (!side || state.spawn(number) == nullptr)
        return noRepair();
    for (DrawnSpawn& spawn : state.spawns.edit())
        if (spawn.number == number)
            spawn.side = *side;
    return std::nullopt;
}

MapRefusal turnExit(MapState& state, const Words& words)
{
    const auto side = named<Side>(words[2]);
    const auto spot = spotNamed(state, words[1]);
    for (std::size_t i = 0; i < state.exits->size(); ++i)
        if (side && spot && (*state.exits)[i].at == *spot) {
            state.exits.edit()[i].side = *side;
            findExits(state);
            return std::nullopt;
        }
    return noRepair();
}

/// "stack 2 3 blank [PLAYERS]": a card in the place of one.
MapRefusal changeCard(MapState& state, const MapBox& box, const Words& words)
{
    const int stack = numberOf(words[1]);
    const int card = numberOf(words[2]);
    const auto change = [&](CardStacks& stacks) {
        if (stack < 1 || card < 1 || stack > static_cast<int>(stacks.size()) ||
            card > static_cast<int>(stacks[static_cast<std::size_t>(stack - 1)].size()))
            return false;
        stacks[static_cast<std::size_t>(stack - 1)][static_cast<std::size_t>(card - 1)] = words[3];
        return true;
    };
    if (box.back(words[3]) == nullptr)
        return noRepair();
    DrawnStacks stacks = *state.stacks;
    bool isDone = false;
    if (words.size() < 5) {
        isDone = change(stacks.ofAll);
    } else {
        const MapPlayers players = playersOfDigits(words[4]);
        for (std::size_t count = 0; count < kMaxPlayers; ++count)
            if ((players >> count & 1) != 0 && stacks.own[count])
                isDone = change(*stacks.own[count]) || isDone;
    }
    if (!isDone)
        return noRepair();
    state.stacks = Shared<DrawnStacks>(std::move(stacks));
    return std::nullopt;
}

MapRefusal setModule(MapState& state, const Words& words, bool isThere)
{
    const auto module = named<Module>(words[1]);
    if (!module)
        return noRepair();
    auto& modules = state.rest.edit().modules;
    std::erase(modules, *module);
    if (isThere)
        modules.push_back(*module);
    std::ranges::sort(modules);
    return std::nullopt;
}

} // namespace

std::optional<MapSpot> spotNamed(const MapState& state, const std::string& name)
{
    const std::size_t colon = name.find(':');
    const auto cell = Cell::fromText(colon == std::string::npos ? name : name.substr(colon + 1));
    for (std::uint8_t map = 0; cell && map < state.maps.size(); ++map)
        if (colon == std::string::npos ? map == 0 : state.maps[map]->key == name.substr(0, colon))
            return MapSpot{map, *cell};
    return std::nullopt;
}

MapRefusal repairMap(MapState& state, const MapBox& box, const std::string& repair)
{
    struct Kind
    {
        std::size_t words = 1;
        std::function<MapRefusal(const Words&)> work;
    };
    const std::map<std::string, Kind> kinds{
        {"remove-site",
         {2,
          [&](const Words& words) {
              return eraseAt(state, box, words, MapLayer::sites, playersAfter(words, 2));
          }}},
        {"remove-feature", {3, [&](const Words& words) { return removeFeature(state, words); }}},
        {"remove-start",
         {2,
          [&](const Words& words) { return eraseAt(state, box, words, MapLayer::start, kAllMapPlayers); }}},
        {"remove-exit", {2, [&](const Words& words) { return removeExit(state, words); }}},
        {"remove-branch", {3, [&](const Words& words) { return changeBranch(state, words, {}); }}},
        {"way", {2, [&](const Words& words) { return findWay(state, numberOf(words[1])); }}},
        {"rank", {4, [&](const Words& words) { return changeBranch(state, words, numberOf(words[3])); }}},
        {"ground", {2, [&](const Words& words) { return drawGround(state, words); }}},
        {"spawn-side", {3, [&](const Words& words) { return turnSpawn(state, words); }}},
        {"exit-side", {3, [&](const Words& words) { return turnExit(state, words); }}},
        {"stack", {4, [&](const Words& words) { return changeCard(state, box, words); }}},
        {"module", {2, [&](const Words& words) { return setModule(state, words, true); }}},
        {"remove-module", {2, [&](const Words& words) { return setModule(state, words, false); }}},
        {"no-block",
         {1, [&](const Words&) { return formOfMap(state, box, 0).set(state, "solo.blocks", "no"); }}},
        {"win-number",
         {2,
          [&](const Words& words) { return formOfMap(state, box, 0).set(state, "win.number", words[1]); }}},
    };
    const Words words = wordsIn(repair);
    if (words.empty())
        return noRepair();
    const auto kind = kinds.find(words.front());
    if (kind == kinds.end() || words.size() < kind->second.words)
        return noRepair();
    return kind->second.work(words);
}

} // namespace tablewood::kingdom_rush
