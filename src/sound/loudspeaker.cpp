#include "sound/loudspeaker.h"

#include <QAudioDevice>
#include <QAudioSink>
#include <QMediaDevices>

#include <algorithm>
#include <chrono>
#include <cmath>

namespace tablewood {

using namespace std::chrono_literals;

namespace {

constexpr auto feedingInterval = 10ms;
constexpr auto attemptEvery = 2s;   // where there is no sound, do not ask at every click
constexpr qint64 stuckAfter = 1500; // milliseconds in which a device that plays takes something
constexpr qint64 sampleBytes = sizeof(std::int16_t);

} // namespace

Loudspeaker::Loudspeaker(Fill fill, std::chrono::microseconds buffer, QObject* parent)
    : SoundWay(parent), m_fill(std::move(fill)), m_buffer(buffer), m_feeding(this)
{
    m_feeding.setTimerType(Qt::PreciseTimer);
    m_feeding.setInterval(feedingInterval);
    connect(&m_feeding, &QTimer::timeout, this, &Loudspeaker::feed);
}

Loudspeaker::~Loudspeaker() = default;

bool Loudspeaker::open()
{
    if (m_sink)
        return true;
    if (!m_nextAttempt.hasExpired())
        return false;
    m_nextAttempt.setRemainingTime(attemptEvery);

    const QAudioDevice device = QMediaDevices::defaultAudioOutput();
    if (device.isNull())
        return false;
    QAudioFormat format;
    format.setSampleRate(nightSampleRate);
    format.setSampleFormat(QAudioFormat::Int16);
    m_channels = 2;
    format.setChannelCount(m_channels);
    if (!device.isFormatSupported(format)) {
        m_channels = 1;
        format.setChannelCount(m_channels);
    }
    m_sink = std::make_unique<QAudioSink>(device, format);
    m_sink->setBufferSize(format.bytesForDuration(m_buffer.count()));
    m_device = m_sink->start();
    if (!m_device || m_sink->error() != QAudio::NoError) {
        close(false);
        return false;
    }
    m_sinceTaken.start();
    m_feeding.start();
    return true;
}

void Loudspeaker::close(bool isDone)
{
    m_feeding.stop();
    m_device = nullptr;
    m_sink.reset();
    if (isDone)
        m_nextAttempt = QDeadlineTimer();
}

std::int64_t Loudspeaker::buffered() const
{
    if (!m_sink)
        return 0;
    return (m_sink->bufferSize() - m_sink->bytesFree()) / (sampleBytes * m_channels);
}

void Loudspeaker::feed()
{
    if (!m_sink)
        return;
    const auto free = static_cast<std::size_t>(m_sink->bytesFree() / (sampleBytes * m_channels));
    if (free > 0)
        m_sinceTaken.start();
    if (m_sink->state() == QAudio::StoppedState || m_sinceTaken.elapsed() > stuckAfter) {
        close(false);
        Q_EMIT lost();
        return;
    }
    m_frames.resize(free);
    m_fill(m_frames);
    m_samples.clear();
    for (const StereoFrame& frame : m_frames) {
        if (m_channels == 2) {
            m_samples.push_back(pcmOf(frame.left));
            m_samples.push_back(pcmOf(frame.right));
        } else {
            m_samples.push_back(pcmOf((frame.left + frame.right) / 2.0F));
        }
    }
    const std::span<const char> bytes(reinterpret_cast<const char*>(m_samples.data()),
                                      m_samples.size() * sizeof(std::int16_t));
    m_device->write(bytes.data(), static_cast<qint64>(bytes.size()));
}

} // namespace tablewood
