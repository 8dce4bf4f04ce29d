#pragma once

#include "content/content_entries.h"
#include "games/kingdom-rush/content.h"
#include "games/kingdom-rush/content/files.h"

namespace tablewood::kingdom_rush {

/// Reads what a scenario says: its key, name, story, goal, ways to lose, and pages.
void readWords(const ScenarioEntry& entry, const Complaint& here, Scenario& scenario);

/// Reads "texts", what a scenario says in other languages: by language, then by the words that the file has.
/// Null for none.
void readTranslations(const Json& texts, const ScenarioEntry& entry, const Complaint& here,
                      Scenario& scenario);

/// All words of a file that people read, each once, in its order.
std::vector<std::string> wordsIn(const ScenarioEntry& entry);

} // namespace tablewood::kingdom_rush
