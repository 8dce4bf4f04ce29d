#pragma once

#include "app/table/scene/seen_scene.h"

namespace tablewood {

/// A piece as QML shows it: its face, its numbers, and whether it can be picked.
PieceEntry pieceEntry(const SeenScene& seen, const Piece& piece);

} // namespace tablewood
