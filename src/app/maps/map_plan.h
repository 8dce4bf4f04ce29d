#pragma once

#include "content/map_document.h"

#include <QPoint>
#include <QRect>

#include <optional>
#include <vector>

namespace tablewood {

/// Where the maps of a document lie on the plane that is drawn on: one below the other, with room for what
/// stands beyond their edges. Measured in spaces.
class MapPlan
{
public:
    MapPlan() = default;
    explicit MapPlan(const std::vector<MapSheet>& sheets);

    /// The spaces of each map.
    const std::vector<QRect>& areas() const { return m_areas; }
    /// All of them, and a space beyond.
    QRect bounds() const { return m_bounds; }
    QPoint placeOf(MapSpot spot) const;
    /// The spot of a map that lies there; nothing further than a space beyond its edge.
    std::optional<MapSpot> spotAt(QPoint place) const;
    friend bool operator==(const MapPlan&, const MapPlan&) = default;

private:
    std::vector<QRect> m_areas;
    QRect m_bounds;
};

/// The spaces that a line of single steps goes over, without the first.
std::vector<QPoint> spacesBetween(QPoint from, QPoint to);
/// What a stamp covers from the upper left corner of its box, as it lies in the hand.
std::vector<QPoint> posedCells(const std::vector<Cell>& cells, MapPose pose);

} // namespace tablewood
