#pragma once

#include "moderator/sound_block.h"

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
class Loudspeaker : public QObject
{
    Q_OBJECT

public:
    /// Fills all of a buffer.
    using Fill = std::function<void(std::span<StereoFrame>)>;

    /// `buffer` is how far ahead of what is heard it asks.
    Loudspeaker(Fill fill, std::chrono::microseconds buffer, QObject* parent = nullptr);
    ~Loudspeaker() override;

    /// Opens the device that the system plays on now. False if there is none or it fails; asked again too
    /// soon after that, it does not even try.
    bool open();
    /// `isDone`: it may be opened again at once.
    void close(bool isDone = true);
    bool isOpen() const { return m_sink != nullptr; }
    /// Frames that were handed on and are not heard yet.
    std::int64_t buffered() const;
    /// Asks and hands on now; a timer does it too.
    void feed();

Q_SIGNALS:
    /// The device is gone, or takes nothing any more; it has been closed.
    void lost();

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
