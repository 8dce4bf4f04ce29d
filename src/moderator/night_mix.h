#pragma once

#include "moderator/ducking.h"
#include "moderator/limiter.h"
#include "moderator/night_clips.h"
#include "moderator/soundscape.h"
#include "moderator/wind_and_rain.h"

#include <cstdint>
#include <span>
#include <vector>

namespace tablewood {

/// The three volumes that a person sets: 0 is silent, 1 as loud as it is meant.
struct NightVolumes
{
    float voice = 1.0F;
    float ambience = 1.0F;
    float master = 1.0F;
};

/// All that is heard at night, put together: the soundscape, own tracks, and the voice above them. Knows no
/// device and no clock: its only time is the number of frames it has filled. The same calls at the same
/// frames give the same samples, however the buffers are cut. Filling allocates and frees nothing; everything
/// else may, so that all calls belong on the thread that fills.
class NightMix
{
public:
    /// More lines than these are never known ahead; what comes on top is not heard.
    static constexpr std::size_t voiceLimit = 8;
    static constexpr std::size_t trackLimit = 4;

    explicit NightMix(std::uint64_t seed);

    /// Sets the sounds of the forest; they come and go in Soundscape::fadeSeconds.
    void setLevels(const SoundscapeLevels& levels);
    /// Glides there quickly.
    void setVolumes(const NightVolumes& volumes);
    /// While small sounds of the room must not be heard (a mouse that is pressed, a chair), leaves rustle
    /// evenly, whatever else is set, and under a voice sink little. For a whole night alike, never for a
    /// single role. The ambience's volume leaves them as they are, the whole's turns them down too.
    void setHiding(bool isHiding);
    /// Lets the ambience come or go as a whole, as at the beginning of a night and at dawn. It is there at
    /// first.
    void fadeAmbience(float level, float seconds);

    /// Speaks a line from frame `at` on (or from soonest() if that is later), beginning `from` frames into
    /// it. Known some half second ahead, the ambience is low when it begins. False if too many lines are
    /// known.
    bool speak(VoiceClip clip, std::int64_t at, std::int64_t from = 0);
    /// Ends what is spoken, and forgets what was to be.
    void fallSilent();

    /// Plays an own track over and over, and lets it come in `fadeSeconds`. False if too many play.
    bool play(TrackClip track, float level, float fadeSeconds);
    /// Lets the own tracks go.
    void stopTracks(float fadeSeconds);

    /// The frame that is filled next, counted from 0.
    std::int64_t position() const { return m_position; }
    /// The first frame at which something new can be heard: the limiter has seen what comes before.
    std::int64_t soonest() const { return m_made; }
    bool isSpeaking() const;
    /// The ambience is lowered for a voice.
    bool isDucked() const { return m_ducking.isDown(); }

    /// Writes the next frames into all of `out`; never beyond full scale.
    void fill(std::span<StereoFrame> out);

private:
    struct Line
    {
        VoiceClip clip;
        /// Where its first sample would lie.
        std::int64_t origin = 0;
        std::int64_t begin = 0;
        std::int64_t end = 0;
        /// Where it has begun to fall silent.
        std::int64_t silencedAt = sound::Ducking::never;
    };
    struct PlayedTrack
    {
        TrackClip clip;
        std::size_t next = 0;
        sound::Fade level;
    };

    void makeBlock();
    void addTrack(sound::Block& out, PlayedTrack& track) const;
    void addLine(sound::Block& out, const Line& line, sound::Ramp gain) const;
    std::int64_t untilVoice() const;
    void forgetWhatIsOver();

    Soundscape m_soundscape;
    sound::Leaves m_leaves;
    sound::Fade m_hiding;
    std::vector<Line> m_lines;
    std::vector<PlayedTrack> m_tracks;
    sound::Fade m_voice{1.0F};
    sound::Fade m_ambience{1.0F};
    sound::Fade m_master{1.0F};
    sound::Fade m_presence{1.0F};
    sound::Ducking m_ducking;
    sound::Limiter m_limiter;
    sound::Block m_block;
    std::size_t m_taken = sound::blockFrames;
    std::int64_t m_position = 0;
    std::int64_t m_made = 0;
};

} // namespace tablewood
