#pragma once

#include "kernel/match.h"
#include "session/match_record.h"

#include <functional>

namespace tablewood::journeys {

/// A match of Rise of the Forest that somebody could have played, just before a move.
struct ForestMoment
{
    MatchRecord match;
    JournalEntry next;
};

/// Two for its table: Mira, and a bot that plays at random.
std::vector<Player> personAndBot();

/// The first of many matches with these options, played by chance, in which a move is as wanted. It is asked
/// about each one, with what was told of it and the match after it. Nobody goes on before they have done what
/// they can: they draw, play, take towers.
ForestMoment forestBefore(
    const std::map<std::string, std::string>& options,
    const std::function<bool(const JournalEntry& move, const Log& told, const Match& after)>& isWanted);

} // namespace tablewood::journeys
