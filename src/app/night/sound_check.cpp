#include "app/night/sound_check.h"

#include "app/night/night_voice.h"

namespace tablewood {

using namespace std::chrono_literals;

namespace {

/// The forest is heard this long before and after the line.
constexpr NightTime kBefore = 2s;
constexpr NightTime kAfter = 4s;
constexpr NightTime kFade = 1500ms;

} // namespace

SoundCheck::SoundCheck(NightOutlet& outlet, QObject* parent) : QObject(parent), m_outlet(outlet)
{
    m_end.setSingleShot(true);
    connect(&m_end, &QTimer::timeout, this, qOverload<>(&SoundCheck::end));
}

void SoundCheck::begin(const NightSound& sound, const VoiceClip& clip)
{
    m_isOn = true;
    m_outlet.begin(sound);
    m_outlet.setHiding(true);
    if (clip)
        m_outlet.say(clip, kBefore);
    m_end.start(kBefore + (clip ? lengthOf(clip) : NightTime{}) + kAfter);
    Q_EMIT changed();
}

void SoundCheck::end() { end(kFade); }

void SoundCheck::cut() { end({}); }

void SoundCheck::end(std::chrono::milliseconds fade)
{
    if (!m_isOn)
        return;
    giveWay();
    m_outlet.end(fade);
    Q_EMIT changed();
}

void SoundCheck::giveWay()
{
    if (!m_isOn)
        return;
    m_isOn = false;
    m_end.stop();
    m_outlet.hush();
}

} // namespace tablewood
