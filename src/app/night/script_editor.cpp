#include "app/night/script_editor.h"

#include "app/night/script_spot.h"
#include "app/words/wording.h"
#include "content/content_folder.h"
#include "moderator/night_plan.h"
#include "moderator/night_script_file.h"

#include <QDir>
#include <QSaveFile>
#include <QSignalBlocker>

#include <algorithm>
#include <array>
#include <set>

namespace tablewood {

using namespace std::chrono_literals;

namespace {

/// A change is in the file so much later, and what the disk did not take is tried again.
constexpr auto kKeepAfter = 400ms;
constexpr auto kTryAgainAfter = 5s;

QString textOf(const std::string& text) { return QString::fromStdString(text); }

} // namespace

ScriptEditor::ScriptEditor(const NightFolder& folder, const NightSpeaker& speaker,
                           std::function<QString()> language, NightOutlet& outlet,
                           std::function<NightSound()> sound, QObject* parent)
    : QObject(parent), m_folder(folder), m_speaker(speaker), m_programLanguage(std::move(language)),
      m_trial(outlet, std::move(sound), this)
{
    m_keeping.setSingleShot(true);
    connect(&m_keeping, &QTimer::timeout, this, &ScriptEditor::keep);
}

ScriptEditor::~ScriptEditor()
{
    const QSignalBlocker nobodyHears(this); // who did may be gone already
    if (m_isChanged)
        keep();
}

QString ScriptEditor::open(const QString& script, const QString& language)
{
    close();
    if (m_isChanged) // nothing else before it is kept
        return m_keepFault;
    const std::string name = script.toStdString();
    const std::vector<std::string> shipped = shippedNights();
    const bool isShipped = std::ranges::find(shipped, name) != shipped.end();
    const std::string file = isShipped ? shippedNightFile(name) : name;
    Faults faults;
    NightScript read;
    gather(faults, [&] { read = parseNightScript(readContentFile(file), file, faults); });
    if (faults.empty())
        faults = nightScriptExcess(read, file);
    if (!faults.empty())
        return shown(faults.front());
    m_language = language.toStdString();
    begin(std::move(read), script);
    return {};
}

QString ScriptEditor::create()
{
    close();
    if (m_isChanged)
        return m_keepFault;
    NightScript script;
    script.title.text = tr("A night of our own").toStdString();
    const auto everybody = [&](const char* id, const QString& task, const QString& said, int seconds) {
        NightStep step;
        step.id = id;
        step.heading = NightWords{std::nullopt, tr("Everybody").toStdString()};
        step.task = NightWords{std::nullopt, task.toStdString()};
        step.say.text = said.toStdString();
        step.seconds = seconds;
        script.steps.push_back(std::move(step));
    };
    everybody("close-eyes", tr("close your eyes"), tr("Everybody, close your eyes."), 8);
    everybody("wake", tr("wake up"), tr("Everybody, open your eyes. It is day."), 0);
    m_language = m_programLanguage().toStdString();
    begin(std::move(script), m_folder.freshScript(tr("A night of our own")));
    m_isChanged = true;
    keep();
    return {};
}

void ScriptEditor::begin(NightScript script, const QString& name)
{
    m_isOpen = true;
    m_script = name;
    m_draft = ScriptDraft(std::move(script), [this](const std::string& line) {
        return m_folder.hasRecording(m_script, textOf(line));
    });
    m_number = m_draft.numbers().empty() ? -1 : m_draft.numbers().front();
    const auto known = languagesIn(m_draft.script());
    if (!known.empty() && std::ranges::find(known, m_language) == known.end())
        m_language = std::ranges::find(known, "en") != known.end() ? "en" : known.front();
    m_keepFault.clear();
    follow();
    Q_EMIT keptChanged();
}

void ScriptEditor::close()
{
    m_trial.end();
    if (m_isChanged)
        keep();
    m_isOpen = m_isChanged; // what the disk does not take stays here
    Q_EMIT changed();
}

void ScriptEditor::edit(const std::function<void(ScriptDraft&)>& how, bool isHistory)
{
    const NightScript before = m_draft.script();
    const SaidLines said = saidLines();
    how(m_draft);
    if (m_draft.script() == before)
        return;
    if (!isOwn()) {
        const QString from = m_script;
        m_script = m_folder.freshScript(textOf(m_draft.script().words(m_draft.script().title, m_language)));
        m_folder.copyRecordings(from, m_script);
    }
    renameRecordings(said, isHistory);
    m_isChanged = true;
    if (!m_keeping.isActive())
        m_keeping.start(kKeepAfter);
    follow();
    Q_EMIT keptChanged();
}

ScriptEditor::SaidLines ScriptEditor::saidLines() const
{
    SaidLines lines;
    const NightScript& script = m_draft.script();
    for (std::size_t i = 0; i < script.steps.size(); ++i) {
        lines[{m_draft.numbers()[i], false}] = openingOf(script, script.steps[i], m_language);
        if (auto closing = closingOf(script, script.steps[i], m_language))
            lines[{m_draft.numbers()[i], true}] = std::move(*closing);
    }
    return lines;
}

void ScriptEditor::renameRecordings(const SaidLines& before, bool isHistory)
{
    const SaidLines after = saidLines();
    const auto has = [](const SaidLines& lines, const std::string& name) {
        return std::ranges::any_of(lines, [&](const auto& each) { return each.second.id == name; });
    };
    std::set<std::pair<std::string, std::string>> moved;
    for (const auto& [place, line] : before) {
        const auto now = after.find(place);
        // A line that was said before keeps its own recording.
        if (now == after.end() || now->second.id == line.id || has(before, now->second.id))
            continue;
        const QString from = textOf(line.id);
        const QString to = textOf(now->second.id);
        if (!has(after, line.id)) {
            if (moved.emplace(line.id, now->second.id).second)
                m_folder.exchangeRecordings(m_script, from, to);
        } else if (line.text == now->second.text && !(isHistory && m_folder.hasRecording(m_script, to))) {
            m_folder.shareRecordings(m_script, from, to);
        }
    }
}

void ScriptEditor::editStep(const std::function<void(ScriptDraft&, std::size_t)>& how)
{
    if (const int at = step(); at >= 0)
        edit([&](ScriptDraft& draft) { how(draft, static_cast<std::size_t>(at)); });
}

void ScriptEditor::follow()
{
    if (step() < 0)
        m_number = m_draft.numbers().empty() ? -1 : m_draft.numbers().front();
    const auto known = languagesIn(m_draft.script());
    if (!known.empty() && std::ranges::find(known, m_language) == known.end())
        m_language = known.front();
    look();
    std::vector<EntryModel::Row> rows;
    const NightScript& script = m_draft.script();
    for (std::size_t i = 0; i < script.steps.size(); ++i)
        rows.push_back(
            {QString::number(m_draft.numbers()[i]),
             QVariant::fromValue(ScriptStepEntry{
                 textOf(script.headingOf(script.steps[i], m_language)),
                 script.steps[i].task ? textOf(script.words(*script.steps[i].task, m_language)) : QString(),
                 script.steps[i].seconds, static_cast<int>(faultsOf(i).size())})});
    m_steps.setRows(std::move(rows));
    Q_EMIT changed();
}

/// Finds what does not fit, and where it is shown: what is wrong with a line, at the first step that says it.
void ScriptEditor::look()
{
    m_wholeFaults.clear();
    m_stepFaults.clear();
    m_faultCount = 0;
    const NightScript& script = m_draft.script();
    constexpr std::array kWords{std::pair{ScriptWord::say, "say"}, std::pair{ScriptWord::closing, "closing"},
                                std::pair{ScriptWord::heading, "heading"},
                                std::pair{ScriptWord::task, "task"}};
    // People know a line by where it is said, and a role by its name.
    const auto asPeopleKnow = [&](ScriptSpot spot) {
        for (std::size_t i = 0; spot.part == ScriptSpot::Part::line && i < script.steps.size(); ++i)
            for (const auto& [word, field] : kWords)
                if (const NightWords* said = wordsAt(script, {word, i}); said && said->key == spot.name)
                    return ScriptSpot{ScriptSpot::Part::step, i, {}, field};
        for (std::size_t i = 0; spot.part == ScriptSpot::Part::line && i < script.roles.size(); ++i)
            if (script.roles[i].name.key == spot.name)
                spot = {ScriptSpot::Part::role, i, {}, "name"};
        if (spot.part == ScriptSpot::Part::role && spot.index < script.roles.size())
            spot.name = script.words(script.roles[spot.index].name, m_language);
        return spot;
    };
    for (const Fault& fault : checkNightScript(script, "script")) {
        const ScriptSpot spot = asPeopleKnow(ScriptSpot::of(fault));
        const bool isOfStep = spot.part == ScriptSpot::Part::step && spot.index < script.steps.size();
        const QString where = !isOfStep            ? shown(spot)
                              : spot.field.empty() ? QString()
                                                   : fieldName(spot.field);
        const QString said = withoutFields(shown(fault));
        const QString words = where.isEmpty() ? said : where + QStringLiteral(": ") + said;
        ++m_faultCount;
        if (isOfStep)
            m_stepFaults.push_back({spot.index, words});
        else
            m_wholeFaults.append(words);
    }
}

QStringList ScriptEditor::faultsOf(std::size_t step) const
{
    QStringList faults;
    for (const StepFault& fault : m_stepFaults)
        if (fault.step == step)
            faults.append(fault.words);
    return faults;
}

QStringList ScriptEditor::faults() const { return m_wholeFaults; }

int ScriptEditor::faultyStep() const
{
    int first = -1;
    for (const StepFault& fault : m_stepFaults)
        if (first < 0 || static_cast<int>(fault.step) < first)
            first = static_cast<int>(fault.step);
    return first;
}

void ScriptEditor::keep()
{
    m_keeping.stop();
    if (!m_isChanged)
        return;
    QSaveFile file(m_script);
    const std::string text = nightScriptText(m_draft.script());
    const bool isWritten =
        QDir().mkpath(m_folder.scriptFolder()) && file.open(QIODevice::WriteOnly) &&
        file.write(text.data(), static_cast<qint64>(text.size())) == static_cast<qint64>(text.size()) &&
        file.commit();
    m_isChanged = !isWritten;
    m_keepFault = isWritten ? QString()
                            : tr("The script cannot be kept: %1. Make room, or see that the folder %2 can be "
                                 "written. It is tried again and again.")
                                  .arg(file.errorString(), QDir::toNativeSeparators(m_folder.scriptFolder()));
    if (!isWritten)
        m_keeping.start(kTryAgainAfter);
    Q_EMIT keptChanged();
    if (isWritten)
        Q_EMIT kept();
}

void ScriptEditor::undo()
{
    edit([](ScriptDraft& draft) { draft.undo(); }, true);
}

void ScriptEditor::redo()
{
    edit([](ScriptDraft& draft) { draft.redo(); }, true);
}

int ScriptEditor::step() const
{
    const auto found = std::ranges::find(m_draft.numbers(), m_number);
    return found == m_draft.numbers().end() ? -1 : static_cast<int>(found - m_draft.numbers().begin());
}

void ScriptEditor::setStep(int step)
{
    if (step < 0 || step >= static_cast<int>(m_draft.numbers().size()))
        return;
    m_trial.end();
    m_draft.rest();
    m_number = m_draft.numbers()[static_cast<std::size_t>(step)];
    Q_EMIT changed();
}

ScriptWordsEntry ScriptEditor::words(WordsPlace place) const
{
    ScriptWordsEntry entry;
    const NightScript& script = m_draft.script();
    const NightWords* const said = wordsAt(script, place);
    if (place.index < script.steps.size()) {
        const NightStep& at = script.steps[place.index];
        if (place.word == ScriptWord::say)
            entry.line = textOf(openingOf(script, at, m_language).id);
        else if (const auto closing = closingOf(script, at, m_language);
                 closing && place.word == ScriptWord::closing)
            entry.line = textOf(closing->id);
    }
    if (!said)
        return entry;
    if (said->key) {
        const auto line = script.lines.find(*said->key);
        if (line != script.lines.end())
            if (const auto text = line->second.find(m_language); text != line->second.end())
                entry.text = textOf(text->second);
        entry.isTranslated = true;
        entry.key = textOf(*said->key);
        entry.otherUses = usesOf(script, *said->key) - 1;
    } else {
        entry.text = textOf(said->text.value_or(std::string()));
    }
    return entry;
}

QVariantList ScriptEditor::rolesNamed(const std::vector<std::string>& named) const
{
    QVariantList entries;
    for (const NightRole& role : m_draft.script().roles)
        entries.append(QVariant::fromValue(
            ScriptRoleEntry{textOf(role.id), textOf(m_draft.script().words(role.name, m_language)),
                            std::ranges::find(named, role.id) != named.end()}));
    return entries;
}

ScriptStepForm ScriptEditor::form() const
{
    ScriptStepForm form;
    if (step() < 0)
        return form;
    const auto at = static_cast<std::size_t>(step());
    const NightStep& written = m_draft.script().steps[at];
    form.name = textOf(m_draft.script().headingOf(written, m_language));
    form.heading = words({ScriptWord::heading, at});
    form.task = words({ScriptWord::task, at});
    form.say = words({ScriptWord::say, at});
    form.closing = words({ScriptWord::closing, at});
    form.seconds = written.seconds;
    form.when = static_cast<int>(written.called());
    form.choice = static_cast<int>(written.choice.value_or(NightChoice::none));
    form.callsRoles = written.calls && !written.calls->empty();
    form.roles = rolesNamed(written.calls.value_or(std::vector<std::string>{}));
    for (const NightShown& shown : written.shows.value_or(std::vector<NightShown>{}))
        form.shows.append(QVariant::fromValue(ScriptShownEntry{
            shown.what == NightSight::holders, rolesNamed(shown.of.value_or(std::vector<std::string>{})),
            rolesNamed(shown.to)}));
    form.faults = faultsOf(at);
    return form;
}

void ScriptEditor::tryStep()
{
    if (m_trial.isOn() || step() < 0) {
        m_trial.end();
        return;
    }
    const ScriptStepForm now = form();
    std::vector<NightLine> lines{{now.say.line.toStdString(), now.say.text.toStdString()}};
    if (!now.closing.text.isEmpty())
        lines.push_back({now.closing.line.toStdString(), now.closing.text.toStdString()});
    m_trial.begin(
        std::move(lines), m_language,
        m_speaker.source(m_folder, m_language, m_folder.recordingsIfAny(m_script.toStdString(), m_language)));
}

} // namespace tablewood
