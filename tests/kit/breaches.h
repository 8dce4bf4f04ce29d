#pragma once

#include "kit/random_match.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

/// For the tests of the checks: what they find in a game with one fault.
namespace tablewood {

/// What the checks find in a few random matches.
template <Game G>
std::vector<std::string> breachesOf(const G& game, int matches = 10)
{
    std::vector<std::string> breaches;
    for (int i = 0; i < matches; ++i) {
        Setup setup;
        setup.seed = Seed::fromText("broken " + std::to_string(i));
        const auto checked = kit::checkRandomMatch(game, setup);
        breaches.insert(breaches.end(), checked.breaches.begin(), checked.breaches.end());
    }
    return breaches;
}

/// Whether the faults were found, and nothing but breaches of this kind.
inline bool areAll(const std::vector<std::string>& breaches, std::string_view check, std::string_view words)
{
    return !breaches.empty() && std::ranges::all_of(breaches, [&](const std::string& breach) {
        return breach.starts_with(check) && breach.find(words) != std::string::npos;
    });
}

inline bool hasOne(const std::vector<std::string>& breaches, std::string_view words)
{
    return std::ranges::any_of(
        breaches, [&](const std::string& breach) { return breach.find(words) != std::string::npos; });
}

} // namespace tablewood
