#include "session/guest_view.h"

#include <algorithm>

namespace tablewood {

namespace {

void notePieces(ViewChange& change, const std::vector<Piece>& before, const SceneDiff& diff)
{
    for (const PieceId id : diff.removed) {
        const auto old = std::ranges::find(before, id, &Piece::id);
        if (old != before.end())
            change.removed.push_back(*old);
    }
    for (const Piece& piece : diff.placed) {
        const auto old = std::ranges::find(before, piece.id, &Piece::id);
        if (old == before.end()) {
            change.added.push_back(piece.id);
        } else if (!(old->at == piece.at) || old->facing != piece.facing) {
            change.moved.push_back(piece.id);
            change.from.push_back(old->at);
        } else {
            change.changed.push_back(piece.id);
        }
    }
}

} // namespace

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
    }
    m_lastNumber = std::max(m_lastNumber, message.number);
    return change;
}

ViewChange GuestView::takeWhole(const Whole& whole)
{
    if (whole.view.revision == 0 || whole.view.log.size() > kMaxLogLines)
        throw InputError("view", "its revision or its log does not fit");
    m_view = whole.view;
    ViewChange change;
    change.isWhole = true;
    change.firstNewEvent = m_view.log.size();
    change.hasPlayersChanged = true;
    change.hasOffersChanged = change.hasUndoChanged = change.hasTimerChanged = true;
    change.hasBoardsChanged = change.hasZonesChanged = change.hasPanelsChanged = true;
    change.hasTextsChanged = change.hasOutcomeChanged = true;
    return change;
}

ViewChange GuestView::takeUpdate(const Update& update)
{
    if (m_view.revision == 0 || update.revision != m_view.revision + 1)
        throw InputError("update", "revision " + std::to_string(update.revision) + " does not follow " +
                                       std::to_string(m_view.revision));
    if (update.logLength.value_or(0) > m_view.log.size() ||
        m_view.log.size() + update.events.size() > kMaxLogLines)
        throw InputError("update", "the log does not fit");

    ViewChange change;
    notePieces(change, m_view.scene.pieces, update.scene);
    patch(m_view.scene, update.scene);

    m_view.revision = update.revision;
    if (update.logLength) {
        m_view.log.resize(*update.logLength);
        change.wasUndone = true;
    }
    change.firstNewEvent = m_view.log.size();
    m_view.log.insert(m_view.log.end(), update.events.begin(), update.events.end());
    if (update.players) {
        m_view.players = *update.players;
        change.hasPlayersChanged = true;
    }
    if (update.offers) {
        m_view.offers = *update.offers;
        change.hasOffersChanged = true;
    }
    change.hasUndoChanged = !(m_view.undo == update.undo);
    m_view.undo = update.undo;
    change.hasTimerChanged = !(m_view.timer == update.timer);
    m_view.timer = update.timer;

    const SceneDiff& scene = update.scene;
    change.hasBoardsChanged = scene.boards.has_value();
    change.hasZonesChanged = scene.zones.has_value();
    change.hasPanelsChanged = scene.panels.has_value();
    change.hasOutcomeChanged = scene.hasOutcomeChanged;
    change.hasTextsChanged = scene.place || scene.moment || scene.goal || scene.goalDetail || scene.active ||
                             scene.turn || scene.phases || scene.phase || scene.prompt || scene.buttons;
    return change;
}

Bytes GuestView::write(Wish wish)
{
    return encode(UpMessage{m_viewer.seat, m_view.revision, ++m_lastNumber, std::move(wish)});
}

} // namespace tablewood
