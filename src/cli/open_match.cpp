#include "cli/open_match.h"

#include "cli/arguments.h"
#include "cli/english.h"
#include "storage/match_file.h"
#include "storage/played_content.h"

#include <charconv>

namespace tablewood::cli {

namespace {

std::vector<std::string> gameIds(const GameCatalog& catalog)
{
    std::vector<std::string> ids;
    for (const GameType* type : catalog.all())
        ids.push_back(type->sheet().id);
    return ids;
}

} // namespace

const GameType& gameNamed(const GameCatalog& catalog, const std::string& id)
{
    const GameType* type = catalog.find(id);
    if (!type)
        throw UsageError("There is no game \"" + id + "\"." + suggestion(id, gameIds(catalog)) +
                         " \"games\" lists them.");
    return *type;
}

const GameType& gameOf(const GameCatalog& catalog, const MatchRecord& record, const std::string& file)
{
    try {
        return typeOf(catalog, record);
    } catch (const InputError& error) {
        throw InputError(file, error.cause(), error.remedy());
    }
}

OpenMatch openMatch(const GameCatalog& catalog, const std::string& file, std::optional<std::size_t> moves)
{
    OpenMatch match;
    match.file = file;
    MatchRecord record = readMatchFile(QString::fromStdString(file));
    match.type = &gameOf(catalog, record, file);
    if (moves) {
        if (*moves > record.moves.size())
            throw InputError(file, "it ends after move " + std::to_string(record.moves.size()),
                             "Ask for that one or one before");
        record.moves.resize(*moves);
    }
    match.wording = wordingOf(record.players);
    match.journal = std::make_unique<NoJournal>();
    try {
        match.played = std::make_unique<PlayedMatch>(*match.type, std::move(record), *match.journal);
    } catch (const InputError& error) {
        throw InputError(file + ", " + error.where(), error.cause(), error.remedy());
    }
    return match;
}

std::int64_t changesFor(const OpenMatch& match, Viewer viewer)
{
    const std::size_t moves = match.played->record().moves.size();
    const auto seenAfter = [&](std::size_t move) {
        const Match& then = match.played->at(move);
        return std::pair(then.view(viewer),
                         viewer.seat.isPlayer() ? then.offers(viewer.seat) : std::vector<Offer>{});
    };
    std::int64_t changes = 0;
    for (const LogEntry& entry : match.played->log())
        changes += entry.isFor(viewer) ? 1 : 0;
    auto seen = seenAfter(0);
    for (std::size_t move = 1; move <= moves; ++move) {
        auto next = seenAfter(move);
        if (next != seen)
            ++changes;
        seen = std::move(next);
    }
    return changes;
}

Seat seatFrom(const std::string& text, const std::string& what, int seats)
{
    int index = -1;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), index);
    if (error != std::errc{} || end != text.data() + text.size())
        throw UsageError(what + " takes a seat's number, counted from 0, not \"" + text + "\".");
    if (index < 0 || index >= seats)
        throw InputError(what, "there is no seat " + text + " at this table",
                         "Its seats are 0 to " + std::to_string(seats - 1));
    return Seat{static_cast<std::int8_t>(index)};
}

Wording wordingOf(const std::vector<Player>& players)
{
    Wording wording = english();
    wording.nameOf = [players](Seat seat) {
        const auto index = static_cast<std::size_t>(seat.index);
        if (seat.isPlayer() && index < players.size() && !players[index].name.empty())
            return players[index].name;
        return "Player " + std::to_string(seat.index + 1);
    };
    return wording;
}

} // namespace tablewood::cli
