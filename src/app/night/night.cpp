#include "app/night/night.h"

#include "app/program.h"

#include <algorithm>

namespace tablewood {

namespace {

int roundedUp(NightTime time) { return static_cast<int>((time.count() + 999) / 1000); }

} // namespace

Night::Night(NightTools tools, Preferences& preferences, QObject* parent)
    : QObject(parent), m_tools(std::move(tools)), m_preferences(preferences), m_liveVoice(m_tools.liveVoice),
      m_outlet(*m_tools.outlet, m_liveVoice), m_speaker(m_tools.engine, m_liveVoice, preferences, this),
      m_setup(NightFolder(m_tools.folder), m_speaker, m_tools.language, this),
      m_sound(m_outlet, preferences, this),
      m_table(
          m_outlet, m_sound, preferences,
          {m_speaker, NightFolder(m_tools.folder), [this] { return m_tools.language().toStdString(); },
           m_tools.now,
           [this] { return m_tools.keepAwake ? m_tools.keepAwake(tr("A night is being played")) : nullptr; }},
          this),
      m_editor(
          NightFolder(m_tools.folder), m_speaker, m_tools.language, m_outlet,
          [this] { return m_sound.sound(); }, this),
      m_recordings(
          NightFolder(m_tools.folder), m_tools.inlet, m_outlet, [] { return NightSound(); }, this),
      m_voice(
          m_outlet, [this] { return m_sound.sound(); },
          [this](const NightLine& line) { return m_setup.clip(line); }),
      m_check(m_outlet, this), m_keeping(m_tools.folder)
{
    m_ticks.setTimerType(Qt::PreciseTimer);
    m_ticks.setInterval(kTick);
    connect(&m_ticks, &QTimer::timeout, this, &Night::tick);
    connect(&m_editor, &ScriptEditor::kept, &m_setup, &NightSetup::readAgain);
    connect(&m_recordings, &ScriptRecordings::kept, &m_setup, &NightSetup::readAgain);
    connect(&m_editor, &ScriptEditor::changed, this, &Night::showRecordings);
    connect(&m_setup, &NightSetup::changed, this, &Night::showRecordings);
    // The script of a night that was cut off may have gone, or be back.
    connect(&m_setup, &NightSetup::scriptsChanged, this, [this] {
        m_keeping.look();
        Q_EMIT changed();
    });
    connect(&m_check, &SoundCheck::changed, this, &Night::changed);
    connect(m_editor.trial(), &StepTrial::begins, this, [this] {
        m_check.end();
        m_recordings.hush();
    });
    connect(&m_recordings, &ScriptRecordings::begins, this, [this] {
        m_check.cut();
        m_editor.trial()->cut();
    });
}

Night* Night::create(QQmlEngine*, QJSEngine*)
{
    Program& program = Program::instance();
    return new Night(NightTools::of(program), program.preferences());
}

// A night that is closed in the middle is kept as one that was cut off.
Night::~Night() { keep(); }

QString Night::title() const { return m_engine ? QString::fromStdString(m_engine->plan().title) : QString(); }

QVariantList Night::steps() const { return m_engine ? stepEntries(m_engine->plan()) : QVariantList(); }

QString Night::heading() const
{
    return m_engine ? QString::fromStdString(m_engine->step().heading) : QString();
}

QString Night::task() const { return m_engine ? QString::fromStdString(m_engine->step().task) : QString(); }

bool Night::isSpeaking() const
{
    return m_engine && m_engine->isRunning() &&
           (m_engine->place().phase == NightPhase::speaking ||
            m_engine->place().phase == NightPhase::closing);
}

bool Night::isCounting() const
{
    return m_engine && !m_engine->isOver() && m_engine->place().phase == NightPhase::counting;
}

int Night::seconds() const { return m_engine ? roundedUp(m_engine->place().counted) : 0; }

QString Night::undoHeading() const
{
    if (!m_engine || !m_engine->canUndo())
        return {};
    return QString::fromStdString(m_engine->plan().steps[m_engine->undoneStep()].heading);
}

void Night::checkSound()
{
    const NightPlan plan = m_setup.plan();
    if (m_check.isOn())
        m_check.end();
    else if (!isShown() && !plan.steps.empty()) {
        endTrials();
        m_check.begin(m_sound.sound(), m_setup.clip(plan.steps.front().opening));
    }
}

void Night::endTrials()
{
    m_editor.trial()->end();
    m_recordings.hush();
}

void Night::followTable(const SceneModel* scene, bool isHosting)
{
    if (isShown())
        return;
    const std::optional<NightScreen> night = scene ? scene->nightScreen() : std::nullopt;
    if (night) {
        m_check.end();
        endTrials();
    }
    m_table.follow(night, isHosting);
    Q_EMIT speaksAtTableChanged();
}

void Night::leaveTable()
{
    if (!isShown())
        m_table.follow(std::nullopt, false);
}

void Night::start()
{
    if (isShown() || !m_setup.isReady())
        return;
    begin(NightEngine(m_setup.plan()));
    // The first word is known ahead as every other one.
    m_beginning = m_tools.now() + NightVoice::kAhead;
    m_voice.announce(m_engine->step().opening, NightVoice::kAhead);
    Q_EMIT changed();
}

void Night::beginSteps()
{
    m_engine->start(m_beginning);
    m_lastTick = m_tools.now();
    follow(m_engine->advance(m_tools.now()));
    Q_EMIT changed();
    keep();
}

void Night::begin(NightEngine engine)
{
    m_check.giveWay();
    endTrials();
    m_recordings.leave();
    m_engine.emplace(std::move(engine));
    m_voice.setCaption({});
    m_notice.clear();
    darken();
    countSeconds();
    Q_EMIT stepsChanged();
}

/// Forest and clock begin, and the laptop stays awake.
void Night::darken()
{
    m_awake = m_tools.keepAwake ? m_tools.keepAwake(tr("A night is being moderated")) : nullptr;
    m_voice.begin();
    m_lastTick = m_tools.now();
    if (m_tools.ticks)
        m_ticks.start();
}

template <class Action>
void Night::act(Action action)
{
    if (!m_engine)
        return;
    m_voice.takeBack();
    if (!m_engine->hasBegun()) { // nobody waits for the first word
        m_beginning = m_tools.now();
        beginSteps();
    }
    m_notice.clear();
    action(*m_engine, m_tools.now());
    follow(m_engine->advance(m_tools.now()));
    countSeconds();
    listen();
    Q_EMIT changed();
    keep();
}

void Night::pause()
{
    act([](NightEngine& night, NightTime now) { night.pause(now); });
}

void Night::resume()
{
    if (isPaused())
        m_lastTick = m_tools.now();
    act([](NightEngine& night, NightTime now) { night.resume(now); });
}

void Night::repeatLine()
{
    act([](NightEngine& night, NightTime now) { night.repeatLine(now); });
}

void Night::addTime()
{
    act([](NightEngine& night, NightTime now) { night.addTime(now); });
}

void Night::skip()
{
    act([](NightEngine& night, NightTime now) { night.skip(now); });
}

void Night::goTo(int step)
{
    if (m_engine && step >= 0 && step < static_cast<int>(m_engine->plan().steps.size()))
        act([step](NightEngine& night, NightTime now) { night.goTo(static_cast<std::size_t>(step), now); });
}

void Night::goBack() { goTo(std::max(0, step() - 1)); }

void Night::undoSkip()
{
    if (m_engine && m_engine->isOver() && m_engine->canUndo()) // the night comes back
        darken();
    act([](NightEngine& night, NightTime now) { night.undoSkip(now); });
}

void Night::stop()
{
    if (!m_engine)
        return;
    act([](NightEngine& night, NightTime now) { night.stop(now); });
    close();
}

void Night::close()
{
    if (!m_engine)
        return;
    keep();
    m_ticks.stop();
    m_engine.reset();
    m_awake.reset();
    m_voice.end();
    listen();
    m_keeping.look();
    Q_EMIT stepsChanged();
    Q_EMIT changed();
}

void Night::takeUp()
{
    if (isShown())
        return;
    const auto kept = m_keeping.kept();
    if (!kept || !m_setup.take(kept->order)) {
        m_keeping.look();
        Q_EMIT changed();
        return;
    }
    begin(NightEngine(m_setup.plan(), kept->place));
    if (!m_engine->hasBegun()) { // the script has changed since
        m_engine->start(m_tools.now());
        m_engine->pause(m_tools.now());
    }
    m_engine->advance(m_tools.now());
    m_voice.beginStep(*m_engine, m_engine->place().step);
    m_voice.setCaption(m_engine->step().opening.text);
    keep();
    m_keeping.look();
    countSeconds();
    Q_EMIT changed();
}

void Night::forget()
{
    m_keeping.forget();
    m_keeping.look();
    Q_EMIT changed();
}

void Night::tick()
{
    if (!m_engine)
        return;
    const NightTime now = m_tools.now();
    if (!m_engine->hasBegun()) {
        if (now >= m_beginning)
            beginSteps();
        return;
    }
    if (m_engine->isRunning() && now - m_lastTick > kSlept) {
        m_engine->pause(m_lastTick);
        follow(m_engine->advance(m_lastTick));
        m_notice = tr("The laptop slept. The night has waited.");
        Q_EMIT changed();
    }
    m_lastTick = now;
    const auto events = m_engine->advance(now);
    follow(events);
    if (m_voice.showDue(*m_engine) || !events.empty())
        Q_EMIT changed();
    m_voice.announce(*m_engine);
    countSeconds();
    listen();
    // Last, because a disk may take its time.
    if (std::ranges::find(events, NightEventKind::step, &NightEvent::kind) != events.end() ||
        (m_engine->isRunning() && m_keeping.isDue(now)))
        keep();
}

void Night::follow(const std::vector<NightEvent>& events)
{
    m_voice.follow(*m_engine, events);
    for (const NightEvent& event : events) {
        if (event.kind != NightEventKind::over)
            continue;
        m_ticks.stop();
        m_awake.reset();
        m_keeping.forget();
    }
}

void Night::keep()
{
    if (m_engine)
        m_keeping.keep(m_setup.order(), *m_engine, m_tools.now());
}

/// Looks what is heard now.
void Night::listen()
{
    const bool isHeard = m_engine && m_voice.isSpeaking(*m_engine);
    const bool isDucked = m_engine && m_voice.isDucked(*m_engine);
    const CaptionPart said = m_engine && isSpeaking() ? m_voice.part(*m_engine) : CaptionPart{};
    if (isHeard == m_isVoiceHeard && isDucked == m_isDucked && said == m_said)
        return;
    m_said = said;
    m_isVoiceHeard = isHeard;
    m_isDucked = isDucked;
    Q_EMIT heardChanged();
}

void Night::showRecordings()
{
    if (m_editor.isOpen())
        m_recordings.show(m_editor.script(), m_editor.written(), m_editor.language());
    else if (m_setup.isReady())
        m_recordings.show(m_setup.script(), m_setup.read(), m_setup.language());
}

void Night::countSeconds()
{
    if (!m_engine)
        return;
    const int left = roundedUp(m_engine->place().toCount);
    const int toDawn = roundedUp(m_engine->left());
    if (left == m_secondsLeft && toDawn == m_secondsToDawn)
        return;
    m_secondsLeft = left;
    m_secondsToDawn = toDawn;
    Q_EMIT ticked();
}

} // namespace tablewood
