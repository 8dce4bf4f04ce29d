#pragma once

#include "moderator/wav.h"

#include <QAudioSource>
#include <QObject>

#include <memory>

namespace tablewood {

/// The part of NightMicrophone that works on the other thread.
class MicrophoneWorker : public QObject
{
    Q_OBJECT

public:
    void begin();
    void end();

Q_SIGNALS:
    void began();
    void failed();
    /// Sound comes, this loud.
    void heard(float level);
    void took(const tablewood::Recording& recording);

private:
    void listen();

    std::unique_ptr<QAudioSource> m_source;
    QIODevice* m_device = nullptr; // the source's
    Recording m_recording;
};

} // namespace tablewood
