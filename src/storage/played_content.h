#pragma once

#include "content/game_catalog.h"
#include "session/match_record.h"

#include <optional>
#include <string>

/// Which content a match is played with: the one it was begun with, whatever packs came or went since,
/// and whatever Tablewood shipped since.
namespace tablewood {

/// The content that a match remembers if it begins now.
std::optional<PackedContent> contentNow(const GameCatalog& catalog, const std::string& game);

/// The game with the content that a match was begun with and what was brought to it. Throws InputError where
/// that is not here, and where rules of the game have changed since: it says which.
const GameType& typeOf(const GameCatalog& catalog, const MatchRecord& record);

InputError missingGame(const std::string& game);

} // namespace tablewood
