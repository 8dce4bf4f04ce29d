#pragma once

#include "art/wood.h"

namespace tablewood {

/// The floor of the forest on which a round table stands, with the light that falls on it from above. `light`
/// is the middle of the light, in shares of the size. Drawn for a height of 800 and any width.
void paintForestFloor(QPainter& painter, QSizeF size, ArtTheme theme, QPointF light);

/// A round table seen from a chair: its top fills all but the foot of the size, which is its edge and shadow.
void paintRoundTable(QPainter& painter, QSizeF size, ArtTheme theme);

} // namespace tablewood
