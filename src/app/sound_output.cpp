#include "app/sound_output.h"

#include <QAudioDevice>
#include <QAudioSink>
#include <QMediaDevices>

#include <chrono>
#include <span>
#include <vector>

namespace tablewood {

using namespace std::chrono_literals;

namespace {

constexpr auto feedingInterval = 10ms;
constexpr qint64 bufferMicroseconds = 60'000; // short enough to feel at once, long enough for a busy machine
constexpr auto stayOpen = 4s;                 // between two moves of a lively game
constexpr auto attemptEvery = 5s;             // where there is no sound, do not ask at every click

} // namespace

SoundOutput::SoundOutput(QObject* parent) : QObject(parent), m_feeding(this)
{
    m_feeding.setTimerType(Qt::PreciseTimer);
    m_feeding.setInterval(feedingInterval);
    connect(&m_feeding, &QTimer::timeout, this, &SoundOutput::feed);
}

SoundOutput::~SoundOutput() = default;

void SoundOutput::play(const SoundClip& clip, float volume, const QDeadlineTimer& latest)
{
    m_mixer.setVolume(volume);
    if ((m_sink || open()) && !latest.hasExpired()) {
        m_mixer.start(clip);
        feed();
    }
    emit answered();
}

void SoundOutput::setVolume(float volume)
{
    m_mixer.setVolume(volume);
    emit answered();
}

bool SoundOutput::open()
{
    if (!m_nextAttempt.hasExpired())
        return false;
    m_nextAttempt.setRemainingTime(attemptEvery);

    const QAudioDevice loudspeaker = QMediaDevices::defaultAudioOutput();
    if (loudspeaker.isNull())
        return false;
    QAudioFormat format;
    format.setSampleRate(SoundMixer::sampleRate);
    format.setSampleFormat(QAudioFormat::Int16);
    m_channels = 1;
    format.setChannelCount(m_channels);
    if (!loudspeaker.isFormatSupported(format)) {
        m_channels = 2;
        format.setChannelCount(m_channels);
    }
    m_sink = std::make_unique<QAudioSink>(loudspeaker, format);
    m_sink->setBufferSize(format.bytesForDuration(bufferMicroseconds));
    m_device = m_sink->start();
    if (!m_device || m_sink->error() != QAudio::NoError) {
        close();
        return false;
    }
    m_closeAt.setRemainingTime(stayOpen);
    m_feeding.start();
    return true;
}

void SoundOutput::close()
{
    m_feeding.stop();
    m_device = nullptr;
    m_sink.reset();
}

void SoundOutput::feed()
{
    if (!m_sink)
        return;
    const bool hasFailed = m_sink->state() == QAudio::StoppedState;
    if (!m_mixer.isSilent())
        m_closeAt.setRemainingTime(stayOpen);
    if (hasFailed || m_closeAt.hasExpired()) {
        if (!hasFailed)
            m_nextAttempt = QDeadlineTimer();
        close();
        return;
    }
    const auto frames = static_cast<std::size_t>(m_sink->bytesFree()) / sizeof(std::int16_t) /
                        static_cast<std::size_t>(m_channels);
    std::vector<std::int16_t> samples(frames);
    m_mixer.mix(samples);
    if (m_channels == 2) {
        std::vector<std::int16_t> pairs;
        pairs.reserve(frames * 2);
        for (const std::int16_t sample : samples)
            pairs.insert(pairs.end(), 2, sample);
        samples = std::move(pairs);
    }
    const std::span<const char> bytes(reinterpret_cast<const char*>(samples.data()),
                                      samples.size() * sizeof(std::int16_t));
    m_device->write(bytes.data(), static_cast<qint64>(bytes.size()));
}

} // namespace tablewood
