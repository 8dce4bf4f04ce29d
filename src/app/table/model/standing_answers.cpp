#include "app/table/model/standing_answers.h"

#include "app/table/model/shared_asking.h"

#include <algorithm>
#include <utility>

namespace tablewood {

Name StandingAnswers::of(Seat seat) const { return seat.isPlayer() ? m_kept[at(seat)].id : Name(); }

const Standing* StandingAnswers::entryOf(Seat seat) const
{
    const Name id = of(seat);
    const std::vector<Standing>& all = view(seat).scene.standing;
    const auto found = std::ranges::find(all, id, &Standing::id);
    return id.empty() || found == all.end() ? nullptr : &*found;
}

bool StandingAnswers::isAnswering(Seat seat) const
{
    if (of(seat).empty())
        return false;
    const Standing* const entry = entryOf(seat);
    return entry && entry->holds && moveOfButton(m_source, seat, entry->button);
}

Text StandingAnswers::lifted(Seat seat) const
{
    return seat.isPlayer() && m_kept[at(seat)].isLifted ? m_kept[at(seat)].label : Text();
}

void StandingAnswers::toggle(Seat seat, const Name& id)
{
    Kept& kept = m_kept[at(seat)];
    const bool wasOn = kept.id == id;
    const std::uint32_t answered = kept.answered;
    kept = {};
    kept.answered = answered;
    const std::vector<Standing>& all = view(seat).scene.standing;
    const auto found = std::ranges::find(all, id, &Standing::id);
    if (wasOn || found == all.end())
        return;
    kept.id = id;
    kept.label = found->label;
}

void StandingAnswers::act(Seat seat) { m_kept[at(seat)].isLifted = false; }

void StandingAnswers::lift(Seat seat)
{
    if (of(seat).empty())
        return;
    Kept& kept = m_kept[at(seat)];
    kept.id = {};
    kept.due.reset();
    kept.isLifted = true;
}

void StandingAnswers::refuse(Seat seat)
{
    Kept& kept = m_kept[at(seat)];
    if (kept.answered != view(seat).revision)
        return;
    kept.answered = 0;
    lift(seat);
}

void StandingAnswers::follow(Seats mayAnswer, Time now)
{
    for (const Seat seat : m_source.persons()) {
        if (of(seat).empty())
            continue;
        Kept& kept = m_kept[at(seat)];
        const Standing* const entry = entryOf(seat);
        const bool isAsked = entry && moveOfButton(m_source, seat, entry->button);
        if (!entry || (isAsked && !entry->holds))
            lift(seat);
        else if (!isAsked || !mayAnswer.has(seat) || kept.answered == view(seat).revision)
            kept.due.reset();
        else if (!kept.due)
            kept.due = drawn(seat, now);
    }
}

/// As a bot's. Nothing has a part in it that not everybody knows: neither what the seat could do, nor what
/// its answer is about. With half of the window as the pace it is over within two thirds of it.
StandingAnswers::Time StandingAnswers::drawn(Seat seat, Time now)
{
    auto pace = m_pace;
    if (const SeatView& seen = view(seat); seen.timer) {
        const std::chrono::seconds left(seen.secondsLeft > 0 ? std::min(seen.secondsLeft, seen.timer->seconds)
                                                             : seen.timer->seconds);
        pace = std::min(pace, std::chrono::milliseconds(left) / 2);
    }
    m_times.setPace(pace);
    m_times.drawAnew(seat, now);
    return m_times.of(seat);
}

std::optional<StandingAnswers::Time> StandingAnswers::next() const
{
    std::optional<Time> next;
    for (const Kept& kept : m_kept)
        if (kept.due && (!next || *kept.due < *next))
            next = kept.due;
    return next;
}

std::optional<StandingAnswers::Answer> StandingAnswers::take(Time now)
{
    for (const Seat seat : m_source.persons()) {
        Kept& kept = m_kept[at(seat)];
        if (!kept.due || now < *kept.due)
            continue;
        kept.due.reset();
        const Standing* const entry = entryOf(seat);
        auto move = entry && entry->holds ? moveOfButton(m_source, seat, entry->button) : std::nullopt;
        if (!move)
            continue;
        kept.answered = view(seat).revision;
        return Answer{seat, std::move(*move)};
    }
    return std::nullopt;
}

} // namespace tablewood
