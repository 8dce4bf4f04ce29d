#include "moderator/fire_and_drone.h"

namespace tablewood::sound {

Fire::Fire(std::uint64_t seed)
    : m_noise(seed, 61), m_chance(seed, 62), m_breath({seed, 63}, 1.9F), m_flutter({seed, 64}, 0.11F),
      m_mood({seed, 65}, 6.0F), m_crackles(40)
{
}

void Fire::crackle(std::size_t at)
{
    // Few are loud: strength falls as in recordings of burning wood, where ten times stronger is some 30
    // times rarer.
    const float strength = std::min(1.0F, 0.07F * std::pow(m_chance.between(0.004F, 1.0F), -0.62F));
    const float place = m_chance.between(-0.45F, 0.45F);
    const bool isPop = m_chance.next() > 0.86F;
    const int tones = isPop ? 3 : 6;
    for (int i = 0; i < tones; ++i) {
        const float hertz = isPop ? m_chance.between(350.0F, 1400.0F) : m_chance.mostlyNear(1100.0F, 9000.0F);
        const float seconds =
            isPop ? m_chance.between(0.004F, 0.012F) : std::min(0.004F, m_chance.between(2.0F, 9.0F) / hertz);
        const std::size_t later =
            std::min(blockFrames - 1, at + static_cast<std::size_t>(m_chance.between(0.0F, 20.0F)));
        m_crackles.strike({hertz, seconds, isPop ? 0.0008F : 0.00025F,
                           placed(place, 0.3F * strength * m_chance.between(0.5F, 1.0F)), later});
    }
}

void Fire::make(Block& out)
{
    const float breath = m_breath.next();
    const float mood = m_mood.next();
    const Ramp loudness{m_loudness, 0.8F + 0.22F * breath + 0.28F * m_flutter.next()};
    const Ramp hissing{m_hiss, 0.028F * (1.0F + 0.5F * mood + 0.3F * breath)};
    m_loudness = loudness.to;
    m_hiss = hissing.to;
    const float deep = smoothing(190.0F);
    const float ground = smoothing(55.0F);
    const float hissTop = smoothing(3000.0F);
    const float hissGround = smoothing(900.0F);
    for (std::size_t i = 0; i < blockFrames; ++i) {
        const StereoFrame white = m_noise.pair();
        const float middle = 0.6F * (white.left + white.right);
        const auto ear = [&](std::size_t side, float own) {
            const float mixed = middle + 0.5F * own;
            const float low = m_second[side].next(m_first[side].next(mixed, deep), deep);
            const float high = m_hissTop[side].next(own, hissTop);
            return (low - m_ground[side].next(low, ground)) * loudness.at(i) +
                   (high - m_hissGround[side].next(high, hissGround)) * hissing.at(i);
        };
        out.left[i] = ear(0, white.left);
        out.right[i] = ear(1, white.right);
    }

    // Mostly a few a second; now and then a shower of them.
    const float cracklesASecond = 2.5F + 16.0F * std::pow(0.5F + 0.5F * mood, 3.0F);
    while (m_untilCrackle < static_cast<float>(blockFrames)) {
        crackle(static_cast<std::size_t>(m_untilCrackle));
        m_untilCrackle += m_chance.wait(nightSampleRate / cracklesASecond);
    }
    m_untilCrackle -= static_cast<float>(blockFrames);
    m_crackles.addTo(out);
}

Drone::Drone(std::uint64_t seed)
{
    // A root, its fifth and octaves, each twice and a little apart.
    constexpr std::array<float, tones / 2> chord{55.0F, 82.5F, 110.0F, 165.0F};
    constexpr std::array<float, tones / 2> strength{1.0F, 0.55F, 0.5F, 0.2F};
    Noise chance(seed, 71);
    for (std::size_t i = 0; i < tones; ++i) {
        m_hertz[i] = chord[i / 2];
        m_tunings.emplace_back(Noise(seed, 80 + i), 9.0F);
        m_swells.emplace_back(Noise(seed, 90 + i), 14.0F);
        const float angle = chance.between(0.0F, 2.0F * std::numbers::pi_v<float>);
        m_cosine[i] = std::cos(angle);
        m_sine[i] = std::sin(angle);
        const StereoFrame ears = placed(i % 2 == 0 ? -0.6F : 0.6F, strength[i / 2]);
        m_left[i] = ears.left;
        m_right[i] = ears.right;
    }
}

void Drone::make(Block& out)
{
    Lanes turnCosine;
    Lanes turnSine;
    Lanes gainStep;
    for (std::size_t i = 0; i < tones; ++i) {
        const float hertz = m_hertz[i] * (1.0F + 0.004F * m_tunings[i].next());
        const float angle = 2.0F * std::numbers::pi_v<float> * hertz / nightSampleRate;
        // Rounding lets the circle grow or shrink a little: brought back once a block.
        const float size = 1.5F - 0.5F * (m_cosine[i] * m_cosine[i] + m_sine[i] * m_sine[i]);
        m_cosine[i] *= size;
        m_sine[i] *= size;
        turnCosine[i] = std::cos(angle);
        turnSine[i] = std::sin(angle);
        const float gain = 0.55F + 0.45F * m_swells[i].next();
        gainStep[i] = (gain - m_gain[i]) / blockFrames;
    }
    for (std::size_t n = 0; n < blockFrames; ++n) {
        float left = 0.0F;
        float right = 0.0F;
        for (std::size_t i = 0; i < tones; ++i) {
            m_gain[i] += gainStep[i];
            const float cosine = m_cosine[i] * turnCosine[i] - m_sine[i] * turnSine[i];
            m_sine[i] = m_sine[i] * turnCosine[i] + m_cosine[i] * turnSine[i];
            m_cosine[i] = cosine;
            const float sample = m_sine[i] * m_gain[i];
            left += sample * m_left[i];
            right += sample * m_right[i];
        }
        out.left[n] = left;
        out.right[n] = right;
    }
}

} // namespace tablewood::sound
