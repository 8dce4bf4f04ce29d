#pragma once

#include "sound/sound_mixer.h"
#include "sound/sound_thread.h"

#include <QHash>
#include <QObject>
#include <QStringList>

namespace tablewood {

class SoundOutput;

/// The sounds of the table, by the names of their cues: "piece-lift", "piece-place", "piece-slide",
/// "card-draw", "card-play", "card-flip", "dice-roll", "press", "your-turn", "refusal", "grow", "burn",
/// "win". Opens nothing before the first cue, never waits, and is silent where there is no sound or its
/// server hangs.
class SoundBoard : public QObject
{
    Q_OBJECT

public:
    explicit SoundBoard(QObject* parent = nullptr);

    /// Every cue there is a sound for.
    static QStringList cues();

    /// The sound of a cue; null for an unknown one.
    static SoundClip clip(const QString& cue);

    /// Plays the sound of a cue; an unknown cue is silence.
    Q_INVOKABLE void play(const QString& cue);

    /// 0 to 1, as people move a slider: half of it sounds half as loud. Values outside are brought inside.
    double effectsVolume() const { return m_effectsVolume; }
    void setEffectsVolume(double volume);

    bool isMuted() const { return m_muted; }
    void setMuted(bool muted);

Q_SIGNALS:
    void effectsVolumeChanged();
    void mutedChanged();

private:
    void openOutput();
    void passOnVolume();
    float gain() const;
    bool isAudible() const { return !m_muted && m_effectsVolume > 0.0; }

    double m_effectsVolume = 0.35;
    bool m_muted = false;
    QHash<QString, SoundClip> m_clips;
    SoundThread m_thread;
    SoundOutput* m_output = nullptr; // lives on m_thread, which deletes it
    int m_unanswered = 0;
};

} // namespace tablewood
