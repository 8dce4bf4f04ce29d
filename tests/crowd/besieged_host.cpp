#include "besieged_host.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QTimer>

#include <algorithm>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#endif

namespace tablewood::lan {

namespace {

constexpr qint64 kPatienceMs = 60'000;

} // namespace

void letHappen()
{
    QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents, 5);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

bool comesTo(const std::function<bool()>& isSo)
{
    QElapsedTimer clock;
    clock.start();
    QTimer tick;
    tick.start(5);
    while (!isSo()) {
        if (clock.elapsed() > kPatienceMs)
            return false;
        letHappen();
    }
    return true;
}

BesiegedHost::BesiegedHost(const QString& program, const QString& folder, const QStringList& arguments,
                           int descriptors)
{
    m_process.setWorkingDirectory(folder);
    QObject::connect(&m_process, &QProcess::readyReadStandardOutput, &m_process, [this] { read(); });
    QObject::connect(&m_process, &QProcess::readyReadStandardError, &m_process,
                     [this] { m_complaints += m_process.readAllStandardError(); });
    if (descriptors == 0) {
        m_process.start(program, arguments);
    } else {
        const QStringList shell{"-c", "ulimit -n \"$0\"; exec \"$@\"", QString::number(descriptors), program};
        m_process.start("sh", shell + arguments);
    }
    m_process.waitForStarted();
}

BesiegedHost::~BesiegedHost()
{
    QObject::disconnect(&m_process, nullptr, &m_process, nullptr);
    m_process.kill();
    m_process.waitForFinished();
}

void BesiegedHost::read()
{
    while (m_process.canReadLine())
        m_events.push_back(Json::parse(m_process.readLine().toStdString(), nullptr, false));
}

QString BesiegedHost::ending() const
{
    return QStringLiteral("%1 %2").arg(m_process.exitStatus() == QProcess::NormalExit ? "exit code"
                                                                                      : "signal",
                                       QString::number(m_process.exitCode()));
}

std::uint16_t BesiegedHost::port() const
{
    const Json hosting = last("hosting");
    return hosting.is_null() ? std::uint16_t{0} : hosting.at("port").get<std::uint16_t>();
}

Json BesiegedHost::last(const std::string& event) const
{
    const auto found = std::find_if(m_events.rbegin(), m_events.rend(), [&](const Json& one) {
        return one.is_object() && one.value("event", "") == event;
    });
    return found == m_events.rend() ? Json() : *found;
}

bool BesiegedHost::hasTroubleWith(const std::string& words) const
{
    return std::ranges::any_of(m_events, [&](const Json& one) {
        return one.is_object() && one.value("event", "") == "trouble" &&
               one.at("why").get<std::string>().find(words) != std::string::npos;
    });
}

int BesiegedHost::openDescriptors() const
{
    const QDir open(QStringLiteral("/proc/%1/fd").arg(m_process.processId()));
    return static_cast<int>(open.entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot).size());
}

bool BesiegedHost::limitDescriptors(int most) const
{
#ifdef Q_OS_LINUX
    rlimit limit{};
    const auto id = static_cast<pid_t>(m_process.processId());
    if (prlimit(id, RLIMIT_NOFILE, nullptr, &limit) != 0)
        return false;
    limit.rlim_cur = std::min(static_cast<rlim_t>(most), limit.rlim_max);
    return prlimit(id, RLIMIT_NOFILE, &limit, nullptr) == 0;
#else
    return most < 0;
#endif
}

void BesiegedHost::end()
{
    m_process.terminate();
    comesTo([this] { return !isRunning(); });
    read();
}

} // namespace tablewood::lan
