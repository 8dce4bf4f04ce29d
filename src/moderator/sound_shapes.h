#pragma once

#include "moderator/sound_block.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <numbers>

namespace tablewood::sound {

/// Chance for sound: quick, equal everywhere, and a thousand years long. Nothing secret comes from it.
class Noise
{
public:
    /// Streams of one seed with different purposes have nothing in common.
    Noise(std::uint64_t seed, std::uint64_t purpose) : m_state(mixed(mixed(seed) + purpose)) {}

    std::uint64_t bits() { return mixed(m_state += 0x9e3779b97f4a7c15U); }

    /// Even in -1 to 1.
    float next() { return toFloat(static_cast<std::uint32_t>(bits() >> 32)); }
    /// Two at once, for two ears.
    StereoFrame pair()
    {
        const std::uint64_t both = bits();
        return {toFloat(static_cast<std::uint32_t>(both >> 32)), toFloat(static_cast<std::uint32_t>(both))};
    }
    float between(float low, float high) { return low + (high - low) * (0.5F + 0.5F * next()); }
    /// Close to `low` mostly, rarely near `high`: how near and far things are spread.
    float mostlyNear(float low, float high)
    {
        return low * std::pow(high / low, std::pow(between(0.0F, 1.0F), 2.0F));
    }
    /// The wait for the next of events that know nothing of each other.
    float wait(float mean) { return -mean * std::log(between(1e-6F, 1.0F)); }

private:
    static std::uint64_t mixed(std::uint64_t z)
    {
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9U;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
        return z ^ (z >> 31);
    }
    static float toFloat(std::uint32_t word)
    {
        return static_cast<float>(std::bit_cast<std::int32_t>(word)) * 0x1p-31F;
    }

    std::uint64_t m_state;
};

inline float smooth(float x) { return x * x * (3.0F - 2.0F * x); }

/// A slow random walk in -1 to 1, without corners; one step a block. It never repeats.
class Drift
{
public:
    /// `seconds`: how long it goes one way on average.
    Drift(Noise noise, float seconds) : m_noise(noise), m_seconds(seconds), m_to(m_noise.next()) { turn(); }

    float next()
    {
        m_progress += m_step;
        if (m_progress >= 1.0F)
            turn();
        return m_from + (m_to - m_from) * smooth(m_progress);
    }

private:
    void turn()
    {
        m_from = m_to;
        m_to = m_noise.next();
        m_progress = 0.0F;
        m_step = blockSeconds / (m_seconds * m_noise.between(0.5F, 1.5F));
    }

    Noise m_noise;
    float m_seconds;
    float m_from = 0.0F;
    float m_to;
    float m_progress = 0.0F;
    float m_step = 0.0F;
};

/// A gain that a person sets and that goes there softly, and reaches it exactly; one step a block.
class Fade
{
public:
    explicit Fade(float value = 0.0F) : m_from(value), m_to(value), m_now(value) {}

    void to(float value, float seconds)
    {
        if (value == m_to)
            return;
        m_from = m_now;
        m_to = value;
        m_progress = 0.0F;
        m_step = blockSeconds / std::max(seconds, blockSeconds);
    }
    /// Has gone to silence and is there.
    bool isOver() const { return m_to == 0.0F && m_now == 0.0F; }

    Ramp next()
    {
        const float before = m_now;
        if (m_progress < 1.0F) {
            m_progress = std::min(1.0F, m_progress + m_step);
            m_now = m_progress < 1.0F ? m_from + (m_to - m_from) * smooth(m_progress) : m_to;
        }
        return {before, m_now};
    }

private:
    float m_from;
    float m_to;
    float m_now;
    float m_progress = 1.0F;
    float m_step = 0.0F;
};

/// How much of a new sample a filter of first order takes in.
inline float smoothing(float hertz)
{
    return 1.0F - std::exp(-2.0F * std::numbers::pi_v<float> * hertz / nightSampleRate);
}

/// Lets through what is slower: 6 dB less with each octave above.
struct LowPass
{
    float state = 0.0F;

    float next(float in, float amount) { return state += amount * (in - state); }
};

/// Lets through what lies around a frequency; 1 at its middle. Follows a frequency that moves.
class BandPass
{
public:
    void tune(float hertz, float sharpness)
    {
        const float g = std::tan(std::numbers::pi_v<float> * hertz / nightSampleRate);
        m_damping = 1.0F / sharpness;
        m_a1 = 1.0F / (1.0F + g * (g + m_damping));
        m_a2 = g * m_a1;
        m_a3 = g * m_a2;
    }
    float next(float in)
    {
        const float v3 = in - m_second;
        const float v1 = m_a1 * m_first + m_a2 * v3;
        const float v2 = m_second + m_a2 * m_first + m_a3 * v3;
        m_first = 2.0F * v1 - m_first;
        m_second = 2.0F * v2 - m_second;
        return m_damping * v1;
    }

private:
    float m_damping = 1.0F;
    float m_a1 = 1.0F;
    float m_a2 = 0.0F;
    float m_a3 = 0.0F;
    float m_first = 0.0F;
    float m_second = 0.0F;
};

/// Where something stands: -1 left to 1 right, equally loud everywhere.
inline StereoFrame placed(float place, float gain)
{
    const float angle = (place + 1.0F) * std::numbers::pi_v<float> / 4.0F;
    return {gain * std::cos(angle), gain * std::sin(angle)};
}

inline std::int64_t toFrames(float seconds) { return static_cast<std::int64_t>(seconds * nightSampleRate); }

} // namespace tablewood::sound
