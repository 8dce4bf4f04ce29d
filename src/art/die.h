#pragma once

#include "art/art_catalog.h"

class QPainter;

namespace tablewood {

/// A die on a square picture: its body is this share of the side, the rest is room for its shadow.
constexpr double dieBody = 0.76;

/// Faces: "1" to "6", "blessing" (a flower), or the name of an icon. Gold when lit. False for an unknown
/// face.
bool paintDie(QPainter& painter, double side, const QString& face, bool isLit, const ArtCatalog& catalog);

} // namespace tablewood
