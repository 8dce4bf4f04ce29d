#pragma once

#include "moderator/sound_block.h"

#include <vector>

namespace tablewood::sound {

/// One drop or crackle: a tone that begins softly and dies away.
struct Tap
{
    float hertz = 1000.0F;
    /// Until it has fallen to 1/e.
    float seconds = 0.01F;
    /// How long its beginning takes.
    float softness = 0.0003F;
    StereoFrame gain;
    /// Where in the block it begins.
    std::size_t at = 0;
};

/// Many small things that ring at the same time.
class Ringing
{
public:
    explicit Ringing(std::size_t limit);

    /// Where too many ring already nobody would hear one more, and it is left out.
    void strike(const Tap& tap);

    /// Adds the next block.
    void addTo(Block& out);

private:
    struct Voice
    {
        float cosine;
        float sine;
        float turnCosine;
        float turnSine;
        float onset;
        float onsetDecay;
        StereoFrame gain;
        std::size_t at;
        std::size_t left;
    };

    std::size_t m_limit;
    std::vector<Voice> m_voices;
};

} // namespace tablewood::sound
