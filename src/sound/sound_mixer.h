#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace tablewood {

/// A short mono recording at SoundMixer::sampleRate, samples in -1..1.
using SoundClip = std::shared_ptr<const std::vector<float>>;

/// Reads a WAV file of one channel and SoundMixer::sampleRate; null for anything else.
SoundClip readSound(std::span<const char> file);

/// Adds up the sounds that play at the same time. Knows no device and no clock: the same calls give the same
/// samples, however the buffers are cut.
class SoundMixer
{
public:
    static constexpr int sampleRate = 48000;
    /// More at once would only be noise; the sound nearest its end makes room.
    static constexpr std::size_t voiceLimit = 12;

    void start(SoundClip clip);

    /// 0 (silent) to 1 (as recorded). While something plays it glides there, so that nothing clicks.
    void setVolume(float volume);

    /// Nothing is playing.
    bool isSilent() const { return m_voices.empty(); }

    /// Writes the next samples into all of `out`; a sum that is too loud is rounded off, never wrapped.
    void mix(std::span<std::int16_t> out);

private:
    struct Voice
    {
        SoundClip clip;
        std::size_t next = 0;

        std::size_t samplesLeft() const { return clip->size() - next; }
    };

    std::vector<Voice> m_voices;
    float m_volume = 1.0F;
    float m_targetVolume = 1.0F;
};

} // namespace tablewood
