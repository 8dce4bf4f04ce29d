#pragma once

#include "games/arbor/state.h"
#include "kernel/scene.h"

#include <array>

namespace tablewood::arbor {

/// What tiles of a kind and a seat have in common as pieces: put together once, all views share it.
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
