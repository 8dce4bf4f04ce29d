#pragma once

#include "sound/night_outlet.h"
#include "sound/sound_thread.h"
#include "sound/sound_way.h"

#include <QElapsedTimer>
#include <QTimer>

#include <functional>

namespace tablewood {

class NightPlayer;

/// A night on the system's loudspeaker, mixed on a thread of its own. A watchdog sees when that thread no
/// longer answers, because a sound server holds it up; a device that has gone is looked for again and again.
class NightLoudspeaker : public NightOutlet
{
    Q_OBJECT

public:
    /// Without a maker it goes to the system's loudspeaker.
    explicit NightLoudspeaker(SoundWay::Maker way = {}, QObject* parent = nullptr);

    void begin(const NightSound& sound) override;
    void setHiding(bool isHiding) override;
    void setLevels(const SoundscapeLevels& levels) override;
    void setVolumes(const NightVolumes& volumes) override;
    void say(const VoiceClip& clip, std::chrono::milliseconds in) override;
    void play(const TrackClip& track) override;
    void hush() override;
    void end(std::chrono::milliseconds in) override;
    NightSoundState state() const override { return m_state; }

private:
    /// Has something done on the player's thread; false if nobody does it there any more.
    void ask(std::function<void(NightPlayer&)> what);
    void watch();
    void setState(NightSoundState state);

    SoundWay::Maker m_way;
    SoundThread m_thread;
    NightPlayer* m_player = nullptr; // lives on m_thread, which deletes it
    QTimer m_watch;
    QElapsedTimer m_sinceAnswer;
    bool m_isAsked = false;
    bool m_isWanted = false;
    NightSoundState m_state = NightSoundState::off;
};

} // namespace tablewood
