#pragma once

#include "moderator/sound_shapes.h"

#include <cstdint>

namespace tablewood::sound {

/// Lowers the ambience under a voice: it begins before the voice, so that the first word is as clear as the
/// last, waits a moment after it, and comes back slowly.
class Ducking
{
public:
    static constexpr float depthDecibels = 16.0F;
    /// Before a voice the ambience begins to sink, and is down when it starts.
    static constexpr float aheadSeconds = 0.4F;
    static constexpr float holdSeconds = 0.45F;
    static constexpr float releaseSeconds = 1.1F;

    /// The ambience's gain through the next block. `untilVoice`: frames until the next voice starts, 0 or
    /// less while one speaks or has just ended, `never` when none is known.
    Ramp next(std::int64_t untilVoice);

    bool isDown() const { return m_wanted > 0.5F * depthDecibels; }

    static constexpr std::int64_t never = INT64_MAX;

private:
    float m_wanted = 0.0F;
    float m_rounded = 0.0F;
    float m_gain = 1.0F;
};

} // namespace tablewood::sound
