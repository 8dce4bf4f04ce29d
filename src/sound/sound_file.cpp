#include "sound/sound_file.h"

#include "sound/sound_file_worker.h"

#include <QFileInfo>
#include <QUrl>

#include <algorithm>
#include <cmath>

namespace tablewood {

namespace {

std::string nameOf(const QString& file) { return QFileInfo(file).fileName().toStdString(); }

Text tooLong(const QString& file, std::chrono::seconds longest)
{
    return longest >= std::chrono::minutes(2)
               ? Text(TW_TEXT("night", "%1 is too long: at most %2 minutes can be used."), nameOf(file),
                      static_cast<std::int64_t>(longest.count() / 60))
               : Text(TW_TEXT("night", "%1 is too long: at most %2 seconds can be used."), nameOf(file),
                      static_cast<std::int64_t>(longest.count()));
}

} // namespace

SoundFileWorker::SoundFileWorker(QString file, qint64 bytes, std::chrono::seconds longest, bool isTrack)
    : m_file(std::move(file)), m_bytes(bytes), m_longest(longest), m_isTrack(isTrack)
{
}

void SoundFileWorker::begin()
{
    QFile input(m_file);
    if (!input.open(QIODevice::ReadOnly)) {
        giveUp(Text(TW_TEXT("night", "%1 cannot be opened: %2"), nameOf(m_file),
                    input.errorString().toStdString()));
        return;
    }
    if (input.size() > m_bytes) {
        giveUp(Text(TW_TEXT("night", "%1 is too large: at most %2 MB are read."), nameOf(m_file),
                    static_cast<std::int64_t>(m_bytes >> 20)));
        return;
    }
    const QByteArray head = input.peek(12);
    if (!head.startsWith("RIFF") || head.mid(8) != "WAVE") {
        decode();
        return;
    }
    const QByteArray bytes = input.readAll();
    if (auto recording = readWav({bytes.constData(), static_cast<std::size_t>(bytes.size())})) {
        m_recording = std::move(*recording);
        finish();
    } else {
        decode(); // of a kind that we do not read
    }
}

void SoundFileWorker::decode()
{
    m_decoder = std::make_unique<QAudioDecoder>();
    QAudioFormat format;
    format.setSampleRate(nightSampleRate);
    format.setChannelCount(2);
    format.setSampleFormat(QAudioFormat::Int16);
    m_decoder->setAudioFormat(format);
    m_decoder->setSource(QUrl::fromLocalFile(m_file));
    connect(m_decoder.get(), &QAudioDecoder::bufferReady, this, &SoundFileWorker::take);
    connect(m_decoder.get(), &QAudioDecoder::finished, this, &SoundFileWorker::finish);
    connect(m_decoder.get(), qOverload<QAudioDecoder::Error>(&QAudioDecoder::error), this, [this] {
        giveUp(Text(TW_TEXT("night", "%1 cannot be read: it is no sound, it is damaged, or this system has "
                                     "nothing that decodes it. WAV files can always be read."),
                    nameOf(m_file)));
    });
    m_decoder->start();
}

void SoundFileWorker::take()
{
    const QAudioBuffer buffer = m_decoder->read();
    const QAudioFormat format = buffer.format();
    const int channels = format.channelCount();
    if (m_isOver || !buffer.isValid() || channels < 1)
        return;
    // The decoder may keep to a format of its own.
    if (m_recording.rate == 0) {
        m_recording.rate = format.sampleRate();
        m_recording.channels = std::min(channels, 2);
    }
    const auto* const bytes = buffer.constData<char>();
    const int size = format.bytesPerSample();
    for (qsizetype frame = 0; frame < buffer.frameCount(); ++frame)
        for (int channel = 0; channel < m_recording.channels; ++channel)
            m_recording.samples.push_back(pcmOf(format.normalizedSampleValue(
                bytes + (frame * channels + std::min(channel, channels - 1)) * size)));
    const auto most = static_cast<std::size_t>(m_longest.count()) *
                      static_cast<std::size_t>(m_recording.rate) *
                      static_cast<std::size_t>(m_recording.channels);
    if (m_recording.samples.size() > most)
        giveUp(tooLong(m_file, m_longest));
    else
        Q_EMIT goesOn();
}

void SoundFileWorker::finish()
{
    if (m_isOver)
        return;
    const auto frames =
        m_recording.samples.size() / static_cast<std::size_t>(std::max(1, m_recording.channels));
    if (frames == 0 || !isReadableRate(m_recording.rate)) {
        giveUp(Text(TW_TEXT("night", "%1 holds no sound."), nameOf(m_file)));
        return;
    }
    if (frames > static_cast<std::size_t>(m_longest.count()) * static_cast<std::size_t>(m_recording.rate)) {
        giveUp(tooLong(m_file, m_longest));
        return;
    }
    m_isOver = true;
    if (!m_isTrack) {
        Q_EMIT done(m_recording);
        return;
    }
    Q_EMIT isRead();
    Q_EMIT doneTrack(prepareTrack(m_recording));
}

void SoundFileWorker::giveUp(const Text& why)
{
    if (m_isOver)
        return;
    m_isOver = true;
    if (m_decoder)
        m_decoder->stop();
    Q_EMIT failed(why);
}

SoundFile::SoundFile(QObject* parent) : QObject(parent)
{
    m_watch.setSingleShot(true);
    m_watch.setInterval(patience);
}

SoundFile::~SoundFile() = default;

void SoundFile::read(const QString& file, qint64 bytes, std::chrono::seconds longest, Kind kind)
{
    letGo();
    m_thread = std::make_unique<SoundThread>();
    m_worker = new SoundFileWorker(file, bytes, longest, kind == Kind::track);
    SoundFileWorker* const worker = m_worker;
    connect(worker, &SoundFileWorker::goesOn, &m_watch, qOverload<>(&QTimer::start));
    connect(worker, &SoundFileWorker::isRead, &m_watch, &QTimer::stop);
    connect(worker, &SoundFileWorker::done, this, [this, worker](const Recording& recording) {
        if (worker != m_worker)
            return;
        letGo();
        Q_EMIT done(recording);
    });
    connect(worker, &SoundFileWorker::doneTrack, this, [this, worker](const TrackClip& track) {
        if (worker != m_worker)
            return;
        letGo();
        Q_EMIT doneTrack(track);
    });
    const auto fail = [this, worker](const Text& why) {
        if (worker != m_worker)
            return;
        letGo();
        Q_EMIT failed(why);
    };
    connect(worker, &SoundFileWorker::failed, this, fail);
    m_watch.disconnect(this);
    connect(&m_watch, &QTimer::timeout, this, [fail, file] {
        fail(
            Text(TW_TEXT("night", "%1 cannot be read: the system's decoder does not answer."), nameOf(file)));
    });
    m_thread->start(worker);
    m_watch.start();
    QMetaObject::invokeMethod(worker, &SoundFileWorker::begin, Qt::QueuedConnection);
}

void SoundFile::letGo()
{
    m_watch.stop();
    m_worker = nullptr;
    m_thread.reset();
}

} // namespace tablewood
