#pragma once

#include "sound/sound_way.h"

#include <QDeadlineTimer>
#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <span>
#include <vector>

class QAudioSink;
class QIODevice;

namespace tablewood {

/// The way to the loudspeaker. Belongs on a thread of its own, because a sound server that hangs holds up
/// whoever talks to it. While it is open it asks for frames and hands them on.
class Loudspeaker : public SoundWay
{
    Q_OBJECT

public:
    /// `buffer` is how far ahead of what is heard it asks.
    Loudspeaker(Fill fill, std::chrono::microseconds buffer, QObject* parent = nullptr);
    ~Loudspeaker() override;

    /// Asked again too soon after it failed, it does not even try.
    bool open() override;
    void close(bool isDone = true) override;
    bool isOpen() const override { return m_sink != nullptr; }
    std::int64_t buffered() const override;
    /// Asks and hands on now; a timer does it too.
    void feed();

private:
    std::unique_ptr<QAudioSink> m_sink;
    QIODevice* m_device = nullptr; // the sink's
    int m_channels = 2;
    Fill m_fill;
    std::chrono::microseconds m_buffer;
    QTimer m_feeding;
    QDeadlineTimer m_nextAttempt;
    QElapsedTimer m_sinceTaken;
    std::vector<StereoFrame> m_frames;
    std::vector<std::int16_t> m_samples;
};

} // namespace tablewood
