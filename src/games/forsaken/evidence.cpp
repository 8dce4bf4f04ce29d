#include "games/forsaken/evidence.h"

#include <algorithm>
#include <cstdlib>

namespace tablewood::forsaken {

int distance(Cell a, Cell b) { return std::max(std::abs(a.column - b.column), std::abs(a.row - b.row)); }

int detour(Cell by, Cell destination)
{
    return distance(kStart, by) + distance(by, destination) - distance(kStart, destination);
}

std::array<float, kMaxPlayers> straysOf(const State& state)
{
    std::array<int, kMaxPlayers> paths{};
    std::array<int, kMaxPlayers> detours{};
    std::size_t next = 0;
    while (next + 1 < kLandmarks && state.isTurned(next))
        ++next;
    state.paths.forEach([&](Cell c) {
        int least = kSide;
        for (std::size_t i = 0; i < kLandmarks; ++i)
            if (i <= next || state.isTurned(i))
                least = std::min(least, detour(c, kDestinations[i]));
        const auto smith = static_cast<std::size_t>(state.smithOf(c).index);
        ++paths[smith];
        detours[smith] += least;
    });
    std::array<float, kMaxPlayers> strays{};
    for (std::size_t i = 0; i < strays.size(); ++i)
        if (paths[i] > 0)
            strays[i] = static_cast<float>(detours[i]) / static_cast<float>(paths[i]);
    return strays;
}

} // namespace tablewood::forsaken
