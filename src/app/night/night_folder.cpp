#include "app/night/night_folder.h"

#include <QDir>
#include <QFileInfo>

namespace tablewood {

namespace {

constexpr const char* kScripts = "nights";
constexpr const char* kVoices = "voices";
constexpr const char* kRecordings = "recordings";
constexpr const char* kRemoved = ".removed";
const QStringList kSounds{QStringLiteral("*.wav")};

/// What a file can be called on every system.
QString plainName(const QString& title)
{
    QString name;
    for (const QChar c : title.toLower())
        if (c.isLetterOrNumber())
            name += c;
        else if (!name.isEmpty() && !name.endsWith('-'))
            name += '-';
    while (name.endsWith('-'))
        name.chop(1);
    return name.isEmpty() ? QStringLiteral("night") : name.left(40);
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
    const QString name = plainName(title);
    QString file = folder.filePath(name + QStringLiteral(".json"));
    for (int number = 2; QFile::exists(file) || QFile::exists(file + kRemoved); ++number)
        file = folder.filePath(QStringLiteral("%1-%2.json").arg(name).arg(number));
    return file;
}

bool NightFolder::remove(const QString& script) const
{
    QFile::remove(script + kRemoved);
    return QFile::rename(script, script + kRemoved);
}

bool NightFolder::bringBack(const QString& script) const { return QFile::rename(script + kRemoved, script); }

QString NightFolder::recordingsOf(const QString& script) const
{
    return QDir(m_data).filePath(QString(kRecordings) + '/' + QFileInfo(script).completeBaseName());
}

QString NightFolder::recordings(const QString& script, const QString& language) const
{
    return QDir(recordingsOf(script)).filePath(language);
}

std::string NightFolder::recordingsIfAny(const std::string& script, const std::string& language) const
{
    const QDir folder(recordings(QString::fromStdString(script), QString::fromStdString(language)));
    return folder.entryList(kSounds, QDir::Files).isEmpty() ? std::string() : folder.path().toStdString();
}

void NightFolder::copyRecordings(const QString& from, const QString& to) const
{
    const QDir source(recordingsOf(from));
    for (const QString& language : source.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const QDir folder(source.filePath(language));
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
