#pragma once

#include "kernel/scene.h"

#include <vector>

namespace tablewood {

/// One of the ways in which something of `Area::layer` or `Arrow::layer` comes into sight: while its viewer
/// has a layer of the scene on, or while all these pieces are what they look at or have picked.
struct LayerTerm
{
    Name layer;
    std::vector<PieceId> pieces;
};

/// What a `layer` says: any of its terms brings it into sight; none where it is empty, which is always seen.
/// "ranges" is a layer of the scene, "#12" stands for piece 12, "#12#40" for both of them, "ranges|#12" for
/// either.
std::vector<LayerTerm> readLayer(const Name& layer);

/// The style of an arrow that says what belongs together. Between pieces that do not lie on one board, one
/// lights up while the other is looked at.
inline constexpr const char* kLink = "link";

} // namespace tablewood
