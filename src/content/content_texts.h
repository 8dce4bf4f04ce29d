#pragma once

#include <string>

namespace tablewood {

/// The header from which translators' tools take the texts of content files: every "name", "title", "line"
/// and "text" of the JSON files below a folder laid out like resources/games, marked with the game's id as
/// context. Throws InputError.
std::string contentTextsHeader(const std::string& gamesFolder);

} // namespace tablewood
