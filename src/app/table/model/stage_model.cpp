#include "app/table/model/stage_model.h"

#include "app/words/wording.h"
#include "kernel/sentences.h"

#include <algorithm>
#include <utility>

namespace tablewood {

namespace {

bool isWeighty(const Event& event) { return event.spotlight.has_value(); }

/// The number of the event that is meant, 0 where it is not told.
int numberOf(const WeightyEvent& meant, std::span<const Event> told)
{
    const auto found = std::find_if(told.rbegin(), told.rend(), [&](const Event& event) {
        return isWeighty(event) && event.cue == meant.cue && event.seat == meant.seat &&
               event.spotlight->face == meant.face;
    });
    return static_cast<int>(told.rend() - found);
}

} // namespace

StageModel::StageModel(const FaceBook& faces, QObject* parent) : QObject(parent), m_faces(faces)
{
    m_clock.setSingleShot(true);
    connect(&m_clock, &QTimer::timeout, this, &StageModel::dismiss);
}

void StageModel::setTime(StageTime time)
{
    m_time = time;
    m_times = time == StageTime::brief ? Times{750, 25, 3000} : Times();
    if (time == StageTime::none)
        clear();
}

void StageModel::setHeld(bool isHeld)
{
    if (isHeld == m_isHeld)
        return;
    m_isHeld = isHeld;
    startTime();
    Q_EMIT heldChanged();
}

StageEntry StageModel::entryOf(std::size_t index, const Event& event,
                               const std::vector<Player>& players) const
{
    const Spotlight& light = *event.spotlight;
    StageEntry entry;
    entry.number = static_cast<int>(index) + 1;
    entry.title = shown(event.text, players);
    entry.meaning = shown(light.meaningTo(m_viewer), players);
    entry.words = QString::fromStdString(sentences(entry.title.toStdString(), entry.meaning.toStdString()));
    entry.sign = named(light.sign);
    entry.seat = event.seat.index;
    if (event.seat.isPlayer() && static_cast<std::size_t>(event.seat.index) < players.size())
        entry.emblem = QString::fromStdString(players[static_cast<std::size_t>(event.seat.index)].emblem);
    if (!light.face.empty()) {
        entry.card.isCard = true;
        entry.card.face = m_faces.face(std::string(light.face.letters()));
        entry.card.corners = entry.card.face.corners;
    }
    entry.piece = event.pieces.empty() ? 0 : static_cast<int>(event.pieces.front());
    entry.board = named(event.board);
    for (const Cell cell : event.cells)
        entry.cells.append(QPoint(cell.column, cell.row));
    return entry;
}

void StageModel::follow(Viewer viewer, std::span<const Event> told, const std::vector<Player>& players,
                        Look look)
{
    takeBack(viewer, told.size());
    std::size_t& shown = m_shown.try_emplace(viewer.seat.index, told.size()).first->second;
    if (viewer != m_viewer) {
        // What still waits has not been shown to whoever looked until now.
        if (!m_waiting.empty())
            m_shown[m_viewer.seat.index] = static_cast<std::size_t>(m_waiting.front().number) - 1;
        clear();
        m_viewer = viewer;
    }
    if (!look.isSeen)
        return;
    for (; shown < told.size(); ++shown)
        if (isWeighty(told[shown]) && m_time != StageTime::none)
            m_waiting.push_back(entryOf(shown, told[shown], players));
    while (m_waiting.size() > kMostWaiting + (isUp() ? 0 : 1))
        m_waiting.pop_front();
    followAsking(told, players, m_time == StageTime::none ? std::nullopt : look.asked);
    raiseNext();
}

void StageModel::followAsking(std::span<const Event> told, const std::vector<Player>& players,
                              const std::optional<WeightyEvent>& asked)
{
    const int number = asked ? numberOf(*asked, told) : 0;
    if (number == m_raised)
        return;
    const bool wasRaised = isRaised();
    m_raised = number;
    if (number != 0) {
        // Who is asked is not kept from it by what came before.
        m_waiting.clear();
        const auto index = static_cast<std::size_t>(number) - 1;
        show(entryOf(index, told[index], players));
    } else if (wasRaised) {
        show({});
    }
}

void StageModel::raiseNext()
{
    if (isUp() || m_waiting.empty())
        return;
    StageEntry next = std::move(m_waiting.front());
    m_waiting.pop_front();
    show(std::move(next));
}

void StageModel::show(StageEntry entry)
{
    m_entry = std::move(entry);
    startTime();
    Q_EMIT entryChanged();
}

void StageModel::startTime()
{
    m_clock.stop();
    if (isUp() && !m_isHeld && !isRaised())
        m_clock.start(static_cast<int>(
            std::min(m_times.most, m_times.base + m_times.ofLetter * static_cast<int>(m_entry.words.size())) /
            m_speed));
}

void StageModel::skip(Viewer viewer, std::size_t events) { m_shown[viewer.seat.index] = events; }

void StageModel::skipRead(Viewer viewer, std::span<const Event> told)
{
    const auto isForThem = [&](const Event& event) {
        return isWeighty(event) && event.spotlight->meaningTo(viewer) != event.spotlight->meaning;
    };
    std::size_t& shown = m_shown.try_emplace(viewer.seat.index, told.size()).first->second;
    while (shown < told.size() && !isForThem(told[shown]))
        ++shown;
}

void StageModel::takeBack(Viewer viewer, std::size_t events)
{
    const auto shown = m_shown.find(viewer.seat.index);
    if (shown == m_shown.end() || shown->second <= events)
        return;
    shown->second = events;
    if (viewer != m_viewer)
        return;
    const auto isTakenBack = [&](const StageEntry& entry) {
        return static_cast<std::size_t>(entry.number) > events;
    };
    std::erase_if(m_waiting, isTakenBack);
    if (m_raised > static_cast<int>(events))
        m_raised = 0;
    if (isTakenBack(m_entry)) {
        show({});
        raiseNext();
    }
}

void StageModel::clear()
{
    m_waiting.clear();
    m_raised = 0;
    if (isUp())
        show({});
}

bool StageModel::dismiss()
{
    if (!isUp() || m_isHeld)
        return false;
    show({});
    raiseNext();
    return true;
}

bool StageModel::dismissAll()
{
    if (!isUp() || m_isHeld)
        return false;
    m_waiting.clear();
    show({});
    return true;
}

} // namespace tablewood
