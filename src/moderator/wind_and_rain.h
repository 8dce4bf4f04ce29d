#pragma once

#include "moderator/ringing.h"
#include "moderator/sound_shapes.h"

#include <array>

namespace tablewood::sound {

/// Gusts that come from one side and go to the other: a deep breath, and a hollow tone in the strong ones.
class Wind
{
public:
    explicit Wind(std::uint64_t seed);
    void make(Block& out);

private:
    struct Ear
    {
        Drift gust;
        Drift pitch;
        LowPass first, second, breath, ground;
        BandPass hollow;
        float loudness = 0.0F;
        float hollowLoudness = 0.0F;
    };

    Noise m_noise;
    Drift m_swell;
    Drift m_gust;
    Drift m_flutter;
    std::array<Ear, 2> m_ears;
};

/// The even rustle of leaves, as broad as a click and therefore what hides it.
class Leaves
{
public:
    explicit Leaves(std::uint64_t seed);
    void make(Block& out);

private:
    struct Ear
    {
        Drift stir;
        LowPass first, second, ground;
        float loudness = 1.0F;
    };

    Noise m_noise;
    std::array<Ear, 2> m_ears;
};

/// A broad hiss that swells slowly, and drops of random pitch near and far.
class Rain
{
public:
    explicit Rain(std::uint64_t seed);
    void make(Block& out);

private:
    struct Ear
    {
        Drift gust;
        LowPass bright, dull, ground;
        float loudness = 1.0F;
    };

    void fall(std::size_t at, float strength);

    Noise m_noise;
    Noise m_chance;
    Drift m_shower;
    std::array<Ear, 2> m_ears;
    Ringing m_drops;
    float m_untilDrop = 0.0F;
};

} // namespace tablewood::sound
