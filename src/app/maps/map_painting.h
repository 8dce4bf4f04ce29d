#pragma once

#include "app/maps/map_seen.h"

#include <QRect>

#include <memory>

class QPainter;

namespace tablewood {

/// Paints parts of a map as a game looks.
class MapPainting
{
public:
    explicit MapPainting(const QString& game);
    ~MapPainting();
    MapPainting(const MapPainting&) = delete;
    MapPainting& operator=(const MapPainting&) = delete;

    /// Paints these spaces of a map, which may lie beyond its edge, with `cell` pixels a space; the first
    /// space of the map begins at the painter's origin. Nothing else is painted over: the painter clips.
    void paint(QPainter& painter, const MapDocument& map, const MapLooking& looking, std::uint8_t sheet,
               int cell, const QRect& spaces);

private:
    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

} // namespace tablewood
