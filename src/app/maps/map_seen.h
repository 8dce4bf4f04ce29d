#pragma once

#include "app/maps/map_plan.h"

#include <QRegion>

#include <string>
#include <vector>

namespace tablewood {

/// How a map is looked at.
struct MapLooking
{
    int players = 1;
    /// A bit for each layer.
    unsigned layers = ~0U;
    bool hasGrid = true;
    friend bool operator==(const MapLooking&, const MapLooking&) = default;
};

/// All of a map that a picture of it shows, to find what has to be painted anew after an edit, whichever it
/// was.
class MapSeen
{
public:
    MapSeen() = default;
    MapSeen(const MapDocument& map, const MapLooking& looking);

    /// The spaces of the plane where the other one looks otherwise, each with those round it, whose edges and
    /// things reach into it.
    QRegion differing(const MapSeen& other) const;

private:
    struct Sheet
    {
        int columns = 0;
        std::vector<std::string> rows;
        friend bool operator==(const Sheet&, const Sheet&) = default;
    };

    void addGround(QRegion& region, const MapSeen& other) const;

    MapPlan m_plan;
    MapLooking m_looking;
    std::vector<Sheet> m_sheets;
    std::vector<MapTileArea> m_tiles;
    std::vector<MapItem> m_items;
    std::vector<MapWay> m_ways;
};

} // namespace tablewood
