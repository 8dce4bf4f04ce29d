#include "moderator/crickets_and_owls.h"

namespace tablewood::sound {

namespace {

constexpr float pi = std::numbers::pi_v<float>;

/// From 0 up to 1 and back without corners, while `x` goes from 0 to 1.
float hump(float x)
{
    const float parabola = 4.0F * x * (1.0F - x);
    return parabola * parabola;
}

} // namespace

Crickets::Crickets(std::uint64_t seed)
    : m_noise(seed, 31), m_crickets{someCricket(seed, 0), someCricket(seed, 1), someCricket(seed, 2),
                                    someCricket(seed, 3), someCricket(seed, 4), someCricket(seed, 5)},
      m_far{Ear{{{seed, 32}, 0.23F}, {}, {}}, Ear{{{seed, 33}, 0.19F}, {}, {}}}
{
    for (Ear& ear : m_far) {
        ear.first.tune(4500.0F, 7.0F);
        ear.second.tune(4250.0F, 7.0F);
    }
}

Crickets::Cricket Crickets::someCricket(std::uint64_t seed, std::size_t number)
{
    Noise chance(seed, 40 + number);
    const float side = number % 2 == 0 ? -1.0F : 1.0F;
    const float distance = 1.0F + 0.6F * static_cast<float>(number / 2);
    Cricket cricket{chance, chance.between(3900.0F, 4900.0F), chance.between(24.0F, 34.0F),
                    chance.between(1.1F, 2.4F), placed(side * chance.between(0.2F, 0.9F), 0.16F / distance)};
    cricket.wait = toFrames(chance.between(0.0F, 2.0F));
    cricket.songLeft = toFrames(chance.between(5.0F, 60.0F));
    return cricket;
}

void Crickets::beginPulse(Cricket& cricket)
{
    if (cricket.pulsesLeft == 0) {
        cricket.pulsesLeft = 3 + static_cast<int>(cricket.chance.bits() % 3);
        cricket.strength = cricket.chance.between(0.75F, 1.0F);
    }
    cricket.into = 0;
    cricket.length = toFrames(cricket.chance.between(0.6F, 0.68F) / cricket.pulsesASecond);
}

void Crickets::endPulse(Cricket& cricket)
{
    --cricket.pulsesLeft;
    const float rest = cricket.pulsesLeft > 0 ? 0.36F / cricket.pulsesASecond
                                              : cricket.chance.between(0.7F, 1.3F) / cricket.chirpsASecond;
    cricket.wait = toFrames(rest);
    cricket.length = 0;
    if (cricket.pulsesLeft == 0 && cricket.songLeft <= 0) {
        cricket.wait += toFrames(cricket.chance.between(2.0F, 14.0F));
        cricket.songLeft = toFrames(cricket.chance.between(10.0F, 70.0F));
    }
}

void Crickets::sing(Cricket& cricket, Block& out)
{
    cricket.songLeft -= static_cast<std::int64_t>(blockFrames);
    std::size_t i = 0;
    while (i < blockFrames) {
        if (cricket.length == 0) {
            const auto rest =
                std::min<std::int64_t>(cricket.wait, static_cast<std::int64_t>(blockFrames - i));
            cricket.wait -= rest;
            i += static_cast<std::size_t>(rest);
            if (cricket.wait > 0)
                return;
            beginPulse(cricket);
            if (i == blockFrames)
                return;
        }
        const auto count =
            std::min<std::int64_t>(cricket.length - cricket.into, static_cast<std::int64_t>(blockFrames - i));
        // Each pulse sinks a little, as a wing that slows down.
        const float progress = static_cast<float>(cricket.into) / static_cast<float>(cricket.length);
        const float angle = 2.0F * pi * cricket.hertz * (1.015F - 0.03F * progress) / nightSampleRate;
        const float turnCosine = std::cos(angle);
        const float turnSine = std::sin(angle);
        const float step = 1.0F / static_cast<float>(cricket.length);
        for (std::int64_t n = 0; n < count; ++n, ++i) {
            const float sample =
                cricket.sine * cricket.strength * hump(static_cast<float>(cricket.into + n) * step);
            out.left[i] += sample * cricket.gain.left;
            out.right[i] += sample * cricket.gain.right;
            const float cosine = cricket.cosine * turnCosine - cricket.sine * turnSine;
            cricket.sine = cricket.sine * turnCosine + cricket.cosine * turnSine;
            cricket.cosine = cosine;
        }
        cricket.into += count;
        if (cricket.into == cricket.length) {
            cricket.cosine = 1.0F; // at a moment of silence, so that rounding never adds up
            cricket.sine = 0.0F;
            endPulse(cricket);
        }
    }
}

void Crickets::make(Block& out)
{
    std::array<Ramp, 2> loudness;
    for (std::size_t side = 0; side < 2; ++side) {
        Ear& ear = m_far[side];
        loudness[side] = {ear.loudness, 0.11F + 0.06F * ear.swell.next()};
        ear.loudness = loudness[side].to;
    }
    for (std::size_t i = 0; i < blockFrames; ++i) {
        const StereoFrame white = m_noise.pair();
        out.left[i] = m_far[0].second.next(m_far[0].first.next(white.left)) * loudness[0].at(i);
        out.right[i] = m_far[1].second.next(m_far[1].first.next(white.right)) * loudness[1].at(i);
    }
    for (Cricket& cricket : m_crickets)
        sing(cricket, out);
}

Owls::Owls(std::uint64_t seed) : m_chance(seed, 51), m_wait(toFrames(m_chance.between(3.0F, 9.0F))) {}

void Owls::beginCall()
{
    const bool isAnswer = !m_wasAnswered && m_chance.next() < 0.0F;
    m_wasAnswered = isAnswer || !m_wasAnswered;
    m_voice = isAnswer ? m_voice * m_chance.between(0.84F, 0.9F) : m_chance.between(0.94F, 1.06F);
    m_place = isAnswer ? -m_place : m_chance.between(-0.8F, 0.8F);
    m_gain = placed(m_place, isAnswer ? 0.4F : m_chance.between(0.7F, 1.0F));
    m_call = {Hoot{m_chance.between(0.7F, 1.0F), 800.0F, 0.07F, 0.06F, 0.0F, 0.0F, 0.17F,
                   m_chance.between(1.8F, 3.6F)},
              Hoot{m_chance.between(0.14F, 0.22F), 770.0F, 0.03F, 0.02F, 0.0F, 0.0F, 0.08F,
                   m_chance.between(0.3F, 0.5F)},
              Hoot{m_chance.between(1.3F, 1.8F), 790.0F, 0.05F, 0.09F, m_chance.between(12.0F, 15.0F), 0.75F,
                   0.2F, 0.0F}};
    m_next = 0;
}

void Owls::beginNext()
{
    if (m_next == hootsOfCall)
        beginCall();
    m_hoot = m_call[m_next++];
    m_hoot.hertz *= m_voice;
    m_into = 0;
    m_length = toFrames(m_hoot.seconds);
    m_turns = 0.0F;
    m_wait = toFrames(m_hoot.restSeconds);
    if (m_next == hootsOfCall)
        m_wait = toFrames(m_wasAnswered ? m_chance.between(14.0F, 45.0F) : m_chance.between(2.0F, 5.0F));
}

float Owls::sample()
{
    const float x = static_cast<float>(m_into) / static_cast<float>(m_length);
    const float seconds = static_cast<float>(m_into) / nightSampleRate;
    // Soft to begin, and the trill of the long hoot comes to rest on the way.
    const float swell = std::sqrt(hump(x)) * (0.35F + 0.65F * smooth(x));
    const float trill = 1.0F - m_hoot.trillDepth * (1.0F - x) *
                                   (0.5F + 0.5F * std::cos(2.0F * pi * m_hoot.trillHertz * seconds));
    const float hertz = m_hoot.hertz * (1.0F + m_hoot.arch * 4.0F * x * (1.0F - x) - m_hoot.fall * x);
    m_turns += hertz / nightSampleRate;
    m_turns -= std::floor(m_turns);
    const float tone = std::sin(2.0F * pi * m_turns) + 0.06F * std::sin(4.0F * pi * m_turns) +
                       0.035F * std::sin(6.0F * pi * m_turns);
    ++m_into;
    return tone * swell * trill * m_hoot.loudness;
}

void Owls::make(Block& out)
{
    if (m_into == m_length && m_wait >= static_cast<std::int64_t>(blockFrames)) {
        m_wait -= static_cast<std::int64_t>(blockFrames);
        out = {};
        return;
    }
    for (std::size_t i = 0; i < blockFrames; ++i) {
        if (m_into == m_length && m_wait-- <= 0)
            beginNext();
        const float here = m_into < m_length ? sample() : 0.0F;
        out.left[i] = here * m_gain.left;
        out.right[i] = here * m_gain.right;
    }
}

} // namespace tablewood::sound
