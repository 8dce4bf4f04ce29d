#pragma once

#include "app/table/model/hot_seat.h"
#include "app/table/model/shared_night.h"

namespace tablewood {

/// Knows whose eyes are on the screen, and whose hand acts at it: those of its persons one after the other,
/// everybody's on a shared screen, and those of whoever is called in a night that they spend around it.
class ScreenSeats
{
public:
    /// Where the screen `isCovered` a gate stands between its persons. `source` outlives the seats.
    ScreenSeats(const TableSource& source, bool isCovered);

    const TableSource& source() const { return m_source; }
    Seats persons() const { return m_hotSeat.persons(); }
    /// Takes the persons that the source has by now, where one person sits here.
    void followPersons() { m_hotSeat.setPersons(m_source.persons(), m_source.home()); }
    Viewer viewer() const;
    /// The view of that viewer.
    const SeatView& view() const { return m_source.view(viewer()); }
    /// The scene on the screen when all has been shown.
    const Scene& scene() const { return m_night ? m_night->scene() : view().scene; }
    /// The seat a touch is made for; nobody's where all only look.
    Seat hand() const { return m_night ? m_night->hand() : viewer().seat; }
    /// Those for whom a touch counts beside the hand.
    Seats partners() const { return m_night ? m_night->partners() : Seats(); }
    /// Whether something of what this viewer sees is on the screen.
    bool shows(Viewer whose) const { return whose == viewer() || (m_night && whose.is(m_night->hand())); }

    bool isSharedScreen() const { return m_isSharedScreen; }
    bool isSharedNight() const { return m_night.has_value(); }
    /// One person alone looks at this screen, wherever the others of the match sit.
    bool isWatchedByOne() const;
    bool isGateClosed() const { return m_hotSeat.isGateClosed() && !m_isSharedScreen && !m_night; }
    bool isShownToAll() const { return m_hotSeat.isShownToAll() && !m_night; }
    /// Some of its persons are asked at the same time.
    bool isAskingAll() const { return m_hotSeat.isAskingAll() && !m_night && !view().scene.outcome; }

    /// The persons of this screen who may act too, as far as everybody at it may know, and so can have the
    /// hand; nobody where it is not one person's alone.
    Seats mayTakeHand() const;
    /// The one of them who sits next after the hand; none if there is nobody.
    Seat nextHand() const;
    /// One of them plays from now on, behind the gate where there is one, until they have acted.
    void takeHand(Seat seat) { m_hotSeat.take(seat); }
    void handActed() { m_hotSeat.letGo(); }

    /// The gate between the persons, which they themselves open and close.
    HotSeat& gate() { return m_hotSeat; }
    const HotSeat& gate() const { return m_hotSeat; }
    /// After a shared screen whoever comes back opens the gate first, as others have seen it.
    void share(bool isShared);
    /// Sees whether the persons share a night now; true where that is new or over.
    bool followNight();
    /// Gives the screen to whoever is to act, or to all who are asked at the same time.
    void followTurn();

private:
    bool mayAct(Seat seat) const;

    const TableSource& m_source;
    HotSeat m_hotSeat;
    bool m_isSharedScreen = false;
    std::optional<SharedNight> m_night;
};

} // namespace tablewood
