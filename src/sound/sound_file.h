#pragma once

#include "kernel/text.h"
#include "moderator/wav.h"
#include "sound/sound_thread.h"

#include <QObject>
#include <QTimer>

#include <chrono>

namespace tablewood {

class SoundFileWorker;

/// Reads a person's own sound from a file, of any kind that the system can decode; WAV files always. It works
/// on a thread of its own, so that nobody waits for a large file or a decoder that hangs.
class SoundFile : public QObject
{
    Q_OBJECT

public:
    /// A decoder that brings nothing for so long is given up.
    static constexpr std::chrono::seconds patience{8};

    explicit SoundFile(QObject* parent = nullptr);
    ~SoundFile() override;

    /// The kind of result: a recording, or a track ready to be mixed.
    enum class Kind : std::uint8_t
    {
        recording,
        track
    };

    /// Reads a file of no more than `bytes`, that lasts no longer than `longest`. Stops reading another.
    void read(const QString& file, qint64 bytes, std::chrono::seconds longest, Kind kind = Kind::recording);
    /// Stops reading.
    void cancel() { letGo(); }
    bool isBusy() const { return m_worker != nullptr; }

Q_SIGNALS:
    void done(const tablewood::Recording& recording);
    void doneTrack(const tablewood::TrackClip& track);
    /// In words for a person.
    void failed(const tablewood::Text& why);

private:
    void letGo();

    std::unique_ptr<SoundThread> m_thread;
    SoundFileWorker* m_worker = nullptr; // lives on the thread, which deletes it
    QTimer m_watch;
};

} // namespace tablewood
