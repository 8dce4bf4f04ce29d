#pragma once

#include "kernel/match.h"
#include "session/match_record.h"

#include <map>
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
    /// The match as it was after so many of its moves.
    const Match& at(std::size_t moves) const;
    /// The log so far, of what was told to everybody and to some.
    const std::vector<LogEntry>& log() const { return m_log; }
    /// How much of the log was told in so many moves.
    std::size_t logLengthAt(std::size_t moves) const;

    std::optional<Text> play(Seat seat, const std::string& move);

    /// Gives the seats to these players from now on, one for each.
    std::optional<Text> seat(std::vector<Player> players);

    /// How many moves there were before the one that the seat takes back: its own last, or the last that
    /// everybody knows of where the game lets all act as one (UndoRule). Nothing where there is none, or none
    /// that could be taken back.
    std::optional<std::size_t> beforeUndoBy(Seat seat) const;
    /// How the seat takes back all moves from one on.
    UndoRule undoRule(Seat by, std::size_t moves) const;
    /// The moves from one on, as far as a seat can tell. Secret moves of others do not show in it.
    struct Seen
    {
        /// Others than the seat have moved, the clock among them.
        bool haveOthersMoved = false;
        /// How many moves each seat has made, its own and those that it can tell of others.
        std::vector<std::uint32_t> moves;
        /// Something came to light for the seat, or by its own moves.
        bool hasRevealed = false;
    };
    Seen seenSince(std::size_t moves, Seat seat) const;
    /// How many lines a viewer was told since the first `moves`.
    std::size_t linesSince(std::size_t moves, Viewer viewer) const;

    /// Takes back all moves but the first `moves`, for the seat that wished it.
    std::optional<Text> takeBack(std::size_t moves, Seat by);
    /// Whether the seat took something back and has seen nothing happen since.
    bool canBringBack(Seat by) const;
    /// Plays again what the seat took back last, up to the first move of another person unless all act as
    /// one; only its own moves, where others have moved since in secret.
    /// Where a move cannot be stored, those before it stay played and the rest can still be brought back.
    std::optional<Text> bringBack(Seat by);

private:
    /// How it was before a move.
    struct Step
    {
        std::unique_ptr<Match> before;
        std::size_t logLength = 0;
        Seats revealedTo;
        /// Which seats were asked already whether they can tell that the move was made, and which can.
        mutable Seats judged;
        mutable Seats seenBy;
    };
    using Moves = std::vector<JournalEntry>;

    void replay();
    std::optional<Text> playAndStore(Seat seat, const std::string& move);
    void advance(std::unique_ptr<Match> next, const Log& log);
    bool isSeen(std::size_t move, Seat seat) const;
    bool isSeenByAll(std::size_t move) const;
    bool hasLinesFor(Seat seat, std::size_t begin, std::size_t end) const;
    template <class Tells>
    void noteForOthers(Seat actor, Tells&& tells);
    void noteLastMove();

    const GameType* m_type;
    MatchRecord m_record;
    Journal* m_journal;
    std::unique_ptr<Match> m_match;
    /// One for each of the record's moves.
    std::vector<Step> m_steps;
    std::vector<LogEntry> m_log;
    /// The moves that each seat took back and can bring back, the last at the end.
    std::map<Seat, std::vector<Moves>> m_takenBack;
};

} // namespace tablewood
