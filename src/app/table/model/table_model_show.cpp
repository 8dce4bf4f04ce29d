#include "app/table/model/table_model.h"

#include "app/program.h"
#include "app/table/model/shared_asking.h"
#include "app/table/scene/scene_words.h"
#include "app/words/wording.h"

#include <algorithm>

/// The part of a table that brings the screen up to date: what happened is shown one thing after the other,
/// and then what is there now.
namespace tablewood {

namespace {

/// A move in which a lot happens is shown faster.
constexpr int kLongestShow = 3000;

} // namespace

/// Brings the screen up to date once every view has its news.
void TableModel::catchUp()
{
    if (!m_hasNews)
        return;
    m_hasNews = false;
    followPeeks();
    if (m_seats.followNight())
        m_gesture.clear();
    m_undo->follow(viewer(), now());
    const std::vector<Event>& log = now().log;
    if (std::exchange(m_mustJump, false) || log.size() < m_toldEvents) {
        refresh();
    } else if (m_steps.empty()) {
        const std::vector<SceneStep> steps =
            stepsBetween(m_shown, m_seats.scene(), std::span(log).subspan(m_toldEvents), m_seats.persons());
        for (const SceneStep& step : steps)
            m_steps.push_back({step.scene, m_toldEvents + step.events});
        m_stepTimer.setInterval(std::min(m_stepPace, kLongestShow / static_cast<int>(steps.size())));
        showStep();
    } else {
        const SceneStep last = m_steps.back();
        for (const SceneStep& step : stepsBetween(last.scene, m_seats.scene(),
                                                  std::span(log).subspan(last.events), m_seats.persons()))
            m_steps.push_back({step.scene, last.events + step.events});
    }
    if (std::exchange(m_hasPublicNews, false))
        Q_EMIT publicChanged();
}

/// Shows what comes next; the last step is the newest view, with what can be done in it.
void TableModel::showStep()
{
    const SceneStep step = std::move(m_steps.front());
    m_steps.pop_front();
    tellEvents(step.events);
    if (m_steps.empty())
        return refresh();
    move(step.scene);
    const SeatView& view = now();
    m_scene->show(m_shown, sight(nullptr));
    m_options->setRows({});
    m_log->setRows(m_undo->withNotes(m_book.rows(std::span(view.log).first(m_toldEvents), view.players)));
    setRefusal({});
    showPlate();
    m_stepTimer.start();
    Q_EMIT gestureChanged();
    Q_EMIT changed();
}

void TableModel::tellEvents(std::size_t until)
{
    const std::vector<Event>& log = now().log;
    for (; m_toldEvents < std::min(until, log.size()); ++m_toldEvents) {
        const Event& event = log[m_toldEvents];
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
void TableModel::move(const Scene& scene)
{
    QVariantList flights;
    for (const Flight& flight : flightsBetween(m_shown, scene))
        flights.append(QVariant::fromValue(FlightEntry{m_scene->entryOf(flight.piece, scene, sight(nullptr)),
                                                       named(flight.from), named(flight.to)}));
    if (!flights.isEmpty())
        Q_EMIT flying(flights);
    m_shown = scene;
}

/// Whoever hurried decides again on what they see then.
bool TableModel::hurry()
{
    if (m_steps.empty())
        return false;
    tellEvents(m_steps.back().events);
    refresh();
    runBots();
    return true;
}

void TableModel::refresh()
{
    m_steps.clear();
    m_stepTimer.stop();
    if (m_seats.followNight())
        m_gesture.clear();
    m_seats.followTurn();
    const bool isSameView = m_shownViewer == viewer();
    if (!std::exchange(m_cameWhole, false) && isSameView) {
        move(m_seats.scene());
    } else {
        if (!isSameView)
            m_gesture.clear();
        m_shown = m_seats.scene();
        m_shownViewer = viewer();
    }
    m_toldEvents = now().log.size();
    const Seat hand = m_seats.hand();
    m_gesture.setOffers(hand.isPlayer() ? m_source->view(Viewer(hand)).offers : std::vector<Offer>(),
                        m_seats.scene().buttons, m_lone.handVeil());
    setRefusal({});
    showScene();
    m_undo->follow(viewer(), now());
    m_log->setRows(m_undo->withNotes(m_book.rows(now().log, now().players)));
    callIfTurnCame();
    // Elsewhere the host takes it back at dawn.
    m_isHalted = m_isHalted && (!isLocal() || now().scene.night);
    followGoingOn();
    showLesson();
    m_peek->show(viewer(), now().players,
                 viewer().seat.isPlayer() && !isReplay() && !now().scene.night && !now().scene.outcome);
    followClock();
    showPlate();
    Q_EMIT changed();
}

void TableModel::followPeeks()
{
    for (const Seat seat : m_source->persons())
        m_peek->follow(seat, m_source->view(Viewer(seat)).scene);
}

/// Others hear whom the table calls: it follows from what all know, not from what the viewer can do. In the
/// dark it calls nobody.
void TableModel::callIfTurnCame()
{
    const bool isMyTurn = m_scene->isMyTurn() && !isReplay() && !m_shown.outcome && !m_shown.night;
    if (isMyTurn && !m_wasMyTurn)
        Q_EMIT turnCame();
    m_wasMyTurn = isMyTurn;
}

SceneSight TableModel::sight(const Gesture* gesture) const
{
    // Whoever watches a match again touches nothing.
    return {type().sheet().id,
            viewer(),
            now().players,
            &m_faces,
            isReplay() ? nullptr : gesture,
            m_away,
            m_lone.veil(),
            m_program.language().toStdString()};
}

void TableModel::showScene()
{
    m_scene->show(m_shown, sight(&m_gesture));
    showOptions();
    m_asked->setRows(isAskingAll() ? askedRows(*m_source) : std::vector<EntryModel::Row>());
    showHint();
    Q_EMIT gestureChanged();
}

void TableModel::showHint()
{
    m_hint->follow(m_gesture, now(), [this](PieceId id) { return pieceName(id); });
}

/// In the dark nothing may lie on a screen that is not on all others.
void TableModel::showPlate()
{
    if (isReplay() || m_shown.outcome) {
        m_plate->clear();
        skipPlates();
        return;
    }
    const bool isSeen = !isGateClosed() && !isSharedNight() && !m_shown.night;
    const std::span<const Event> log(now().log);
    m_plate->follow(viewer(), log.first(std::min(m_toldEvents, log.size())), now().players, isSeen);
    if (!isSeen || !m_steps.empty())
        return;
    // What all around a screen have read together on it is for them alone if it has words for them alone.
    // What one of several has read the others have not.
    if (!viewer().seat.isPlayer())
        for (const Seat seat : m_source->persons())
            m_plate->skipRead(Viewer(seat), m_source->view(Viewer(seat)).log);
    else if (m_source->persons().count() == 1 && m_source->hasPublicView())
        m_plate->skip(Viewer::publicView(), m_source->view(Viewer::publicView()).log.size());
}

/// Nobody needs to be told of what has happened so far.
void TableModel::skipPlates()
{
    for (const Seat seat : m_source->persons())
        m_plate->skip(Viewer(seat), m_source->view(Viewer(seat)).log.size());
    if (m_source->hasPublicView())
        m_plate->skip(Viewer::publicView(), m_source->view(Viewer::publicView()).log.size());
}

/// Reading a card for the first time takes longer than any clock allows: at a table of this program it waits
/// for whoever learns the game, by day, as far as all know that they are asked, until they have answered.
bool TableModel::hasTimeToLearn() const
{
    if (!isLocal() || !m_lesson->isTeaching() || !now().timer || now().scene.night)
        return false;
    // Who holds something to play out of turn is nobody's business, and a clock that stands would tell it.
    const Seats active = now().scene.active;
    const auto isAsked = [&](Seat seat) {
        return active.has(seat) && !m_source->view(Viewer(seat)).offers.empty();
    };
    return m_lesson->isShown() || std::ranges::any_of(m_source->persons(), isAsked);
}

void TableModel::followClock()
{
    // Who plays alone keeps nobody waiting.
    const bool wasUnhurried = std::exchange(
        m_isUnhurried, hasTimeToLearn() || (m_lone.isAskedAlone() && now().timer && !m_lone.vainPass()));
    const bool isReading = isLocal() && m_peek->isShown();
    m_clock.follow(now().timer, now().secondsLeft, now().undo.asked.isPlayer(),
                   isGateClosed() || m_isUnhurried || isReading || isHalted());
    if (m_isUnhurried != wasUnhurried)
        Q_EMIT secondsLeftChanged();
}

/// The last second of a step at a screen that all share: what is picked and asked there goes as well.
void TableModel::wipe()
{
    if (!isSharedNight() || secondsLeft() > 1)
        return;
    m_gesture.clear();
    setRefusal({});
    showScene();
}

/// In the dark nobody reads, and nobody waits for it.
void TableModel::showLesson()
{
    const bool isSeen = viewer().seat.isPlayer() && !isGateClosed() && !isReplay() && !now().scene.night;
    m_lesson->follow(viewer().seat, isSeen ? &now() : nullptr);
}

} // namespace tablewood
