#pragma once

#include "sound/loudspeaker.h"
#include "sound/sound_mixer.h"

#include <QDeadlineTimer>
#include <QObject>

namespace tablewood {

/// The sounds of the table on their way to the loudspeaker, on its thread. Opens on the first sound and
/// closes a while after the last.
class SoundOutput : public QObject
{
    Q_OBJECT

public:
    explicit SoundOutput(QObject* parent = nullptr);

    /// Plays a clip, unless `latest` has passed. Volume as in SoundMixer. Says answered() in every case.
    void play(const SoundClip& clip, float volume, const QDeadlineTimer& latest);

    /// Changes what is already playing too. Says answered().
    void setVolume(float volume);

Q_SIGNALS:
    /// A request is done, heard or not.
    void answered();

private:
    void fill(std::span<StereoFrame> out);

    SoundMixer m_mixer;
    Loudspeaker m_loudspeaker;
    QDeadlineTimer m_closeAt;
    std::vector<std::int16_t> m_samples;
};

} // namespace tablewood
