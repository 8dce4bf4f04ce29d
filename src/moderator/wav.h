#pragma once

#include "moderator/night_clips.h"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace tablewood {

/// The content of a WAV file, in 16 bits.
struct Recording
{
    int rate = 0;
    /// 1 or 2; the samples of two ears take turns.
    int channels = 1;
    std::vector<std::int16_t> samples;
};

/// Reads a WAV file of one or two channels, in whole numbers of 16, 24 or 32 bits or in floating point of 32.
/// Nothing for any other, and for one that has been cut.
std::optional<Recording> readWav(std::span<const char> file);

/// Makes a recorded line ready; two channels become one.
VoiceClip prepareVoice(const Recording& recording);
/// Makes a recorded track ready.
TrackClip prepareTrack(const Recording& recording);

/// The first bytes of a WAV file of so many frames (nightSampleRate, two channels, 16 bits). Its frames
/// follow, as wavFrames() gives them.
std::array<char, 44> wavHeader(std::uint32_t frames);
std::vector<char> wavFrames(std::span<const StereoFrame> frames);

} // namespace tablewood
