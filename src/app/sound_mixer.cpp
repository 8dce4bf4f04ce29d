#include "app/sound_mixer.h"

#include <algorithm>
#include <cmath>
#include <cstring>

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

std::uint32_t littleEndian(std::span<const char> bytes)
{
    std::uint32_t number = 0;
    for (std::size_t i = bytes.size(); i > 0; --i)
        number = number << 8 | static_cast<unsigned char>(bytes[i - 1]);
    return number;
}

bool hasTag(std::span<const char> bytes, const char* tag) { return std::memcmp(bytes.data(), tag, 4) == 0; }

bool isOurFormat(std::span<const char> chunk)
{
    constexpr std::uint32_t pcm = 1;
    return chunk.size() >= 16 && littleEndian(chunk.subspan(0, 2)) == pcm &&
           littleEndian(chunk.subspan(2, 2)) == 1 &&
           littleEndian(chunk.subspan(4, 4)) == static_cast<std::uint32_t>(SoundMixer::sampleRate) &&
           littleEndian(chunk.subspan(14, 2)) == 16;
}

} // namespace

SoundClip readWav(std::span<const char> file)
{
    constexpr std::size_t chunkHeader = 8;
    if (file.size() < 12 || !hasTag(file, "RIFF") || !hasTag(file.subspan(8), "WAVE"))
        return nullptr;
    file = file.subspan(12);
    bool formatFits = false;
    while (file.size() >= chunkHeader) {
        const std::size_t size = littleEndian(file.subspan(4, 4));
        if (size > file.size() - chunkHeader)
            return nullptr;
        const std::span<const char> chunk = file.subspan(chunkHeader, size);
        if (hasTag(file, "fmt ")) {
            formatFits = isOurFormat(chunk);
        } else if (hasTag(file, "data")) {
            if (!formatFits)
                return nullptr;
            auto samples = std::make_shared<std::vector<float>>();
            samples->reserve(size / 2);
            for (std::size_t at = 0; at + 1 < size; at += 2) {
                const auto sample = static_cast<std::int16_t>(littleEndian(chunk.subspan(at, 2)));
                samples->push_back(static_cast<float>(sample) / 32768.0F);
            }
            return samples;
        }
        const std::size_t padded = size + size % 2;
        file = file.subspan(std::min(chunkHeader + padded, file.size()));
    }
    return nullptr;
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
