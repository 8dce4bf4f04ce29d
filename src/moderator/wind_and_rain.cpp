#include "moderator/wind_and_rain.h"

namespace tablewood::sound {

namespace {

/// The same noise runs through both ears' filters side by side: about twice as quick as one after the other.
template <typename Ears, typename Filter>
void makeEars(Block& out, Noise& noise, Ears& ears, const Filter& filter)
{
    for (std::size_t i = 0; i < blockFrames; ++i) {
        const StereoFrame white = noise.pair();
        out.left[i] = filter(ears[0], 0, i, white.left);
        out.right[i] = filter(ears[1], 1, i, white.right);
    }
}

} // namespace

Wind::Wind(std::uint64_t seed)
    : m_noise(seed, 1), m_swell({seed, 2}, 17.0F), m_gust({seed, 3}, 4.5F),
      m_flutter({seed, 4}, 0.7F), m_ears{Ear{{{seed, 5}, 2.3F}, {{seed, 6}, 3.1F}, {}, {}, {}, {}, {}},
                                         Ear{{{seed, 7}, 2.3F}, {{seed, 8}, 3.1F}, {}, {}, {}, {}, {}}}
{
}

void Wind::make(Block& out)
{
    const float common = 0.5F + 0.24F * m_swell.next() + 0.18F * m_gust.next() + 0.05F * m_flutter.next();
    std::array<Ramp, 2> loudness;
    std::array<Ramp, 2> hollow;
    std::array<float, 2> cutoff{};
    for (std::size_t side = 0; side < 2; ++side) {
        Ear& ear = m_ears[side];
        const float force = std::clamp(common + 0.14F * ear.gust.next(), 0.05F, 1.0F);
        cutoff[side] = smoothing(110.0F + 430.0F * force);
        ear.hollow.tune(330.0F + 260.0F * force + 70.0F * ear.pitch.next(), 3.5F);
        loudness[side] = {ear.loudness, 0.45F + 1.1F * force};
        hollow[side] = {ear.hollowLoudness, 0.24F * force * force};
        ear.loudness = loudness[side].to;
        ear.hollowLoudness = hollow[side].to;
    }
    const float breathing = smoothing(1400.0F);
    const float ground = smoothing(45.0F);
    makeEars(out, m_noise, m_ears, [&](Ear& ear, std::size_t side, std::size_t i, float white) {
        const float deep = ear.second.next(ear.first.next(white, cutoff[side]), cutoff[side]);
        const float body = deep - ear.ground.next(deep, ground) + 0.045F * ear.breath.next(white, breathing);
        return body * loudness[side].at(i) + ear.hollow.next(white) * hollow[side].at(i);
    });
}

Leaves::Leaves(std::uint64_t seed)
    : m_noise(seed, 11), m_ears{Ear{{{seed, 12}, 1.1F}, {}, {}, {}}, Ear{{{seed, 13}, 1.1F}, {}, {}, {}}}
{
}

void Leaves::make(Block& out)
{
    std::array<Ramp, 2> loudness;
    for (std::size_t side = 0; side < 2; ++side) {
        Ear& ear = m_ears[side];
        loudness[side] = {ear.loudness, 1.0F + 0.18F * ear.stir.next()};
        ear.loudness = loudness[side].to;
    }
    const float first = smoothing(1800.0F);
    const float second = smoothing(6500.0F);
    const float ground = smoothing(700.0F);
    makeEars(out, m_noise, m_ears, [&](Ear& ear, std::size_t side, std::size_t i, float white) {
        const float soft = ear.second.next(ear.first.next(white, first), second);
        return (soft - ear.ground.next(soft, ground)) * loudness[side].at(i);
    });
}

Rain::Rain(std::uint64_t seed)
    : m_noise(seed, 21), m_chance(seed, 22),
      m_shower({seed, 23}, 13.0F), m_ears{Ear{{{seed, 24}, 2.9F}, {}, {}, {}},
                                          Ear{{{seed, 25}, 2.9F}, {}, {}, {}}},
      m_drops(48)
{
}

void Rain::fall(std::size_t at, float strength)
{
    const float nearness = m_chance.mostlyNear(1.0F, 12.0F) / 12.0F;
    const float hertz = 1200.0F * std::exp2(m_chance.between(0.0F, 2.9F)); // to 9 kHz, each octave alike
    const float seconds = m_chance.between(4.0F, 11.0F) / hertz;
    const float gain = strength * 1.1F * nearness * nearness * (700.0F / hertz + 0.5F);
    m_drops.strike({hertz, seconds, 0.0003F, placed(m_chance.next(), gain), at});
}

void Rain::make(Block& out)
{
    const float shower = m_shower.next();
    std::array<Ramp, 2> loudness;
    for (std::size_t side = 0; side < 2; ++side) {
        Ear& ear = m_ears[side];
        loudness[side] = {ear.loudness, 1.0F + 0.22F * shower + 0.1F * ear.gust.next()};
        ear.loudness = loudness[side].to;
    }
    const float bright = smoothing(4500.0F);
    const float dull = smoothing(1100.0F);
    const float ground = smoothing(260.0F);
    makeEars(out, m_noise, m_ears, [&](Ear& ear, std::size_t side, std::size_t i, float white) {
        const float broad = 0.17F * ear.bright.next(white, bright) + 0.5F * ear.dull.next(white, dull);
        return (broad - ear.ground.next(broad, ground)) * loudness[side].at(i);
    });

    const float dropsASecond = 260.0F * (1.0F + 0.5F * shower);
    while (m_untilDrop < static_cast<float>(blockFrames)) {
        fall(static_cast<std::size_t>(m_untilDrop), 1.0F + 0.3F * shower);
        m_untilDrop += m_chance.wait(nightSampleRate / dropsASecond);
    }
    m_untilDrop -= static_cast<float>(blockFrames);
    m_drops.addTo(out);
}

} // namespace tablewood::sound
