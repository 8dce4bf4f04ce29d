#pragma once

#include "kernel/seat.h"

namespace tablewood {

/// Decides whose view a screen shows that several people share. Between two of them stands the gate: while it
/// is closed the viewer is the public, so that nothing private is anywhere in the scene.
class HotSeat
{
public:
    /// `persons` sit at this screen. Where it `isCovered` the gate closes between them; otherwise never, and
    /// the screen begins with `home`.
    HotSeat(Seats persons, bool isCovered, Seat home);

    /// Others sit at this screen, which has no gate. Whoever looks goes on if they are still there, otherwise
    /// the one who is at home here does.
    void setPersons(Seats persons, Seat home);
    /// Takes who is to act now. Moves the screen to the next person where the present one has nothing to do.
    /// Where nobody here is waited for, but some `may` answer, the screen is everybody's until one of them
    /// speaks up.
    void turnTo(Seats toAct, Seats may = {});
    /// One of those who may answer wants to: the gate closes before them.
    void speakUp(Seat seat);
    /// The person the gate waits for looks now.
    void open();
    /// Shows that seat's view from now on, to whoever sits there once they open the gate; `Seat::none()`
    /// shows the public's.
    void handTo(Seat seat);
    /// One of the persons plays from now on, although others are to act: shows their view as `handTo` does.
    /// They keep the screen until they let go.
    void take(Seat seat);
    void letGo() { m_taker = Seat::none(); }
    /// Who has taken the screen and kept it; none if nobody has.
    Seat taker() const { return m_taker; }
    /// Closes the gate before the one who looks, because the screen was shown to others.
    void shut();
    /// Shows the public table instead of the gate, until `open` or `close`.
    void showAll() { m_isPublic = true; }
    void close() { m_isPublic = false; }

    Viewer viewer() const { return m_isClosed ? Viewer::publicView() : Viewer(m_seat); }
    bool isGateClosed() const { return m_isClosed && !m_isPublic && !m_isAskingAll; }
    bool isShownToAll() const { return m_isClosed && m_isPublic && !m_isAskingAll; }
    bool isAskingAll() const { return m_isAskingAll; }
    /// The seat that the gate waits for.
    Seat awaited() const { return m_awaited; }
    /// The seat that looked last; none at the beginning.
    Seat last() const { return m_seat; }
    Seats persons() const { return m_persons; }

private:
    void askAll();

    Seats m_persons;
    bool m_isCovered;
    bool m_isClosed = false;
    bool m_isPublic = false;
    bool m_isAskingAll = false;
    Seat m_seat = Seat::none();
    Seat m_awaited = Seat::none();
    /// The seat that spoke up, as long as it may answer.
    Seat m_speaker = Seat::none();
    Seat m_taker = Seat::none();
};

} // namespace tablewood
