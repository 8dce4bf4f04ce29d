#include "heard_night.h"

#include "app/night_outlet.h"

#include <QTimer>

#include <algorithm>
#include <array>
#include <cmath>
#include <mutex>
#include <numeric>

namespace tablewood::journeys {

using namespace std::chrono_literals;

/// What was handed on, with the moment at which its first sample is heard.
struct HeardNight::Tape
{
    std::mutex mutex;
    Moment begin;
    std::vector<float> samples;
};

namespace {

/// Frames that a loudspeaker takes ahead of what is heard.
constexpr std::int64_t kAhead = nightSampleRate * NightOutlet::kHandedOn.count() / 1000;
/// How far from its moment a line is looked for.
constexpr std::ptrdiff_t kReach = nightSampleRate * 3 / 10;

double powerOf(const float* samples, std::size_t count)
{
    double sum = 0;
    for (std::size_t i = 0; i < count; ++i)
        sum += static_cast<double>(samples[i]) * static_cast<double>(samples[i]);
    return sum / static_cast<double>(std::max<std::size_t>(1, count));
}

double likenessOf(const std::vector<float>& clip, const float* sound, std::size_t step)
{
    double both = 0;
    double one = 0;
    double other = 0;
    for (std::size_t i = 0; i < clip.size(); i += step) {
        both += static_cast<double>(clip[i]) * static_cast<double>(sound[i]);
        one += static_cast<double>(clip[i]) * static_cast<double>(clip[i]);
        other += static_cast<double>(sound[i]) * static_cast<double>(sound[i]);
    }
    return one > 0 && other > 0 ? both / std::sqrt(one * other) : 0;
}

/// Takes frames as fast as a device plays them.
class Ear : public SoundWay
{
public:
    Ear(Fill fill, std::function<void(std::span<const StereoFrame>)> take, std::function<void(Moment)> begins)
        : m_fill(std::move(fill)), m_take(std::move(take)), m_begins(std::move(begins)), m_feeding(this)
    {
        m_feeding.setTimerType(Qt::PreciseTimer);
        m_feeding.setInterval(10ms);
        connect(&m_feeding, &QTimer::timeout, this, &Ear::feed);
    }
    bool open() override
    {
        if (!m_isOpen) {
            m_isOpen = true;
            m_handed = 0;
            m_begin = std::chrono::steady_clock::now();
            m_begins(m_begin);
            m_feeding.start();
        }
        return true;
    }
    void close(bool) override
    {
        m_isOpen = false;
        m_feeding.stop();
    }
    bool isOpen() const override { return m_isOpen; }
    std::int64_t buffered() const override { return m_isOpen ? m_handed - played() : 0; }

private:
    std::int64_t played() const
    {
        const auto gone = std::chrono::steady_clock::now() - m_begin;
        return std::min(m_handed, std::chrono::duration_cast<std::chrono::microseconds>(gone).count() *
                                      nightSampleRate / 1'000'000);
    }
    void feed()
    {
        std::array<StereoFrame, 480> part{};
        while (m_isOpen && m_handed - played() + static_cast<std::int64_t>(part.size()) <= kAhead) {
            m_fill(part);
            m_take(part);
            m_handed += static_cast<std::int64_t>(part.size());
        }
    }

    Fill m_fill;
    std::function<void(std::span<const StereoFrame>)> m_take;
    std::function<void(Moment)> m_begins;
    QTimer m_feeding;
    Moment m_begin;
    std::int64_t m_handed = 0;
    bool m_isOpen = false;
};

} // namespace

HeardNight::HeardNight() : m_tape(std::make_shared<Tape>()) {}
HeardNight::~HeardNight() = default;

SoundWay::Maker HeardNight::way()
{
    return [tape = m_tape](SoundWay::Fill fill) -> std::unique_ptr<SoundWay> {
        return std::make_unique<Ear>(
            std::move(fill),
            [tape](std::span<const StereoFrame> frames) {
                const std::scoped_lock lock(tape->mutex);
                for (const StereoFrame& frame : frames)
                    tape->samples.push_back((frame.left + frame.right) / 2.0F);
            },
            [tape](Moment begin) {
                const std::scoped_lock lock(tape->mutex);
                tape->begin = begin;
                tape->samples.clear();
            });
    };
}

std::vector<float> HeardNight::takeSamples() const
{
    const std::scoped_lock lock(m_tape->mutex);
    return m_tape->samples;
}

std::ptrdiff_t HeardNight::frameAt(Moment moment) const
{
    const std::scoped_lock lock(m_tape->mutex);
    return std::chrono::duration_cast<std::chrono::microseconds>(moment - m_tape->begin).count() *
           nightSampleRate / 1'000'000;
}

Found HeardNight::find(const std::vector<float>& clip, const std::vector<float>& sound, Moment about) const
{
    const std::ptrdiff_t middle = frameAt(about);
    const auto last = static_cast<std::ptrdiff_t>(sound.size()) - static_cast<std::ptrdiff_t>(clip.size());
    std::ptrdiff_t best = 0;
    double likeness = -1;
    const auto look = [&](std::ptrdiff_t from, std::ptrdiff_t to, std::ptrdiff_t by, std::size_t step) {
        for (std::ptrdiff_t at = std::max<std::ptrdiff_t>(0, from); at <= std::min(to, last); at += by) {
            const double now = likenessOf(clip, sound.data() + at, step);
            if (now > likeness) {
                likeness = now;
                best = at;
            }
        }
    };
    look(middle - kReach, middle + kReach, 3, 7);
    likeness = -1;
    look(best - 6, best + 6, 1, 1);
    // What is heard beside the line: its own loudness in there taken out.
    double both = 0;
    double one = 0;
    for (std::size_t i = 0; i < clip.size(); ++i) {
        both += static_cast<double>(clip[i]) * static_cast<double>(sound[static_cast<std::size_t>(best) + i]);
        one += static_cast<double>(clip[i]) * static_cast<double>(clip[i]);
    }
    const double gain = both / std::max(one, 1e-12);
    std::vector<float> rest(clip.size());
    for (std::size_t i = 0; i < clip.size(); ++i)
        rest[i] = sound[static_cast<std::size_t>(best) + i] - static_cast<float>(gain) * clip[i];
    Found found;
    found.likeness = likeness;
    found.lateBy = std::chrono::milliseconds((best - middle) * 1000 / nightSampleRate);
    found.aboveForest = 10 * std::log10(gain * gain * powerOf(clip.data(), clip.size()) /
                                        std::max(powerOf(rest.data(), rest.size()), 1e-12));
    return found;
}

double HeardNight::decibels(const std::vector<float>& sound, Moment from,
                            std::chrono::milliseconds length) const
{
    const auto begin = static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, frameAt(from)));
    const auto count = static_cast<std::size_t>(length.count()) * nightSampleRate / 1000;
    if (begin + count > sound.size())
        return -200;
    return 10 * std::log10(std::max(powerOf(sound.data() + begin, count), 1e-20));
}

} // namespace tablewood::journeys
