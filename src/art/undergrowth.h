#pragma once

#include "art/game_look.h"

#include <QPointF>

class QPainter;

namespace tablewood {

class ArtRandom;

/// Paints a small plant, or some stones, at the edge of a space that is `cell` broad.
void paintPlant(QPainter& painter, QPointF centre, double cell, const GroundLook& look, ArtRandom& random);

/// Paints a place where the forest stands too thick to walk.
void paintThicket(QPainter& painter, QPointF centre, double cell, const GroundLook& look, ArtRandom& random);

} // namespace tablewood
