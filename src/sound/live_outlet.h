#pragma once

#include "sound/live_voice.h"
#include "sound/night_outlet.h"

#include <QTimer>

namespace tablewood {

/// An outlet whose lines may be said by the system's voice: those go to it at their time, and on to the
/// outlet below, which makes room for them.
class LiveOutlet : public NightOutlet
{
    Q_OBJECT

public:
    /// Both live longer than this.
    LiveOutlet(NightOutlet& below, LiveVoice& voice, QObject* parent = nullptr);

    void begin(const NightSound& sound) override;
    void setHiding(bool isHiding) override { m_below.setHiding(isHiding); }
    void setLevels(const SoundscapeLevels& levels) override { m_below.setLevels(levels); }
    void setVolumes(const NightVolumes& volumes) override;
    void say(const VoiceClip& clip, std::chrono::milliseconds in) override;
    void play(const TrackClip& track) override { m_below.play(track); }
    void hush() override;
    void end(std::chrono::milliseconds in) override;
    NightSoundState state() const override { return m_below.state(); }

private:
    void sayLive();

    NightOutlet& m_below;
    LiveVoice& m_voice;
    NightVolumes m_volumes;
    QTimer m_due;
    QTimer m_ending;
    VoiceClip m_line;
};

} // namespace tablewood
