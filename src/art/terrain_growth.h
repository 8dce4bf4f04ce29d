#pragma once

#include "art/game_look.h"

#include <QPointF>

class QPainter;

namespace tablewood {

class ArtRandom;

/// How thick firs stand on a space.
struct FirGrowth
{
    double most = 4.4;
    double highest = 0.10; ///< foot of a fir below the middle of the space, as a share of it
};

/// Paints what grows or lies on a space of a terrain that is `cell` broad. Its middle stays open.
void paintGrowth(QPainter& painter, const TerrainLook& look, QPointF centre, double cell, ArtRandom& random,
                 const FirGrowth& firs = {});

} // namespace tablewood
