#include "sound/sound_mixer.h"

#include "moderator/wav.h"

#include <algorithm>
#include <cmath>

namespace tablewood {

namespace {

constexpr float glideStep = 1.0F / (0.01F * SoundMixer::sampleRate);

float roundOff(float sample)
{
    constexpr float knee = 0.8F;
    const float size = std::abs(sample);
    if (size <= knee)
        return sample;
    return std::copysign(knee + (1.0F - knee) * std::tanh((size - knee) / (1.0F - knee)), sample);
}

} // namespace

SoundClip readSound(std::span<const char> file)
{
    const std::optional<Recording> recording = readWav(file);
    if (!recording || recording->rate != SoundMixer::sampleRate || recording->channels != 1)
        return nullptr;
    auto samples = std::make_shared<std::vector<float>>();
    samples->reserve(recording->samples.size());
    for (const std::int16_t sample : recording->samples)
        samples->push_back(static_cast<float>(sample) / 32768.0F);
    return samples;
}

void SoundMixer::start(SoundClip clip)
{
    if (!clip || clip->empty())
        return;
    if (m_voices.size() == voiceLimit) {
        m_voices.erase(std::min_element(m_voices.begin(), m_voices.end(), [](const Voice& a, const Voice& b) {
            return a.samplesLeft() < b.samplesLeft();
        }));
    }
    m_voices.push_back({std::move(clip)});
}

void SoundMixer::setVolume(float volume)
{
    m_targetVolume = std::clamp(volume, 0.0F, 1.0F);
    if (isSilent())
        m_volume = m_targetVolume;
}

void SoundMixer::mix(std::span<std::int16_t> out)
{
    for (std::int16_t& sample : out) {
        float sum = 0.0F;
        for (Voice& voice : m_voices)
            sum += (*voice.clip)[voice.next++];
        std::erase_if(m_voices, [](const Voice& voice) { return voice.samplesLeft() == 0; });
        m_volume += std::clamp(m_targetVolume - m_volume, -glideStep, glideStep);
        sample = static_cast<std::int16_t>(std::lround(roundOff(sum * m_volume) * 32767.0F));
    }
}

} // namespace tablewood
