#include "map_report.h"

#include "games/kingdom-rush/content/reader.h"

namespace tablewood::kingdom_rush {

std::string shippedFiles() { return std::string(TABLEWOOD_SOURCE_DIR) + "/resources/games/kingdom-rush"; }

const Content& boxOfChecks()
{
    static const Content read = [] {
        ContentFolder folder(shippedFiles());
        Faults faults;
        return readBox(folder, faults);
    }();
    return read;
}

Json goodMap() { return readJsonFile(shippedFiles() + "/scenarios/1.json"); }

MapReport reportOf(const Json& json) { return checkMap(json.dump(), boxOfChecks()); }

MapReport reportOf(const Json& json, const char* patch) { return reportOf(json.patch(Json::parse(patch))); }

std::optional<MapFault> saidBy(const MapReport& report, const std::string& key)
{
    for (const MapFault& fault : report.faults)
        if (fault.key == key)
            return fault;
    return std::nullopt;
}

std::string lineOf(const MapReport& report, const std::string& key)
{
    const std::optional<MapFault> fault = saidBy(report, key);
    if (!fault)
        return "nothing";
    const std::string gravity =
        std::array{"fault", "warning", "note"}[static_cast<std::size_t>(fault->gravity)];
    const std::string map = fault->at && fault->at->map > 0 ? "2:" : "";
    const std::string place = fault->at ? map + fault->at->at.text() : fault->field;
    return gravity + " " + (place.empty() ? "-" : place) + ": " +
           (fault->repair.empty() ? "-" : fault->repair);
}

} // namespace tablewood::kingdom_rush
