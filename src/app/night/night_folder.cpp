#include "app/night/night_folder.h"

#include "app/words/plain_name.h"
#include "moderator/night_script_file.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace tablewood {

namespace {

constexpr const char* kScripts = "nights";
constexpr const char* kVoices = "voices";
constexpr const char* kRecordings = "recordings";
const QStringList kSounds{QStringLiteral("*.wav")};

NightFolder::Moved moveScript(const QString& from, const QString& to)
{
    if (!QFile::exists(from))
        return NightFolder::Moved::missing;
    return moveFile(from, to) ? NightFolder::Moved::done : NightFolder::Moved::refused;
}

} // namespace

QString NightFolder::scriptFolder() const { return QDir(m_data).filePath(kScripts); }

QStringList NightFolder::scripts() const
{
    const QDir folder(scriptFolder());
    QStringList files;
    for (const QString& file : folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name))
        files.append(folder.filePath(file));
    return files;
}

bool NightFolder::isOwn(const QString& script) const
{
    return QFileInfo(script).isAbsolute() &&
           QFileInfo(script).absolutePath() == QFileInfo(scriptFolder()).absoluteFilePath();
}

QString NightFolder::freshScript(const QString& title) const
{
    const QDir folder(scriptFolder());
    const std::vector<std::string> shipped = shippedNights();
    // Recordings lie by the name of their script: it must not be another's, nor that of one that is gone.
    const auto isTaken = [&](const QString& name) {
        const QString file = folder.filePath(name + QStringLiteral(".json"));
        return QFile::exists(file) || QFile::exists(file + kRemoved) || QFile::exists(recordingsOf(name)) ||
               std::ranges::find(shipped, name.toStdString()) != shipped.end();
    };
    const QString name = plainName(title, QStringLiteral("night"));
    QString free = name;
    for (int number = 2; isTaken(free); ++number)
        free = QStringLiteral("%1-%2").arg(name).arg(number);
    return folder.filePath(free + QStringLiteral(".json"));
}

NightFolder::Moved NightFolder::remove(const QString& script) const
{
    return moveScript(script, script + kRemoved);
}

NightFolder::Moved NightFolder::bringBack(const QString& script) const
{
    // It may be there again already.
    return QFile::exists(script) ? Moved::done : moveScript(script + kRemoved, script);
}

QString NightFolder::recordingsOf(const QString& script) const
{
    return QDir(m_data).filePath(QString(kRecordings) + '/' + QFileInfo(script).completeBaseName());
}

QString NightFolder::recordings(const QString& script, const QString& language) const
{
    return isNightLanguage(language.toStdString()) ? QDir(recordingsOf(script)).filePath(language)
                                                   : QString();
}

std::optional<LineRecording> NightFolder::recording(const QString& script, const QString& language,
                                                    const QString& line) const
{
    const QString folder = recordings(script, language);
    if (folder.isEmpty() || !isNightWord(line.toStdString()))
        return std::nullopt;
    return LineRecording(QDir(folder).filePath(line + QStringLiteral(".wav")));
}

QStringList NightFolder::recordedLanguages(const QString& script) const
{
    return QDir(recordingsOf(script)).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
}

bool NightFolder::hasRecording(const QString& script, const QString& line) const
{
    return std::ranges::any_of(recordedLanguages(script), [&](const QString& language) {
        const auto kept = recording(script, language, line);
        return kept && (kept->exists() || kept->hasRemoved());
    });
}

void NightFolder::withBoth(const QString& script, const QString& one, const QString& other,
                           const std::function<void(const LineRecording&, const LineRecording&)>& what) const
{
    for (const QString& language : recordedLanguages(script)) {
        const auto first = recording(script, language, one);
        const auto second = recording(script, language, other);
        if (first && second)
            what(*first, *second);
    }
}

void NightFolder::exchangeRecordings(const QString& script, const QString& one, const QString& other) const
{
    withBoth(script, one, other,
             [](const LineRecording& first, const LineRecording& second) { first.exchangeWith(second); });
}

void NightFolder::shareRecordings(const QString& script, const QString& from, const QString& to) const
{
    withBoth(script, from, to,
             [](const LineRecording& first, const LineRecording& second) { first.copyTo(second); });
}

std::string NightFolder::recordingsIfAny(const std::string& script, const std::string& language) const
{
    const QString path = recordings(QString::fromStdString(script), QString::fromStdString(language));
    const QDir folder(path);
    return path.isEmpty() || folder.entryList(kSounds, QDir::Files).isEmpty() ? std::string()
                                                                              : folder.path().toStdString();
}

void NightFolder::copyRecordings(const QString& from, const QString& to) const
{
    for (const QString& language : recordedLanguages(from)) {
        if (recordings(from, language).isEmpty())
            continue;
        const QDir folder(recordings(from, language));
        const QDir target(recordings(to, language));
        for (const QString& file : folder.entryList(kSounds, QDir::Files))
            if (target.mkpath(QStringLiteral(".")))
                QFile::copy(folder.filePath(file), target.filePath(file));
    }
}

VoiceSource NightFolder::voice(const std::string& engine, const std::string& recordings) const
{
    VoiceSource source;
    source.engine = engine;
    source.cacheFolder = QDir(m_data).filePath(kVoices).toStdString();
    source.recordings = recordings;
    return source;
}

} // namespace tablewood
