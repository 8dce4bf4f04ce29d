#include "games/kingdom-rush/maps/kingdom_map.h"
#include "games/kingdom-rush/maps/map_curve.h"

#include <algorithm>
#include <map>

namespace tablewood::kingdom_rush {

namespace {

bool isCount(int players) { return players >= 1 && players <= kMaxPlayers; }

/// The numbers of cards, by their backs, that the stacks of these players and the map have.
std::map<std::string, int> used(const MapState& state, const MapBox& box, int players)
{
    std::map<std::string, int> cards;
    const auto take = [&](const std::string& card) {
        if (const CardBack* const back = box.back(card))
            ++cards[back->key];
    };
    for (const auto& stack : state.stacks->of(players))
        std::ranges::for_each(stack, take);
    for (const DrawnStart& start : *state.start)
        take(start.card);
    return cards;
}

/// The number of the spawn that a horde on a space has come from, by its ways; 1 where none goes there.
int nearestSpawn(const MapState& state, MapSpot spot)
{
    int nearest = 1;
    std::ptrdiff_t fewest = -1;
    for (const DrawnWay& way : *state.ways) {
        const std::ptrdiff_t steps = std::ranges::find(way.spaces, spot) - way.spaces.begin();
        if (steps < static_cast<std::ptrdiff_t>(way.spaces.size()) && (fewest < 0 || steps < fewest)) {
            nearest = way.spawn;
            fewest = steps;
        }
    }
    return nearest;
}

} // namespace

std::vector<MapCard> KingdomMap::cards(int players) const
{
    const std::map<std::string, int> taken = used(now(), *m_box, isCount(players) ? players : 0);
    std::vector<MapCard> cards;
    for (const CardBack& back : m_box->backs()) {
        const auto found = taken.find(back.key);
        cards.push_back({back.key, back.group, back.label, back.variant, back.name, back.copies,
                         found == taken.end() ? 0 : found->second});
    }
    return cards;
}

MapStacks KingdomMap::stacks(int players) const
{
    const MapState& state = now();
    const int count = isCount(players) ? players : 0;
    MapStacks shown;
    shown.isOwn = count > 0 && state.stacks->own[static_cast<std::size_t>(count - 1)].has_value();
    shown.stacks = state.stacks->of(count);
    const std::size_t spawns =
        state.spawns->empty() ? 0 : static_cast<std::size_t>(state.spawns->back().number);
    shown.stacks.resize(std::max(shown.stacks.size(), spawns));
    shown.start.resize(shown.stacks.size());
    for (const DrawnStart& start : *state.start) {
        const auto spawn = static_cast<std::size_t>(nearestSpawn(state, start.at) - 1);
        if (shown.start.size() <= spawn)
            shown.start.resize(spawn + 1);
        shown.start[spawn].push_back(start.card);
    }
    shown.comes = squaresByRound(state, *m_box, count);
    shown.covered = coveredByRound(state, *m_box, count, shown.comes.size());
    return shown;
}

MapRefusal KingdomMap::setStack(int players, std::size_t stack, const std::vector<std::string>& cards)
{
    if (stack >= kMostRoutes)
        return Text(TW_TEXT("kingdom-rush", "There is no such stack."));
    if (cards.size() > kMostStackCards)
        return Text(TW_TEXT("kingdom-rush", "A stack has at most %1 cards."),
                    static_cast<std::int64_t>(kMostStackCards));
    for (const std::string& card : cards)
        if (m_box->back(card) == nullptr)
            return Text(TW_TEXT("kingdom-rush", "There is no such card."));
    return edit("stack", [&](MapState& state) -> MapRefusal {
        const int count = isCount(players) ? players : 0;
        const CardStacks& before = state.stacks->of(count);
        if (stack < before.size() ? before[stack] == cards : cards.empty())
            return std::nullopt;
        DrawnStacks& stacks = state.stacks.edit();
        CardStacks changed = stacks.of(count);
        if (changed.size() <= stack)
            changed.resize(stack + 1);
        changed[stack] = cards;
        // Stacks behind the last spawn that hold nothing are none.
        const std::size_t least =
            state.spawns->empty() ? 0 : static_cast<std::size_t>(state.spawns->back().number);
        while (changed.size() > least && changed.back().empty())
            changed.pop_back();
        if (count > 0)
            stacks.own[static_cast<std::size_t>(count - 1)] = std::move(changed);
        else
            stacks.ofAll = std::move(changed);
        return std::nullopt;
    });
}

MapRefusal KingdomMap::copyStacks(int from, int players)
{
    if (!isCount(players) || from < 0 || from > kMaxPlayers)
        return Text(TW_TEXT("kingdom-rush", "There are one to four players."));
    return edit("copy stacks", [&](MapState& state) -> MapRefusal {
        std::optional<CardStacks> stacks;
        if (from > 0)
            stacks = state.stacks->of(from);
        const auto at = static_cast<std::size_t>(players - 1);
        if (state.stacks->own[at] != stacks)
            state.stacks.edit().own[at] = std::move(stacks);
        return std::nullopt;
    });
}

} // namespace tablewood::kingdom_rush
