#pragma once

#include "art/art_catalog.h"

class QPainter;

namespace tablewood {

/// The part of the gate to paint.
enum class GatePart
{
    Whole,
    Left,
    Right
};

/// Where the seal sits in a gate 800 units high, as shares of the height; its x is the middle.
constexpr double gateSealY = 0.34;
constexpr double gateSealDiameter = 0.235;

/// The closed gate that hides the table between two people: wooden leaves with iron bands, an iron ring for
/// the token of the seat that comes. Drawn for a height of 800 and any width; a half stops at the seam.
void paintGate(QPainter& painter, QSizeF size, const SeatColours& seat, GatePart part);

} // namespace tablewood
