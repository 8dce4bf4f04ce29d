#include "app/night/night_setup.h"

#include "app/night/language_name.h"
#include "app/night/read_script.h"
#include "app/words/wording.h"
#include "art/art_catalog.h"
#include "moderator/night_script_file.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace tablewood {

namespace {

/// An emblem that the art has; empty for one that it does not know.
QString signOf(const std::string& emblem)
{
    const QString name = QString::fromStdString(emblem);
    return ArtCatalog::builtIn().emblem(name) ? name : QString();
}

/// Whether a step calls the role alone, or before others.
bool hasCall(const NightScript& script, const std::string& role)
{
    return std::ranges::any_of(script.steps, [&](const NightStep& step) {
        return step.calls && !step.calls->empty() && step.calls->front() == role;
    });
}

NightScriptEntry entryOf(const std::string& name, const std::string& language)
{
    NightScriptEntry entry;
    entry.id = QString::fromStdString(name);
    if (const auto script = readOrTell(name, entry.fault)) {
        entry.title = QString::fromStdString(script->words(script->title, language));
        if (script->game)
            entry.game = QString::fromStdString(script->words(*script->game, language));
    } else {
        entry.title = QFileInfo(entry.id).completeBaseName();
    }
    return entry;
}

} // namespace

NightSetup::NightSetup(NightFolder folder, NightSpeaker& speaker, std::function<QString()> language,
                       QObject* parent)
    : QObject(parent), m_folder(std::move(folder)), m_speaker(speaker), m_language(std::move(language)),
      m_room(this)
{
    m_order.script = shippedNights().front();
    m_order.language = m_language().toStdString();
    connect(&m_room, &VoiceRoom::changed, this, &NightSetup::voiceChanged);
    connect(&m_speaker, &NightSpeaker::changed, this, [this] {
        // Before a night is prepared nobody asks the system for its voices.
        if (m_room.count() > 0 &&
            m_speaker.source(m_folder, m_order.language, m_order.recordings).live != m_live)
            prepare();
    });
}

std::vector<std::string> NightSetup::names() const
{
    std::vector<std::string> names = shippedNights();
    for (const QString& file : m_folder.scripts())
        names.push_back(file.toStdString());
    if (!m_taken.isEmpty() && std::ranges::find(names, m_taken.toStdString()) == names.end())
        names.push_back(m_taken.toStdString());
    return names;
}

QVariantList NightSetup::scripts() const
{
    QVariantList entries;
    for (const std::string& name : names()) {
        NightScriptEntry entry = entryOf(name, m_order.language);
        entry.isOwn = m_folder.isOwn(entry.id);
        entries.append(QVariant::fromValue(entry));
    }
    return entries;
}

void NightSetup::open()
{
    if (!m_hasChosenLanguage)
        m_order.language = m_language().toStdString();
    m_speaker.look();
    Q_EMIT scriptsChanged();
    readScript();
}

void NightSetup::readAgain()
{
    Q_EMIT scriptsChanged();
    readScript();
}

void NightSetup::setScript(const QString& script)
{
    if (script.toStdString() == m_order.script)
        return;
    m_order.script = script.toStdString();
    m_order.cast = {};
    m_inPlay.reset();
    readScript();
}

void NightSetup::takeScript(const QUrl& file)
{
    m_taken = file.toLocalFile();
    Q_EMIT scriptsChanged();
    setScript(m_taken);
}

void NightSetup::remove()
{
    if (!isOwn())
        return;
    const Removed gone{script(), m_read ? title() : entryOf(m_order.script, m_order.language).title};
    const std::vector<std::string> before = names();
    const NightFolder::Moved what = m_folder.remove(gone.script);
    if (what == NightFolder::Moved::done)
        m_removed.push_back(gone);
    if (what != NightFolder::Moved::refused) {
        if (m_taken == gone.script)
            m_taken.clear();
        // The next one, or the last.
        const auto at = static_cast<std::size_t>(std::ranges::find(before, m_order.script) - before.begin());
        const std::vector<std::string> left = names();
        setScript(QString::fromStdString(left[std::min(at, left.size() - 1)]));
    }
    tellMoved(what, gone.title);
}

void NightSetup::bringBack()
{
    if (m_removed.empty())
        return;
    const Removed gone = m_removed.back();
    const NightFolder::Moved what = m_folder.bringBack(gone.script);
    if (what != NightFolder::Moved::refused) // what is missing does not keep the others away
        m_removed.pop_back();
    if (what == NightFolder::Moved::done)
        setScript(gone.script);
    tellMoved(what, gone.title);
}

void NightSetup::tellMoved(NightFolder::Moved what, const QString& title)
{
    switch (what) {
    case NightFolder::Moved::done:
        m_removingFault.clear();
        break;
    case NightFolder::Moved::missing:
        m_removingFault = tr("“%1” is not there any more: somebody has removed its file.").arg(title);
        break;
    case NightFolder::Moved::refused:
        m_removingFault = tr("The nights cannot be changed: the folder %1 cannot be written.")
                              .arg(QDir::toNativeSeparators(m_folder.scriptFolder()));
        break;
    }
    Q_EMIT scriptsChanged();
}

bool NightSetup::take(const NightOrder& order)
{
    QString fault;
    if (!readOrTell(order.script, fault))
        return false;
    m_order = order;
    readScript();
    return true;
}

void NightSetup::readScript()
{
    m_fault.clear();
    m_read = readOrTell(m_order.script, m_fault);
    if (m_read) {
        const auto known = m_read->languages();
        if (!known.empty() && std::ranges::find(known, m_order.language) == known.end())
            m_order.language = std::ranges::find(known, "en") != known.end() ? "en" : known.front();
    }
    m_order.recordings = m_folder.recordingsIfAny(m_order.script, m_order.language);
    tellChanged();
    prepare();
}

void NightSetup::prepare()
{
    m_speaker.setLanguage(language());
    VoiceSource source = m_speaker.source(m_folder, m_order.language, m_order.recordings);
    m_live = source.live;
    m_room.prepare(m_read ? linesOf(*m_read, m_order.language) : std::vector<NightLine>{}, m_order.language,
                   std::move(source));
}

void NightSetup::tellChanged()
{
    std::vector<EntryModel::Row> rows;
    if (m_read)
        for (const NightRole& role : m_read->roles)
            rows.push_back({QString::fromStdString(role.id),
                            QVariant::fromValue(NightRoleEntry{
                                QString::fromStdString(role.id), nameOf(role), m_order.cast.isInPlay(role.id),
                                isAskedFor(*m_read, role.id), hasCall(*m_read, role.id),
                                signOf(role.emblem.value_or(std::string()))})});
    m_roles.setRows(std::move(rows));
    Q_EMIT changed();
}

QString NightSetup::nameOf(const NightRole& role) const
{
    return QString::fromStdString(m_read->words(role.name, m_order.language));
}

bool NightSetup::asksForRoles() const
{
    return m_read && std::ranges::any_of(m_read->roles, [this](const NightRole& role) {
               return isAskedFor(*m_read, role.id);
           });
}

QString NightSetup::rolesNote() const
{
    QStringList notes;
    QStringList silent;
    if (!m_read)
        return {};
    for (const NightRole& role : m_read->roles)
        if (std::ranges::none_of(m_read->steps, [&](const NightStep& step) {
                return step.calls && std::ranges::find(*step.calls, role.id) != step.calls->end();
            }))
            silent.append(nameOf(role));
    for (const NightStep& step : m_read->steps) {
        QStringList names;
        for (const std::string& id : step.calls.value_or(std::vector<std::string>{}))
            if (const NightRole* role = m_read->role(id); role && !isAskedFor(*m_read, id))
                names.append(nameOf(*role));
        if (!names.isEmpty())
            notes.append(tr("“%1” is called in any case, and wakes: %2.")
                             .arg(QString::fromStdString(m_read->headingOf(step, m_order.language)),
                                  names.join(QStringLiteral(", "))));
    }
    if (!silent.isEmpty())
        notes.append(tr("Not called in this night: %1.").arg(silent.join(QStringLiteral(", "))));
    return notes.join(QLatin1Char(' '));
}

void NightSetup::setCallsInPlayOnly(bool only)
{
    if (!m_read || only == callsInPlayOnly())
        return;
    if (!only) {
        m_inPlay = std::exchange(m_order.cast.inPlay, std::nullopt);
    } else if (m_inPlay) {
        m_order.cast.inPlay = m_inPlay;
    } else {
        m_order.cast.inPlay.emplace();
        for (const NightRole& role : m_read->roles)
            m_order.cast.inPlay->push_back(role.id);
    }
    tellChanged();
}

void NightSetup::setInPlay(const QString& role, bool isInPlay)
{
    if (!m_read)
        return;
    std::vector<std::string> roles;
    for (const NightRole& each : m_read->roles)
        if (each.id == role.toStdString() ? isInPlay : m_order.cast.isInPlay(each.id))
            roles.push_back(each.id);
    m_order.cast.inPlay = std::move(roles);
    tellChanged();
}

QVariantList stepEntries(const NightPlan& plan)
{
    QVariantList entries;
    for (const PlannedStep& step : plan.steps)
        entries.append(QVariant::fromValue(
            NightStepEntry{QString::fromStdString(step.id), QString::fromStdString(step.heading),
                           QString::fromStdString(step.task), static_cast<int>(step.counting.count() / 1000),
                           signOf(step.emblem)}));
    return entries;
}

QVariantList NightSetup::steps() const { return stepEntries(plan()); }

QString NightSetup::title() const
{
    return m_read ? QString::fromStdString(m_read->words(m_read->title, m_order.language)) : QString();
}

int NightSetup::seconds() const { return static_cast<int>(plan().length().count() / 1000); }

QStringList NightSetup::languages() const
{
    QStringList codes;
    if (m_read)
        for (const std::string& language : m_read->languages())
            codes.append(QString::fromStdString(language));
    return codes;
}

QStringList NightSetup::languageNames() const
{
    QStringList names;
    for (const QString& code : languages())
        names.append(languageNamed(code));
    return names;
}

void NightSetup::setLanguage(const QString& language)
{
    if (language.toStdString() == m_order.language)
        return;
    m_order.language = language.toStdString();
    m_hasChosenLanguage = true;
    Q_EMIT scriptsChanged();
    readScript();
}

QStringList NightSetup::notices() const
{
    QStringList lines;
    for (const Text& notice : m_room.narration().notices)
        lines.append(shown(notice));
    return lines;
}

NightPlan NightSetup::plan() const
{
    return m_read ? planOf(*m_read, m_order.cast, m_order.language) : NightPlan{};
}

VoiceClip NightSetup::clip(const NightLine& line) const
{
    const auto found = m_room.narration().clips.find(line.id);
    return found == m_room.narration().clips.end() ? nullptr : found->second;
}

} // namespace tablewood
