#include "moderator/night_engine.h"

#include <algorithm>
#include <utility>

namespace tablewood {

NightEngine::NightEngine(NightPlan plan) : m_plan(std::move(plan))
{
    if (m_plan.steps.empty())
        m_isOver = true;
    else
        beginStep(0);
    m_events.clear();
}

NightEngine::NightEngine(NightPlan plan, const NightSnapshot& snapshot) : NightEngine(std::move(plan))
{
    const auto found = std::ranges::find(m_plan.steps, snapshot.step, &PlannedStep::id);
    if (m_isOver || found == m_plan.steps.end())
        return;
    beginStep(static_cast<std::size_t>(found - m_plan.steps.begin()));
    const NightTime most = found->counting + kMostAdded;
    m_place.counted = std::clamp(NightTime(snapshot.counted), NightTime{}, most);
    m_place.toCount = std::clamp(NightTime(snapshot.toCount), NightTime{}, m_place.counted);
    if (snapshot.phase == NightPhase::closing || snapshot.phase == NightPhase::resting) {
        m_place.phase = found->closing ? NightPhase::closing : NightPhase::resting;
        m_place.left = found->closing ? found->closingTime : found->rest;
    }
    m_elapsed = std::max(NightTime(snapshot.elapsed), NightTime{});
    m_events.clear();
    m_hasBegun = true;
    m_isPaused = true;
}

NightTime NightEngine::left() const
{
    if (m_isOver)
        return {};
    const PlannedStep& here = step();
    NightTime time = m_plan.length() - m_plan.beginOf(m_place.step + 1);
    switch (m_place.phase) {
    case NightPhase::speaking:
        time += m_place.left + m_place.toCount + here.closingTime + here.rest;
        break;
    case NightPhase::counting:
        time += m_place.toCount + here.closingTime + here.rest;
        break;
    case NightPhase::closing:
        time += m_place.left + here.rest;
        break;
    case NightPhase::resting:
        time += m_place.left;
        break;
    }
    return time;
}

std::optional<ComingLine> NightEngine::comingLine() const
{
    if (m_isOver)
        return std::nullopt;
    const PlannedStep& here = step();
    const bool isBeforeClosing =
        m_place.phase == NightPhase::speaking || m_place.phase == NightPhase::counting;
    if (isBeforeClosing && here.closing) {
        const NightTime spoken = m_place.phase == NightPhase::speaking ? m_place.left : NightTime{};
        return ComingLine{*here.closing, spoken + m_place.toCount};
    }
    if (m_place.step + 1 == m_plan.steps.size())
        return std::nullopt;
    const NightTime behind = m_plan.length() - m_plan.beginOf(m_place.step + 1);
    return ComingLine{m_plan.steps[m_place.step + 1].opening, left() - behind};
}

NightSnapshot NightEngine::snapshot() const
{
    return {m_plan.steps.empty() ? std::string{} : step().id, m_place.phase, m_place.toCount.count(),
            m_place.counted.count(), m_elapsed.count()};
}

void NightEngine::start(NightTime now)
{
    if (m_hasBegun || m_isOver)
        return;
    m_hasBegun = true;
    m_last = now;
    enter(m_place);
}

void NightEngine::pause(NightTime now)
{
    pass(now);
    if (!isRunning())
        return;
    m_isPaused = true;
    tell(NightEventKind::silence);
}

void NightEngine::resume(NightTime now)
{
    if (!m_isPaused || m_isOver)
        return;
    m_isPaused = false;
    m_last = now;
    if (m_place.phase == NightPhase::speaking || m_place.phase == NightPhase::closing)
        sayAgain();
}

void NightEngine::repeatLine(NightTime now)
{
    pass(now);
    if (!m_hasBegun || m_isOver)
        return;
    if (m_place.phase == NightPhase::counting)
        m_place.phase = NightPhase::speaking;
    if (m_place.phase == NightPhase::resting && step().closing)
        m_place.phase = NightPhase::closing;
    if (m_isPaused) // it is said on resume()
        return;
    tell(NightEventKind::silence);
    if (m_place.phase != NightPhase::resting)
        sayAgain();
}

void NightEngine::addTime(NightTime now)
{
    pass(now);
    if (!m_hasBegun || m_isOver || m_place.counted - step().counting + kAdded > kMostAdded)
        return;
    m_place.toCount += kAdded;
    m_place.counted += kAdded;
    if (m_place.phase == NightPhase::closing || m_place.phase == NightPhase::resting) {
        tell(NightEventKind::silence);
        m_place.phase = NightPhase::counting;
        tell(NightEventKind::count);
    }
}

void NightEngine::skip(NightTime now)
{
    pass(now);
    leave(m_place.step + 1);
}

void NightEngine::goTo(std::size_t step, NightTime now)
{
    pass(now);
    leave(std::min(step, m_plan.steps.size()));
}

void NightEngine::leave(std::size_t step)
{
    if (!m_hasBegun || m_isOver)
        return;
    m_left.push_back(m_place);
    tell(NightEventKind::silence);
    if (step == m_plan.steps.size())
        finish();
    else
        beginStep(step);
}

void NightEngine::undoSkip(NightTime now)
{
    pass(now);
    if (!canUndo())
        return;
    const NightPlace back = m_left.back();
    m_left.pop_back();
    if (m_isOver) {
        m_isOver = false;
        m_last = now;
    }
    tell(NightEventKind::silence);
    enter(back);
}

void NightEngine::stop(NightTime now)
{
    pass(now);
    if (m_isOver)
        return;
    m_isStopped = true;
    tell(NightEventKind::silence);
    finish();
}

std::vector<NightEvent> NightEngine::advance(NightTime now)
{
    pass(now);
    return std::exchange(m_events, {});
}

NightTime& NightEngine::leftOfPhase()
{
    return m_place.phase == NightPhase::counting ? m_place.toCount : m_place.left;
}

void NightEngine::pass(NightTime now)
{
    NightTime time = now - m_last;
    if (time > NightTime{})
        m_last = now;
    while (isRunning() && time > NightTime{}) {
        NightTime& left = leftOfPhase();
        const NightTime part = std::min(left, time);
        left -= part;
        time -= part;
        m_elapsed += part;
        while (isRunning() && leftOfPhase() == NightTime{})
            turn();
    }
}

void NightEngine::turn()
{
    const PlannedStep& here = step();
    switch (m_place.phase) {
    case NightPhase::speaking:
        m_place.phase = NightPhase::counting;
        if (m_place.toCount > NightTime{})
            tell(NightEventKind::count);
        return;
    case NightPhase::counting:
        m_place.phase = NightPhase::closing;
        m_place.left = here.closingTime;
        if (here.closing)
            tell(NightEventKind::line, *here.closing);
        return;
    case NightPhase::closing:
        m_place.phase = NightPhase::resting;
        m_place.left = here.rest;
        return;
    case NightPhase::resting:
        if (m_place.step + 1 == m_plan.steps.size())
            finish();
        else
            beginStep(m_place.step + 1);
        return;
    }
}

void NightEngine::beginStep(std::size_t step)
{
    const PlannedStep& next = m_plan.steps[step];
    enter({step, NightPhase::speaking, next.speaking, next.counting, next.counting});
}

void NightEngine::enter(const NightPlace& place)
{
    m_place = place;
    tell(NightEventKind::step);
    if (place.phase == NightPhase::speaking || place.phase == NightPhase::closing)
        sayAgain();
    else if (place.phase == NightPhase::counting)
        tell(NightEventKind::count);
}

void NightEngine::sayAgain()
{
    const PlannedStep& here = step();
    const bool isClosing = m_place.phase == NightPhase::closing;
    m_place.left = isClosing ? here.closingTime : here.speaking;
    if (m_isPaused) // said on resume()
        return;
    if (!isClosing)
        tell(NightEventKind::line, here.opening);
    else if (here.closing)
        tell(NightEventKind::line, *here.closing);
}

void NightEngine::finish()
{
    m_isOver = true;
    tell(NightEventKind::over);
}

void NightEngine::tell(NightEventKind kind, NightLine line)
{
    m_events.push_back({kind, m_elapsed, m_place.step, std::move(line)});
}

} // namespace tablewood
