#pragma once

#include "sound/night_outlet.h"

#include <QString>

#include <optional>
#include <vector>

namespace tablewood {

/// Stands in the place of the loudspeaker: mixes a night as that does, into memory, by a time of its own. The
/// forest is the same one each time: its chance has nothing to do with the night.
class MixedNight : public NightOutlet
{
public:
    void begin(const NightSound& sound) override;
    void setHiding(bool isHiding) override;
    void setLevels(const SoundscapeLevels& levels) override;
    void setVolumes(const NightVolumes& volumes) override;
    void say(const VoiceClip& clip, std::chrono::milliseconds in) override;
    void play(const TrackClip& track) override;
    void hush() override;
    void end(std::chrono::milliseconds in) override;
    NightSoundState state() const override { return NightSoundState::playing; }

    /// Lets so much time be heard.
    void pass(double seconds);
    /// How many lines were said so far.
    int lines() const { return m_lines; }
    /// Time heard so far, in seconds.
    double heard() const { return static_cast<double>(m_frames.size()) / nightSampleRate; }
    const std::vector<StereoFrame>& frames() const { return m_frames; }
    /// How loud it was from one time to another, in dB below full scale.
    double level(double from, double until) const;
    void save(const QString& file) const;

private:
    std::optional<NightMix> m_mix;
    std::vector<StereoFrame> m_frames;
    int m_lines = 0;
};

} // namespace tablewood
