#pragma once

#include "kernel/text.h"
#include "moderator/wav.h"

#include <QAudioDecoder>
#include <QObject>

#include <chrono>
#include <memory>

namespace tablewood {

/// The part of SoundFile that works on the other thread.
class SoundFileWorker : public QObject
{
    Q_OBJECT

public:
    SoundFileWorker(QString file, qint64 bytes, std::chrono::seconds longest, bool isTrack);

    void begin();

Q_SIGNALS:
    void done(const tablewood::Recording& recording);
    void doneTrack(const tablewood::TrackClip& track);
    void failed(const tablewood::Text& why);
    /// More has been read.
    void goesOn();
    /// All has been read, what follows takes its time.
    void isRead();

private:
    void decode();
    void take();
    /// All of it is there.
    void finish();
    void giveUp(const Text& why);

    QString m_file;
    qint64 m_bytes;
    std::chrono::seconds m_longest;
    bool m_isTrack;
    std::unique_ptr<QAudioDecoder> m_decoder;
    Recording m_recording;
    bool m_isOver = false;
};

} // namespace tablewood
