#pragma once

#include "games/kingdom-rush/state.h"
#include "kernel/scene.h"

#include <string>

/// The names of what a scene of Kingdom Rush has.
namespace tablewood::kingdom_rush {

inline const Name kTray = "to-place";
inline const Name kMiddle = "middle";
inline const Name kSupply = "supply";
inline const Name kOpenHeroes = "heroes";
inline const Name kAtHand = "take";
inline const Name kOnBench = "bench";
inline const Name kAdvance = "advance";
inline const Name kRanges = "ranges";
inline const Name kRoutes = "routes";

inline constexpr PieceId kFirstTower = 100;
inline constexpr PieceId kFirstHero = 200;
inline constexpr PieceId kFirstMod = 220;
inline constexpr PieceId kFirstHorde = 300;
inline constexpr PieceId kFirstFeature = 600;
inline constexpr PieceId kFirstSpawn = 700;
inline constexpr PieceId kFirstExit = 720;
inline constexpr PieceId kFirstSheet = 800;
inline constexpr PieceId kFirstBack = 820;
inline constexpr PieceId kFirstTile = 1000;

static_assert(kFirstTower + kTowerCards <= kFirstHero && kFirstMod + kMostMods <= kFirstHorde &&
              kFirstHorde + kMostHordeCards <= kFirstFeature &&
              kFirstFeature + kMostFeatures <= kFirstSpawn && kFirstSheet + kMostHeroKinds <= kFirstBack);

constexpr PieceId towerId(std::uint8_t card) { return kFirstTower + card; }
constexpr PieceId heroId(std::size_t figure) { return kFirstHero + static_cast<PieceId>(figure); }
/// The sheet of a hero that nobody has taken yet.
constexpr PieceId sheetId(std::size_t kind) { return kFirstSheet + static_cast<PieceId>(kind); }
constexpr PieceId modId(std::size_t mod) { return kFirstMod + static_cast<PieceId>(mod); }
constexpr PieceId hordeId(std::uint8_t card) { return kFirstHorde + card; }
constexpr PieceId tileId(std::uint16_t number) { return kFirstTile + number; }
/// The back of a card of a stack, by its place from the bottom, from 1.
constexpr PieceId backId(std::uint8_t spawn, std::size_t place)
{
    constexpr PieceId kRoomOfStack = 32;
    return kFirstBack + (spawn - PieceId{1}) * kRoomOfStack + static_cast<PieceId>(place);
}
inline std::string benchFaceOf(const HeroKind& hero) { return "bench-" + hero.key; }
inline std::string stackOf(std::uint8_t spawn) { return "stack" + std::to_string(spawn); }
inline std::string placeOn(PieceId piece) { return "#" + std::to_string(piece); }
inline constexpr std::array<Name, kMostMaps> kMapBoards{"map0", "map1"};
constexpr const Name& mapBoard(std::uint8_t map) { return kMapBoards[map]; }
inline std::string gridOf(std::uint8_t card) { return "horde" + std::to_string(card); }
inline std::string handOf(Seat seat) { return "hand" + std::to_string(seat.index); }
inline std::string incomingOf(Seat seat) { return "incoming" + std::to_string(seat.index); }

} // namespace tablewood::kingdom_rush
