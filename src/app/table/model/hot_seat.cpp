#include "app/table/model/hot_seat.h"

namespace tablewood {

HotSeat::HotSeat(Seats persons, bool isCovered, Seat home)
    : m_persons(persons), m_isCovered(isCovered && persons.count() > 1)
{
    if (!m_isCovered)
        m_seat = home;
}

void HotSeat::setPersons(Seats persons, Seat home)
{
    m_persons = persons;
    if (!persons.has(m_taker))
        letGo();
    if (!persons.has(m_seat))
        handTo(home);
}

void HotSeat::turnTo(Seats toAct, Seats may)
{
    Seats here;
    for (const Seat seat : toAct)
        if (m_persons.has(seat))
            here.add(seat);
    if (m_taker.isPlayer())
        here.add(m_taker);
    if (here.isEmpty()) {
        const bool hasSpoken = m_speaker.isPlayer() && !may.has(m_speaker);
        if (m_isCovered && (hasSpoken || (!may.isEmpty() && !m_speaker.isPlayer())))
            askAll();
        return;
    }
    m_isAskingAll = false;
    if (!here.has(m_speaker))
        m_speaker = Seat::none();
    if ((!m_isClosed && here.has(m_seat)) || (m_isClosed && here.has(m_awaited)))
        return;
    m_awaited = here.first();
    if (!m_isCovered) {
        m_seat = m_awaited;
        return;
    }
    m_isClosed = m_awaited != m_seat || m_isClosed;
    m_isPublic = false;
}

void HotSeat::askAll()
{
    shut();
    m_speaker = Seat::none();
    m_isClosed = true;
    m_isAskingAll = true;
}

void HotSeat::speakUp(Seat seat)
{
    m_speaker = m_awaited = seat;
    m_isAskingAll = false;
    m_isPublic = false;
}

void HotSeat::handTo(Seat seat)
{
    m_isAskingAll = false;
    m_isPublic = false;
    m_isClosed = m_isCovered && seat.isPlayer() && (m_isClosed || seat != m_seat);
    (m_isClosed ? m_awaited : m_seat) = seat;
}

void HotSeat::take(Seat seat)
{
    handTo(seat);
    m_taker = seat;
}

void HotSeat::shut()
{
    if (!m_isCovered || !(m_isClosed || m_seat.isPlayer()))
        return;
    if (!m_isClosed)
        m_awaited = m_seat;
    m_isClosed = true;
    m_isPublic = false;
}

void HotSeat::open()
{
    m_seat = m_awaited;
    m_isClosed = false;
    m_isPublic = false;
}

} // namespace tablewood
