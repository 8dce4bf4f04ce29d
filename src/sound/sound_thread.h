#pragma once

#include <QObject>

class QThread;

namespace tablewood {

/// The thread on which one talks to the sound server. Letting it go takes no time: it ends by itself, and
/// only the program's end waits for it, not long.
class SoundThread
{
public:
    SoundThread() = default;
    ~SoundThread();
    SoundThread(const SoundThread&) = delete;
    SoundThread& operator=(const SoundThread&) = delete;

    /// Starts the thread with what lives on it and goes with it.
    void start(QObject* worker);
    bool isRunning() const { return m_thread != nullptr; }

private:
    QThread* m_thread = nullptr;
};

} // namespace tablewood
