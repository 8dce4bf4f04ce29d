#include "games/forsaken/evidence.h"

#include <algorithm>
#include <cstdlib>

namespace tablewood::forsaken {

int distance(Cell a, Cell b) { return std::max(std::abs(a.column - b.column), std::abs(a.row - b.row)); }

int detour(Cell by, Cell destination)
{
    return distance(kStart, by) + distance(by, destination) - distance(kStart, destination);
}

int strayOf(const State& state, Cell path)
{
    std::size_t next = 0;
    while (next + 1 < kLandmarks && state.isTurned(next))
        ++next;
    int least = kSide;
    for (std::size_t i = 0; i < kLandmarks; ++i)
        if (i <= next || state.isTurned(i))
            least = std::min(least, detour(path, kDestinations[i]));
    return least;
}

std::array<float, kMaxPlayers> straysOf(const State& state)
{
    std::array<int, kMaxPlayers> paths{};
    std::array<int, kMaxPlayers> detours{};
    state.paths.forEach([&](Cell c) {
        const auto smith = static_cast<std::size_t>(state.smithOf(c).index);
        ++paths[smith];
        detours[smith] += strayOf(state, c);
    });
    std::array<float, kMaxPlayers> strays{};
    for (std::size_t i = 0; i < strays.size(); ++i)
        if (paths[i] > 0)
            strays[i] = static_cast<float>(detours[i]) / static_cast<float>(paths[i]);
    return strays;
}

std::array<float, kMaxPlayers> wrongVotesOf(const State& state, const Knowledge& reader)
{
    std::array<float, kMaxPlayers> wrong{};
    for (const Trial& trial : state.trials) {
        if (!reader.knowsCard(trial.accused))
            continue;
        const Traveler& accused = state.of(trial.accused);
        const bool wasForsaken = isForsaken(reader.knowsRole(trial.accused) ? accused.role : accused.shown);
        for (const Seat voter : wasForsaken ? trial.up : trial.down)
            wrong[static_cast<std::size_t>(voter.index)] += 1.0F;
    }
    return wrong;
}

} // namespace tablewood::forsaken
