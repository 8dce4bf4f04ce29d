#pragma once

#include "content/content_folder.h"
#include "games/kingdom-rush/content.h"

namespace tablewood::kingdom_rush {

/// The files that the content is read from.
inline constexpr std::array<const char*, 11> kFiles{
    "towers.json",      "mods.json",       "heroes.json",
    "enemies.json",     "hordes.json",     "champions.json",
    "supply.json",      "map-tiles.json",  "scenarios/prologue.json",
    "scenarios/1.json", "scenarios/2.json"};
/// The first of the scenarios among them.
inline constexpr std::size_t kFirstScenarioFile = 8;
/// Fields that tell entries of a list apart.
inline constexpr std::array<const char*, 1> kKeys{"key"};

/// Reads them from a folder; throws InputErrors.
Content readContent(ContentFolder& folder);

/// All but the scenarios.
Content readBox(ContentFolder& folder, Faults& faults);

/// A scenario file without its format (docs/map-format.md), with the box that it names things of. Gathers
/// what does not fit; `file` names it there.
Scenario readScenario(Json json, const std::string& file, const Content& box, Faults& faults);

/// The box with a map of one's own as its only scenario, from the text of its file, which `file` names in
/// errors. Throws InputErrors that say all that does not fit, also where it asks for rules that are not there
/// yet.
Content withMap(Content content, const std::string& text, const std::string& file);

} // namespace tablewood::kingdom_rush
