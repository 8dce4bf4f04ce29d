#include "map_maker_table.h"

#include "games/kingdom-rush/content/reader.h"
#include "games/kingdom-rush/maps/map_maker.h"

#include <fstream>
#include <sstream>

namespace tablewood::kingdom_rush {

namespace {
const std::string kShipped = TABLEWOOD_SOURCE_DIR "/resources/games/kingdom-rush";
}

const MapMaker& maker()
{
    static const std::unique_ptr<MapMaker> made = [] {
        ContentFolder folder(kShipped);
        Faults faults;
        return makeMaps(readBox(folder, faults));
    }();
    return *made;
}

std::string shippedScenario(const std::string& name)
{
    const std::ifstream file(kShipped + "/scenarios/" + name + ".json");
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

MapSpot at(const char* space, std::uint8_t map) { return {map, Cell::fromText(space).value()}; }

} // namespace tablewood::kingdom_rush
