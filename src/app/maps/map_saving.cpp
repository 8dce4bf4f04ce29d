#include "app/maps/map_saving.h"

namespace tablewood {

using namespace std::chrono_literals;

namespace {

constexpr auto kKeepMapAfter = 1s;
constexpr auto kTryMapAgainAfter = 5s;
constexpr auto kAgeEvery = 20s;
constexpr qint64 kMinute = 60;
constexpr qint64 kHour = 60 * kMinute;

} // namespace

MapSaving::MapSaving(std::function<std::string()> text, QObject* parent)
    : QObject(parent), m_text(std::move(text))
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &MapSaving::keepNow);
    m_ageing.setInterval(kAgeEvery);
    connect(&m_ageing, &QTimer::timeout, this, &MapSaving::changed);
}

void MapSaving::begin(MapKeeping& keeping, const QString& id, const QDateTime& keptAt)
{
    m_keeping = &keeping;
    m_id = id;
    m_keptAt = keptAt;
    m_isChanged = false;
    m_fault.clear();
    m_ageing.start();
    Q_EMIT changed();
}

bool MapSaving::end()
{
    keepNow();
    if (m_isChanged)
        return false;
    m_ageing.stop();
    m_keeping = nullptr;
    m_id.clear();
    return true;
}

void MapSaving::touch()
{
    m_isChanged = true;
    if (!m_timer.isActive())
        m_timer.start(kKeepMapAfter);
    Q_EMIT changed();
}

void MapSaving::keepNow()
{
    m_timer.stop();
    if (!m_isChanged || !m_keeping)
        return;
    m_fault = m_keeping->keep(m_id, m_text());
    m_isChanged = !m_fault.isEmpty();
    if (m_isChanged)
        m_timer.start(kTryMapAgainAfter);
    else
        m_keptAt = QDateTime::currentDateTime();
    Q_EMIT changed();
    if (!m_isChanged)
        Q_EMIT kept();
}

QString MapSaving::words() const
{
    if (m_isChanged)
        return m_fault.isEmpty() ? tr("being kept…") : tr("not kept");
    const qint64 age = m_keptAt.secsTo(QDateTime::currentDateTime());
    if (age < kMinute)
        return tr("kept just now");
    if (age < kHour)
        return tr("kept %n minute(s) ago", "", static_cast<int>(age / kMinute));
    return tr("kept on %1").arg(QLocale().toString(m_keptAt, QLocale::ShortFormat));
}

} // namespace tablewood
