#pragma once

#include "art/art_catalog.h"

class QPainter;

namespace tablewood {

/// A token is this much higher than broad: its thickness shows below.
constexpr double tokenHeight = 1.06;

/// A round wooden token of a seat, `size` units broad. An empty emblem means the seat's own. False for an
/// unknown one.
bool paintSeatToken(QPainter& painter, double size, const SeatColours& seat, const QString& emblem,
                    const ArtCatalog& catalog);

/// A seat's colour and pattern filling an area: for chips, bars and curves.
void paintSeatSwatch(QPainter& painter, QSizeF size, const SeatColours& seat);

} // namespace tablewood
