#include "games/kingdom-rush/maps/checked_map.h"

#include <algorithm>

/// Checks of ways, forks and exits.
namespace tablewood::kingdom_rush {

namespace {

constexpr int kMostRank = 9;

bool isOfWay(const Scenario& scenario, const Edge& edge)
{
    return std::ranges::any_of(scenario.routes, [&](const Route& route) {
        for (std::size_t i = 1; i < route.spaces.size(); ++i)
            if (route.spaces[i - 1] == edge.from && route.spaces[i] == edge.to)
                return true;
        return false;
    });
}

/// The lowest order that no step from a space has; kMostRank + 1 where there is none.
int freeRank(const Scenario& scenario, std::uint8_t from)
{
    int rank = 1;
    while (rank <= kMostRank && std::ranges::any_of(scenario.edges, [&](const Edge& edge) {
               return edge.from == from && edge.rank == rank;
           }))
        ++rank;
    return rank;
}

/// The path of the entry of a step that is no part of a way.
std::string pathOfBranch(const CheckedMap& map, const Edge& edge)
{
    const std::size_t count = map.at("/branches").size();
    for (std::size_t i = 0; i < count; ++i) {
        const std::string path = "/branches/" + std::to_string(i);
        if (map.spotNamed(map.textAt(path + "/from")) == map.spotOf(edge.from) &&
            map.spotNamed(map.textAt(path + "/to")) == map.spotOf(edge.to))
            return path;
    }
    return "/branches";
}

} // namespace

void checkForks(const CheckedMap& map, Findings& found)
{
    const Scenario& scenario = map.scenario();
    for (std::size_t i = 0; i < scenario.edges.size(); ++i) {
        const Edge& edge = scenario.edges[i];
        if (isOfWay(scenario, edge))
            continue;
        const auto isAlike = [&](const Edge& other) {
            return other.from == edge.from && other.rank == edge.rank && other.to != edge.to;
        };
        // Of steps that are all no part of a way, the first may keep its order.
        const auto end = scenario.edges.begin() + static_cast<std::ptrdiff_t>(i);
        const bool isLater = std::any_of(scenario.edges.begin(), end, isAlike);
        const bool isAgainstWay = std::ranges::any_of(
            scenario.edges, [&](const Edge& other) { return isAlike(other) && isOfWay(scenario, other); });
        if (!isLater && !isAgainstWay)
            continue;
        MapFault& fault = found.add(
            MapGravity::warning, "fork-without-order", pathOfBranch(map, edge),
            TW_TEXT("kingdom-rush", "Fork without order"),
            Text(TW_TEXT("kingdom-rush",
                         "Two steps from %1 have the order %2, so that nobody knows where hordes go. Give "
                         "the step to %3 another."),
                 map.nameOf(edge.from), int{edge.rank}, map.nameOf(edge.to)));
        fault.at = map.spotOf(edge.from);
        const std::string step = map.nameOf(edge.from) + " " + map.nameOf(edge.to);
        if (const int rank = freeRank(scenario, edge.from); rank <= kMostRank)
            mend(fault, "rank " + step + " " + std::to_string(rank),
                 Text(TW_TEXT("kingdom-rush", "Give it order %1"), rank));
        else
            mend(fault, "remove-branch " + step, TW_TEXT("kingdom-rush", "Take the step away"));
    }
}

void checkExits(const CheckedMap& map, Findings& found)
{
    const Scenario& scenario = map.scenario();
    for (std::size_t i = 0; i < scenario.exits.size(); ++i) {
        if (std::ranges::find(scenario.routes, i, [](const Route& route) {
                return std::size_t{route.exit};
            }) != scenario.routes.end())
            continue;
        const std::uint8_t at = scenario.exits[i].at;
        MapFault& fault =
            found.add(MapGravity::warning, "exit-without-way", "/exits/" + std::to_string(i),
                      TW_TEXT("kingdom-rush", "Exit without a way"),
                      TW_TEXT("kingdom-rush", "No way leads to this exit, so that only heroes come in "
                                              "there. Lead one there, or take the exit away."));
        fault.at = map.spotOf(at);
        mend(fault, "remove-exit " + map.nameOf(at), TW_TEXT("kingdom-rush", "Take the exit away"));
    }
}

void tellWays(const CheckedMap& map, Findings& found)
{
    const Scenario& scenario = map.scenario();
    for (std::size_t w = 0; w < scenario.routes.size(); ++w) {
        const Route& route = scenario.routes[w];
        std::array<bool, kMostSpaces> isPassed{};
        for (const std::uint8_t space : route.spaces)
            for (const std::uint8_t beside : map.beside(space, true))
                isPassed[beside] = true;
        std::array<int, kMaxPlayers> sites{};
        for (std::size_t space = 0; space < scenario.spaces.size(); ++space)
            for (std::size_t count = 0; count < kMaxPlayers; ++count)
                if (isPassed[space] && scenario.spaces[space].sites[count] != SiteColour::none)
                    ++sites[count];
        MapFault& fault = found.add(
            MapGravity::note, "way-length", "/ways/" + std::to_string(w),
            Text(TW_TEXT("kingdom-rush", "Way %1"), static_cast<std::int64_t>(w + 1)),
            Text(TW_TEXT("kingdom-rush", "It is %1 spaces long. For 1, 2, 3 and 4 players %2, %3, %4 and %5 "
                                         "sites stand beside it."),
                 static_cast<std::int64_t>(route.spaces.size()), sites[0], sites[1], sites[2], sites[3]));
        fault.at = map.spotOf(route.spaces.front());
    }
}

} // namespace tablewood::kingdom_rush
