#pragma once

#include "games/arbor/state.h"
#include "kernel/scene.h"

#include <array>

namespace tablewood::arbor {

/// Pieces for the tiles of each kind and seat. They are put together once and shared by all views.
class TilePieces
{
public:
    TilePieces();
    /// A tile as it lies on no space yet.
    const Piece& of(const Tile& tile) const;

private:
    static constexpr std::array kForestKinds{TileKind::tree, TileKind::guardian, TileKind::sage};

    Piece m_root;
    std::array<std::array<Piece, kForestKinds.size()>, kMaxPlayers> m_ofSeats;
};

} // namespace tablewood::arbor
