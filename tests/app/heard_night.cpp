#include "heard_night.h"

#include "sound/night_outlet.h"

#include <QTimer>

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <mutex>
#include <numeric>

namespace tablewood {

using namespace std::chrono_literals;

/// What was handed on, with the moment at which its first sample is heard.
struct NightTape
{
    std::mutex mutex;
    HeardSound sound;
    std::atomic<bool> isPluggedIn = true;

    /// What is taken from now on is heard from now on. Where a device was pulled out it is silent until then.
    void begin(HeardSound::Moment now, bool isAgain)
    {
        const std::scoped_lock lock(mutex);
        if (!isAgain)
            sound = {now, {}};
        cut(now);
    }
    void take(std::span<const StereoFrame> frames)
    {
        const std::scoped_lock lock(mutex);
        for (const StereoFrame& frame : frames)
            sound.samples.push_back((frame.left + frame.right) / 2.0F);
    }
    /// What was handed on and not heard yet is lost.
    void tear(HeardSound::Moment now)
    {
        const std::scoped_lock lock(mutex);
        cut(now);
    }

private:
    void cut(HeardSound::Moment now)
    {
        sound.samples.resize(static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, sound.frameAt(now))));
    }
};

namespace {

/// Frames that a loudspeaker takes ahead of what is heard.
constexpr std::int64_t kAhead = nightSampleRate * NightOutlet::kHandedOn.count() / 1000;

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

constexpr std::size_t kPart = nightSampleRate / 10;

std::ptrdiff_t loudestFrame(const std::vector<float>& clip)
{
    std::ptrdiff_t loudest = 0;
    double most = -1;
    for (std::size_t at = 0; at + kPart <= clip.size(); at += kPart / 4) {
        const double power = powerOf(clip.data() + at, kPart);
        if (power > most) {
            most = power;
            loudest = static_cast<std::ptrdiff_t>(at);
        }
    }
    return loudest;
}

/// Takes frames as fast as a device plays them.
class Ear : public SoundWay
{
public:
    Ear(Fill fill, std::shared_ptr<NightTape> tape)
        : m_fill(std::move(fill)), m_tape(std::move(tape)), m_feeding(this)
    {
        m_feeding.setTimerType(Qt::PreciseTimer);
        m_feeding.setInterval(10ms);
        connect(&m_feeding, &QTimer::timeout, this, &Ear::feed);
    }
    bool open() override
    {
        if (!m_tape->isPluggedIn)
            return false;
        if (!m_isOpen) {
            m_isOpen = true;
            m_handed = 0;
            m_begin = std::chrono::steady_clock::now();
            m_tape->begin(m_begin, m_isLost);
            m_isLost = false;
            m_feeding.start();
        }
        return true;
    }
    void close(bool) override
    {
        m_isOpen = false;
        m_isLost = false;
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
        if (!m_tape->isPluggedIn) {
            close(false);
            m_isLost = true;
            m_tape->tear(std::chrono::steady_clock::now());
            Q_EMIT lost();
            return;
        }
        std::array<StereoFrame, 480> part{};
        while (m_isOpen && m_handed - played() + static_cast<std::int64_t>(part.size()) <= kAhead) {
            m_fill(part);
            m_tape->take(part);
            m_handed += static_cast<std::int64_t>(part.size());
        }
    }

    Fill m_fill;
    std::shared_ptr<NightTape> m_tape;
    QTimer m_feeding;
    HeardSound::Moment m_begin;
    std::int64_t m_handed = 0;
    bool m_isOpen = false;
    bool m_isLost = false;
};

} // namespace

std::vector<float> loudestPart(const std::vector<float>& clip)
{
    const auto begin = clip.begin() + loudestFrame(clip);
    return {begin, begin + static_cast<std::ptrdiff_t>(std::min(kPart, clip.size()))};
}

HeardNight::HeardNight() : m_tape(std::make_shared<NightTape>()) {}
HeardNight::~HeardNight() = default;

SoundWay::Maker HeardNight::way()
{
    return [tape = m_tape](SoundWay::Fill fill) -> std::unique_ptr<SoundWay> {
        return std::make_unique<Ear>(std::move(fill), tape);
    };
}

HeardSound HeardNight::sound() const
{
    const std::scoped_lock lock(m_tape->mutex);
    return m_tape->sound;
}

void HeardNight::pullOut() { m_tape->isPluggedIn = false; }

void HeardNight::plugIn() { m_tape->isPluggedIn = true; }

std::ptrdiff_t HeardSound::frameAt(Moment moment) const
{
    return std::chrono::duration_cast<std::chrono::microseconds>(moment - begin).count() * nightSampleRate /
           1'000'000;
}

FoundLine HeardSound::find(const std::vector<float>& clip, Moment about,
                           std::chrono::milliseconds reach) const
{
    const std::ptrdiff_t far = reach.count() * nightSampleRate / 1000;
    const std::ptrdiff_t middle = frameAt(about);
    FoundLine found = findBetween(clip, middle - far, middle + far);
    found.lateBy -= reach;
    return found;
}

FoundLine HeardSound::findBetween(const std::vector<float>& clip, std::ptrdiff_t from,
                                  std::ptrdiff_t to) const
{
    const auto last = static_cast<std::ptrdiff_t>(samples.size()) - static_cast<std::ptrdiff_t>(clip.size());
    if (last < 0)
        return {};
    std::ptrdiff_t best = 0;
    double likeness = -1;
    const auto look = [&](const std::vector<float>& part, std::ptrdiff_t offset, std::ptrdiff_t first,
                          std::ptrdiff_t end, std::ptrdiff_t by, std::size_t step) {
        likeness = -1;
        for (std::ptrdiff_t at = std::max<std::ptrdiff_t>(0, first); at <= std::min(end, last); at += by) {
            const double now = likenessOf(part, samples.data() + at + offset, step);
            if (now > likeness) {
                likeness = now;
                best = at;
            }
        }
    };
    look(loudestPart(clip), loudestFrame(clip), from, to, 3, 7);
    look(clip, 0, best - 6, best + 6, 1, 1);
    // What is heard beside the line: its own loudness in there taken out.
    double both = 0;
    double one = 0;
    for (std::size_t i = 0; i < clip.size(); ++i) {
        both +=
            static_cast<double>(clip[i]) * static_cast<double>(samples[static_cast<std::size_t>(best) + i]);
        one += static_cast<double>(clip[i]) * static_cast<double>(clip[i]);
    }
    const double gain = both / std::max(one, 1e-12);
    std::vector<float> rest(clip.size());
    for (std::size_t i = 0; i < clip.size(); ++i)
        rest[i] = samples[static_cast<std::size_t>(best) + i] - static_cast<float>(gain) * clip[i];
    FoundLine found;
    found.likeness = likeness;
    found.lateBy = std::chrono::milliseconds((best - from) * 1000 / nightSampleRate);
    found.aboveForest = 10 * std::log10(gain * gain * powerOf(clip.data(), clip.size()) /
                                        std::max(powerOf(rest.data(), rest.size()), 1e-12));
    return found;
}

double HeardSound::decibels(Moment from, std::chrono::milliseconds length) const
{
    const auto first = static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, frameAt(from)));
    const auto count = static_cast<std::size_t>(length.count()) * nightSampleRate / 1000;
    if (first + count > samples.size())
        return -200;
    return 10 * std::log10(std::max(powerOf(samples.data() + first, count), 1e-20));
}

} // namespace tablewood
