#include "app/table/model/plate_model.h"

#include "app/words/wording.h"
#include "kernel/sentences.h"

#include <algorithm>

namespace tablewood {

namespace {

/// So many are read at once; of more the oldest go.
constexpr std::size_t kMostLines = 4;
constexpr int kMillisecondsOfOne = 7000;
constexpr int kMillisecondsMore = 2500;

PlateLine lineOf(const Event& event, Viewer viewer, const std::vector<Player>& players)
{
    const Plate& plate = *event.plate;
    PlateLine line;
    line.title = shown(event.text, players);
    line.meaning = shown(viewer.is(event.seat) && !plate.own.isEmpty() ? plate.own : plate.meaning, players);
    line.sign = named(plate.sign);
    line.seat = event.seat.index;
    if (event.seat.isPlayer() && static_cast<std::size_t>(event.seat.index) < players.size())
        line.emblem = QString::fromStdString(players[static_cast<std::size_t>(event.seat.index)].emblem);
    return line;
}

} // namespace

PlateModel::PlateModel(QObject* parent) : EntryModel(parent)
{
    setTimes(kMillisecondsOfOne, kMillisecondsMore);
    m_time.setSingleShot(true);
    connect(&m_time, &QTimer::timeout, this, &PlateModel::dismiss);
}

void PlateModel::setTimes(int one, int more)
{
    m_one = one;
    m_more = more;
}

void PlateModel::setHeld(bool isHeld)
{
    if (isHeld == m_isHeld)
        return;
    m_isHeld = isHeld;
    startTime();
    Q_EMIT heldChanged();
}

QString PlateModel::words() const
{
    QStringList told;
    for (const Row& row : rows()) {
        const auto line = row.entry.value<PlateLine>();
        told.append(QString::fromStdString(sentences(line.title.toStdString(), line.meaning.toStdString())));
    }
    return told.join(QLatin1Char(' '));
}

void PlateModel::startTime()
{
    if (m_isHeld || count() == 0)
        m_time.stop();
    else
        m_time.start(m_one + m_more * (count() - 1));
}

void PlateModel::follow(Viewer viewer, std::span<const Event> told, const std::vector<Player>& players,
                        bool isSeen)
{
    takeBack(viewer, told.size());
    std::size_t& shown = m_shown.try_emplace(viewer.seat.index, told.size()).first->second;
    std::vector<Row> lines = viewer == m_viewer ? rows() : std::vector<Row>();
    m_viewer = viewer;
    const auto isGreat = [](const Event& event) { return event.plate.has_value(); };
    const bool hasMore = isSeen && std::ranges::any_of(told.subspan(shown), isGreat);
    for (; isSeen && shown < told.size(); ++shown)
        if (isGreat(told[shown]))
            lines.push_back(
                {QString::number(shown), QVariant::fromValue(lineOf(told[shown], viewer, players))});
    if (lines.size() > kMostLines)
        lines.erase(lines.begin(), lines.end() - kMostLines);
    setRows(std::move(lines));
    if (hasMore || count() == 0)
        startTime();
}

void PlateModel::skip(Viewer viewer, std::size_t events) { m_shown[viewer.seat.index] = events; }

void PlateModel::skipRead(Viewer viewer, std::span<const Event> told)
{
    std::size_t& shown = m_shown.try_emplace(viewer.seat.index, told.size()).first->second;
    while (shown < told.size() &&
           !(viewer.is(told[shown].seat) && told[shown].plate && !told[shown].plate->own.isEmpty()))
        ++shown;
}

void PlateModel::takeBack(Viewer viewer, std::size_t events)
{
    const auto shown = m_shown.find(viewer.seat.index);
    if (shown == m_shown.end() || shown->second <= events)
        return;
    shown->second = events;
    if (viewer != m_viewer)
        return;
    std::vector<Row> left = rows();
    std::erase_if(left, [&](const Row& row) { return row.key.toULongLong() >= events; });
    setRows(std::move(left));
}

void PlateModel::clear()
{
    setRows({});
    m_time.stop();
}

bool PlateModel::dismiss()
{
    if (count() == 0 || m_isHeld)
        return false;
    clear();
    return true;
}

} // namespace tablewood
