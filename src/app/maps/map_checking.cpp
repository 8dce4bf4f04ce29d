#include "app/maps/map_checking.h"

#include "kernel/fault.h"

namespace tablewood {

using namespace std::chrono_literals;

namespace {

constexpr auto kRest = 150ms;

/// A map whose check fails altogether is one that cannot be played.
MapReport checked(const MapMaker& maker, const std::string& text)
{
    try {
        return maker.check(text);
    } catch (const std::exception&) {
        MapFault fault;
        fault.key = "unreadable";
        fault.title = TW_TEXT("maps", "The map cannot be checked");
        fault.sentence = TW_TEXT("maps", "Take your last change back.");
        return {{fault}, 0};
    }
}

} // namespace

MapChecking::MapChecking(std::function<Asked()> asked, std::function<std::uint64_t()> version,
                         QObject* parent)
    : QObject(parent), m_asked(std::move(asked)), m_version(std::move(version))
{
    m_resting.setSingleShot(true);
    connect(&m_resting, &QTimer::timeout, this, &MapChecking::begin);
}

MapChecking::~MapChecking()
{
    if (m_thread.joinable())
        m_thread.join();
}

void MapChecking::askSoon(const MapMaker* maker)
{
    m_maker = maker;
    if (maker)
        m_resting.start(kRest);
    else
        m_resting.stop();
}

void MapChecking::begin()
{
    if (m_isChecking || !m_maker)
        return;
    if (m_thread.joinable())
        m_thread.join();
    m_isChecking = true;
    m_thread = std::thread([this, maker = m_maker, asked = m_asked()] {
        MapReport report = checked(*maker, asked.text);
        // Joined before this is gone.
        QMetaObject::invokeMethod(
            this, [this, version = asked.version, report = std::move(report)] { take(version, report); },
            Qt::QueuedConnection);
    });
}

void MapChecking::take(std::uint64_t version, const MapReport& report)
{
    m_isChecking = false;
    if (!m_maker)
        return;
    if (version == m_version())
        Q_EMIT found(report);
    else if (!m_resting.isActive())
        begin();
}

} // namespace tablewood
