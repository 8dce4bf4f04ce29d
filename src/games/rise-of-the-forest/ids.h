#pragma once

#include "games/rise-of-the-forest/state.h"
#include "kernel/scene.h"

#include <string>

/// The names of what a scene of Rise of the Forest has.
namespace tablewood::rise_of_the_forest {

inline const Name kBoard = "board";
inline const Name kStack = "stack";
inline const Name kBeside = "beside";
inline const Name kWaiting = "waiting";
inline const Name kDrawn = "drawn";
inline const Name kPile = "pile";

inline constexpr PieceId kShadowBase = 1;
inline constexpr PieceId kLightBase = 2;
inline constexpr PieceId kDrawnTile = 3;
inline constexpr PieceId kDrawnTower = 4;
inline constexpr PieceId kPileStraight = 6;
inline constexpr PieceId kPileCorner = 7;
inline constexpr PieceId kFirstTile = 10;
inline constexpr PieceId kFirstTower = 40;
inline constexpr PieceId kFirstCard = 100;
inline constexpr PieceId kCardsOfTeam = 100;

/// A card, wherever it lies, and the unit that it is.
constexpr PieceId idOf(Side side, std::uint8_t number)
{
    return kFirstCard + kCardsOfTeam * static_cast<PieceId>(side) + number;
}
constexpr PieceId idOf(const Tile& tile) { return kFirstTile + tile.laid; }
constexpr PieceId idOf(const Tower& tower) { return kFirstTower + tower.pips; }
/// The number in its team of a piece that is a card; 0 for another's, and for what is none.
constexpr std::uint8_t numberOf(Side side, PieceId piece)
{
    const PieceId first = idOf(side, 0);
    return piece > first && piece <= first + kLastNumber ? static_cast<std::uint8_t>(piece - first)
                                                         : std::uint8_t{0};
}

inline std::string zoneOf(const char* what, Seat seat) { return what + std::to_string(seat.index); }
inline std::string zoneOf(const char* what, Side side)
{
    return what + std::to_string(static_cast<int>(side));
}
inline std::string handOf(Seat seat) { return zoneOf("hand", seat); }

} // namespace tablewood::rise_of_the_forest
