#pragma once

#include "moderator/sound_block.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tablewood {

/// One moment of a recording for two ears, as files hold it.
struct PcmFrame
{
    std::int16_t left = 0;
    std::int16_t right = 0;
};

/// A line that a voice of the system says live, past the mix.
struct LiveWords
{
    std::string words;
    /// The language's code, and the voice's name among those that speak it.
    std::string language;
    std::string voice;
    friend bool operator==(const LiveWords&, const LiveWords&) = default;
};

/// A spoken line, ready to be mixed.
struct SpokenLine
{
    /// Mono at nightSampleRate, as loud as every other line, softened where it begins and ends. Silent where
    /// the line is said live: the mix makes room for it, as long as the line is meant to take.
    std::vector<float> samples;
    std::optional<LiveWords> live{};
};
using VoiceClip = std::shared_ptr<const SpokenLine>;

/// A person's own music or noise, ready to be mixed.
struct Track
{
    /// At nightSampleRate.
    std::vector<PcmFrame> frames;
    /// Makes the track as loud as the soundscape.
    float gain = 1.0F;
};
using TrackClip = std::shared_ptr<const Track>;

/// Rates of recordings that are read: 4 to 192 kHz.
bool isReadableRate(int rate);

/// How loud a line is where it speaks (its pauses left out), as root mean square.
float speechLevel(std::span<const float> samples);

/// How loud every line is made.
inline constexpr float voiceDecibels = -20.0F;
/// How loud every own track is made.
inline constexpr float trackDecibels = -28.0F;

/// Makes a line ready. Its first sample stays its first. Null for a rate that is not read, and for nothing at
/// all.
VoiceClip prepareVoice(std::span<const std::int16_t> pcm, int rate);

/// Makes a track ready. Null for a rate that is not read, and for nothing at all.
TrackClip prepareTrack(std::span<const PcmFrame> pcm, int rate);

} // namespace tablewood
