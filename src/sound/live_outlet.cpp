#include "sound/live_outlet.h"

#include <algorithm>

namespace tablewood {

using namespace std::chrono_literals;

LiveOutlet::LiveOutlet(NightOutlet& below, LiveVoice& voice, QObject* parent)
    : NightOutlet(parent), m_below(below), m_voice(voice)
{
    m_due.setSingleShot(true);
    m_due.setTimerType(Qt::PreciseTimer);
    connect(&m_due, &QTimer::timeout, this, &LiveOutlet::sayLive);
    m_ending.setSingleShot(true);
    connect(&m_ending, &QTimer::timeout, this, [this] {
        m_due.stop();
        m_voice.hush();
    });
    connect(&below, &NightOutlet::stateChanged, this, &NightOutlet::stateChanged);
}

void LiveOutlet::begin(const NightSound& sound)
{
    m_volumes = sound.volumes;
    m_ending.stop();
    m_below.begin(sound);
}

void LiveOutlet::setVolumes(const NightVolumes& volumes)
{
    m_volumes = volumes;
    m_below.setVolumes(volumes);
    if (m_volumes.voice * m_volumes.master <= 0.0F)
        m_voice.hush();
}

void LiveOutlet::say(const VoiceClip& clip, std::chrono::milliseconds in)
{
    m_below.say(clip, in);
    m_due.stop();
    m_voice.hush();
    if (!clip || !clip->live || in < -LiveVoice::kMostLate)
        return;
    m_line = clip;
    m_due.start(std::max(0ms, in));
}

void LiveOutlet::sayLive()
{
    if (const float volume = m_volumes.voice * m_volumes.master; volume > 0.0F)
        m_voice.say(*m_line->live, volume);
}

void LiveOutlet::hush()
{
    m_due.stop();
    m_voice.hush();
    m_below.hush();
}

void LiveOutlet::end(std::chrono::milliseconds in)
{
    m_ending.start(in);
    m_below.end(in);
}

} // namespace tablewood
