#pragma once

#include "moderator/sound_block.h"

#include <array>
#include <cstdint>

namespace tablewood::sound {

/// Keeps a mix below full scale: it looks ahead and is quieter before the loud moment comes, so that nothing
/// is cut off and nothing pumps. What it gives back is `delay` frames late.
class Limiter
{
public:
    static constexpr std::size_t delay = 4 * blockFrames;
    /// 1 dB below full scale.
    static constexpr float ceiling = 0.891F;

    Limiter();

    void apply(Block& block);

private:
    static constexpr std::size_t window = delay + 1;
    static constexpr std::size_t ring = 2 * delay;

    float leastOfWindow(float gain);

    std::array<StereoFrame, ring> m_frames{};
    /// The least gain of each window, and what is added up of the last of them.
    std::array<float, ring> m_least{};
    double m_sum = window;
    float m_gain = 1.0F;
    /// Gains that are the least of some window to come, growing towards the newest.
    struct Candidate
    {
        std::uint64_t at = 0;
        float gain = 1.0F;
    };
    std::array<Candidate, ring> m_candidates{};
    std::size_t m_first = 0;
    std::size_t m_count = 0;
    std::uint64_t m_now = 0;
};

} // namespace tablewood::sound
