#include "app/night/night.h"

#include "app/night_loudspeaker.h"
#include "app/program.h"
#include "moderator/night_script_file.h"

#include <chrono>

namespace tablewood {

using namespace std::chrono_literals;

namespace {

/// The forest sinks before a line.
constexpr NightTime kAhead = 450ms;
/// What a crash may cost of a step's seconds.
constexpr NightTime kKeepEvery = 3s;
constexpr NightTime kStopFade = 1500ms;
/// A sound check lets the forest be heard this long before and after the line.
constexpr NightTime kCheckBefore = 2s;
constexpr NightTime kCheckAfter = 4s;

int roundedUp(NightTime time) { return static_cast<int>((time.count() + 999) / 1000); }

NightTime lengthOf(const VoiceClip& clip)
{
    return NightTime(static_cast<std::int64_t>(clip->size()) * 1000 / nightSampleRate);
}

} // namespace

NightTools NightTools::ofProgram()
{
    NightTools tools;
    tools.now = [] {
        return std::chrono::duration_cast<NightTime>(std::chrono::steady_clock::now().time_since_epoch());
    };
    tools.outlet = std::make_unique<NightLoudspeaker>();
    tools.keepAwake = lan::keptAwake;
    tools.folder = Program::instance().directory();
    tools.language = [] { return Program::instance().language(); };
    return tools;
}

Night::Night(NightTools tools, Preferences& preferences, QObject* parent)
    : QObject(parent), m_tools(std::move(tools)), m_preferences(preferences),
      m_setup(m_tools.folder, m_tools.engine, m_tools.language, this),
      m_sound(*m_tools.outlet, preferences, this)
{
    m_ticks.setTimerType(Qt::PreciseTimer);
    m_ticks.setInterval(kTick);
    connect(&m_ticks, &QTimer::timeout, this, &Night::tick);
    m_checkEnd.setSingleShot(true);
    connect(&m_checkEnd, &QTimer::timeout, this, &Night::endCheck);
    readKept();
}

Night* Night::create(QQmlEngine*, QJSEngine*)
{
    return new Night(NightTools::ofProgram(), Program::instance().preferences());
}

// A night that is closed in the middle is kept as one that was cut off.
Night::~Night()
{
    if (m_engine && !m_engine->isOver())
        keep();
}

QString Night::title() const { return m_engine ? QString::fromStdString(m_engine->plan().title) : QString(); }

QVariantList Night::steps() const
{
    QVariantList entries;
    if (m_engine)
        for (const PlannedStep& step : m_engine->plan().steps)
            entries.append(QVariant::fromValue(NightStepEntry{
                QString::fromStdString(step.id), QString::fromStdString(step.heading),
                QString::fromStdString(step.task), static_cast<int>(step.counting.count() / 1000)}));
    return entries;
}

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
    if (m_isChecking) {
        endCheck();
        return;
    }
    const NightPlan plan = m_setup.plan();
    if (isShown() || plan.steps.empty())
        return;
    m_isChecking = true;
    m_tools.outlet->begin(m_sound.sound());
    m_tools.outlet->setHiding(true);
    const VoiceClip clip = m_setup.clip(plan.steps.front().opening);
    if (clip)
        m_tools.outlet->say(clip, kCheckBefore);
    m_checkEnd.start(kCheckBefore + (clip ? lengthOf(clip) : NightTime{}) + kCheckAfter);
    Q_EMIT changed();
}

void Night::endCheck()
{
    if (!m_isChecking)
        return;
    m_isChecking = false;
    m_checkEnd.stop();
    m_tools.outlet->hush();
    m_tools.outlet->end(kStopFade);
    Q_EMIT changed();
}

void Night::setOverTable(bool isDark)
{
    // Whoever wants no sound at all is not asked for a loudspeaker.
    if (isShown() || isDark == m_isOverTable || (isDark && m_preferences.isMuted()))
        return;
    endCheck();
    m_isOverTable = isDark;
    if (isDark) {
        m_tools.outlet->begin(m_sound.sound());
        m_tools.outlet->setHiding(true);
    } else {
        m_tools.outlet->end(kAfterglow);
    }
}

void Night::start()
{
    if (isShown() || !m_setup.isReady())
        return;
    begin(NightEngine(m_setup.plan()));
    m_engine->start(m_tools.now());
    follow(m_engine->advance(m_tools.now()));
    keep();
    Q_EMIT changed();
}

void Night::begin(NightEngine engine)
{
    if (m_isChecking) {
        m_isChecking = false;
        m_checkEnd.stop();
        m_tools.outlet->hush();
    }
    m_engine.emplace(std::move(engine));
    m_caption.clear();
    m_notice.clear();
    m_announced.reset();
    m_isDawn = false;
    m_lastTick = m_tools.now();
    m_awake = m_tools.keepAwake ? m_tools.keepAwake(tr("A night is being moderated")) : nullptr;
    m_tools.outlet->begin(m_sound.sound());
    m_tools.outlet->setHiding(true);
    if (m_tools.ticks)
        m_ticks.start();
    countSeconds();
    Q_EMIT stepsChanged();
}

template <class Action>
void Night::act(Action action)
{
    if (!m_engine)
        return;
    takeBackAnnounced();
    m_notice.clear();
    action(*m_engine, m_tools.now());
    follow(m_engine->advance(m_tools.now()));
    if (m_engine)
        keep();
    countSeconds();
    Q_EMIT changed();
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

void Night::undoSkip()
{
    if (m_engine && m_engine->isOver() && m_engine->canUndo()) { // the night comes back
        m_tools.outlet->begin(m_sound.sound());
        m_tools.outlet->setHiding(true);
        m_isDawn = false;
        m_lastTick = m_tools.now();
        if (m_tools.ticks)
            m_ticks.start();
    }
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
    if (!m_engine->isOver())
        keep();
    m_ticks.stop();
    m_engine.reset();
    m_awake.reset();
    m_tools.outlet->hush();
    m_tools.outlet->end(kStopFade);
    readKept();
    Q_EMIT stepsChanged();
    Q_EMIT changed();
}

void Night::takeUp()
{
    const auto kept = readKeptNight(m_tools.folder);
    if (isShown() || !kept || !m_setup.take(kept->order)) {
        forget();
        return;
    }
    begin(NightEngine(m_setup.plan(), kept->place));
    if (!m_engine->hasBegun()) { // the script has changed since
        m_engine->start(m_tools.now());
        m_engine->pause(m_tools.now());
    }
    m_engine->advance(m_tools.now());
    beginStep(m_engine->place().step);
    m_caption = QString::fromStdString(m_engine->step().opening.text);
    countSeconds();
    Q_EMIT changed();
}

void Night::forget()
{
    forgetKeptNight(m_tools.folder);
    readKept();
    Q_EMIT changed();
}

void Night::tick()
{
    if (!m_engine)
        return;
    const NightTime now = m_tools.now();
    if (m_engine->isRunning() && now - m_lastTick > kSlept) {
        m_engine->pause(m_lastTick);
        follow(m_engine->advance(m_lastTick));
        m_notice = tr("The laptop slept. The night has waited.");
        Q_EMIT changed();
    }
    m_lastTick = now;
    const auto events = m_engine->advance(now);
    if (!events.empty()) {
        follow(events);
        Q_EMIT changed();
    }
    announce();
    if (m_engine->isRunning() && now - m_lastKept >= kKeepEvery)
        keep();
    countSeconds();
}

void Night::follow(const std::vector<NightEvent>& events)
{
    for (const NightEvent& event : events) {
        switch (event.kind) {
        case NightEventKind::step:
            beginStep(event.step);
            break;
        case NightEventKind::line:
            m_caption = QString::fromStdString(event.line.text);
            if (m_announced != event.line)
                say(event.line, event.at - m_engine->elapsed());
            m_announced.reset();
            break;
        case NightEventKind::silence:
            m_announced.reset();
            m_tools.outlet->hush();
            break;
        case NightEventKind::count:
            break;
        case NightEventKind::over:
            m_ticks.stop();
            m_awake.reset();
            forgetKeptNight(m_tools.folder);
            if (!m_isDawn)
                m_tools.outlet->end(kStopFade);
            break;
        }
    }
}

void Night::beginStep(std::size_t step)
{
    const bool isDawn = step >= m_engine->plan().dawn();
    if (isDawn && !m_isDawn) {
        dawn();
    } else if (!isDawn && m_isDawn) { // back into the night
        m_isDawn = false;
        m_tools.outlet->begin(m_sound.sound());
        m_tools.outlet->setHiding(true);
    }
    if (!m_engine->isOver())
        keep();
}

void Night::dawn()
{
    m_isDawn = true;
    m_tools.outlet->end(m_engine->left() + kAfterglow);
}

void Night::say(const NightLine& line, NightTime in)
{
    if (const VoiceClip clip = m_setup.clip(line))
        m_tools.outlet->say(clip, in);
}

void Night::announce()
{
    if (m_announced || !m_engine->isRunning())
        return;
    const auto coming = m_engine->comingLine();
    if (!coming || coming->in > kAhead)
        return;
    m_announced = coming->line;
    say(coming->line, coming->in);
}

void Night::takeBackAnnounced()
{
    if (m_announced)
        m_tools.outlet->hush();
    m_announced.reset();
}

void Night::keep()
{
    if (!m_engine || m_engine->isOver())
        return;
    m_lastKept = m_tools.now();
    keepNight(m_tools.folder, {m_setup.order(), m_engine->snapshot()});
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

void Night::readKept()
{
    m_keptTitle.clear();
    m_keptHeading.clear();
    const auto kept = readKeptNight(m_tools.folder);
    if (!kept)
        return;
    try {
        const NightScript script = nightScriptNamed(kept->order.script);
        m_keptTitle = QString::fromStdString(script.words(script.title, kept->order.language));
        for (const NightStep& step : script.steps)
            if (step.id == kept->place.step)
                m_keptHeading = QString::fromStdString(script.headingOf(step, kept->order.language));
    } catch (const InputError&) {
        forgetKeptNight(m_tools.folder);
    }
}

} // namespace tablewood
