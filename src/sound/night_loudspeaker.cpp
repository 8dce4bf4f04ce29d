#include "sound/night_loudspeaker.h"

#include "sound/night_player.h"

#include <algorithm>

namespace tablewood {

using namespace std::chrono_literals;

namespace {

constexpr auto watchInterval = 300ms;
constexpr qint64 frozenAfter = 2000; // milliseconds without an answer

} // namespace

NightLoudspeaker::NightLoudspeaker(SoundWay::Maker way, QObject* parent)
    : NightOutlet(parent), m_way(std::move(way))
{
    m_watch.setInterval(watchInterval);
    connect(&m_watch, &QTimer::timeout, this, &NightLoudspeaker::watch);
}

void NightLoudspeaker::begin(const NightSound& sound)
{
    if (!m_player) {
        m_player = new NightPlayer(m_way);
        connect(m_player, &NightPlayer::answered, this, [this](NightSoundState state) {
            m_isAsked = false;
            m_sinceAnswer.start();
            if (state == NightSoundState::off && m_isWanted) // from a night before
                return;
            setState(state);
            if (state == NightSoundState::off)
                m_watch.stop();
        });
        m_thread.start(m_player);
    }
    m_isWanted = true;
    m_sinceAnswer.start();
    m_isAsked = false;
    if (m_state != NightSoundState::frozen)
        setState(NightSoundState::opening);
    ask([sound](NightPlayer& player) { player.begin(sound); });
    m_watch.start();
    watch();
}

void NightLoudspeaker::setHiding(bool isHiding)
{
    ask([isHiding](NightPlayer& player) { player.setHiding(isHiding); });
}

void NightLoudspeaker::setLevels(const SoundscapeLevels& levels)
{
    ask([levels](NightPlayer& player) { player.setLevels(levels); });
}

void NightLoudspeaker::setVolumes(const NightVolumes& volumes)
{
    ask([volumes](NightPlayer& player) { player.setVolumes(volumes); });
}

void NightLoudspeaker::say(const VoiceClip& clip, std::chrono::milliseconds in)
{
    if (m_state == NightSoundState::frozen) // would only be heard late, all at once
        return;
    ask([clip, when = std::chrono::steady_clock::now() + in](NightPlayer& player) {
        player.say(clip, when);
    });
}

void NightLoudspeaker::play(const TrackClip& track)
{
    ask([track](NightPlayer& player) { player.play(track); });
}

void NightLoudspeaker::hush()
{
    ask([](NightPlayer& player) { player.hush(); });
}

void NightLoudspeaker::end(std::chrono::milliseconds in)
{
    m_isWanted = false;
    ask([in](NightPlayer& player) { player.end(in); });
}

void NightLoudspeaker::ask(std::function<void(NightPlayer&)> what)
{
    if (m_player)
        QMetaObject::invokeMethod(
            m_player, [player = m_player, what = std::move(what)] { what(*player); }, Qt::QueuedConnection);
}

void NightLoudspeaker::watch()
{
    if (m_isAsked) {
        if (m_sinceAnswer.elapsed() > frozenAfter)
            setState(NightSoundState::frozen);
        return;
    }
    m_isAsked = true;
    ask([](NightPlayer& player) { player.answer(); });
}

void NightLoudspeaker::setState(NightSoundState state)
{
    if (state == m_state)
        return;
    m_state = state;
    Q_EMIT stateChanged();
}

} // namespace tablewood
