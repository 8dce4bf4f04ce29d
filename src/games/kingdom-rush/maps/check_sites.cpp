#include "games/kingdom-rush/maps/checked_map.h"

#include "games/kingdom-rush/view_builder.h"

#include <algorithm>

/// Checks of sites, and of the towers that are built on them.
namespace tablewood::kingdom_rush {

namespace {

/// A colour needs two sites, so that a tower can be passed on and another built.
constexpr int kFewestSites = 2;
/// The box's site cards: of each colour, and white ones.
constexpr int kColourCards = 4;
constexpr int kWhiteCards = 2;

/// Colours in play; who plays alone has three.
int coloursFor(int players) { return players == 1 ? 3 : players; }

bool isSite(const Space& space)
{
    return std::ranges::any_of(space.sites, [](SiteColour colour) { return colour != SiteColour::none; });
}

int sitesOf(const Scenario& scenario, int players, SiteColour colour)
{
    return static_cast<int>(std::ranges::count_if(scenario.spaces, [&](const Space& space) {
        return space.players.has(players) && space.sites[static_cast<std::size_t>(players - 1)] == colour;
    }));
}

int sitesFor(const Scenario& scenario, int players)
{
    return static_cast<int>(std::ranges::count_if(scenario.spaces, [&](const Space& space) {
        return space.players.has(players) &&
               space.sites[static_cast<std::size_t>(players - 1)] != SiteColour::none;
    }));
}

/// Whether a tower that can be had here reaches any horde of its map.
bool hasFarShots(const CheckedMap& map)
{
    const auto isFar = [](const TowerKind& kind) {
        return std::ranges::any_of(kind.attacks, [](const Attack& attack) {
            return std::ranges::find(attack.parts, Aim::perfect, &AttackPart::aim) != attack.parts.end();
        });
    };
    const Content& box = map.box();
    for (std::size_t i = 0; i < box.towers.size(); ++i)
        if ((box.towers[i].level < 4 ||
             std::ranges::find(map.scenario().level4, i) != map.scenario().level4.end()) &&
            isFar(box.towers[i]))
            return true;
    return false;
}

} // namespace

void checkUselessSites(const CheckedMap& map, Findings& found)
{
    const Scenario& scenario = map.scenario();
    std::array<bool, kMostSpaces> isOnWay{};
    std::array<bool, kMostMaps> hasWay{};
    for (const Route& route : scenario.routes)
        for (const std::uint8_t space : route.spaces) {
            isOnWay[space] = true;
            hasWay[scenario.spaces[space].map] = true;
        }
    const bool isFar = hasFarShots(map);
    for (std::size_t i = 0; i < scenario.spaces.size(); ++i) {
        const auto space = static_cast<std::uint8_t>(i);
        if (!isSite(scenario.spaces[i]) ||
            std::ranges::any_of(map.beside(space, true), [&](std::uint8_t one) { return isOnWay[one]; }))
            continue;
        const bool isReached = isFar && (hasWay[scenario.spaces[i].map] || scenario.reachesBoth);
        MapFault& fault = found.add(
            MapGravity::warning, "site-useless", map.pathOf("sites", space),
            TW_TEXT("kingdom-rush", "Useless site"),
            isReached
                ? TW_TEXT("kingdom-rush", "No way passes this site, so that only far shots reach a horde "
                                          "from it. Take it away, or lead a way past it.")
                : TW_TEXT("kingdom-rush", "No way passes this site, so that no tower there reaches a horde. "
                                          "Take it away, or lead a way past it."));
        fault.at = map.spotOf(space);
        mend(fault, "remove-site " + map.nameOf(space), TW_TEXT("kingdom-rush", "Take the site away"));
    }
}

void checkColours(const CheckedMap& map, Findings& found)
{
    const Scenario& scenario = map.scenario();
    for (int players = 1; players <= kMaxPlayers; ++players) {
        if (sitesFor(scenario, players) == 0) {
            found.add(MapGravity::warning, "players-without-sites", "/sites",
                      TW_TEXT("kingdom-rush", "No site"),
                      Text(TW_TEXT("kingdom-rush", "At a table of %1 there is no site, so that nobody can "
                                                   "build. Give sites a colour for it."),
                           players));
            continue;
        }
        Text colours;
        for (int colour = 0; colour < coloursFor(players); ++colour) {
            const auto one = static_cast<SiteColour>(colour);
            if (sitesOf(scenario, players, one) >= kFewestSites)
                continue;
            colours = colours.isEmpty()
                          ? nameOf(one)
                          : Text(TW_TEXT("kingdom-rush", "%1, %2"), std::move(colours), nameOf(one));
        }
        if (!colours.isEmpty())
            found.add(MapGravity::warning, "colours-missing", "/sites",
                      TW_TEXT("kingdom-rush", "Colours missing"),
                      Text(TW_TEXT("kingdom-rush", "At a table of %1 there are fewer than %2 sites of a "
                                                   "colour: %3. Give some sites that colour."),
                           players, kFewestSites, std::move(colours)));
    }
}

void checkSiteCards(const CheckedMap& map, Findings& found)
{
    const Scenario& scenario = map.scenario();
    for (int players = 1; players <= kMaxPlayers; ++players)
        for (int colour = 0; colour <= static_cast<int>(SiteColour::white); ++colour) {
            const auto one = static_cast<SiteColour>(colour);
            const int most = one == SiteColour::white ? kWhiteCards : kColourCards;
            const int sites = sitesOf(scenario, players, one);
            if (sites > most)
                found.add(MapGravity::note, "site-cards", "/sites",
                          TW_TEXT("kingdom-rush", "More sites than cards"),
                          Text(TW_TEXT("kingdom-rush",
                                       "At a table of %1 the sites that are %3 are %2, and the box has %4 "
                                       "such cards. Who plays with the box has to make some."),
                               players, sites, nameOf(one), most));
        }
}

void checkStartingTowers(const CheckedMap& map, Findings& found)
{
    const Scenario& scenario = map.scenario();
    for (int players = 1; players <= kMaxPlayers; ++players) {
        const StartingTowers& list = scenario.towers[static_cast<std::size_t>(players - 1)];
        const int towers = static_cast<int>(list.towers.size()) *
                           (list.share == StartingTowers::Reading::each ? players : 1);
        const int sites = sitesFor(scenario, players);
        if (towers == 0)
            found
                .add(MapGravity::warning, "players-without-towers", "/towers",
                     TW_TEXT("kingdom-rush", "No tower at first"),
                     Text(TW_TEXT("kingdom-rush",
                                  "At a table of %1 nobody has a tower at first. Give some to start with."),
                          players))
                .field = "towers";
        if (sites > 0 && sites < towers)
            found.add(MapGravity::warning, "sites-few", "/sites", TW_TEXT("kingdom-rush", "Too few sites"),
                      Text(TW_TEXT("kingdom-rush", "A table of %1 starts with %2 towers and has %3 sites. "
                                                   "Draw more sites, or give fewer towers."),
                           players, towers, sites));
    }
}

} // namespace tablewood::kingdom_rush
