#pragma once

#include "session/match_record.h"

namespace tablewood {

/// The move with this number of a match that no game needs to know.
inline JournalEntry sampleMove(std::size_t number)
{
    JournalEntry entry;
    entry.seat = Seat{static_cast<std::int8_t>(number % 2)};
    entry.move = "drop " + std::to_string(number);
    entry.hash = 0xf000000000000000u + number;
    entry.hasRevealed = number % 3 == 0;
    return entry;
}

inline MatchRecord sampleMatch(std::size_t moves)
{
    MatchRecord record;
    record.game = "sample";
    record.setup.seed = Seed::fromText("sample");
    record.setup.options["size"] = "large";
    record.players.resize(2);
    record.players[0].name = "Mira";
    record.players[1].kind = PlayerKind::bot;
    record.players[1].bot = "random";
    for (std::size_t number = 0; number < moves; ++number)
        record.moves.push_back(sampleMove(number));
    return record;
}

} // namespace tablewood
