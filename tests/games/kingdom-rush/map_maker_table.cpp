#include "map_maker_table.h"

#include "games/kingdom-rush/content/reader.h"
#include "games/kingdom-rush/maps/map_maker.h"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

namespace tablewood::kingdom_rush {

namespace {
const std::string kShipped = TABLEWOOD_SOURCE_DIR "/resources/games/kingdom-rush";
const std::string kCorpus = TABLEWOOD_SOURCE_DIR "/tests/games/kingdom-rush/scenarios";
} // namespace

const MapMaker& maker()
{
    static const std::unique_ptr<MapMaker> made = [] {
        ContentFolder folder(kShipped);
        Faults faults;
        return makeMaps(readBox(folder, faults));
    }();
    return *made;
}

std::string scenarioText(const std::string& name)
{
    const std::string shipped = kShipped + "/scenarios/" + name + ".json";
    const std::ifstream file(std::filesystem::exists(shipped) ? shipped : kCorpus + "/" + name + ".json");
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

MapSpot at(const char* space, std::uint8_t map) { return {map, Cell::fromText(space).value()}; }

bool goesThereAndBack(MapDocument& document, const std::function<MapRefusal()>& edit)
{
    document.rest();
    const std::string before = document.text();
    const std::uint64_t version = document.version();
    if (const MapRefusal refusal = edit()) {
        MESSAGE(words(*refusal));
        return false;
    }
    const std::string after = document.text();
    const bool isOther = after != before && document.version() != version;
    document.undo();
    const bool isBack = document.text() == before && document.version() == version;
    document.redo();
    return isOther && isBack && document.text() == after && maker().read(after, "again")->text() == after;
}

bool isRefused(MapDocument& document, const std::function<MapRefusal()>& edit)
{
    const std::string before = document.text();
    const std::uint64_t version = document.version();
    const MapRefusal refusal = edit();
    return refusal && !words(*refusal).empty() && document.text() == before && document.version() == version;
}

} // namespace tablewood::kingdom_rush
