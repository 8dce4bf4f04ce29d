#include "session/desk.h"

#include "wire/delta.h"

#include <algorithm>
#include <utility>

namespace tablewood {

namespace {

Situation situationOf(Viewer viewer, const PlayedMatch& played, Desk::Told told)
{
    Situation situation;
    situation.players = played.record().players;
    situation.scene = played.match().view(viewer);
    if (viewer.seat.isPlayer())
        situation.offers = played.match().offers(viewer.seat);
    situation.undo = std::move(told.undo);
    situation.timer = std::move(told.timer);
    situation.pace = told.pace;
    situation.reminder = told.reminder;
    return situation;
}

} // namespace

Desk::Desk(Viewer viewer, const PlayedMatch& played, Told told)
    : m_viewer(viewer), m_situation(situationOf(viewer, played, std::move(told))),
      m_logLength(played.log().size()), m_lines(linesWithin(played.log(), m_logLength))
{
}

std::size_t Desk::linesWithin(const std::vector<LogEntry>& log, std::size_t length) const
{
    return static_cast<std::size_t>(
        std::count_if(log.begin(), log.begin() + static_cast<std::ptrdiff_t>(length),
                      [this](const LogEntry& entry) { return entry.isFor(m_viewer); }));
}

Event Desk::lastLine(const std::vector<LogEntry>& log, std::size_t length) const
{
    while (length > 0) {
        --length;
        if (log[length].isFor(m_viewer))
            return log[length].event;
    }
    return {};
}

std::optional<Update> Desk::refresh(const PlayedMatch& played, Told told, std::optional<std::size_t> logCut,
                                    bool isForced)
{
    const auto& log = played.log();
    Situation situation = situationOf(m_viewer, played, std::move(told));
    const std::size_t keptLength = std::min(m_logLength, logCut.value_or(m_logLength));
    const std::size_t keptLines = logCut ? linesWithin(log, keptLength) : m_lines;
    std::vector<Event> events;
    for (std::size_t i = keptLength; i < log.size(); ++i) {
        if (log[i].isFor(m_viewer))
            events.push_back(log[i].event);
    }
    m_logLength = log.size();
    Update update;
    DeltaSink sink(update.change, m_words);
    const bool hasChanged = sink.writeIfChanged(m_situation, situation);
    if (!hasChanged && events.empty() && keptLines == m_lines && !isForced)
        return std::nullopt;
    if (!hasChanged)
        sink.write(m_situation, situation);

    ++m_revision;
    const bool isAskedAnew =
        !(situation.offers == m_situation.offers) || !(situation.scene.prompt == m_situation.scene.prompt);
    if (isAskedAnew || logCut)
        m_askedRevision = m_revision;
    if (!(situation.undo.asked == m_situation.undo.asked))
        m_questionRevision = m_revision;

    if (logCut) {
        m_cutRevision = m_revision;
        update.logLength = static_cast<std::uint32_t>(keptLines);
    }
    if (!events.empty())
        sink.writeRun(lastLine(log, keptLength), events);
    m_situation = std::move(situation);
    m_lines = keptLines + events.size();
    return update;
}

Whole Desk::whole(const PlayedMatch& played, const Left& left) const
{
    Whole whole;
    whole.words = m_words.texts();
    SeatView& view = whole.view;
    static_cast<Situation&>(view) = m_situation;
    view.revision = m_revision;
    view.secondsLeft = left.ofTimer;
    view.secondsToGoOn = left.toGoOn;
    view.log.reserve(m_lines);
    for (const LogEntry& entry : played.log()) {
        if (entry.isFor(m_viewer))
            view.log.push_back(entry.event);
    }
    return whole;
}

Bytes Desk::say(News news)
{
    const std::uint32_t told = number == m_saidNumber ? 0 : number;
    m_saidNumber = number;
    return encode(DownMessage{m_viewer, told, std::move(news)});
}

} // namespace tablewood
