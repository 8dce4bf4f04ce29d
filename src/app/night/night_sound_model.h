#pragma once

#include "app/night/night_entries.h"
#include "app/settings/preferences.h"
#include "app/words/entry_model.h"
#include "sound/night_outlet.h"
#include "sound/sound_file.h"

#include <QObject>
#include <QStringList>
#include <QUrl>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <map>

namespace tablewood {

/// How loud everything of a night is, as the person likes it, and how its sound gets on.
class NightSoundModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Night has it")
    /// 0 to 100, as people move sliders: half of it sounds half as loud.
    Q_PROPERTY(int voice READ voice WRITE setVoice NOTIFY changed)
    Q_PROPERTY(int ambience READ ambience WRITE setAmbience NOTIFY changed)
    Q_PROPERTY(int master READ master WRITE setMaster NOTIFY changed)
    /// NightLayerEntry values.
    Q_PROPERTY(tablewood::EntryModel* layers READ layers CONSTANT)
    /// The names of the person's own tracks.
    Q_PROPERTY(QStringList tracks READ tracks NOTIFY changed)
    /// A track is being read.
    Q_PROPERTY(bool isReadingTrack READ isReadingTrack NOTIFY changed)
    /// Something is heard now.
    Q_PROPERTY(bool isHeard READ isHeard NOTIFY stateChanged)
    /// The fault of the sound, now or when something was to be heard last; empty if there is none.
    Q_PROPERTY(QString notice READ notice NOTIFY stateChanged)
    /// Why the track that was chosen last cannot be played.
    Q_PROPERTY(QString trackFault READ trackFault NOTIFY changed)

public:
    /// Both live longer than this.
    NightSoundModel(NightOutlet& outlet, Preferences& preferences, QObject* parent);

    int voice() const;
    void setVoice(int volume);
    int ambience() const;
    void setAmbience(int volume);
    int master() const;
    void setMaster(int volume);
    EntryModel* layers() { return &m_layers; }
    Q_INVOKABLE void setLayer(const QString& id, int level);
    QStringList tracks() const;
    bool isReadingTrack() const { return m_file.isBusy(); }
    /// Begins to read the tracks, if that has not been done.
    Q_INVOKABLE void readTracks();
    /// Takes a sound file of any kind that the system reads.
    Q_INVOKABLE void addTrack(const QUrl& file);
    Q_INVOKABLE void removeTrack(int index);
    bool isHeard() const { return m_outlet.state() == NightSoundState::playing; }
    QString notice() const;
    QString trackFault() const { return m_trackFault; }

    /// Everything as it is set, for a night that begins: with the forest and the tracks, or with the voice
    /// alone.
    NightSound sound(bool hasForest = true);
    /// Whether forest and tracks are heard in the night that runs.
    void setForest(bool isHeard);

Q_SIGNALS:
    void changed();
    void stateChanged();

private:
    void hear();
    void set(const char* name, int level);
    SoundscapeLevels levels() const;
    NightVolumes volumes() const;
    void passOn();
    void tellChanged();
    void readNext();
    void take(const TrackClip& track);
    void refuse(const QString& why);

    NightOutlet& m_outlet;
    Preferences& m_preferences;
    /// Those that are ready.
    std::map<QString, TrackClip> m_tracks;
    /// Files that wait to be read; the first is under way.
    QStringList m_waiting;
    SoundFile m_file;
    QString m_trackFault;
    /// How the sound got on when it was asked for last.
    NightSoundState m_found = NightSoundState::off;
    bool m_hasForest = true;
    EntryModel m_layers;
};

} // namespace tablewood
