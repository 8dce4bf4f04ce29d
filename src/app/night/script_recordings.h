#pragma once

#include "app/night/night_folder.h"
#include "app/night/step_trial.h"
#include "app/words/entry_model.h"
#include "moderator/night_script.h"
#include "sound/night_inlet.h"
#include "sound/sound_file.h"

#include <QObject>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <deque>
#include <memory>
#include <optional>

namespace tablewood {

/// A line of a script, and its recording.
struct RecordingEntry
{
    Q_GADGET
    QML_VALUE_TYPE(recordingEntry)
    /// The line's id: its recording's file is named so.
    Q_PROPERTY(QString line MEMBER line)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(bool isRecorded MEMBER isRecorded)
    /// In tenths; 0 for none.
    Q_PROPERTY(int tenths MEMBER tenths)
    /// It takes longer than its words have, and so some of the seconds.
    Q_PROPERTY(bool isLong MEMBER isLong)
    /// One that was removed, or recorded over, can come back.
    Q_PROPERTY(bool isRemoved MEMBER isRemoved)

public:
    QString line;
    QString text;
    bool isRecorded = false;
    int tenths = 0;
    bool isLong = false;
    bool isRemoved = false;
    friend bool operator==(const RecordingEntry&, const RecordingEntry&) = default;
};

/// A group's own voice for a script in a language: each line recorded here or taken from a file, a WAV file
/// each in the data folder.
class ScriptRecordings : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Night has it")
    /// RecordingEntry values, in the order they are said.
    Q_PROPERTY(tablewood::EntryModel* lines READ lines CONSTANT)
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(int recorded READ recorded NOTIFY changed)
    /// The line that is being recorded, or played; empty for none.
    Q_PROPERTY(QString recording READ recording NOTIFY changed)
    Q_PROPERTY(QString playing READ playing NOTIFY changed)
    /// A file is being read.
    Q_PROPERTY(bool isReading READ isReading NOTIFY changed)
    /// The microphone is open.
    Q_PROPERTY(bool isHearing READ isHearing NOTIFY changed)
    /// How loud the voice is that is recorded, 0 to 1.
    Q_PROPERTY(qreal level READ level NOTIFY levelChanged)
    /// The last fault; empty for none.
    Q_PROPERTY(QString fault READ fault NOTIFY changed)

public:
    /// The inlet is made when it is first needed.
    ScriptRecordings(const NightFolder& folder, std::function<std::unique_ptr<NightInlet>()> inlet,
                     NightOutlet& outlet, std::function<NightSound()> sound, QObject* parent);

    EntryModel* lines() { return &m_lines; }
    int count() const { return m_lines.count(); }
    int recorded() const { return m_recorded; }
    QString recording() const { return m_recording; }
    QString playing() const { return m_trial.isOn() ? m_playing : QString(); }
    bool isReading() const { return m_file.isBusy(); }
    bool isHearing() const { return m_inlet && m_inlet->state() == MicrophoneState::hearing; }
    qreal level() const { return m_inlet ? static_cast<qreal>(m_inlet->level()) : 0; }
    QString fault() const { return m_fault; }

    /// The lines of a script in a language.
    void show(const QString& script, const NightScript& read, const QString& language);
    /// Nothing is recorded or played any more, nor read from files.
    Q_INVOKABLE void leave();
    /// Nothing is recorded or played any more.
    void hush();
    /// Begins with a line; asked again, what was said is kept.
    Q_INVOKABLE void record(const QString& line);
    Q_INVOKABLE void play(const QString& line);
    /// The recording is put away, and can come back, also when the program was closed meanwhile.
    Q_INVOKABLE void remove(const QString& line);
    Q_INVOKABLE void bringBack(const QString& line); // what is there then goes where that was
    /// Takes a sound from a file, of any kind that the system reads.
    Q_INVOKABLE void take(const QString& line, const QUrl& file);
    /// Takes every sound of a folder that is named like a line.
    Q_INVOKABLE void takeFolder(const QUrl& folder);

Q_SIGNALS:
    void changed();
    void levelChanged();
    /// Something will be recorded or played in a moment.
    void begins();
    /// A recording has come or gone.
    void kept();

private:
    struct Taken
    {
        QString line;
        QString file;
    };

    NightInlet& inlet();
    std::optional<LineRecording> recordingOf(const QString& line) const;
    /// The same; where the line cannot have one, that is said.
    std::optional<LineRecording> askedRecording(const QString& line);
    /// The file is to be read for the line, instead of one that was.
    void queue(const QString& line, const QString& file);
    /// Looks at the recordings again and tells of it.
    void tellKept();
    void tellUnwritten();
    void store(const QString& line, const Recording& recording);
    void takeNext();
    void look();
    void say(const QString& fault);

    NightFolder m_folder;
    std::function<std::unique_ptr<NightInlet>()> m_makeInlet;
    std::unique_ptr<NightInlet> m_inlet;
    StepTrial m_trial;
    SoundFile m_file;
    EntryModel m_lines;
    std::vector<NightLine> m_said;
    QString m_script;
    QString m_language;
    QString m_recording;
    QString m_playing;
    QString m_fault;
    int m_recorded = 0;
    /// Files that wait to be read; the first is under way.
    std::deque<Taken> m_taken;
};

} // namespace tablewood
