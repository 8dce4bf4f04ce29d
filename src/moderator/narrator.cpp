#include "moderator/narrator.h"

#include "moderator/wav.h"

#include <QCryptographicHash>
#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSaveFile>
#include <QTemporaryDir>

#include <optional>

namespace tablewood {

namespace {

using namespace std::chrono_literals;

/// Words a minute, and the pause between words in hundredths of a second: calm enough for a dark room.
constexpr const char* kPace = "150";
constexpr const char* kWordGap = "1";
/// How long to wait for a killed program to end.
constexpr auto kFarewell = 500ms;
/// How often one who waits for it asks whether to go on.
constexpr auto kGlance = 50ms;

std::optional<Recording> readRecording(const QString& file, std::int64_t most)
{
    QFile input(file);
    if (!input.open(QIODevice::ReadOnly) || input.size() > most)
        return std::nullopt;
    const QByteArray bytes = input.readAll();
    return readWav({bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

VoiceClip clipOf(const QString& file)
{
    const auto recording = readRecording(file, kMaxRecordingBytes);
    return recording ? prepareVoice(*recording) : nullptr;
}

/// A program that speaks as espeak-ng does.
class Engine
{
public:
    /// `goOn` is asked while the program is waited for.
    Engine(const VoiceSource& source, std::string language, std::vector<Text>& notices,
           std::function<bool()> goOn)
        : m_source(source), m_language(std::move(language)), m_notices(notices), m_goOn(std::move(goOn)),
          m_isUsable(!source.engine.empty() && m_folder.isValid())
    {
    }

    VoiceClip speak(const NightLine& line)
    {
        const QString kept = keptFile(line);
        if (!kept.isEmpty())
            if (VoiceClip clip = clipOf(kept))
                return clip;
        if (!m_isUsable)
            return nullptr;
        const QString file = m_folder.filePath(QStringLiteral("line.wav"));
        QFile::remove(file);
        if (!run(line, file))
            return nullptr;
        VoiceClip clip = clipOf(file);
        if (!clip)
            giveUp(Text(TW_TEXT("night", "The voice %1 gives no sound."), m_source.engine));
        else if (!kept.isEmpty())
            keep(file, kept);
        return clip;
    }

    /// Makes room where more is kept than is ever used again.
    void tidy() const
    {
        if (m_source.cacheFolder.empty())
            return;
        QDir folder(QString::fromStdString(m_source.cacheFolder));
        const QStringList files = folder.entryList({QStringLiteral("*.wav")}, QDir::Files, QDir::Time);
        for (const QString& old : files.mid(kMaxKeptLines))
            folder.remove(old);
    }

private:
    bool run(const NightLine& line, const QString& file)
    {
        const auto patience = static_cast<int>(m_source.patience.count());
        QProcess process;
        process.setStandardOutputFile(QProcess::nullDevice());
        process.setStandardErrorFile(QProcess::nullDevice());
        process.start(QString::fromStdString(m_source.engine),
                      {"-v", QString::fromStdString(m_language), "-s", kPace, "-g", kWordGap, "-b", "1", "-w",
                       file, "--stdin"});
        if (!process.waitForStarted(patience)) {
            giveUp(
                Text(TW_TEXT("night", "The voice %1 cannot be started. Is it installed?"), m_source.engine));
            return false;
        }
        process.write(QByteArray::fromStdString(line.text));
        process.closeWriteChannel();
        const Waited waited = waitFor(process);
        if (waited != Waited::finished) {
            process.kill();
            process.waitForFinished(static_cast<int>(kFarewell.count()));
            if (waited == Waited::inVain)
                giveUp(Text(TW_TEXT("night", "The voice %1 does not answer."), m_source.engine));
            return false;
        }
        const bool hasSpoken = process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
        if (!hasSpoken)
            giveUp(Text(TW_TEXT("night", "The voice %1 cannot speak the language \"%2\"."), m_source.engine,
                        m_language));
        return hasSpoken;
    }

    enum class Waited
    {
        finished,
        inVain,
        /// Nobody wants the line any more.
        noLonger
    };

    Waited waitFor(QProcess& process) const
    {
        QDeadlineTimer patience(m_source.patience);
        while (process.state() != QProcess::NotRunning) {
            if (process.waitForFinished(static_cast<int>(kGlance.count())) ||
                process.state() == QProcess::NotRunning)
                continue;
            if (!m_goOn())
                return Waited::noLonger;
            if (patience.hasExpired())
                return Waited::inVain;
        }
        return Waited::finished;
    }

    void giveUp(Text notice)
    {
        m_notices.push_back(std::move(notice));
        m_isUsable = false;
    }

    QString keptFile(const NightLine& line) const
    {
        if (m_source.cacheFolder.empty() || m_source.engine.empty())
            return {};
        QCryptographicHash hash(QCryptographicHash::Sha256);
        for (const std::string& part : {m_source.engine, m_language, std::string(kPace), line.text})
            hash.addData(QByteArray::fromStdString(part + '\n'));
        return QDir(QString::fromStdString(m_source.cacheFolder))
            .filePath(QString::fromLatin1(hash.result().toHex().left(40)) + QStringLiteral(".wav"));
    }

    /// A line that cannot be kept is spoken again next time.
    void keep(const QString& file, const QString& kept) const
    {
        QFile input(file);
        QSaveFile output(kept);
        if (QDir().mkpath(QString::fromStdString(m_source.cacheFolder)) && input.open(QIODevice::ReadOnly) &&
            output.open(QIODevice::WriteOnly)) {
            output.write(input.readAll());
            output.commit();
        }
    }

    const VoiceSource& m_source;
    std::string m_language;
    std::vector<Text>& m_notices;
    std::function<bool()> m_goOn;
    QTemporaryDir m_folder;
    bool m_isUsable;
};

/// A group's own recording of a line; null where there is none.
VoiceClip recordingOf(const NightLine& line, const VoiceSource& source, std::vector<Text>& notices)
{
    if (source.recordings.empty())
        return nullptr;
    const QString name = QString::fromStdString(line.id) + QStringLiteral(".wav");
    const QString file = QDir(QString::fromStdString(source.recordings)).filePath(name);
    if (!QFile::exists(file))
        return nullptr;
    VoiceClip clip = clipOf(file);
    if (!clip)
        notices.push_back(Text(
            TW_TEXT("night", "The recording %1 cannot be read. A WAV file with one or two channels can."),
            name.toStdString()));
    else if (lengthOf(clip) > speakingTime(line.text))
        notices.push_back(
            Text(TW_TEXT("night", "The recording %1 is long: it takes some of the seconds of its step."),
                 name.toStdString()));
    return clip;
}

/// Silence in the mix for a line that is said live, as long as its words take.
VoiceClip liveLine(const NightLine& line, const std::string& language, const std::string& voice)
{
    const auto frames = speakingTime(line.text).count() * nightSampleRate / 1000;
    return std::make_shared<const SpokenLine>(SpokenLine{std::vector<float>(static_cast<std::size_t>(frames)),
                                                         LiveWords{line.text, language, voice}});
}

} // namespace

NightTime lengthOf(const VoiceClip& clip)
{
    return NightTime(static_cast<std::int64_t>(clip->samples.size()) * 1000 / nightSampleRate);
}

Narration narrate(const std::vector<NightLine>& lines, const std::string& language, const VoiceSource& source,
                  const std::function<bool(std::size_t done)>& goOn)
{
    Narration narration;
    std::size_t done = 0;
    const auto goesOn = [&] { return !goOn || goOn(done); };
    Engine engine(source, language, narration.notices, goesOn);
    for (const NightLine& line : lines) {
        VoiceClip clip = recordingOf(line, source, narration.notices);
        if (!clip)
            clip = source.live.empty() ? engine.speak(line) : liveLine(line, language, source.live);
        if (clip)
            narration.clips.emplace(line.id, std::move(clip));
        ++done;
        if (!goesOn())
            return narration;
    }
    engine.tidy();
    if (narration.clips.size() < lines.size())
        narration.notices.push_back(
            narration.clips.empty()
                ? Text(TW_TEXT("night", "There is no voice: the night goes by what stands on the screen."))
                : Text(TW_TEXT("night", "Some lines have no voice: they stand on the screen.")));
    return narration;
}

TrackClip readTrack(const std::string& file)
{
    const auto recording = readRecording(QString::fromStdString(file), kMaxTrackBytes);
    return recording ? prepareTrack(*recording) : nullptr;
}

} // namespace tablewood
