#pragma once

#include "kernel/match.h"
#include "session/match_record.h"

#include <memory>

namespace tablewood {

/// A match and the way it came: plays and stores moves, takes them back and brings them back. Every call
/// either does all it says or changes nothing and returns why.
class PlayedMatch
{
public:
    /// Replays the record's moves. Throws InputError naming what does not fit.
    PlayedMatch(const GameType& type, MatchRecord record, Journal& journal);

    const Match& match() const { return *m_match; }
    const GameType& type() const { return *m_type; }
    const MatchRecord& record() const { return m_record; }
    /// The match as it was before a move, counted from 0.
    const Match& before(std::size_t move) const { return *m_steps.at(move).before; }
    /// What was told so far, to everybody and to some.
    const std::vector<LogEntry>& log() const { return m_log; }

    std::optional<Text> play(Seat seat, const std::string& move);

    /// How many moves there were before the seat's last one; nothing if it has made none.
    std::optional<std::size_t> beforeLastMoveOf(Seat seat) const;
    /// Whether something came to light in the moves from there on.
    bool hasRevealedSince(std::size_t moves) const;
    /// The other seats that have moved from there on.
    Seats othersSince(std::size_t moves, Seat seat) const;
    /// Whether others than the seat have moved from there on.
    bool haveOthersMovedSince(std::size_t moves, Seat seat) const;

    /// Takes back all moves but the first `moves`, for the seat that wished it.
    std::optional<Text> takeBack(std::size_t moves, Seat by);
    /// Whether what was taken back last was the seat's wish and no new move was made since.
    bool canBringBack(Seat by) const { return !m_takenBack.empty() && m_takenBack.back().by == by; }
    /// Plays again what the seat took back last. Where a move cannot be stored, those before it stay played
    /// and the rest can still be brought back.
    std::optional<Text> bringBack(Seat by);

private:
    /// How it was before a move.
    struct Step
    {
        std::unique_ptr<Match> before;
        std::size_t logLength = 0;
    };
    struct TakenBack
    {
        Seat by;
        std::vector<JournalEntry> moves;
    };

    void replay();
    std::optional<Text> playAndStore(Seat seat, const std::string& move);
    void advance(std::unique_ptr<Match> next, const Log& log);

    const GameType* m_type;
    MatchRecord m_record;
    Journal* m_journal;
    std::unique_ptr<Match> m_match;
    /// One for each of the record's moves.
    std::vector<Step> m_steps;
    std::vector<LogEntry> m_log;
    std::vector<TakenBack> m_takenBack;
};

} // namespace tablewood
