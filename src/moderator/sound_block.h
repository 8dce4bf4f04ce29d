#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>

namespace tablewood {

/// Samples a second in everything that sounds at night.
inline constexpr int nightSampleRate = 48000;

/// One moment of sound for two ears; full scale is -1 to 1.
struct StereoFrame
{
    float left = 0.0F;
    float right = 0.0F;

    friend bool operator==(const StereoFrame&, const StereoFrame&) = default;
};

/// A sample as devices and files have it; what is louder than full scale is cut.
inline std::int16_t pcmOf(float sample)
{
    return static_cast<std::int16_t>(std::lround(std::clamp(sample, -1.0F, 1.0F) * 32767.0F));
}

/// The parts of a sound. All are made in blocks that begin at whole multiples of their length, so that the
/// samples do not depend on how the buffers are cut.
namespace sound {

inline constexpr std::size_t blockFrames = 64;
inline constexpr float blockSeconds = static_cast<float>(blockFrames) / nightSampleRate;

using Samples = std::array<float, blockFrames>;

struct Block
{
    Samples left{};
    Samples right{};
};

/// A gain that goes evenly from one value to another within a block.
struct Ramp
{
    float from = 0.0F;
    float to = 0.0F;

    bool isSilent() const { return from == 0.0F && to == 0.0F; }
    float at(std::size_t i) const { return from + (to - from) * (static_cast<float>(i + 1) / blockFrames); }
};

/// Adds `in` to `out` with a gain.
inline void add(Block& out, const Block& in, Ramp gain)
{
    for (std::size_t i = 0; i < blockFrames; ++i) {
        const float here = gain.at(i);
        out.left[i] += in.left[i] * here;
        out.right[i] += in.right[i] * here;
    }
}

inline float fromDecibels(float decibels) { return std::pow(10.0F, decibels / 20.0F); }

} // namespace sound

} // namespace tablewood
