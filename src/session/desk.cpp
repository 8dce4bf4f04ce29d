#include "session/desk.h"

#include <algorithm>

namespace tablewood {

namespace {

std::vector<Offer> offersOf(const PlayedMatch& played, Viewer viewer)
{
    return viewer.seat.isPlayer() ? played.match().offers(viewer.seat) : std::vector<Offer>{};
}

} // namespace

Desk::Desk(Viewer viewer, const PlayedMatch& played, const UndoStatus& undo,
           const std::optional<Timer>& timer)
    : m_viewer(viewer), m_players(played.record().players), m_scene(played.match().view(viewer)),
      m_offers(offersOf(played, viewer)), m_undo(undo), m_timer(timer), m_logLength(played.log().size()),
      m_lines(linesWithin(played.log(), m_logLength))
{
}

std::size_t Desk::linesWithin(const std::vector<LogEntry>& log, std::size_t length) const
{
    return static_cast<std::size_t>(
        std::count_if(log.begin(), log.begin() + static_cast<std::ptrdiff_t>(length),
                      [this](const LogEntry& entry) { return entry.isFor(m_viewer); }));
}

std::optional<Update> Desk::refresh(const PlayedMatch& played, const UndoStatus& undo,
                                    const std::optional<Timer>& timer, std::optional<std::size_t> logCut,
                                    bool isForced)
{
    const auto& log = played.log();
    Update update;
    if (!(played.record().players == m_players))
        update.players = played.record().players;
    Scene scene = played.match().view(m_viewer);
    update.scene = diff(m_scene, scene);
    std::vector<Offer> offers = offersOf(played, m_viewer);
    if (!(offers == m_offers))
        update.offers = offers;

    const std::size_t keptLength = std::min(m_logLength, logCut.value_or(m_logLength));
    const std::size_t keptLines = logCut ? linesWithin(log, keptLength) : m_lines;
    for (std::size_t i = keptLength; i < log.size(); ++i) {
        if (log[i].isFor(m_viewer))
            update.events.push_back(log[i].event);
    }

    const bool isNew = update.players || !update.scene.isEmpty() || update.offers || !update.events.empty() ||
                       keptLines < m_lines || !(undo == m_undo) || !(timer == m_timer);
    m_logLength = log.size();
    if (!isNew && !isForced)
        return std::nullopt;

    ++m_revision;
    if (update.offers || update.scene.prompt || logCut)
        m_askedRevision = m_revision;
    if (logCut) {
        m_cutRevision = m_revision;
        update.logLength = static_cast<std::uint32_t>(keptLines);
    }
    if (!(undo.asked == m_undo.asked))
        m_questionRevision = m_revision;

    if (update.players)
        m_players = *update.players;
    m_scene = std::move(scene);
    m_offers = std::move(offers);
    m_lines = keptLines + update.events.size();
    m_undo = undo;
    m_timer = timer;
    update.revision = m_revision;
    update.undo = m_undo;
    update.timer = m_timer;
    return update;
}

Whole Desk::whole(const PlayedMatch& played) const
{
    Whole whole;
    SeatView& view = whole.view;
    view.revision = m_revision;
    view.players = m_players;
    view.scene = m_scene;
    view.offers = m_offers;
    view.undo = m_undo;
    view.timer = m_timer;
    view.log.reserve(m_lines);
    for (const LogEntry& entry : played.log()) {
        if (entry.isFor(m_viewer))
            view.log.push_back(entry.event);
    }
    return whole;
}

} // namespace tablewood
