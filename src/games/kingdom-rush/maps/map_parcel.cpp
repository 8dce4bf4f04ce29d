#include "games/kingdom-rush/maps/kingdom_map.h"

namespace tablewood::kingdom_rush {

MapRefusal KingdomMap::move(MapSpot, MapSpot, Cell)
{
    return Text(TW_TEXT("kingdom-rush", "Nothing lies there."));
}

std::string KingdomMap::copy(MapSpot, MapSpot) const { return {}; }

MapRefusal KingdomMap::paste(const std::string&, MapSpot, MapPose)
{
    return Text(TW_TEXT("kingdom-rush", "That is no part of a map."));
}

MapRefusal KingdomMap::resize(std::uint8_t, int, int)
{
    return Text(TW_TEXT("kingdom-rush", "There is no such map."));
}

} // namespace tablewood::kingdom_rush
