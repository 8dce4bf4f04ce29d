#include "sound/night_microphone.h"

#include "sound/microphone_worker.h"

#include <QAudioDevice>
#include <QMediaDevices>

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace tablewood {

using namespace std::chrono_literals;

namespace {

/// A server that says nothing for so long, or a microphone that brings nothing, is given up.
constexpr auto kMicrophonePatience = 4s;

} // namespace

void MicrophoneWorker::begin()
{
    const QAudioDevice device = QMediaDevices::defaultAudioInput();
    QAudioFormat format;
    format.setSampleRate(nightSampleRate);
    format.setChannelCount(1);
    format.setSampleFormat(QAudioFormat::Int16);
    if (device.isNull() || !device.isFormatSupported(format)) {
        Q_EMIT failed();
        return;
    }
    m_recording.rate = nightSampleRate;
    m_recording.channels = 1;
    m_source = std::make_unique<QAudioSource>(device, format);
    m_device = m_source->start();
    if (!m_device || m_source->error() != QAudio::NoError) {
        Q_EMIT failed();
        return;
    }
    connect(m_device, &QIODevice::readyRead, this, &MicrophoneWorker::listen);
    connect(m_source.get(), &QAudioSource::stateChanged, this, [this](QAudio::State state) {
        if (state == QAudio::StoppedState && m_source->error() != QAudio::NoError)
            Q_EMIT failed();
    });
    Q_EMIT began();
}

void MicrophoneWorker::listen()
{
    const QByteArray bytes = m_device->readAll();
    std::vector<std::int16_t> samples(static_cast<std::size_t>(bytes.size()) / sizeof(std::int16_t));
    std::copy_n(bytes.constData(), samples.size() * sizeof(std::int16_t),
                reinterpret_cast<char*>(samples.data()));
    int loudest = 0;
    for (const std::int16_t sample : samples)
        loudest = std::max(loudest, std::abs(static_cast<int>(sample)));
    m_recording.samples.insert(m_recording.samples.end(), samples.begin(), samples.end());
    Q_EMIT heard(static_cast<float>(loudest) / 32768.0F);
    constexpr auto most = static_cast<std::size_t>(NightInlet::longest.count()) * nightSampleRate;
    if (m_recording.samples.size() >= most)
        end();
}

void MicrophoneWorker::end()
{
    if (!m_source)
        return;
    if (m_device->bytesAvailable() > 0) {
        const QByteArray rest = m_device->readAll();
        const std::size_t count = static_cast<std::size_t>(rest.size()) / sizeof(std::int16_t);
        const std::size_t at = m_recording.samples.size();
        m_recording.samples.resize(at + count);
        std::copy_n(rest.constData(), count * sizeof(std::int16_t),
                    reinterpret_cast<char*>(m_recording.samples.data() + at));
    }
    m_source->disconnect(this);
    m_source->stop();
    m_device = nullptr;
    m_source.release()->deleteLater(); // this may be its own signal
    Q_EMIT took(std::exchange(m_recording, {}));
}

NightMicrophone::NightMicrophone(QObject* parent) : NightInlet(parent)
{
    m_watch.setSingleShot(true);
    m_watch.setInterval(kMicrophonePatience);
    connect(&m_watch, &QTimer::timeout, this, [this] {
        letGo();
        setState(MicrophoneState::frozen);
    });
}

NightMicrophone::~NightMicrophone() = default;

void NightMicrophone::begin()
{
    letGo();
    m_thread = std::make_unique<SoundThread>();
    m_worker = new MicrophoneWorker;
    MicrophoneWorker* const worker = m_worker;
    const auto ifNow = [this, worker](auto what) {
        return [this, worker, what](const auto&... said) {
            if (worker == m_worker)
                what(said...);
        };
    };
    connect(worker, &MicrophoneWorker::began, this, ifNow([this] { setState(MicrophoneState::hearing); }));
    connect(worker, &MicrophoneWorker::failed, this, ifNow([this] {
                letGo();
                setState(MicrophoneState::missing);
            }));
    connect(worker, &MicrophoneWorker::heard, this, ifNow([this](float level) {
                m_watch.start();
                m_level = level;
                Q_EMIT levelChanged();
            }));
    connect(worker, &MicrophoneWorker::took, this, ifNow([this](const Recording& recording) {
                letGo();
                setState(MicrophoneState::off);
                Q_EMIT took(recording);
            }));
    setState(MicrophoneState::opening);
    m_thread->start(worker);
    m_watch.start();
    QMetaObject::invokeMethod(worker, &MicrophoneWorker::begin, Qt::QueuedConnection);
}

void NightMicrophone::end()
{
    if (m_worker)
        QMetaObject::invokeMethod(m_worker, &MicrophoneWorker::end, Qt::QueuedConnection);
}

void NightMicrophone::giveUp()
{
    letGo();
    setState(MicrophoneState::off);
}

void NightMicrophone::letGo()
{
    m_watch.stop();
    m_worker = nullptr;
    m_thread.reset();
    m_level = 0.0F;
}

void NightMicrophone::setState(MicrophoneState state)
{
    if (state == m_state)
        return;
    m_state = state;
    Q_EMIT stateChanged();
}

} // namespace tablewood
