#pragma once

#include "sound/night_inlet.h"
#include "sound/sound_thread.h"

#include <QElapsedTimer>
#include <QTimer>

#include <memory>

namespace tablewood {

class MicrophoneWorker;

/// The system's microphone, on a thread of its own: a sound server that hangs is noticed, not waited for.
class NightMicrophone : public NightInlet
{
    Q_OBJECT

public:
    explicit NightMicrophone(QObject* parent = nullptr);
    ~NightMicrophone() override;

    void begin() override;
    void end() override;
    void giveUp() override;
    MicrophoneState state() const override { return m_state; }
    float level() const override { return m_level; }

private:
    void setState(MicrophoneState state);
    void letGo();

    std::unique_ptr<SoundThread> m_thread;
    MicrophoneWorker* m_worker = nullptr; // lives on the thread, which deletes it
    QTimer m_watch;
    MicrophoneState m_state = MicrophoneState::off;
    float m_level = 0.0F;
};

} // namespace tablewood
