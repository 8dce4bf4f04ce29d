#pragma once

#include "art/wood.h"

class QPainter;

namespace tablewood {

/// The forest behind Home: table front, lantern, trunks at both sides. Drawn for a height of 800 and any
/// width.
void paintHomeScenery(QPainter& painter, QSizeF size, ArtTheme theme);

/// The same forest behind the set-up: the table's edge is higher and its light lies at the left.
void paintShelfScenery(QPainter& painter, QSizeF size, ArtTheme theme);

/// The forest while a night is moderated: firs before a sky without a moon, so dark that a room stays dark.
void paintDarkForest(QPainter& painter, QSizeF size);

} // namespace tablewood
