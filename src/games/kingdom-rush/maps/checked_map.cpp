#include "games/kingdom-rush/maps/checked_map.h"

#include <algorithm>

namespace tablewood::kingdom_rush {

namespace {

struct StepPart
{
    std::string_view step;
    FilePart part;
};
constexpr std::array<StepPart, 27> kParts{
    {{"win", FilePart::goal},          {"loss", FilePart::goal},       {"iron", FilePart::goal},
     {"standardOnly", FilePart::goal}, {"hearts", FilePart::goal},     {"crystals", FilePart::goal},
     {"gold", FilePart::goal},         {"tiers", FilePart::supplies},  {"level4", FilePart::supplies},
     {"mods", FilePart::supplies},     {"absent", FilePart::supplies}, {"proposed", FilePart::supplies},
     {"towers", FilePart::towers},     {"maps", FilePart::land},       {"tiles", FilePart::land},
     {"spawns", FilePart::ends},       {"exits", FilePart::ends},      {"ways", FilePart::ways},
     {"branches", FilePart::ways},     {"sites", FilePart::sites},     {"features", FilePart::features},
     {"start", FilePart::start},       {"stacks", FilePart::stacks},   {"otherStacks", FilePart::stacks},
     {"guests", FilePart::guests},     {"boss", FilePart::guests},     {"modules", FilePart::modules}}};

std::string textIn(const Json& json, const char* key)
{
    if (!json.is_object())
        return {};
    const auto found = json.find(key);
    return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
}

} // namespace

std::string firstStep(const std::string& path)
{
    return path.empty() ? std::string() : path.substr(1, path.find('/', 1) - 1);
}

FilePart partOf(const std::string& path)
{
    const std::string step = firstStep(path);
    if (step == "texts")
        return FilePart::texts;
    const auto* const found = std::ranges::find(kParts, std::string_view(step), &StepPart::step);
    return found == kParts.end() ? FilePart::words : found->part;
}

MapFault& Findings::add(MapGravity gravity, std::string key, std::string path, Text title, Text sentence)
{
    Finding& finding = m_all.emplace_back();
    finding.path = std::move(path);
    finding.fault.key = std::move(key);
    finding.fault.gravity = gravity;
    finding.fault.title = std::move(title);
    finding.fault.sentence = std::move(sentence);
    return finding.fault;
}

const Json& CheckedMap::at(const std::string& path) const
{
    static const Json kNothing;
    const Json* here = m_json;
    for (std::size_t from = 1; from <= path.size();) {
        const std::size_t end = std::min(path.find('/', from), path.size());
        const std::string step = path.substr(from, end - from);
        from = end + 1;
        if (here->is_array()) {
            const bool isNumber =
                !step.empty() && step.size() < 7 && step.find_first_not_of("0123456789") == std::string::npos;
            const std::size_t index = isNumber ? std::stoul(step) : here->size();
            if (index >= here->size())
                return kNothing;
            here = &(*here)[index];
        } else if (here->is_object() && here->contains(step)) {
            here = &here->at(step);
        } else {
            return kNothing;
        }
    }
    return *here;
}

std::string CheckedMap::textAt(const std::string& path) const
{
    const Json& json = at(path);
    return json.is_string() ? json.get<std::string>() : std::string();
}

std::optional<MapSpot> CheckedMap::spotNamed(const std::string& name) const
{
    const Json& maps = at("/maps");
    if (!maps.is_array())
        return std::nullopt;
    const std::size_t colon = name.find(':');
    std::size_t map = 0;
    if (colon != std::string::npos)
        while (map < maps.size() && textIn(maps[map], "key") != name.substr(0, colon))
            ++map;
    const std::optional<Cell> cell =
        Cell::fromText(colon == std::string::npos ? name : std::string_view(name).substr(colon + 1));
    if (map >= std::min(maps.size(), kMostMaps) || !cell)
        return std::nullopt;
    const std::string path = "/maps/" + std::to_string(map) + "/rows";
    const std::size_t columns = textAt(path + "/0").size();
    const std::size_t rows = at(path).size();
    if (static_cast<std::size_t>(cell->column) > columns || static_cast<std::size_t>(cell->row) > rows)
        return std::nullopt;
    return MapSpot{static_cast<std::uint8_t>(map), *cell};
}

MapSpot CheckedMap::spotOf(std::uint8_t space) const
{
    return {m_scenario->spaces[space].map, m_scenario->spaces[space].at};
}

std::string CheckedMap::nameOf(std::uint8_t space) const
{
    const Space& one = m_scenario->spaces[space];
    return (one.map > 0 ? m_scenario->maps[one.map].key + ":" : std::string()) + one.at.text();
}

std::uint8_t CheckedMap::spaceAt(MapSpot spot) const
{
    const auto found = std::ranges::find_if(
        m_scenario->spaces, [&](const Space& space) { return space.map == spot.map && space.at == spot.at; });
    return found == m_scenario->spaces.end() ? kNone
                                             : static_cast<std::uint8_t>(found - m_scenario->spaces.begin());
}

std::string CheckedMap::pathOf(const std::string& list, std::uint8_t space) const
{
    const Json& entries = at("/" + list);
    const MapSpot spot = spotOf(space);
    for (std::size_t i = 0; i < entries.size() && entries.is_array(); ++i)
        if (spotNamed(textIn(entries[i], "at")) == spot)
            return "/" + list + "/" + std::to_string(i);
    return "/" + list;
}

std::vector<std::uint8_t> CheckedMap::beside(std::uint8_t space, bool withCorners) const
{
    std::vector<std::uint8_t> spaces;
    const Cell at = m_scenario->spaces[space].at;
    for (std::size_t i = 0; i < m_scenario->spaces.size(); ++i) {
        const Space& other = m_scenario->spaces[i];
        const int columns = std::abs(other.at.column - at.column);
        const int rows = std::abs(other.at.row - at.row);
        const bool isBeside = withCorners ? std::max(columns, rows) == 1 : columns + rows == 1;
        if (isBeside && other.map == m_scenario->spaces[space].map)
            spaces.push_back(static_cast<std::uint8_t>(i));
    }
    return spaces;
}

std::vector<std::uint8_t> CheckedMap::spotsOf(const Exit& exit) const
{
    std::vector<std::uint8_t> spots{exit.at};
    const bool isUpright = exit.side == Side::east || exit.side == Side::west;
    for (const std::uint8_t space : beside(exit.at, false)) {
        const bool isAbove = m_scenario->spaces[space].at.column == m_scenario->spaces[exit.at].at.column;
        if (isAbove == isUpright)
            spots.push_back(space);
    }
    return spots;
}

bool CheckedMap::canLead(int spawn) const
{
    const auto isPath = [&](std::uint8_t space) {
        return space != kNone && m_scenario->spaces[space].terrain == Terrain::path;
    };
    if (spawn < 1 || static_cast<std::size_t>(spawn) > m_scenario->spawns.size())
        return false;
    const std::uint8_t from = m_scenario->spawns[static_cast<std::size_t>(spawn - 1)].at;
    if (!isPath(from))
        return false;
    std::vector<std::uint8_t> reached{from};
    for (std::size_t next = 0; next < reached.size(); ++next)
        for (const std::uint8_t space : beside(reached[next], false))
            if (isPath(space) && std::ranges::find(reached, space) == reached.end())
                reached.push_back(space);
    return std::ranges::any_of(m_scenario->exits, [&](const Exit& exit) {
        return exit.at != kNone && std::ranges::any_of(spotsOf(exit), [&](std::uint8_t spot) {
                   return std::ranges::find(reached, spot) != reached.end();
               });
    });
}

void mend(MapFault& fault, std::string repair, Text name)
{
    fault.repair = std::move(repair);
    fault.repairName = std::move(name);
}

std::string digitsOf(Players players)
{
    std::string digits;
    for (int count = 1; count <= kMaxPlayers; ++count)
        if (players.has(count))
            digits += std::to_string(count);
    return digits;
}

} // namespace tablewood::kingdom_rush
