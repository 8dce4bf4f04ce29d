#pragma once

#include "cli/view_json.h"
#include "content/game_catalog.h"
#include "lan/channel/comparison.h"
#include "lan/guest/table_client.h"

namespace tablewood::cli {

/// The games that are here, as they are told over the network.
std::vector<lan::GameVersion> gameVersions(const GameCatalog& catalog);

/// Pictures to compare, as numbers from 0.
Json viewJson(const lan::Comparison& comparison);
Json viewJson(const lan::LobbyView& lobby);
/// How texts name who sits there.
Wording wordingOf(const lan::LobbyView& lobby);

/// Prints one event as a line that is there at once, for programs that read along.
void printEvent(const char* event, Json json);

/// The same for a sentence.
void printSentence(const std::string& sentence);

/// From now on the table, or the guest, goes on also where nobody reads what is printed: it is left out then,
/// and a line tells how much it was.
void goOnUnread(bool isJson);

/// A command line that was typed or sent: a JSON object, or a word and what follows it ("admit 3"). Throws
/// InputError for anything else.
Json commandFrom(const std::string& line);

/// A number in a command. Throws InputError where it is missing or out of range.
int numberIn(const Json& command, const char* key, int least, int most);

} // namespace tablewood::cli
