#include "sound/sound_thread.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QList>
#include <QThread>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <utility>

namespace tablewood {

namespace {

constexpr auto farewellTime =
    std::chrono::milliseconds(500); // what closing the program may wait for the sound

/// Those that were let go and have not ended.
QList<QThread*>& leaving()
{
    static QList<QThread*> threads;
    return threads;
}

// A thread that waits for a frozen sound server cannot be ended, and Qt's own farewell to that server would
// wait for the thread for ever. So the process leaves here, after main() has put everything away and before
// Qt's farewell.
void leaveFrozenSoundBehind(int exitCode)
{
    std::fflush(nullptr);
    std::_Exit(exitCode);
}

/// As the application ends: after this nothing of ours begins to talk to a sound server.
void sayFarewell()
{
    const QDeadlineTimer most(farewellTime);
    bool isFrozen = false;
    for (QThread* thread : std::exchange(leaving(), {})) {
        if (thread->wait(most))
            delete thread;
        else
            isFrozen = true;
    }
    if (!isFrozen)
        return;
#ifdef __GLIBC__
    on_exit([](int exitCode, void*) { leaveFrozenSoundBehind(exitCode); }, nullptr);
#else
    // Nobody else is told the exit code.
    std::atexit([] { leaveFrozenSoundBehind(EXIT_SUCCESS); });
#endif
}

} // namespace

SoundThread::~SoundThread()
{
    if (!m_thread)
        return;
    if (leaving().isEmpty())
        qAddPostRoutine(sayFarewell);
    leaving().append(m_thread);
    QObject::connect(m_thread, &QThread::finished, m_thread, [thread = m_thread] {
        leaving().removeOne(thread);
        thread->deleteLater();
    });
    m_thread->quit();
}

void SoundThread::start(QObject* worker)
{
    m_thread = new QThread;
    m_thread->setObjectName(QStringLiteral("sound"));
    worker->moveToThread(m_thread);
    QObject::connect(m_thread, &QThread::finished, worker, &QObject::deleteLater);
    m_thread->start();
}

} // namespace tablewood
