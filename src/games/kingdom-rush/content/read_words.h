#pragma once

#include "content/content_entries.h"
#include "games/kingdom-rush/content.h"
#include "games/kingdom-rush/content/files.h"

namespace tablewood::kingdom_rush {

/// Reads what a scenario says: its key, name, story, goal, ways to lose, and pages.
void readWords(const ScenarioEntry& entry, const Complaint& here, Scenario& scenario);

/// All that a scenario says to people, each once, in the order of its file.
std::vector<std::string> wordsOf(const Scenario& scenario);

/// Reads "texts", what a scenario says in other languages: by language, then by its words. Comes last; null
/// for none.
void readTranslations(const Json& texts, const Complaint& here, Scenario& scenario);

} // namespace tablewood::kingdom_rush
