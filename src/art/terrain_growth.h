#pragma once

#include "art/game_look.h"

#include <QPointF>

class QPainter;

namespace tablewood {

class ArtRandom;

/// Paints what grows or lies on a space of a terrain that is `cell` broad. Its middle stays open, and all of
/// it but the ends of ruts lies within the space.
void paintGrowth(QPainter& painter, const TerrainLook& look, QPointF centre, double cell, ArtRandom& random);

} // namespace tablewood
