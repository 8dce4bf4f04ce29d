#pragma once

#include "content/game_catalog.h"
#include "session/played_match.h"

#include <memory>
#include <string>

namespace tablewood::cli {

/// A match file read and played again, hash for hash.
struct OpenMatch
{
    std::string file;
    const GameType* type = nullptr;
    std::unique_ptr<Journal> journal;
    std::unique_ptr<PlayedMatch> played;
    Wording wording;
};

/// As it was after so many `moves`, as it is now without them. Throws InputError for a file that cannot be
/// read, whose moves do not come out as it says or are fewer.
OpenMatch openMatch(const GameCatalog& catalog, const std::string& file,
                    std::optional<std::size_t> moves = {});

/// How often what the viewer sees, may do and is told has changed since the match began. So it tells nobody
/// of moves they do not see.
std::int64_t changesFor(const OpenMatch& match, Viewer viewer);

/// The game of an argument; throws UsageError with the nearest name.
const GameType& gameNamed(const GameCatalog& catalog, const std::string& id);
/// The game of a match file; throws InputError.
const GameType& gameOf(const GameCatalog& catalog, const MatchRecord& record, const std::string& file);

/// A seat from "0" on; throws UsageError for no number, InputError for a seat that is not at the table.
Seat seatFrom(const std::string& text, const std::string& what, int seats);

/// How texts name the players of a record.
Wording wordingOf(const std::vector<Player>& players);

} // namespace tablewood::cli
