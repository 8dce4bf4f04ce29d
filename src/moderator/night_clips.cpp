#include "moderator/night_clips.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

namespace tablewood {

namespace {

constexpr float pcmScale = 1.0F / 32768.0F;
constexpr double pi = std::numbers::pi;

/// Changes a recording's rate with a windowed sinc that is symmetric about each new sample: nothing is moved
/// in time.
class Resampler
{
public:
    explicit Resampler(int rate)
        : m_up(nightSampleRate / std::gcd(nightSampleRate, rate)),
          m_down(rate / std::gcd(nightSampleRate, rate)),
          m_band(std::min(1.0, static_cast<double>(nightSampleRate) / rate)),
          m_reach(static_cast<std::int64_t>(std::ceil(crossings / m_band))),
          m_kernels(static_cast<std::size_t>(m_up * 2 * m_reach))
    {
        for (std::int64_t phase = 0; phase < m_up; ++phase) {
            double sum = 0.0;
            for (std::int64_t tap = 0; tap < 2 * m_reach; ++tap) {
                const double distance = static_cast<double>(tap - m_reach + 1) -
                                        static_cast<double>(phase) / static_cast<double>(m_up);
                sum += at(phase, tap) = static_cast<float>(kernel(distance));
            }
            for (std::int64_t tap = 0; tap < 2 * m_reach; ++tap)
                at(phase, tap) /= static_cast<float>(sum);
        }
    }

    std::vector<float> operator()(std::span<const float> in) const
    {
        const auto count = static_cast<std::int64_t>(in.size());
        std::vector<float> out(static_cast<std::size_t>((count * m_up + m_down - 1) / m_down));
        for (std::size_t i = 0; i < out.size(); ++i) {
            const std::int64_t position = static_cast<std::int64_t>(i) * m_down;
            const std::int64_t first = position / m_up - m_reach + 1;
            const float* taps = &m_kernels[static_cast<std::size_t>(position % m_up * 2 * m_reach)];
            float sum = 0.0F;
            for (std::int64_t k = std::max<std::int64_t>(0, -first); k < std::min(2 * m_reach, count - first);
                 ++k)
                sum += taps[k] * in[static_cast<std::size_t>(first + k)];
            out[i] = sum;
        }
        return out;
    }

private:
    static constexpr double crossings = 24.0;

    float& at(std::int64_t phase, std::int64_t tap)
    {
        return m_kernels[static_cast<std::size_t>(phase * 2 * m_reach + tap)];
    }

    double kernel(double distance) const
    {
        constexpr double inside = 0.94; // leaves room to fall off below the highest frequency
        const double x = distance * m_band;
        if (std::abs(x) >= crossings)
            return 0.0;
        const double sinc = x == 0.0 ? 1.0 : std::sin(pi * x * inside) / (pi * x * inside);
        const double w = x / crossings;
        return sinc * (0.42 + 0.5 * std::cos(pi * w) + 0.08 * std::cos(2.0 * pi * w));
    }

    std::int64_t m_up;
    std::int64_t m_down;
    double m_band;
    std::int64_t m_reach;
    std::vector<float> m_kernels;
};

std::vector<float> atNightRate(std::vector<float> samples, int rate)
{
    return rate == nightSampleRate ? samples : Resampler(rate)(samples);
}

/// The gain that brings a level to `decibels`; silence stays silence, and a whisper does not become a storm.
float gainTo(float decibels, float level)
{
    constexpr float most = 30.0F;
    return level > 0.0F ? std::min(most, sound::fromDecibels(decibels) / level) : 1.0F;
}

} // namespace

bool isReadableRate(int rate) { return rate >= 4000 && rate <= 192000; }

float speechLevel(std::span<const float> samples)
{
    constexpr std::size_t piece = nightSampleRate / 50;
    constexpr double pause = 0.01; // of the loudest piece's power: 20 dB below it
    std::vector<double> powers;
    powers.reserve(samples.size() / piece + 1);
    for (std::size_t at = 0; at < samples.size(); at += piece) {
        const std::span<const float> part = samples.subspan(at, std::min(piece, samples.size() - at));
        double power = 0.0;
        for (const float sample : part)
            power += static_cast<double>(sample) * static_cast<double>(sample);
        powers.push_back(power / static_cast<double>(part.size()));
    }
    if (powers.empty())
        return 0.0F;
    const double least = *std::max_element(powers.begin(), powers.end()) * pause;
    double sum = 0.0;
    double count = 0.0;
    for (const double power : powers) {
        sum += power >= least ? power : 0.0;
        count += power >= least ? 1.0 : 0.0;
    }
    return static_cast<float>(std::sqrt(sum / count));
}

VoiceClip prepareVoice(std::span<const std::int16_t> pcm, int rate)
{
    if (pcm.empty() || !isReadableRate(rate))
        return nullptr;
    std::vector<float> samples(pcm.size());
    std::transform(pcm.begin(), pcm.end(), samples.begin(),
                   [](std::int16_t s) { return static_cast<float>(s) * pcmScale; });
    samples = atNightRate(std::move(samples), rate);
    const float gain = gainTo(voiceDecibels, speechLevel(samples));
    const auto softened = [&](std::size_t fromEdge, std::size_t length) {
        return std::min(1.0F, static_cast<float>(fromEdge) / static_cast<float>(length));
    };
    constexpr std::size_t begin = nightSampleRate / 500;
    constexpr std::size_t end = nightSampleRate / 100;
    for (std::size_t i = 0; i < samples.size(); ++i)
        samples[i] *= gain * softened(i + 1, begin) * softened(samples.size() - 1 - i, end);
    return std::make_shared<const SpokenLine>(SpokenLine{std::move(samples)});
}

TrackClip prepareTrack(std::span<const PcmFrame> pcm, int rate)
{
    if (pcm.empty() || !isReadableRate(rate))
        return nullptr;
    const auto ear = [&](auto side) {
        std::vector<float> samples(pcm.size());
        std::transform(pcm.begin(), pcm.end(), samples.begin(),
                       [&](const PcmFrame& frame) { return static_cast<float>(frame.*side) * pcmScale; });
        return atNightRate(std::move(samples), rate);
    };
    const std::vector<float> left = ear(&PcmFrame::left);
    const std::vector<float> right = ear(&PcmFrame::right);
    auto track = std::make_shared<Track>();
    track->frames.resize(left.size());
    double power = 0.0;
    for (std::size_t i = 0; i < left.size(); ++i) {
        power += static_cast<double>(left[i] * left[i] + right[i] * right[i]) / 2.0;
        track->frames[i] = {pcmOf(left[i]), pcmOf(right[i])};
    }
    track->gain =
        gainTo(trackDecibels, static_cast<float>(std::sqrt(power / static_cast<double>(left.size())))) *
        pcmScale;
    return track;
}

} // namespace tablewood
