#pragma once

#include "art/map_picture.h"

#include <QColor>

#include <utility>
#include <vector>

class QPainter;

namespace tablewood {

/// The ways on a map, cut into the pieces that lie on its spaces. Ways that have a space in common run side
/// by side, each in a lane of its own from end to end; branches of one number have one lane.
std::vector<std::pair<Cell, MapTrack>> tracksOf(const std::vector<MapWay>& ways, std::uint8_t map);

/// The colour of the way of a number, from 1 on. Numbers differ in the dashes of their lines, too.
QColor wayColour(int number);

/// Paints a piece of a way on a space that is `cell` broad, whose corner is in the origin.
void paintTrack(QPainter& painter, const MapTrack& track, double cell);

} // namespace tablewood
