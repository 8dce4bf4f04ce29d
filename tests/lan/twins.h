#pragma once

#include "kernel/match.h"
#include "kernel/random.h"
#include "session/match_record.h"

#include <set>
#include <string>
#include <vector>

/// Pairs of matches for the law of secrets: what reaches a viewer must be the same in both.
namespace tablewood {

/// A move of a seat, or of the clock: the next step of a run.
struct Turn
{
    Seat seat;
    std::string move;
};

/// Two matches that one viewer cannot tell apart, and how both go on without anything coming to light for
/// that viewer.
struct TwinMatches
{
    Viewer viewer;
    MatchRecord one;
    MatchRecord other;
    std::vector<Turn> turns;
    /// What some seat could do at some time on the way.
    std::set<std::string> moves;
    /// How often cards were shuffled before.
    int shuffles = 0;

    bool areDifferent() const { return one.position != other.position; }
};

/// The two begin after at most so many moves.
TwinMatches twinsOf(const GameType& type, int seats, Viewer viewer, std::uint32_t mostMovesBefore,
                    Random& random);

/// A move that somebody can make, chosen by chance; the next step of a run where one goes on.
std::optional<Turn> anyTurn(const Match& match, Random& random);

/// Whether lines of the log tell of a shuffle.
bool tellsOfShuffle(const Log& log);

} // namespace tablewood
