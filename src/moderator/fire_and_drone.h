#pragma once

#include "moderator/ringing.h"
#include "moderator/sound_shapes.h"

#include <array>

namespace tablewood::sound {

/// A camp fire: a low flutter, a quiet hiss, and crackles that come in showers.
class Fire
{
public:
    explicit Fire(std::uint64_t seed);
    void make(Block& out);

private:
    void crackle(std::size_t at);

    Noise m_noise;
    Noise m_chance;
    Drift m_breath;
    Drift m_flutter;
    Drift m_mood;
    std::array<LowPass, 2> m_first, m_second, m_ground, m_hissTop, m_hissGround;
    Ringing m_crackles;
    float m_untilCrackle = 0.0F;
    float m_loudness = 0.0F;
    float m_hiss = 0.0F;
};

/// A few deep tones beside each other that move slowly, never quite in tune.
class Drone
{
public:
    explicit Drone(std::uint64_t seed);
    void make(Block& out);

private:
    static constexpr std::size_t tones = 8;
    using Lanes = std::array<float, tones>;

    std::vector<Drift> m_tunings;
    std::vector<Drift> m_swells;
    Lanes m_hertz{};
    Lanes m_cosine{};
    Lanes m_sine{};
    Lanes m_gain{};
    Lanes m_left{};
    Lanes m_right{};
};

} // namespace tablewood::sound
