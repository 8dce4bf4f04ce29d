#include "session/guest_view.h"

#include "wire/delta.h"
#include "wire/scene_limits.h"

#include <algorithm>

namespace tablewood {

ViewChange GuestView::take(const DownMessage& message)
{
    if (!(message.viewer == m_viewer))
        throw InputError("message", "it is for the view of another seat");
    ViewChange change;
    if (const auto* whole = std::get_if<Whole>(&message.news)) {
        change = takeWhole(*whole);
    } else if (const auto* update = std::get_if<Update>(&message.news)) {
        change = takeUpdate(*update);
    } else {
        change.firstNewEvent = m_view.log.size();
        change.refusal = std::get<Refused>(message.news).why;
        change.isOfMove = std::ranges::find(m_moves, message.number) != m_moves.end();
    }
    while (!m_moves.empty() && m_moves.front() <= message.number)
        m_moves.pop_front();
    m_lastNumber = std::max(m_lastNumber, message.number);
    return change;
}

ViewChange GuestView::takeWhole(const Whole& whole)
{
    if (whole.view.revision == 0 || whole.view.log.size() > kMaxLogLines)
        throw InputError("view", "its revision or its log does not fit");
    m_words = Words::of(whole.words);
    // How much is left of a step, and to whoever is asked, is no news.
    SeatView next = whole.view;
    next.secondsLeft = m_view.secondsLeft;
    next.secondsToGoOn = m_view.secondsToGoOn;
    const bool isSame = next == m_view;
    next.secondsLeft = whole.view.secondsLeft;
    next.secondsToGoOn = whole.view.secondsToGoOn;
    m_view = std::move(next);
    m_isBroken = false;
    m_logWeight = weightOf(m_view.log);
    m_weight = weightOf(static_cast<const Situation&>(m_view));
    ViewChange change;
    change.isWhole = true;
    change.isSame = isSame;
    change.firstNewEvent = m_view.log.size();
    return change;
}

ViewChange GuestView::takeUpdate(const Update& update)
{
    if (m_view.revision == 0 || m_isBroken)
        throw InputError("update", "there is no view that it follows");
    const std::size_t kept = update.logLength.value_or(static_cast<std::uint32_t>(m_view.log.size()));
    if (kept > m_view.log.size())
        throw InputError("update", "the log is not that long");

    m_isBroken = true;
    DeltaSource source(update.change, m_words);
    Situation next = m_view;
    source.read(next);
    std::vector<Event> told;
    if (!source.rest().empty()) {
        told = source.readRun(kept > 0 ? m_view.log[kept - 1] : Event{});
        if (told.empty())
            throw InputError("update", "there is more data than expected");
    }
    source.expectEnd();
    checkSituation(next);
    checkEvents(told);
    const std::size_t weightOfTold = weightOf(told);
    const std::size_t weightOfNext = weightOf(next);
    if (kept + told.size() > kMaxLogLines || weightOfNext + m_logWeight + weightOfTold > kMaxViewBytes)
        throw InputError("update", "the view grows too large");

    if (!(m_view.timer == next.timer))
        m_view.secondsLeft = 0;
    if (!(m_view.reminder == next.reminder))
        m_view.secondsToGoOn = 0;
    static_cast<Situation&>(m_view) = std::move(next);
    m_weight = weightOfNext;
    ++m_view.revision;
    const bool isCut = kept < m_view.log.size();
    m_view.log.resize(kept);
    std::ranges::move(told, std::back_inserter(m_view.log));
    m_logWeight = isCut ? weightOf(m_view.log) : m_logWeight + weightOfTold;
    m_isBroken = false;
    ViewChange change;
    change.wasUndone = update.logLength.has_value();
    change.firstNewEvent = kept;
    return change;
}

Bytes GuestView::write(Wish wish)
{
    ++m_lastNumber;
    if (std::holds_alternative<Act>(wish))
        m_moves.push_back(m_lastNumber);
    return encode(UpMessage{m_viewer.seat, m_view.revision, m_lastNumber, std::move(wish)});
}

} // namespace tablewood
