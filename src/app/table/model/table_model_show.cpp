#include "app/table/model/table_model.h"

#include "app/program.h"
#include "app/table/model/shared_asking.h"
#include "app/table/scene/scene_words.h"
#include "app/table/touch/touches.h"
#include "app/words/wording.h"
#include "kernel/layer_name.h"

#include <algorithm>
#include <utility>

/// The part of a table that brings the screen up to date: what happened is shown one thing after the other,
/// and then what is there now.
namespace tablewood {

/// Brings the screen up to date once every view has its news.
void TableModel::catchUp()
{
    if (!m_course.hasNews())
        return;
    followPeeks();
    followNight();
    m_undo->follow(viewer(), now());
    m_course.catchUp();
}

void TableModel::followPersons()
{
    const Viewer before = viewer();
    for (const Seat seat : m_seats.persons()) {
        if (m_source->persons().has(seat))
            continue;
        m_autoplay.standing().forget(seat);
        m_peek->forget(seat);
    }
    m_seats.followPersons();
    m_undo->setPersons(m_source->persons());
    followPeeks();
    if (!(viewer() == before)) {
        refresh();
    } else {
        m_undo->follow(viewer(), now());
        redraw();
        Q_EMIT changed();
    }
    m_autoplay.look();
}

void TableModel::followNight()
{
    if (m_seats.followNight())
        m_hand.clear();
}

/// Nothing can be touched in what is shown on the way.
void TableModel::showStep()
{
    m_scene->show(m_course.scene(), sight(false));
    m_hand.hideOptions();
    showLog();
    m_refusal.clear();
    m_answers->forget();
    showNews();
    Q_EMIT gestureChanged();
    Q_EMIT changed();
}

void TableModel::fly(const std::vector<Flight>& flights, const Scene& next)
{
    QVariantList entries;
    for (const Flight& flight : flights)
        entries.append(QVariant::fromValue(FlightEntry{m_scene->entryOf(flight.piece, next, sight(false)),
                                                       named(flight.from), named(flight.to)}));
    Q_EMIT flying(entries);
}

/// A person who hurried decides again on what they see then.
bool TableModel::hurry()
{
    if (!m_course.hurry())
        return false;
    m_autoplay.look();
    return true;
}

void TableModel::refresh()
{
    followNight();
    m_autoplay.followStanding();
    m_seats.followTurn();
    if (m_course.land())
        m_hand.clear();
    m_hand.follow();
    m_refusal.clear();
    m_answers->forget();
    showScene();
    m_undo->follow(viewer(), now());
    showLog();
    callIfTurnCame();
    m_autoplay.followNight();
    showLesson();
    m_peek->show(viewer(), now().players,
                 viewer().seat.isPlayer() && !isReplay() && !now().scene.night && !now().scene.outcome);
    m_time.follow();
    showRun();
    showReminder();
    showNews();
    Q_EMIT changed();
}

void TableModel::showRun()
{
    // Of those who share a screen nobody knows who pressed. Where none of them plays it was done elsewhere.
    const bool isNamed = !isSharedScreen() || m_source->persons().isEmpty();
    m_run->follow(now(), !isReplay() && !isGateClosed(), voice().isPlayer(), isNamed);
}

void TableModel::showReminder()
{
    const bool canAsk = !isReplay() && !isGateClosed() && voice().isPlayer();
    m_reminder->follow(now(), m_source->persons(), canAsk);
}

void TableModel::showLog() { m_log->setRows(m_undo->withNotes(m_book.rows(m_course.told(), now().players))); }

void TableModel::followPeeks()
{
    for (const Seat seat : m_source->persons())
        m_peek->follow(seat, m_source->view(Viewer(seat)).scene);
}

/// Others hear whom the table calls: it follows from what all know, not from what the viewer can do. In the
/// dark it calls nobody.
void TableModel::callIfTurnCame()
{
    const bool isMyTurn = m_scene->isMyTurn() && !isReplay() && !m_course.scene().outcome &&
                          !m_course.scene().night && !m_autoplay.standing().isAnswering(viewer().seat);
    if (isMyTurn && !m_wasMyTurn)
        Q_EMIT turnCame();
    m_wasMyTurn = isMyTurn;
}

SceneSight TableModel::sight(bool canTouch)
{
    // A person who watches a match again touches nothing.
    return {type().sheet().id,
            viewer(),
            now().players,
            &m_faces,
            canTouch && !isReplay() ? &m_hand.gesture() : nullptr,
            m_away,
            m_lone.veil(),
            &m_layers[viewer().seat],
            m_program.language().toStdString(),
            m_seats.mayTakeHand(),
            m_autoplay.standing().of(viewer().seat),
            m_partners,
            m_looked};
}

void TableModel::redraw() { m_scene->show(m_course.scene(), sight(!isShowing())); }

void TableModel::toggleLayer(const QString& layer)
{
    m_layers[viewer().seat].toggle(m_course.scene(), nameFrom(layer));
    redraw();
}

void TableModel::lookAt(int piece)
{
    const auto before = std::exchange(m_looked, static_cast<PieceId>(piece));
    if (before == m_looked)
        return;
    const auto isOf = [&](const Name& layer) {
        return std::ranges::any_of(readLayer(layer), [&](const LayerTerm& term) {
            return std::ranges::any_of(term.pieces,
                                       [&](PieceId one) { return one == before || one == m_looked; });
        });
    };
    const Scene& scene = m_course.scene();
    const bool isSeen = std::ranges::any_of(scene.arrows, isOf, &Arrow::layer) ||
                        std::ranges::any_of(scene.boards, [&](const Board& board) {
                            return std::ranges::any_of(board.areas, isOf, &Area::layer);
                        });
    if (isSeen)
        redraw();
}

void TableModel::lookAtSpace(const QString& board, int column, int row)
{
    const Place place{
        nameFrom(board), {static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)}, 0};
    const Piece* top = nullptr;
    for (const Piece& piece : m_course.scene().pieces)
        if (piece.at.in == place.in && piece.at.cell == place.cell &&
            (!top || piece.at.layer >= top->at.layer))
            top = &piece;
    lookAt(top ? static_cast<int>(top->id) : 0);
}

QVariantList TableModel::linkedWith(int piece) const
{
    QVariantList linked;
    const Name here = placeOn(static_cast<PieceId>(piece));
    for (const Arrow& arrow : m_course.scene().arrows)
        if (arrow.style == kLink && (arrow.from.in == here || arrow.to.in == here))
            for (const LayerTerm& other : readLayer(arrow.from.in == here ? arrow.to.in : arrow.from.in))
                for (const PieceId one : other.pieces)
                    linked.append(static_cast<int>(one));
    return linked;
}

void TableModel::toggleLayers()
{
    const Scene& scene = m_course.scene();
    LayerSwitches& switches = m_layers[viewer().seat];
    const auto isOn = [&](const Layer& layer) { return switches.isOn(scene, layer.id); };
    const bool isAny = std::ranges::any_of(scene.layers, isOn);
    for (const Layer& layer : scene.layers)
        if (isOn(layer) == isAny)
            switches.toggle(scene, layer.id);
    redraw();
}

void TableModel::showScene()
{
    m_scene->show(m_course.scene(), sight(true));
    m_hand.showOptions();
    m_held->follow(
        [this](const Piece& piece) { return m_scene->entryOf(piece, m_course.scene(), sight(true)); });
    m_asked->setRows(isAskingAll() ? askedRows(*m_source) : std::vector<EntryModel::Row>());
    showHint();
    Q_EMIT gestureChanged();
}

void TableModel::showHint()
{
    m_hint->follow(m_hand.gesture(), now(), [this](PieceId id) { return pieceName(id); });
}

/// In the dark nothing may lie on a screen that is not on all others.
void TableModel::showNews()
{
    const std::span<const Event> told = m_course.told();
    if (m_course.scene().outcome) {
        m_stage->clear();
        skipNews();
        m_recap->follow(viewer(), told, told.size(), now().players, false);
        return;
    }
    const bool isSeen = !isGateClosed() && !isSharedNight() && !m_course.scene().night;
    // What its person can only let pass goes by in its time, and nobody answers in a replay.
    const bool isAsked = !isShowing() && !isReplay() && !m_lone.vainPass() &&
                         !(viewer().seat.isPlayer() && m_autoplay.standing().isAnswering(viewer().seat));
    m_stage->follow(viewer(), told, now().players,
                    {isSeen, isAsked ? now().scene.prompt.about : std::nullopt});
    m_recap->follow(viewer(), told, m_acts.since(viewer().seat, told.size()), now().players,
                    isSeen && !isReplay());
    if (!isSeen || isShowing() || m_stage->hasMore())
        return;
    // What all saw together counts as seen by each, up to words for one of them alone. One of several persons
    // sees for nobody else.
    if (!viewer().seat.isPlayer())
        for (const Seat seat : m_source->persons())
            m_stage->skipRead(Viewer(seat), m_source->view(Viewer(seat)).log);
    else if (m_source->persons().count() == 1 && m_source->hasPublicView())
        m_stage->skip(Viewer::publicView(), m_source->view(Viewer::publicView()).log.size());
}

/// Nobody needs to be told of what has happened so far.
void TableModel::skipNews()
{
    for (const Seat seat : m_source->persons())
        m_stage->skip(Viewer(seat), m_source->view(Viewer(seat)).log.size());
    if (m_source->hasPublicView())
        m_stage->skip(Viewer::publicView(), m_source->view(Viewer::publicView()).log.size());
}

/// The last second of a step at a screen that all share: what is picked and asked there goes as well.
void TableModel::wipe()
{
    if (!isSharedNight() || secondsLeft() > 1)
        return;
    m_hand.clear();
    m_refusal.clear();
    showScene();
}

/// In the dark nobody reads, and nobody waits for it.
void TableModel::showLesson()
{
    const bool isSeen = viewer().seat.isPlayer() && !isGateClosed() && !isReplay() && !now().scene.night;
    m_lesson->follow(viewer().seat, isSeen ? &now() : nullptr);
}

} // namespace tablewood
