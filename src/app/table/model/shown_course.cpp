#include "app/table/model/shown_course.h"

#include "app/table/scene/scene_words.h"
#include "app/words/wording.h"

#include <algorithm>
#include <utility>

namespace tablewood {

namespace {

/// A move in which a lot happens is shown faster.
constexpr int kLongestShow = 3000;

} // namespace

ShownCourse::ShownCourse(const ScreenSeats& seats) : m_seats(seats)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        showStep();
        Q_EMIT wentOn();
    });
}

std::span<const Event> ShownCourse::told() const
{
    const std::span<const Event> log(m_seats.view().log);
    return log.first(std::min(m_told, log.size()));
}

void ShownCourse::take(Viewer whose, const ViewChange& change)
{
    const bool isShown = m_seats.shows(whose);
    m_hasNews = true;
    m_cameWhole = m_cameWhole || (isShown && change.isWhole);
    m_mustJump = m_mustJump || m_cameWhole || (isShown && change.wasUndone);
    m_hasPublicNews = m_hasPublicNews || whose == Viewer::publicView();
}

void ShownCourse::catchUp()
{
    m_hasNews = false;
    const std::span<const Event> log(m_seats.view().log);
    if (std::exchange(m_mustJump, false) || log.size() < m_told) {
        Q_EMIT arrived();
    } else if (const bool isFirst = m_steps.empty(); isFirst || !comesTo(m_seats.scene(), log.size())) {
        const Scene& before = isFirst ? m_scene : m_steps.back().scene;
        const std::size_t told = isFirst ? m_told : m_steps.back().events;
        for (SceneStep& step : stepsBetween(before, m_seats.scene(), log.subspan(told), m_seats.persons()))
            m_steps.push_back({std::move(step.scene), told + step.events});
        if (isFirst) {
            m_timer.setInterval(std::min(m_pace, kLongestShow / static_cast<int>(m_steps.size())));
            showStep();
        }
    }
    if (std::exchange(m_hasPublicNews, false))
        Q_EMIT publicChanged();
}

/// What is still to be shown ends with so much: the news were another viewer's.
bool ShownCourse::comesTo(const Scene& scene, std::size_t events) const
{
    return m_steps.back().events == events && m_steps.back().scene == scene;
}

/// The last step is the newest view, with what can be done in it.
void ShownCourse::showStep()
{
    const SceneStep step = std::move(m_steps.front());
    m_steps.pop_front();
    tellEvents(step.events);
    if (m_steps.empty()) {
        Q_EMIT arrived();
        return;
    }
    moveTo(step.scene);
    m_timer.start();
    Q_EMIT stepShown();
}

void ShownCourse::tellEvents(std::size_t until)
{
    const std::vector<Event>& log = m_seats.view().log;
    for (; m_told < std::min(until, log.size()); ++m_told) {
        const Event& event = log[m_told];
        if (const QString sound = soundOf(event.cue); !sound.isEmpty())
            Q_EMIT sounded(sound);
        QList<QPoint> cells;
        for (const Cell cell : event.cells)
            cells.append(QPoint(cell.column, cell.row));
        if (!cells.isEmpty())
            Q_EMIT happened(named(event.board), cells);
    }
}

/// Lets fly what lies elsewhere in the scene that is shown from now on.
void ShownCourse::moveTo(const Scene& scene)
{
    if (const std::vector<Flight> flights = flightsBetween(m_scene, scene); !flights.empty())
        Q_EMIT flying(flights, scene);
    m_scene = scene;
}

bool ShownCourse::hurry()
{
    if (m_steps.empty())
        return false;
    tellEvents(m_steps.back().events);
    Q_EMIT arrived();
    return true;
}

bool ShownCourse::land()
{
    m_steps.clear();
    m_timer.stop();
    const bool isOther = !(m_viewer == m_seats.viewer());
    if (std::exchange(m_cameWhole, false) || isOther)
        m_scene = m_seats.scene();
    else
        moveTo(m_seats.scene());
    m_viewer = m_seats.viewer();
    m_told = m_seats.view().log.size();
    return isOther;
}

} // namespace tablewood
