#pragma once

#include "app/night/night_entries.h"
#include "app/night/night_keeping.h"
#include "app/night/night_setup.h"
#include "app/night/night_sound_model.h"
#include "app/night/night_speaker.h"
#include "app/night/night_tools.h"
#include "app/night/night_voice.h"
#include "app/night/script_editor.h"
#include "app/night/script_recordings.h"
#include "app/night/sound_check.h"
#include "app/night/table_night.h"
#include "app/table/scene/scene_model.h"
#include "moderator/night_engine.h"
#include "sound/live_outlet.h"

#include <QObject>
#include <QTimer>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <optional>

class QJSEngine;
class QQmlEngine;

namespace tablewood {

/// The night that is moderated at this screen: what is chosen before it, and how it goes. The time is the
/// laptop's own clock; voice and forest follow, and nothing waits for them.
class Night : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(tablewood::NightSetup* setup READ setup CONSTANT)
    Q_PROPERTY(tablewood::ScriptEditor* editor READ editor CONSTANT)
    Q_PROPERTY(tablewood::ScriptRecordings* recordings READ recordings CONSTANT)
    Q_PROPERTY(tablewood::NightSoundModel* sound READ sound CONSTANT)
    Q_PROPERTY(tablewood::NightSpeaker* speaker READ speaker CONSTANT)
    /// A night has begun and is shown: it runs, stands or is over.
    Q_PROPERTY(bool isShown READ isShown NOTIFY changed)
    Q_PROPERTY(bool isPaused READ isPaused NOTIFY changed)
    Q_PROPERTY(bool isOver READ isOver NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// NightStepEntry values.
    Q_PROPERTY(QVariantList steps READ steps NOTIFY stepsChanged)
    Q_PROPERTY(int step READ step NOTIFY changed)
    Q_PROPERTY(QString heading READ heading NOTIFY changed)
    Q_PROPERTY(QString task READ task NOTIFY changed)
    /// The words being said, or said last in this step.
    Q_PROPERTY(QString caption READ caption NOTIFY changed)
    Q_PROPERTY(bool isSpeaking READ isSpeaking NOTIFY changed)
    /// A voice is heard at this moment, and the forest is lowered for it.
    Q_PROPERTY(bool isVoiceHeard READ isVoiceHeard NOTIFY heardChanged)
    Q_PROPERTY(bool isDucked READ isDucked NOTIFY heardChanged)
    /// The part of the caption that is said now, in characters.
    Q_PROPERTY(int saidFrom READ saidFrom NOTIFY heardChanged)
    Q_PROPERTY(int saidTo READ saidTo NOTIFY heardChanged)
    /// The seconds of the step are being counted.
    Q_PROPERTY(bool isCounting READ isCounting NOTIFY changed)
    /// The seconds of the counted step: those left, and all of them.
    Q_PROPERTY(int secondsLeft READ secondsLeft NOTIFY ticked)
    Q_PROPERTY(int seconds READ seconds NOTIFY ticked)
    /// Until the night is over.
    Q_PROPERTY(int secondsToDawn READ secondsToDawn NOTIFY ticked)
    /// The step that undoing a skip goes back to; empty for none.
    Q_PROPERTY(QString undoHeading READ undoHeading NOTIFY changed)
    /// A notice for the person at the screen; empty for none.
    Q_PROPERTY(QString notice READ notice NOTIFY changed)
    /// A night was cut off and can go on: its title and where it stood; empty for none.
    Q_PROPERTY(QString keptTitle READ keptTitle NOTIFY changed)
    Q_PROPERTY(QString keptHeading READ keptHeading NOTIFY changed)
    /// Why a night that was cut off cannot go on, and what to do; empty for nothing.
    Q_PROPERTY(QString keptFault READ keptFault NOTIFY changed)
    /// Voice and forest are being tried.
    Q_PROPERTY(bool isChecking READ isChecking NOTIFY changed)
    /// This laptop says the lines of a match's night, which runs.
    Q_PROPERTY(bool speaksAtTable READ speaksAtTable NOTIFY speaksAtTableChanged)

public:
    /// The clock is looked at this often.
    static constexpr int kTick = 20;
    /// A laptop that did not tick for so long was asleep: the night stands still.
    static constexpr NightTime kSlept = std::chrono::seconds(5);

    /// `preferences` live longer than this.
    Night(NightTools tools, Preferences& preferences, QObject* parent = nullptr);
    static Night* create(QQmlEngine* engine, QJSEngine* scriptEngine);
    ~Night() override;

    NightSetup* setup() { return &m_setup; }
    ScriptEditor* editor() { return &m_editor; }
    ScriptRecordings* recordings() { return &m_recordings; }
    NightSoundModel* sound() { return &m_sound; }
    NightSpeaker* speaker() { return &m_speaker; }
    bool isShown() const { return m_engine.has_value(); }
    bool speaksAtTable() const { return m_table.canSayAgain(); }
    bool isPaused() const { return m_engine && m_engine->isPaused(); }
    bool isOver() const { return m_engine && m_engine->isOver(); }
    QString title() const;
    QVariantList steps() const;
    int step() const { return m_engine ? static_cast<int>(m_engine->place().step) : 0; }
    QString heading() const;
    QString task() const;
    QString caption() const { return QString::fromStdString(m_voice.caption()); }
    bool isSpeaking() const;
    bool isVoiceHeard() const { return m_isVoiceHeard; }
    bool isDucked() const { return m_isDucked; }
    int saidFrom() const { return m_said.begin; }
    int saidTo() const { return m_said.end; }
    bool isCounting() const;
    int secondsLeft() const { return m_secondsLeft; }
    int seconds() const;
    int secondsToDawn() const { return m_secondsToDawn; }
    QString undoHeading() const;
    QString notice() const { return m_notice; }
    QString keptTitle() const { return m_keeping.title(); }
    QString keptHeading() const { return m_keeping.heading(); }
    QString keptFault() const { return m_keeping.fault(); }
    bool isChecking() const { return m_check.isOn(); }

    /// Speaks the first line over the forest; asked again, ends that.
    Q_INVOKABLE void checkSound();
    Q_INVOKABLE void start();
    Q_INVOKABLE void pause();
    Q_INVOKABLE void resume();
    Q_INVOKABLE void repeatLine();
    Q_INVOKABLE void addTime();
    Q_INVOKABLE void skip();
    Q_INVOKABLE void goTo(int step);
    /// To the step before, from its beginning; in the first one, to its own.
    Q_INVOKABLE void goBack();
    Q_INVOKABLE void undoSkip();
    /// Ends the night now; the page is that of the choices again.
    Q_INVOKABLE void stop();
    /// The night is over and has been read.
    Q_INVOKABLE void close();
    /// Goes on, paused, with the night that was cut off; where it cannot, it stays kept, and `keptFault` says
    /// why.
    Q_INVOKABLE void takeUp();
    Q_INVOKABLE void forget();

    /// Lets the night of a match at this screen be heard (see TableNight); a moderated one goes before it.
    Q_INVOKABLE void followTable(const tablewood::SceneModel* scene, bool isHosting);
    /// The table is left.
    Q_INVOKABLE void leaveTable();
    /// Says what the match's night said last once more, where this laptop speaks.
    Q_INVOKABLE void repeatAtTable() { m_table.sayAgain(); }

    /// Looks at the clock.
    void tick();

Q_SIGNALS:
    void speaksAtTableChanged();
    void changed();
    void stepsChanged();
    /// A second has passed, or seconds were added.
    void ticked();
    void heardChanged();

private:
    void begin(NightEngine engine);
    /// The first step begins, some time after the press that was for it.
    void beginSteps();
    /// Does something with the engine, now, and what follows from it.
    template <class Action>
    void act(Action action);
    void follow(const std::vector<NightEvent>& events);
    /// Ends all trying, playing and recording of a script.
    void endTrials();
    void darken();
    void keep();
    void countSeconds();
    void listen();
    /// Tells the recordings whose lines they are of.
    void showRecordings();

    NightTools m_tools;
    Preferences& m_preferences;
    LiveVoice m_liveVoice;
    LiveOutlet m_outlet;
    NightSpeaker m_speaker;
    NightSetup m_setup;
    NightSoundModel m_sound;
    TableNight m_table;
    ScriptEditor m_editor;
    ScriptRecordings m_recordings;
    NightVoice m_voice;
    SoundCheck m_check;
    NightKeeping m_keeping;
    std::optional<NightEngine> m_engine;
    QTimer m_ticks;
    NightTime m_lastTick{};
    /// When the first step begins.
    NightTime m_beginning{};
    std::shared_ptr<void> m_awake;
    QString m_notice;
    bool m_isVoiceHeard = false;
    bool m_isDucked = false;
    CaptionPart m_said;
    int m_secondsLeft = 0;
    int m_secondsToDawn = 0;
};

} // namespace tablewood
