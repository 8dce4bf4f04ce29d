#include "sound/night_player.h"

#include "sound/loudspeaker.h"

#include <algorithm>

namespace tablewood {

using namespace std::chrono_literals;

namespace {

constexpr auto reopenEvery = 2500ms; // a device that was pulled out and comes back
constexpr auto hushTime = 300ms;

} // namespace

NightPlayer::NightPlayer(const SoundWay::Maker& way, QObject* parent)
    : QObject(parent), m_reopening(this), m_finishing(this)
{
    const SoundWay::Fill fill = [this](std::span<StereoFrame> out) { m_mix->fill(out); };
    m_loudspeaker = way ? way(fill) : std::make_unique<Loudspeaker>(fill, NightOutlet::kHandedOn);
    m_loudspeaker->setParent(this); // goes to the same thread
    m_reopening.setInterval(reopenEvery);
    m_finishing.setSingleShot(true);
    connect(&m_reopening, &QTimer::timeout, this, &NightPlayer::open);
    connect(&m_finishing, &QTimer::timeout, this, &NightPlayer::finish);
    connect(m_loudspeaker.get(), &SoundWay::lost, this, [this] {
        m_reopening.start();
        answer();
    });
}

void NightPlayer::begin(const NightSound& sound)
{
    m_finishing.stop();
    m_line.reset();
    m_mix.emplace(sound.seed);
    m_mix->setVolumes(sound.volumes);
    m_mix->setLevels(sound.levels);
    m_mix->fadeAmbience(0.0F, 0.0F);
    m_mix->fadeAmbience(1.0F, kDuskSeconds);
    for (const TrackClip& track : sound.tracks)
        m_mix->play(track, 1.0F, kTrackFadeSeconds);
    open();
}

void NightPlayer::open()
{
    if (!m_mix || !m_loudspeaker->open()) {
        if (m_mix)
            m_reopening.start();
        return;
    }
    m_reopening.stop();
    if (m_line)
        speak(*m_line);
}

void NightPlayer::setHiding(bool isHiding)
{
    if (m_mix)
        m_mix->setHiding(isHiding);
}

void NightPlayer::setLevels(const SoundscapeLevels& levels)
{
    if (m_mix)
        m_mix->setLevels(levels);
}

void NightPlayer::setVolumes(const NightVolumes& volumes)
{
    if (m_mix)
        m_mix->setVolumes(volumes);
}

void NightPlayer::say(const VoiceClip& clip, Moment when)
{
    if (!m_mix || !clip)
        return;
    m_line = Line{clip, when};
    if (m_loudspeaker->isOpen())
        speak(*m_line);
}

void NightPlayer::speak(const Line& line)
{
    if (m_mix->isSpeaking()) // a long recording gives way
        m_mix->fallSilent();
    const auto in = std::chrono::duration<double>(line.when - std::chrono::steady_clock::now()).count();
    // The next sample is heard after all that the loudspeaker still holds.
    const auto until = static_cast<std::int64_t>(in * nightSampleRate) - m_loudspeaker->buffered();
    const std::int64_t from = std::max<std::int64_t>(0, -until);
    // A few milliseconds late it is said whole.
    const bool isLate = from > nightSampleRate / 4;
    m_mix->speak(line.clip, m_mix->position() + std::max<std::int64_t>(0, until), isLate ? from : 0);
}

void NightPlayer::play(const TrackClip& track)
{
    if (m_mix && !m_finishing.isActive())
        m_mix->play(track, 1.0F, kTrackFadeSeconds);
}

void NightPlayer::hush()
{
    m_line.reset();
    if (m_mix)
        m_mix->fallSilent();
}

void NightPlayer::end(std::chrono::milliseconds in)
{
    if (!m_mix)
        return;
    const float seconds = std::chrono::duration<float>(in).count();
    m_mix->setHiding(false);
    m_mix->fadeAmbience(0.0F, seconds);
    m_mix->stopTracks(seconds);
    m_finishing.start(in + hushTime);
}

void NightPlayer::finish()
{
    m_reopening.stop();
    m_loudspeaker->close();
    m_mix.reset();
    m_line.reset();
    answer();
}

void NightPlayer::answer()
{
    Q_EMIT answered(!m_mix                    ? NightSoundState::off
                    : m_loudspeaker->isOpen() ? NightSoundState::playing
                                              : NightSoundState::missing);
}

} // namespace tablewood
