#pragma once

#include <QSizeF>

class QPainter;

namespace tablewood {

/// A clearing at night with a wooden scaffold under a lantern, where somebody stands before all. Drawn for a
/// height of 800 and any width, its middle at 318 from the top. No theme: what is decided there is decided by
/// lantern light.
void paintScaffold(QPainter& painter, QSizeF size);

} // namespace tablewood
