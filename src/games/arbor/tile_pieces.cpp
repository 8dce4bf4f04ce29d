#include "games/arbor/tile_pieces.h"

#include "games/arbor/view_ids.h"

namespace tablewood::arbor {

namespace {

Piece pieceOf(TileKind kind, Seat owner)
{
    Piece piece;
    piece.seat = owner;
    piece.at.in = kBoard;
    if (kind == TileKind::root) {
        piece.figure = "root";
        piece.face = kRootFace;
        piece.name = Text(TW_TEXT("arbor", "Root"));
    } else if (kind == TileKind::tree) {
        piece.figure = "tree";
        piece.face = kTreeFace;
        piece.name = Text(TW_TEXT("arbor", "Tree of %1"), owner);
    } else if (kind == TileKind::guardian) {
        piece.figure = "guardian";
        piece.face = kGuardianFace;
        piece.name = Text(TW_TEXT("arbor", "Guardian of %1"), owner);
    } else {
        piece.figure = "sage";
        piece.face = kSageFace;
        piece.name = Text(TW_TEXT("arbor", "Sage of %1"), owner);
    }
    return piece;
}

} // namespace

TilePieces::TilePieces() : m_root(pieceOf(TileKind::root, Seat::none()))
{
    for (const Seat seat : Seats::firstOf(kMaxPlayers))
        for (std::size_t kind = 0; kind < kForestKinds.size(); ++kind)
            m_ofSeats[static_cast<std::size_t>(seat.index)][kind] = pieceOf(kForestKinds[kind], seat);
}

const Piece& TilePieces::of(const Tile& tile) const
{
    if (tile.kind == TileKind::root)
        return m_root;
    const auto kind = static_cast<std::size_t>(tile.kind) - static_cast<std::size_t>(kForestKinds[0]);
    return m_ofSeats[static_cast<std::size_t>(tile.owner.index)][kind];
}

} // namespace tablewood::arbor
