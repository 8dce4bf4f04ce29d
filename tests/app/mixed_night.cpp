#include "mixed_night.h"

#include "moderator/wav.h"

#include <QFile>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tablewood {

namespace {

constexpr std::uint64_t kSeed = 7;

} // namespace

void MixedNight::begin(const NightSound& sound)
{
    m_mix.emplace(kSeed);
    m_mix->setVolumes(sound.volumes);
    m_mix->setLevels(sound.levels);
    m_mix->fadeAmbience(0.0F, 0.0F);
    m_mix->fadeAmbience(1.0F, kDuskSeconds);
    for (const TrackClip& track : sound.tracks)
        play(track);
}

void MixedNight::setHiding(bool isHiding)
{
    if (m_mix)
        m_mix->setHiding(isHiding);
}

void MixedNight::setLevels(const SoundscapeLevels& levels)
{
    if (m_mix)
        m_mix->setLevels(levels);
}

void MixedNight::setVolumes(const NightVolumes& volumes)
{
    if (m_mix)
        m_mix->setVolumes(volumes);
}

void MixedNight::say(const VoiceClip& clip, std::chrono::milliseconds in)
{
    if (!m_mix)
        return;
    ++m_lines;
    const auto frames = static_cast<std::int64_t>(in.count()) * nightSampleRate / 1000;
    m_mix->speak(clip, m_mix->position() + std::max<std::int64_t>(0, frames),
                 std::max<std::int64_t>(0, -frames));
}

void MixedNight::play(const TrackClip& track)
{
    if (m_mix)
        m_mix->play(track, 1.0F, kTrackFadeSeconds);
}

void MixedNight::hush()
{
    if (m_mix)
        m_mix->fallSilent();
}

void MixedNight::end(std::chrono::milliseconds in)
{
    if (!m_mix)
        return;
    m_mix->setHiding(false);
    const float seconds = std::chrono::duration<float>(in).count();
    m_mix->fadeAmbience(0.0F, seconds);
    m_mix->stopTracks(seconds);
}

void MixedNight::pass(double seconds)
{
    if (!m_mix)
        return;
    const std::size_t before = m_frames.size();
    m_frames.resize(before + static_cast<std::size_t>(seconds * nightSampleRate));
    m_mix->fill(std::span(m_frames).subspan(before));
}

double MixedNight::level(double from, double until) const
{
    const auto at = [&](double seconds) {
        return m_frames.begin() + static_cast<std::ptrdiff_t>(std::min(seconds, heard()) * nightSampleRate);
    };
    const auto count = std::max<std::ptrdiff_t>(1, at(until) - at(from));
    const double sum = std::accumulate(at(from), at(until), 0.0, [](double so, const StereoFrame& frame) {
        return so + static_cast<double>(frame.left) * static_cast<double>(frame.left);
    });
    return 10.0 * std::log10(sum / static_cast<double>(count) + 1e-12);
}

void MixedNight::save(const QString& name) const
{
    QFile file(name);
    if (!file.open(QIODevice::WriteOnly))
        return;
    const auto header = wavHeader(static_cast<std::uint32_t>(m_frames.size()));
    const auto body = wavFrames(m_frames);
    file.write(header.data(), header.size());
    file.write(body.data(), static_cast<qint64>(body.size()));
}

} // namespace tablewood
