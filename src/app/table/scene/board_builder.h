#pragma once

#include "app/table/scene/board_entries.h"
#include "app/table/scene/seen_scene.h"

namespace tablewood {

/// A board as QML shows it, with the name of its picture in the art, but without its arrows.
BoardEntry boardEntry(const SeenScene& seen, const Board& board);

/// The spaces of a board that are lit or chosen, of TargetEntry.
std::vector<EntryModel::Row> targetRows(const SeenScene& seen, const Board& board);

} // namespace tablewood
