#include "games/kingdom-rush/maps/checked_map.h"

#include <algorithm>
#include <map>

/// Checks of what lies on spaces.
namespace tablewood::kingdom_rush {

namespace {

/// How many of a kind the box has. Both sizes of a fault are one token each.
int supplyOf(FeatureKind kind)
{
    switch (kind) {
    case FeatureKind::magicBlossom:
    case FeatureKind::largeFault:
    case FeatureKind::smallFault:
    case FeatureKind::tentacle:
        return 4;
    case FeatureKind::fireBlossom:
    case FeatureKind::frostBlossom:
    case FeatureKind::earthBlossom:
    case FeatureKind::stormBlossom:
    case FeatureKind::lava:
        return 2;
    case FeatureKind::pond:
        return 3;
    case FeatureKind::cyclone:
        return 1;
    case FeatureKind::flag:
    case FeatureKind::eventToken:
        return 6;
    }
    return 0;
}

std::string nameIn(FeatureKind kind)
{
    return std::string(enumNames(FeatureKind{})[static_cast<std::size_t>(kind)]);
}

std::string pathOfFeature(std::size_t index) { return "/features/" + std::to_string(index); }

void place(const CheckedMap& map, std::size_t index, MapFault& fault)
{
    const Feature& feature = map.scenario().features[index];
    if (feature.at == kNone)
        return;
    fault.at = map.spotOf(feature.at);
    mend(fault, "remove-feature " + map.nameOf(feature.at) + " " + nameIn(feature.kind),
         TW_TEXT("kingdom-rush", "Take it away"));
}

/// Why a feature cannot be where it lies; empty where it can.
Text whyNotThere(const Scenario& scenario, const Feature& feature)
{
    const Space& space = scenario.spaces[feature.at];
    const bool isFault = feature.kind == FeatureKind::largeFault || feature.kind == FeatureKind::smallFault;
    if (isFault && space.terrain != Terrain::path)
        return TW_TEXT("kingdom-rush", "Faults stop hordes, and no horde comes here. Move it onto a path.");
    if (feature.kind == FeatureKind::lava && space.terrain == Terrain::path)
        return TW_TEXT("kingdom-rush", "Lava lies on the path, where hordes walk. Move it beside the path.");
    if (feature.kind == FeatureKind::pond && space.terrain == Terrain::path &&
        !scenario.modules.has(Module::shortestPath))
        return TW_TEXT("kingdom-rush", "A pond lies on the path, and hordes do not go round it. Move it "
                                       "beside the path.");
    const bool isSite =
        std::ranges::any_of(space.sites, [](SiteColour colour) { return colour != SiteColour::none; });
    if (feature.kind == FeatureKind::tentacle && !isSite)
        return TW_TEXT("kingdom-rush", "Tentacles hold sites, and there is none here. Move it onto a site.");
    if (space.terrain == Terrain::water && feature.kind != FeatureKind::tentacle)
        return TW_TEXT("kingdom-rush", "It lies on water, where no hero stops. Move it onto land.");
    return {};
}

} // namespace

void checkFeaturePlaces(const CheckedMap& map, Findings& found)
{
    const Scenario& scenario = map.scenario();
    for (std::size_t i = 0; i < scenario.features.size(); ++i) {
        if (scenario.features[i].at == kNone)
            continue;
        Text why = whyNotThere(scenario, scenario.features[i]);
        if (!why.isEmpty())
            place(map, i,
                  found.add(MapGravity::warning, "feature-place", pathOfFeature(i),
                            TW_TEXT("kingdom-rush", "Out of place"), std::move(why)));
    }
}

void checkTreasure(const CheckedMap& map, Findings& found)
{
    const Scenario& scenario = map.scenario();
    for (std::size_t i = 0; i < scenario.features.size(); ++i) {
        const Feature& feature = scenario.features[i];
        if (feature.kind != FeatureKind::lava || feature.crystals + feature.gold > 0)
            continue;
        MapFault& fault =
            found.add(MapGravity::note, "lava-without-treasure", pathOfFeature(i),
                      TW_TEXT("kingdom-rush", "Lava without treasure"),
                      TW_TEXT("kingdom-rush", "Nothing lies in this lava, so that heroes keep away from it. "
                                              "Put crystals or gold in it."));
        if (feature.at != kNone)
            fault.at = map.spotOf(feature.at);
    }
}

void checkPairs(const CheckedMap& map, Findings& found)
{
    const Scenario& scenario = map.scenario();
    std::map<std::uint8_t, std::vector<std::size_t>> pairs;
    for (std::size_t i = 0; i < scenario.features.size(); ++i)
        if (scenario.features[i].pair > 0)
            pairs[scenario.features[i].pair].push_back(i);
    for (const auto& [number, tokens] : pairs)
        if (tokens.size() != 2)
            place(map, tokens.back(),
                  found.add(MapGravity::warning, "pair-incomplete", pathOfFeature(tokens.back()),
                            TW_TEXT("kingdom-rush", "Pair that is none"),
                            Text(TW_TEXT("kingdom-rush", "%1 tokens have the pair %2. Give it to two."),
                                 static_cast<std::int64_t>(tokens.size()), int{number})));
}

void checkTokens(const CheckedMap& map, Findings& found)
{
    const Scenario& scenario = map.scenario();
    std::array<std::array<int, kMaxPlayers>, enumNames(FeatureKind{}).size()> laid{};
    for (std::size_t i = 0; i < scenario.features.size(); ++i) {
        const Feature& feature = scenario.features[i];
        const FeatureKind kind =
            feature.kind == FeatureKind::smallFault ? FeatureKind::largeFault : feature.kind;
        auto& counts = laid[static_cast<std::size_t>(kind)];
        bool isBeyond = false;
        for (int players = 1; players <= kMaxPlayers; ++players)
            if (feature.players.has(players))
                isBeyond |= ++counts[static_cast<std::size_t>(players - 1)] > supplyOf(kind);
        if (isBeyond)
            place(map, i,
                  found.add(MapGravity::warning, "tokens-beyond-supply", pathOfFeature(i),
                            TW_TEXT("kingdom-rush", "More tokens than the box has"),
                            Text(TW_TEXT("kingdom-rush",
                                         "The box has %1 of this token, and this is one more. Take one "
                                         "away."),
                                 supplyOf(kind))));
    }
}

} // namespace tablewood::kingdom_rush
