#pragma once

#include "games/kingdom-rush/hero_kind.h"
#include "games/kingdom-rush/horde_card.h"
#include "games/kingdom-rush/scenario.h"
#include "games/kingdom-rush/tower_kind.h"

#include <array>
#include <vector>

/// The content of Kingdom Rush: Elemental Uprising, read from resources/games/kingdom-rush. What names
/// another entry does so by its number in that list of `Content`; keys are for files, moves and people.
namespace tablewood::kingdom_rush {

/// All that the box has.
struct Content
{
    std::vector<TowerKind> towers;
    std::vector<ModKind> mods;
    std::vector<HeroKind> heroes;
    std::vector<EnemyLook> looks;
    std::vector<HordeCard> hordes;
    /// C1 to C4.
    std::array<Champion, 4> champions;
    /// How many icons each card of the champion deck asks for: 1, 2, 2, 3, 4.
    std::vector<std::uint8_t> championDeck;
    /// How many tiles of each shape there are.
    std::array<std::uint8_t, kTileShapes> tileCounts{};
    std::uint8_t soldiers = 12;
    std::uint8_t warriors = 2;
    std::uint8_t protections = 2;
    std::vector<MapTileShape> mapTiles;
    std::vector<Scenario> scenarios;
};

} // namespace tablewood::kingdom_rush
