#include "sound/sound_output.h"

#include <chrono>

namespace tablewood {

using namespace std::chrono_literals;

namespace {

constexpr auto effectsBuffer = 60ms; // short enough to feel at once, long enough for a busy machine
constexpr auto stayOpen = 4s;        // between two moves of a lively game

} // namespace

SoundOutput::SoundOutput(QObject* parent)
    : QObject(parent), m_loudspeaker([this](std::span<StereoFrame> out) { fill(out); }, effectsBuffer, this)
{
}

void SoundOutput::play(const SoundClip& clip, float volume, const QDeadlineTimer& latest)
{
    m_mixer.setVolume(volume);
    if (m_loudspeaker.open() && !latest.hasExpired()) {
        m_closeAt.setRemainingTime(stayOpen);
        m_mixer.start(clip);
        m_loudspeaker.feed();
    }
    Q_EMIT answered();
}

void SoundOutput::setVolume(float volume)
{
    m_mixer.setVolume(volume);
    Q_EMIT answered();
}

void SoundOutput::fill(std::span<StereoFrame> out)
{
    if (!m_mixer.isSilent())
        m_closeAt.setRemainingTime(stayOpen);
    else if (m_closeAt.hasExpired()) // not from within: the loudspeaker is just asking
        QMetaObject::invokeMethod(
            this, [this] { m_loudspeaker.close(); }, Qt::QueuedConnection);
    m_samples.resize(out.size());
    m_mixer.mix(m_samples);
    for (std::size_t i = 0; i < out.size(); ++i) {
        const float sample = static_cast<float>(m_samples[i]) / 32767.0F;
        out[i] = {sample, sample};
    }
}

} // namespace tablewood
