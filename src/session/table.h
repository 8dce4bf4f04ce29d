#pragma once

#include "kernel/match.h"
#include "session/match_record.h"
#include "wire/messages.h"

#include <deque>
#include <memory>

namespace tablewood {

/// The far end of a link to a table: takes the table's messages as bytes (wire/messages.h). It may send
/// wishes while it takes one; they are dealt with after it. It throws nothing.
class Guest
{
public:
    virtual ~Guest() = default;
    virtual void receive(std::span<const std::uint8_t> message) = 0;
};

/// The authoritative table: owns the match, stores every move before it acknowledges it, and tells each
/// viewer what that viewer may know.
///
/// A guest joins with the viewers whose views it gets, and speaks for the seats among them: one laptop may
/// have several persons, each with a view of their own.
///
/// Taking back goes to before the seat's own last move. It is free until something was revealed or another
/// seat has moved since; then all other persons must agree. Bots always agree.
class Table
{
public:
    /// Begins a match, or goes on with one by replaying the record's moves. Throws InputError where the
    /// setup, the position or a move does not fit; the move is named. `type` and `journal` outlive the table.
    Table(const GameType& type, MatchRecord record, Journal& journal);
    ~Table();
    Table(const Table&) = delete;
    Table& operator=(const Table&) = delete;

    /// Sends each viewer's whole view at once. A guest joins once; joining again gives it other viewers.
    void join(Guest& guest, std::vector<Viewer> viewers);
    void leave(Guest& guest);

    /// Deals with a message of a guest. Throws InputError for bytes that are no message of a seat this guest
    /// speaks for; the table is then as before, and the guest is better sent away.
    void receive(Guest& guest, std::span<const std::uint8_t> message);

    /// The clock that runs now. The owner measures it from when it appears until it changes.
    std::optional<Timer> timer() const;
    /// Plays the closing of a timed step. A timer that runs no longer is ignored. Throws InputError if the
    /// move cannot be stored; the step is then still open.
    void clockExpired(const Timer& expired);

    const GameType& type() const;
    /// What the match is and what was played so far. Secrets included: for storage alone.
    const MatchRecord& record() const { return m_record; }
    Seats toAct() const;
    std::optional<Outcome> outcome() const;
    std::uint64_t hash() const;

private:
    struct Step;
    struct Batch;
    struct Desk;
    struct Link;
    struct Question;

    MatchRecord m_record;
};

} // namespace tablewood
