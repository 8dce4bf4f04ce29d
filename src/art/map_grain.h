#pragma once

#include "art/game_look.h"

#include <QImage>

namespace tablewood {

/// Lighter and darker places of a terrain, over so many spaces a side, after which they go on as they began.
QImage terrainGrain(const TerrainLook& look, int spaces, int cell, quint32 seed);

} // namespace tablewood
