#pragma once

#include "art/woodcut.h"

namespace tablewood {

/// Where the front of a box lies in its picture; the rest is room for side, top and shadow.
/// All are shares of the picture's width, so that QML can place texts on the label.
struct BoxGeometry
{
    static constexpr double left = 30.0 / 278;
    static constexpr double top = 24.0 / 278;
    static constexpr double right = 40.0 / 278;
    static constexpr double bottom = 36.0 / 278;
};

/// A game's box standing on the shelf: front with a woodcut and a paper label, side, top and shadow.
struct GameBox
{
    Woodcut cover;
    double label = 0.44;   ///< height of the label, as a share of the front's height
    bool isChosen = false; ///< lit edge
};

/// False when the cover's emblem or palette is unknown. `size` is the picture's.
bool paintGameBox(QPainter& painter, QSizeF size, const GameBox& box, const ArtCatalog& catalog);

} // namespace tablewood
