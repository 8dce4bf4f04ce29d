#include "app/table/lesson/lesson_course.h"

#include <algorithm>

namespace tablewood {

namespace {

/// Whether a button can be pressed. One that looks alike either way always counts, so that nothing is told.
bool canPress(const SeatView& view, const std::string& button)
{
    const auto found = std::ranges::find(view.scene.buttons, button, &Button::id);
    if (found != view.scene.buttons.end() &&
        (found->look == ButtonLook::discreet || found->look == ButtonLook::veil))
        return true;
    return std::ranges::any_of(view.offers, [&](const Offer& offer) {
        return !offer.picks.empty() && offer.picks.front().kind == PickKind::button &&
               offer.picks.front().id == button;
    });
}

bool isReady(const Scene& scene, const std::string& item, Seat reader)
{
    return std::ranges::any_of(scene.panels, [&](const Panel& panel) {
        return panel.seat == reader && std::ranges::any_of(panel.items, [&](const PanelItem& one) {
                   return one.id == item && one.state == ItemState::ready;
               });
    });
}

bool isNow(const Scene& scene, const std::string& phase)
{
    const auto index = static_cast<std::size_t>(scene.phase);
    return scene.phase >= 0 && index < scene.phases.size() && scene.phases[index].id == phase;
}

bool isTurnOf(const Scene& scene, LessonSide side, Seat reader)
{
    return std::ranges::any_of(scene.active, [&](Seat seat) { return isOf(side, seat, reader); });
}

bool isVote(const Scene& scene) { return scene.ballot && !scene.ballot->isOver; }

/// Somebody on that side has no more points to go than this.
bool isNear(const Scene& scene, int left, LessonSide side, Seat reader)
{
    return std::ranges::any_of(scene.panels, [&](const Panel& panel) {
        return panel.seat.isPlayer() && isOf(side, panel.seat, reader) && panel.score &&
               panel.score->target > 0 && panel.score->target - panel.score->value <= left;
    });
}

} // namespace

bool isOf(LessonSide side, Seat owner, Seat reader)
{
    return side == LessonSide::anyone || (owner == reader) == (side == LessonSide::mine);
}

bool isMeant(Seat owner, LessonSide side, Seat reader)
{
    return !owner.isPlayer() || isOf(side, owner, reader);
}

bool isMeant(const Zone& zone, const std::string& name, std::optional<LessonSide> whose, Seat reader)
{
    const auto kind = enumNames(zone.kind)[static_cast<std::size_t>(zone.kind)];
    return (zone.id == name || kind == name) && isMeant(zone.seat, whose.value_or(LessonSide::mine), reader);
}

LessonCourse::LessonCourse(const Lesson& lesson, Seat reader, std::set<std::string> read)
    : m_lesson(lesson), m_reader(reader), m_read(std::move(read)), m_told(m_read.begin(), m_read.end())
{
}

LessonCourse::Tally LessonCourse::tallyOf(const SeatView& view) const
{
    Tally tally;
    for (const Event& event : view.log) {
        ++tally[{event.cue.text(), event.seat == m_reader ? LessonSide::mine : LessonSide::theirs}];
        ++tally[{event.cue.text(), LessonSide::anyone}];
    }
    return tally;
}

int LessonCourse::counted(const LessonWhen& when, const SeatView& view, const Tally& told) const
{
    const LessonSide side = when.whose.value_or(LessonSide::mine);
    if (when.event) {
        const auto found = told.find({*when.event, side});
        return found == told.end() ? 0 : found->second;
    }
    int count = 0;
    if (when.zone) {
        for (const Zone& zone : view.scene.zones)
            count += isMeant(zone, *when.zone, when.whose, m_reader) ? zone.count : 0;
        return count;
    }
    for (const Piece& piece : view.scene.pieces)
        if (piece.figure == *when.figure && isMeant(piece.seat, side, m_reader) &&
            (!when.cutOff || piece.isCutOff == *when.cutOff))
            ++count;
    return count;
}

bool LessonCourse::holds(const LessonWhen& when, const SeatView& view, const Tally& told) const
{
    const Scene& scene = view.scene;
    const bool isCounting = when.event || when.zone || when.figure;
    return (!when.phase || isNow(scene, *when.phase)) &&
           (!when.turn || isTurnOf(scene, *when.turn, m_reader)) &&
           (!when.prompt || scene.prompt.title.source() == *when.prompt) &&
           (!when.button || canPress(view, *when.button)) &&
           (!when.ready || isReady(scene, *when.ready, m_reader)) &&
           (!isCounting || counted(when, view, told) >= when.count.value_or(1)) &&
           (!when.ballot || isVote(scene) == *when.ballot) &&
           (!when.left || isNear(scene, *when.left, when.whose.value_or(LessonSide::mine), m_reader)) &&
           (!when.after || m_read.contains(*when.after));
}

bool LessonCourse::isDue(const LessonStep& step, const SeatView& view, const Tally& told) const
{
    const bool isOfVote = step.when && step.when->ballot.value_or(false);
    return !m_read.contains(step.id) && isOfVote == isVote(view.scene) &&
           (!step.when || holds(*step.when, view, told));
}

const LessonStep* LessonCourse::follow(const SeatView& view)
{
    const Tally told = tallyOf(view);
    if (m_step && m_step->until) {
        Tally since = told;
        for (const auto& [key, count] : m_before)
            since[key] -= count;
        if (holds(*m_step->until, view, since))
            m_read.insert(m_step->id);
    }
    // A step that does not fit any more comes again when it fits.
    if (m_step && isDue(*m_step, view, told))
        return m_step;
    const auto coming =
        std::ranges::find_if(m_lesson.steps, [&](const LessonStep& step) { return isDue(step, view, told); });
    m_step = coming == m_lesson.steps.end() ? nullptr : &*coming;
    m_before = told;
    if (m_step && std::ranges::find(m_told, m_step->id) == m_told.end())
        m_told.push_back(m_step->id);
    return m_step;
}

int LessonCourse::number() const
{
    const auto found = m_step ? std::ranges::find(m_told, m_step->id) : m_told.end();
    return found == m_told.end() ? 0 : static_cast<int>(found - m_told.begin()) + 1;
}

void LessonCourse::next(const SeatView& view)
{
    if (m_step)
        m_read.insert(m_step->id);
    follow(view);
}

} // namespace tablewood
