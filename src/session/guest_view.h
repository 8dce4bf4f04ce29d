#pragma once

#include "wire/messages.h"
#include "wire/words.h"

#include <deque>

namespace tablewood {

/// Changes that a message made in a view. A window can show them in order: the new log lines first (their
/// cues name sound and movement), then the pieces.
struct ViewChange
{
    /// Everything may differ: the view came whole.
    bool isWhole = false;
    /// Something was taken back; withdrawn log lines are gone, pieces go back to where they were.
    bool wasUndone = false;
    /// Log lines from this index on are new.
    std::size_t firstNewEvent = 0;
    /// The wish was refused, or the question why something is impossible is answered; nothing else changed.
    std::optional<Text> refusal;
    /// What was refused is a move.
    bool isOfMove = false;
    /// The view came whole, and is the one that was there before.
    bool isSame = false;
};

/// The guest's side of one viewer's view: takes the table's messages, writes the seat's wishes.
class GuestView
{
public:
    explicit GuestView(Viewer viewer) : m_viewer(viewer) {}

    Viewer viewer() const { return m_viewer; }
    /// The view that the viewer has; revision 0 until the first message.
    const SeatView& now() const { return m_view; }

    /// The bytes of memory that it takes.
    std::size_t weight() const { return m_weight + m_logWeight; }

    /// Throws InputError for a message that does not fit this view, and leaves the view as it was. After that
    /// only a Whole is taken: leave and join again.
    ViewChange take(const DownMessage& message);

    /// The table has started again: its next message tells the number of the last wish.
    void forgetNumbers()
    {
        m_lastNumber = 0;
        m_moves.clear();
    }
    /// The number of the last wish that was written or dealt with.
    std::uint32_t lastNumber() const { return m_lastNumber; }

    /// The bytes of a wish of the viewer, who is a seat, made on the view as it is now. Sending the same
    /// bytes again is harmless.
    Bytes write(Wish wish);

private:
    ViewChange takeWhole(const Whole& whole);
    ViewChange takeUpdate(const Update& update);

    Viewer m_viewer;
    SeatView m_view;
    Words m_words;
    /// An update could not be taken: those after it do not fit.
    bool m_isBroken = false;
    /// The bytes that the log takes, and all else.
    std::size_t m_logWeight = 0;
    std::size_t m_weight = 0;
    std::uint32_t m_lastNumber = 0;
    /// The numbers of the moves that were written and not dealt with.
    std::deque<std::uint32_t> m_moves;
};

} // namespace tablewood
