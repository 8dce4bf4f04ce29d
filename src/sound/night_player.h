#pragma once

#include "sound/night_outlet.h"
#include "sound/sound_way.h"

#include <QTimer>

#include <chrono>
#include <optional>

namespace tablewood {

/// Mixes a night and hands it to the loudspeaker, on the thread of the sound. Where there is none it waits
/// for one to come, and then goes on with what is being said at that moment.
class NightPlayer : public QObject
{
    Q_OBJECT

public:
    using Moment = std::chrono::steady_clock::time_point;

    /// Without a maker it goes to the system's loudspeaker.
    explicit NightPlayer(const SoundWay::Maker& way = {}, QObject* parent = nullptr);

    void begin(const NightSound& sound);
    void setHiding(bool isHiding);
    void setLevels(const SoundscapeLevels& levels);
    void setVolumes(const NightVolumes& volumes);
    void say(const VoiceClip& clip, Moment when);
    void play(const TrackClip& track);
    void hush();
    void end(std::chrono::milliseconds in);
    /// Says answered() with how things are.
    void answer();

Q_SIGNALS:
    void answered(tablewood::NightSoundState state);

private:
    struct Line
    {
        VoiceClip clip;
        Moment when;
    };

    void open();
    void speak(const Line& line);
    void finish();

    std::optional<NightMix> m_mix;
    std::unique_ptr<SoundWay> m_loudspeaker;
    QTimer m_reopening;
    QTimer m_finishing;
    /// The line that was said last, or is to be said next.
    std::optional<Line> m_line;
};

} // namespace tablewood
