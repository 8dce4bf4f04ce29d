#include "games/kingdom-rush/maps/draw_way.h"
#include "games/kingdom-rush/maps/kingdom_map.h"

namespace tablewood::kingdom_rush {

MapRefusal KingdomMap::drawWay(int number, std::span<const MapSpot> spaces)
{
    return edit("way " + std::to_string(number),
                [&](MapState& state) { return leadWay(state, number, spaces); });
}

std::vector<MapField> KingdomMap::fields(std::optional<MapSpot>, int) const { return {}; }

MapRefusal KingdomMap::setField(std::optional<MapSpot>, int, const std::string&, const std::string&)
{
    return Text(TW_TEXT("kingdom-rush", "There is no such field."));
}

MapRefusal KingdomMap::repair(const std::string&)
{
    return Text(TW_TEXT("kingdom-rush", "There is no such repair."));
}

} // namespace tablewood::kingdom_rush
