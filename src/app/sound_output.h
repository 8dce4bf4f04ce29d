#pragma once

#include "app/sound_mixer.h"

#include <QDeadlineTimer>
#include <QObject>
#include <QTimer>

#include <memory>

class QAudioSink;
class QIODevice;

namespace tablewood {

/// The way to the loudspeaker. Lives on a thread of its own, because a sound server that hangs holds up
/// whoever talks to it. Opens on the first sound and closes a while after the last.
class SoundOutput : public QObject
{
    Q_OBJECT

public:
    explicit SoundOutput(QObject* parent = nullptr);
    ~SoundOutput() override;

    /// Plays a clip, unless `latest` has passed. Volume as in SoundMixer. Says answered() in every case.
    void play(const SoundClip& clip, float volume, const QDeadlineTimer& latest);

    /// Changes what is already playing too. Says answered().
    void setVolume(float volume);

Q_SIGNALS:
    /// A request is done, heard or not.
    void answered();

private:
    bool open();
    void close();
    void feed();

    SoundMixer m_mixer;
    std::unique_ptr<QAudioSink> m_sink;
    QIODevice* m_device = nullptr; // the sink's
    int m_channels = 1;
    QTimer m_feeding;
    QDeadlineTimer m_closeAt;
    QDeadlineTimer m_nextAttempt;
};

} // namespace tablewood
