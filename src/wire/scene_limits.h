#pragma once

#include "wire/seat_view.h"

/// Limits of a scene that comes from elsewhere, far above any table that is played. A window makes items of
/// it, and must not be made to make millions.
namespace tablewood {

/// The longest side of a board: a free one is counted in thousandths.
inline constexpr int kMaxBoardSide = 1000;
/// The spaces of a board of squares or hexes, and what an area, a trail or an event may point at.
inline constexpr std::size_t kMaxSpacesOfBoard = 10000;
/// Boards, zones, panels, buttons, phases, arrows, layers; areas of a board; items of a panel, and slots and
/// dice of an item.
inline constexpr std::size_t kMaxParts = 1000;
inline constexpr std::size_t kMaxPieces = 10000;
/// Of what an event adds to the account of its player's doings.
inline constexpr std::size_t kMaxTally = 16;
/// Boards that lie on a piece of one another, in a row: a board, one on it, one on that.
inline constexpr int kMaxNestedBoards = 4;
inline constexpr std::size_t kMaxOffers = 50000;
/// No gesture has more picks.
inline constexpr std::size_t kMaxPicks = 64;
/// No match tells more lines; a log that grows past it is refused.
inline constexpr std::size_t kMaxLogLines = 100000;
/// A day.
inline constexpr std::int32_t kMaxTimerSeconds = 24 * 60 * 60;

/// Throws InputError for a seat that no table has.
void checkSeat(Seat seat);
/// Throws InputError for what is past a limit, outside of its board, a piece or board that is there twice, or
/// boards that lie on one another in a circle.
void checkScene(const Scene& scene);
/// The same for all of it; the players' names become plain.
void checkSituation(Situation& situation);
void checkEvents(const std::vector<Event>& events);

/// A name as it can be shown and printed: a plain line (kernel/plain_text.h) without spaces at its ends, and
/// with one space where there are more.
std::string plainName(std::string_view name);
/// Makes all words of a text plain lines.
void makePlain(Text& text);

} // namespace tablewood
