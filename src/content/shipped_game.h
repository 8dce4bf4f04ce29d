#pragma once

#include "content/content_folder.h"
#include "content/map_document.h"
#include "kernel/match.h"
#include "kernel/paper.h"
#include "kernel/rules_change.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace tablewood {

/// A game with what somebody brought to it, and the options with which it is played.
struct GameWithPapers
{
    std::unique_ptr<GameType> type;
    std::map<std::string, std::string> options;
};

/// A game as its folder below src/games describes it, so that a catalogue can read its content and play it.
/// Each folder has one, `tablewood::GAME::shippedEntry()`, and the build lists them.
struct ShippedGame
{
    /// The name of its folder of content; its files, and by what the entries in them are told apart.
    std::string id;
    std::vector<std::string> files;
    EntryKeys keys;
    /// Reads the content. Throws InputError for what does not fit.
    std::unique_ptr<GameType> (*make)(ContentFolder& folder) = nullptr;
    /// How rules came out before, by the number of the rules; empty while they are the first.
    std::vector<RulesChange> changedRules{};
    /// A game that `make` made with what somebody brought to it, of which there is at least one. Throws
    /// InputErrors that say all that does not fit. Null where nothing can be brought.
    GameWithPapers (*makeWithPapers)(const GameType& from, const std::vector<Paper>& papers) = nullptr;
    /// What it offers to who draws maps, from a game that `make` made. Null where a game has no maps.
    std::unique_ptr<MapMaker> (*makeMaps)(const GameType& from) = nullptr;

    int rules() const { return changedRules.empty() ? 1 : changedRules.back().rules; }
};

/// The game of a folder below src/games or elsewhere. Throws InputError where it has another id than that.
ShippedGame inFolder(const std::string& folder, ShippedGame game);

/// The game with its content. Throws InputError for what does not fit, such as another id in its sheet.
std::unique_ptr<GameType> made(const ShippedGame& game, ContentFolder& folder);

/// All games that were built in, in the order of their folders' names.
const std::vector<ShippedGame>& shippedGames();

} // namespace tablewood
