#include "moderator/ducking.h"

namespace tablewood::sound {

namespace {

constexpr float attackSeconds = 0.3F; // the rest of the time ahead rounds off the corners
constexpr float hastySeconds = 0.05F; // for a voice that was not known of before
constexpr float roundingSeconds = 0.02F;

} // namespace

Ramp Ducking::next(std::int64_t untilVoice)
{
    const bool isDue = untilVoice < toFrames(aheadSeconds);
    if (isDue) {
        const float left = static_cast<float>(untilVoice) / nightSampleRate - 3.0F * roundingSeconds;
        const float needed = (depthDecibels - m_wanted) * blockSeconds / std::max(left, hastySeconds);
        const float usual = depthDecibels * blockSeconds / attackSeconds;
        m_wanted = std::min(depthDecibels, m_wanted + std::max(usual, needed));
    } else {
        m_wanted = std::max(0.0F, m_wanted - depthDecibels * blockSeconds / releaseSeconds);
    }
    m_rounded += (m_wanted - m_rounded) * (1.0F - std::exp(-blockSeconds / roundingSeconds));
    const float before = m_gain;
    m_gain = fromDecibels(-m_rounded);
    return {before, m_gain};
}

} // namespace tablewood::sound
