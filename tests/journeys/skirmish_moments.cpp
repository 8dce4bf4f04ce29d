#include "skirmish_moments.h"

#include "app/home/sample_match.h"

#include <doctest/doctest.h>

namespace tablewood::journeys {

MatchRecord skirmishWhere(const GameType& skirmish, const std::function<bool(const Match& now)>& isWanted)
{
    constexpr int kSeeds = 400;
    for (int seed = 0; seed < kSeeds; ++seed) {
        bool isFound = false;
        MatchRecord match = sampleMatch(skirmish, 2, Seed::fromText("duel " + std::to_string(seed)),
                                        [&](const Match& now) { return isFound = isWanted(now); });
        if (isFound)
            return match;
    }
    FAIL("no match of Skirmish comes to be so");
    return {};
}

bool isPhase(const Scene& scene, std::string_view id)
{
    return scene.phase >= 0 && scene.phases[static_cast<std::size_t>(scene.phase)].id == id;
}

bool isRunning(const Scene& scene) { return isPhase(scene, "combat") && scene.coming.size() >= 3; }

bool isAttacking(const Scene& scene)
{
    return isPhase(scene, "answers") && scene.standing.size() == 1 && scene.standing.front().holds;
}

bool isAttacked(const Scene& scene) { return isPhase(scene, "block"); }

} // namespace tablewood::journeys
