#include "games/kingdom-rush/maps/draw_way.h"

#include "games/kingdom-rush/maps/lay.h"
#include "games/kingdom-rush/maps/lay_ends.h"

#include <map>

namespace tablewood::kingdom_rush {

namespace {

/// Adds a space to a way; one that it has already becomes its end.
void addStep(std::vector<MapSpot>& way, MapSpot space)
{
    const auto before = std::ranges::find(way, space);
    if (before != way.end())
        way.erase(before + 1, way.end());
    else
        way.push_back(space);
}

Text wayTooLong()
{
    return Text(TW_TEXT("kingdom-rush", "A way has at most %1 spaces."),
                static_cast<std::int64_t>(kMostWaySpaces));
}

Text tooManyBranches()
{
    return Text(TW_TEXT("kingdom-rush", "The map has as many branches as it can have."));
}

MapRefusal needWayGround(const MapState& state, MapSpot space)
{
    if (state.land(space) == 0)
        return Text(TW_TEXT("kingdom-rush", "There is no land at %1."), space.at);
    if (state.sign(space) == kWaterSign)
        return Text(TW_TEXT("kingdom-rush", "No way goes over the water at %1."), space.at);
    return std::nullopt;
}

/// Keeps a way, and makes its spaces path.
void setWay(MapState& state, int number, std::vector<MapSpot> spaces)
{
    for (const MapSpot space : spaces)
        if (state.sign(space) == kGroundSign)
            state.setSign(space, kPathSign);
    const DrawnWay* const before = state.way(number);
    if (before != nullptr && before->spaces == spaces)
        return;
    const int exit = std::max(exitAt(state, spaces.back()), 1);
    auto& ways = state.ways.edit();
    const auto place = std::ranges::lower_bound(ways, number, {}, &DrawnWay::spawn);
    if (place != ways.end() && place->spawn == number)
        *place = {number, exit, std::move(spaces)};
    else
        ways.insert(place, {number, exit, std::move(spaces)});
}

/// The spaces that ways go on to from a space, each once.
std::vector<MapSpot> waySteps(const MapState& state, MapSpot spot)
{
    std::vector<MapSpot> steps;
    for (const DrawnWay& way : *state.ways)
        for (std::size_t i = 0; i + 1 < way.spaces.size(); ++i)
            if (way.spaces[i] == spot && std::ranges::find(steps, way.spaces[i + 1]) == steps.end())
                steps.push_back(way.spaces[i + 1]);
    return steps;
}

/// The spaces from a step on, as the preferred steps lead, to an exit or to a space of `way`; empty where
/// they lead to neither.
std::vector<MapSpot> chainFrom(const MapState& state, MapSpot step, const std::vector<MapSpot>& way)
{
    std::vector<MapSpot> chain{step};
    while (std::ranges::find(way, chain.back()) == way.end() && exitAt(state, chain.back()) == 0) {
        const std::vector<MapSpot> next = stepsFrom(state, chain.back());
        if (next.empty() || std::ranges::find(chain, next.front()) != chain.end())
            return {};
        chain.push_back(next.front());
    }
    return chain;
}

} // namespace

MapRefusal leadWay(MapState& state, int number, std::span<const MapSpot> spaces)
{
    const DrawnSpawn* const spawn = state.spawn(number);
    if (spawn == nullptr)
        return Text(TW_TEXT("kingdom-rush", "Lay spawn %1 first."), number);
    if (!spaces.empty() && spawnAt(state, spaces.front()) == spawn)
        spaces = spaces.subspan(1);
    if (!spaces.empty() && state.land(spaces.back()) == 0 && exitTokenAt(state, spaces.back()))
        spaces = spaces.first(spaces.size() - 1);
    if (spaces.empty())
        return std::nullopt;
    for (std::size_t i = 1; i < spaces.size(); ++i)
        if (!areBeside(spaces[i - 1], spaces[i]))
            return Text(TW_TEXT("kingdom-rush", "%1 is not beside %2."), spaces[i].at, spaces[i - 1].at);
    for (const MapSpot space : spaces)
        if (auto refusal = needWayGround(state, space))
            return refusal;
    const DrawnWay* const before = state.way(number);
    std::vector<MapSpot> way;
    if (before != nullptr && before->spaces.front() == spawn->at)
        way = before->spaces;
    const bool isOnWay = std::ranges::find(way, spaces.front()) != way.end();
    const bool goesOn = !way.empty() && areBeside(way.back(), spaces.front());
    if (!isOnWay && !goesOn) {
        way = {spawn->at};
        if (spaces.front() != spawn->at && !areBeside(spawn->at, spaces.front()))
            return Text(TW_TEXT("kingdom-rush", "Begin at spawn %1 or on its way."), number);
        if (auto refusal = needWayGround(state, spawn->at))
            return refusal;
    }
    for (const MapSpot space : spaces)
        addStep(way, space);
    if (way.size() > kMostWaySpaces)
        return wayTooLong();
    setWay(state, number, std::move(way));
    return std::nullopt;
}

std::vector<MapSpot> stepsFrom(const MapState& state, MapSpot spot)
{
    std::vector<MapSpot> steps = waySteps(state, spot);
    for (const DrawnBranch& branch : *state.branches)
        if (branch.from == spot && std::ranges::find(steps, branch.to) == steps.end())
            steps.push_back(branch.to);
    return steps;
}

MapRefusal preferStep(MapState& state, MapSpot fork, MapSpot step)
{
    const std::vector<MapSpot> steps = stepsFrom(state, fork);
    if (std::ranges::find(steps, step) == steps.end())
        return Text(TW_TEXT("kingdom-rush", "No way leads from %1 to %2."), fork.at, step.at);
    if (steps.front() == step)
        return std::nullopt;
    const MapState before = state;
    bool isLed = false;
    for (const DrawnWay& old : *before.ways) {
        const auto at = std::ranges::find(old.spaces, fork);
        if (at == old.spaces.end() || at + 1 == old.spaces.end() || *(at + 1) == step)
            continue;
        const std::vector<MapSpot> head(old.spaces.begin(), at + 1);
        const std::vector<MapSpot> tail(at + 1, old.spaces.end());
        const std::vector<MapSpot> chain = chainFrom(before, step, tail);
        if (chain.empty() || std::ranges::any_of(chain, [&](MapSpot one) {
                return std::ranges::find(head, one) != head.end();
            }))
            continue;
        std::vector<MapSpot> way = head;
        way.insert(way.end(), chain.begin(), chain.end());
        const auto rejoined = std::ranges::find(tail, chain.back());
        if (rejoined != tail.end())
            way.insert(way.end(), rejoined + 1, tail.end());
        if (way.size() > kMostWaySpaces)
            return wayTooLong();
        setWay(state, old.spawn, std::move(way));
        isLed = true;
    }
    if (!isLed)
        return Text(TW_TEXT("kingdom-rush", "From %1 on no way leads to an exit yet."), step.at);
    // What ways went over and go over no more is left as branches, and the other way round.
    auto& branches = state.branches.edit();
    for (const DrawnWay& old : *before.ways)
        for (std::size_t i = 0; i + 1 < old.spaces.size(); ++i)
            branches.push_back({old.spaces[i], old.spaces[i + 1], 1});
    std::vector<DrawnBranch> left;
    for (const DrawnBranch& branch : branches) {
        const std::vector<MapSpot> taken = waySteps(state, branch.from);
        const auto isSame = [&](const DrawnBranch& one) {
            return one.from == branch.from && one.to == branch.to;
        };
        if (std::ranges::find(taken, branch.to) == taken.end() && std::ranges::none_of(left, isSame))
            left.push_back(branch);
    }
    if (left.size() > kMostBranches)
        return tooManyBranches();
    sortBranches(left);
    branches = std::move(left);
    return std::nullopt;
}

MapRefusal setBranches(MapState& state, MapSpot from, const std::vector<MapSpot>& to)
{
    for (const MapSpot step : to)
        if (!areBeside(from, step) || state.sign(step) != kPathSign)
            return Text(TW_TEXT("kingdom-rush", "A branch leads to path beside it."));
    std::vector<DrawnBranch> next;
    for (const DrawnBranch& branch : *state.branches)
        if (branch.from != from)
            next.push_back(branch);
    const std::vector<MapSpot> taken = waySteps(state, from);
    int rank = 0;
    for (const MapSpot step : to)
        if (std::ranges::find(taken, step) == taken.end())
            next.push_back({from, step, ++rank});
    if (next.size() > kMostBranches)
        return tooManyBranches();
    sortBranches(next);
    const auto isSame = [](const DrawnBranch& a, const DrawnBranch& b) {
        return a.from == b.from && a.to == b.to && a.rank == b.rank;
    };
    if (!std::ranges::equal(next, *state.branches, isSame))
        state.branches.edit() = std::move(next);
    return std::nullopt;
}

MapRefusal findWay(MapState& state, int number)
{
    const DrawnSpawn* const spawn = state.spawn(number);
    if (spawn == nullptr)
        return Text(TW_TEXT("kingdom-rush", "Lay spawn %1 first."), number);
    std::map<MapSpot, MapSpot> from{{spawn->at, spawn->at}};
    std::vector<MapSpot> found{spawn->at};
    for (std::size_t next = 0; next < found.size(); ++next) {
        if (exitAt(state, found[next]) > 0) {
            std::vector<MapSpot> way{found[next]};
            while (way.back() != spawn->at)
                way.push_back(from.at(way.back()));
            if (way.size() > kMostWaySpaces)
                return wayTooLong();
            std::ranges::reverse(way);
            setWay(state, number, std::move(way));
            return std::nullopt;
        }
        for (const Cell cell : orthogonalNeighbours(found[next].at))
            if (const MapSpot step{spawn->at.map, cell};
                state.sign(step) == kPathSign && from.emplace(step, found[next]).second)
                found.push_back(step);
    }
    return Text(TW_TEXT("kingdom-rush", "No path leads from spawn %1 to an exit."), number);
}

} // namespace tablewood::kingdom_rush
