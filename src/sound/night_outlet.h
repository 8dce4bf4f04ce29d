#pragma once

#include "moderator/night_render.h"

#include <QObject>

#include <chrono>

namespace tablewood {

/// How the sound of a night gets on.
enum class NightSoundState : std::uint8_t
{
    /// Nothing was asked for.
    off,
    /// It was asked for, and nothing is known yet.
    opening,
    playing,
    /// There is no device, or it has gone.
    missing,
    /// Whoever plays the sound does not answer.
    frozen
};

/// Where the sound of a night goes. Nothing here waits, and nothing here says anything about the night: that
/// goes on by its own clock, whatever becomes of the sound.
class NightOutlet : public QObject
{
    Q_OBJECT

public:
    /// So much has been handed on that is not heard yet: what is to be said at once is heard so much later.
    static constexpr std::chrono::milliseconds kHandedOn{80};

    using QObject::QObject;

    /// The forest comes.
    virtual void begin(const NightSound& sound) = 0;
    /// Rustles evenly, so that nobody hears hands, or no more.
    virtual void setHiding(bool isHiding) = 0;
    virtual void setLevels(const SoundscapeLevels& levels) = 0;
    virtual void setVolumes(const NightVolumes& volumes) = 0;
    /// Speaks a line in so long; of one that should have begun already, the rest.
    virtual void say(const VoiceClip& clip, std::chrono::milliseconds in) = 0;
    /// A track that was not ready when the forest came.
    virtual void play(const TrackClip& track) = 0;
    /// Ends what is said and forgets what was to be.
    virtual void hush() = 0;
    /// The forest goes in so long, and then all is quiet.
    virtual void end(std::chrono::milliseconds in) = 0;
    virtual NightSoundState state() const = 0;

Q_SIGNALS:
    void stateChanged();
};

} // namespace tablewood
