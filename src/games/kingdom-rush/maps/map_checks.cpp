#include "games/kingdom-rush/maps/map_checks.h"

#include "games/kingdom-rush/content/reader.h"
#include "games/kingdom-rush/maps/map_state.h"

namespace tablewood::kingdom_rush {

namespace {

/// How the file is called in complaints.
constexpr const char* kFile = "map";

/// What a place of the file says is the space of an entry, "E3" of the first map.
std::optional<MapSpot> spotOf(const Json& file, const std::string& place)
{
    try {
        const Json& there = file.at(Json::json_pointer(place));
        const Json* at = &there;
        if (there.is_object() && there.contains("at"))
            at = &there.at("at");
        if (!at->is_string())
            return std::nullopt;
        const auto word = at->get<std::string>();
        const std::size_t colon = word.find(':');
        const auto cell = Cell::fromText(colon == std::string::npos ? word : word.substr(colon + 1));
        if (!cell)
            return std::nullopt;
        const bool isFirst = colon == std::string::npos ||
                             file.at("maps").at(0).at("key").get<std::string>() == word.substr(0, colon);
        return MapSpot{static_cast<std::uint8_t>(isFirst ? 0 : 1), *cell};
    } catch (const Json::exception&) {
        return std::nullopt;
    }
}

MapFault faultOf(const Fault& fault, const Json& file)
{
    MapFault shown;
    shown.key = "reader";
    shown.title = fault.causeText();
    shown.sentence = fault.remedyText().isEmpty() ? fault.causeText() : fault.remedyText();
    const std::string start = std::string(kFile) + ": ";
    if (fault.where().starts_with(start)) {
        std::string place = fault.where().substr(start.size());
        // An entry's own field tells of the entry's space.
        for (int up = 0; up < 2 && !shown.at && !place.empty(); ++up) {
            shown.at = spotOf(file, place);
            place.erase(place.rfind('/'));
        }
    }
    return shown;
}

} // namespace

MapReport checkMap(const std::string& text, const Content& box)
{
    MapReport report;
    Faults faults;
    Json json;
    gather(faults, [&] {
        json = parseJson(text, kFile, kMostMapText);
        if (json.is_object())
            json.erase("format");
        readScenario(json, kFile, box, faults);
    });
    for (const Fault& fault : faults)
        report.faults.push_back(faultOf(fault, json));
    report.passed = report.faults.empty() ? 1 : 0;
    return report;
}

} // namespace tablewood::kingdom_rush
