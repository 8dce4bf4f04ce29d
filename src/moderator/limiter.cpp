#include "moderator/limiter.h"

#include <algorithm>

namespace tablewood::sound {

namespace {

constexpr float releaseSeconds = 0.15F;

}

Limiter::Limiter() { m_least.fill(1.0F); }

float Limiter::leastOfWindow(float gain)
{
    while (m_count > 0 && m_candidates[(m_first + m_count - 1) % ring].gain >= gain)
        --m_count;
    m_candidates[(m_first + m_count) % ring] = {m_now, gain};
    ++m_count;
    if (m_candidates[m_first].at + window <= m_now) {
        m_first = (m_first + 1) % ring;
        --m_count;
    }
    return m_candidates[m_first].gain;
}

void Limiter::apply(Block& block)
{
    const float release = 1.0F - std::exp(-1.0F / (releaseSeconds * nightSampleRate));
    for (std::size_t i = 0; i < blockFrames; ++i) {
        const StereoFrame in{block.left[i], block.right[i]};
        const float peak = std::max(std::abs(in.left), std::abs(in.right));
        const float needed = peak > ceiling ? ceiling / peak : 1.0F;
        m_gain = std::min(needed, m_gain + (1.0F - m_gain) * release);

        // The mean over one window of the least of each: every one of them covers the frame that leaves now,
        // so the mean does too, and it has no corners.
        const float least = leastOfWindow(m_gain);
        m_sum += static_cast<double>(least) - static_cast<double>(m_least[(m_now + ring - window) % ring]);
        m_least[m_now % ring] = least;
        const auto gain = static_cast<float>(m_sum / static_cast<double>(window));

        m_frames[m_now % ring] = in;
        const StereoFrame out = m_frames[(m_now + ring - delay) % ring];
        block.left[i] = std::clamp(out.left * gain, -1.0F, 1.0F);
        block.right[i] = std::clamp(out.right * gain, -1.0F, 1.0F);
        ++m_now;
    }
}

} // namespace tablewood::sound
