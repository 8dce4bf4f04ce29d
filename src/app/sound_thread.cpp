#include "app/sound_thread.h"

#include <QDeadlineTimer>
#include <QThread>

#include <chrono>
#include <cstdio>
#include <cstdlib>

namespace tablewood {

namespace {

constexpr auto farewellTime =
    std::chrono::milliseconds(500); // what closing the program may wait for the sound

// A thread that waits for a frozen sound server cannot be ended, and Qt's own farewell to that server would
// wait for the thread for ever. So the process leaves here, after main() has put everything away and before
// Qt's farewell.
void leaveFrozenSoundBehind()
{
    std::fflush(nullptr);
    std::_Exit(EXIT_SUCCESS);
}

} // namespace

SoundThread::~SoundThread()
{
    if (!m_thread)
        return;
    m_thread->quit();
    if (m_thread->wait(QDeadlineTimer(farewellTime)))
        delete m_thread;
    else
        std::atexit(leaveFrozenSoundBehind);
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
