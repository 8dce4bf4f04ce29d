#pragma once

#include "app/table/scene/panel_entries.h"
#include "app/table/scene/piece_entries.h"
#include "kernel/scene.h"
#include "session/match_record.h"

namespace tablewood {

/// The spaces of a box of so many columns, as pictures take them: a bit each, row by row, in hexadecimal
/// digits.
QString spacesAsHex(int columns, int rows, const std::vector<Cell>& cells);

/// A board as QML shows it, with the name of its picture in the art; `face` is the one that it is painted
/// from, if it is.
BoardEntry boardEntry(const QString& game, const Board& board, const QString& name,
                      const FaceEntry& face = {});

/// The words read aloud for a lit space: its name, what lies there, what it is for.
QString spaceLabel(const Scene& scene, const Board& board, Cell cell, const QString& purpose,
                   const std::vector<Player>& players);

/// A seat by its name and emblem; an empty one for nobody.
SeatEntry seatEntry(Seat seat, const std::vector<Player>& players);

/// A sentence for a list, players' names in bold.
QString styledSentence(const Text& text, const std::vector<Player>& players);

/// The sound that goes with an event's cue; empty for none.
QString soundOf(const Name& cue);

} // namespace tablewood
