#include "app/table/model/screen_seats.h"

#include "app/table/model/shared_asking.h"

namespace tablewood {

ScreenSeats::ScreenSeats(const TableSource& source, bool isCovered)
    : m_source(source), m_hotSeat(source.persons(), isCovered, source.home())
{
}

Viewer ScreenSeats::viewer() const
{
    return m_isSharedScreen || m_night ? Viewer::publicView() : m_hotSeat.viewer();
}

bool ScreenSeats::isWatchedByOne() const
{
    return m_source.isOfOnePerson() && !persons().isEmpty() && !m_source.isReplay() && !m_isSharedScreen;
}

void ScreenSeats::share(bool isShared)
{
    m_isSharedScreen = isShared;
    if (!isShared)
        m_hotSeat.shut();
}

bool ScreenSeats::followNight()
{
    const bool isShared =
        m_source.hasPublicView() && !m_source.isReplay() && (persons().count() > 1 || m_isSharedScreen);
    auto night = isShared ? SharedNight::of(m_source) : std::nullopt;
    const bool isOther = night.has_value() != m_night.has_value();
    // At nightfall whoever looked has looked enough: the gate stands before them in the morning.
    if (isOther && night)
        m_hotSeat.shut();
    m_night = std::move(night);
    return isOther;
}

/// What a person can do may be a secret of theirs: then only whom the table waits for is known.
bool ScreenSeats::mayAct(Seat seat) const
{
    const Scene& scene = view().scene;
    if (scene.outcome)
        return false;
    if (!m_source.type().sheet().hasPrivateViews || !m_source.hasSecrets())
        return !m_source.view(Viewer(seat)).offers.empty();
    return scene.active.has(seat) && !scene.aloud.has(seat) && !scene.open.has(seat);
}

Seats ScreenSeats::mayTakeHand() const
{
    Seats seats;
    if (m_source.isReplay() || m_isSharedScreen || m_night || isGateClosed() || isAskingAll())
        return seats;
    for (const Seat seat : persons())
        if (seat != hand() && mayAct(seat))
            seats.add(seat);
    return seats;
}

Seat ScreenSeats::nextHand() const
{
    const Seats seats = mayTakeHand();
    for (const Seat seat : seats)
        if (seat.index > hand().index)
            return seat;
    return seats.first();
}

void ScreenSeats::followTurn()
{
    if (m_source.isReplay() || m_night)
        return;
    const Scene& scene = view().scene;
    if (const Seat taker = m_hotSeat.taker(); taker.isPlayer() && !mayAct(taker))
        m_hotSeat.letGo();
    if (scene.outcome) {
        m_hotSeat.turnTo({});
        // Whoever played for others as well has played their own match.
        if (m_source.isOfOnePerson())
            m_hotSeat.handTo(m_source.home());
        return;
    }
    Seats toAct = scene.active;
    if (m_source.isOfOnePerson()) {
        // Each view has its news for itself: nobody looks at one that does not know yet of the turn.
        for (const Seat seat : persons())
            if (!m_source.view(Viewer(seat)).scene.active.has(seat))
                toAct.remove(seat);
        m_hotSeat.turnTo(toAct);
        return;
    }
    for (const Seats all : {scene.aloud, scene.open})
        for (const Seat seat : all)
            toAct.remove(seat);
    m_hotSeat.turnTo(toAct, mayAnswer(m_source));
}

} // namespace tablewood
