#include "app/night/script_recordings.h"

#include "app/night/night_voice.h"
#include "app/words/wording.h"
#include "moderator/wav.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace tablewood {

namespace {

/// Quieter than this from beginning to end is no voice.
constexpr float kSilence = 0.004F;

/// The press that begins a recording is heard in it, and the one that ends it.
Recording withoutPresses(Recording recording)
{
    const auto press = static_cast<std::ptrdiff_t>(recording.rate * recording.channels / 4);
    if (std::ssize(recording.samples) > 2 * press) {
        recording.samples.erase(recording.samples.end() - press, recording.samples.end());
        recording.samples.erase(recording.samples.begin(), recording.samples.begin() + press);
    }
    return recording;
}

/// A recording without the quiet before and behind it, as a file.
std::vector<char> fileOfVoice(const Recording& recording)
{
    const VoiceClip clip = prepareVoice(recording);
    if (!clip)
        return {};
    constexpr float quiet = 0.02F;
    constexpr std::ptrdiff_t margin = nightSampleRate / 8;
    const auto isLoud = [](float sample) { return std::abs(sample) > quiet; };
    const auto first = std::find_if(clip->samples.begin(), clip->samples.end(), isLoud);
    const auto last = std::find_if(clip->samples.rbegin(), clip->samples.rend(), isLoud).base();
    if (first >= last)
        return {};
    const auto begin =
        std::max(clip->samples.begin(), first - std::min(margin, first - clip->samples.begin()));
    const auto end = last + std::min(margin, clip->samples.end() - last);
    std::vector<StereoFrame> frames;
    frames.reserve(static_cast<std::size_t>(end - begin));
    std::transform(begin, end, std::back_inserter(frames), [](float sample) {
        const float bounded = std::clamp(sample, -1.0F, 1.0F);
        return StereoFrame{bounded, bounded};
    });
    const std::array<char, 44> header = wavHeader(static_cast<std::uint32_t>(frames.size()));
    const std::vector<char> body = wavFrames(frames);
    std::vector<char> file(header.begin(), header.end());
    file.insert(file.end(), body.begin(), body.end());
    return file;
}

bool isSilent(const Recording& recording)
{
    return std::ranges::all_of(recording.samples, [](std::int16_t sample) {
        return std::abs(static_cast<float>(sample)) < kSilence * 32768.0F;
    });
}

/// How long a WAV file of ours lasts; 0 for none.
NightTime lengthOfFile(const QString& path)
{
    const QFileInfo file(path);
    return NightTime(
        file.exists() ? std::max<qint64>(0, file.size() - 44) * 1000 / (qint64{4} * nightSampleRate) : 0);
}

} // namespace

ScriptRecordings::ScriptRecordings(const NightFolder& folder,
                                   std::function<std::unique_ptr<NightInlet>()> inlet, NightOutlet& outlet,
                                   std::function<NightSound()> sound, QObject* parent)
    : QObject(parent), m_folder(folder), m_makeInlet(std::move(inlet)),
      m_trial(outlet, std::move(sound), this), m_file(this)
{
    connect(&m_trial, &StepTrial::changed, this, &ScriptRecordings::changed);
    connect(&m_file, &SoundFile::done, this, [this](const Recording& recording) {
        if (m_taken.empty()) // nobody waits for it any more
            return;
        const Taken taken = m_taken.front();
        m_taken.pop_front();
        store(taken.line, recording);
        takeNext();
    });
    connect(&m_file, &SoundFile::failed, this, [this](const Text& why) {
        if (m_taken.empty())
            return;
        m_taken.pop_front();
        say(shown(why));
        takeNext();
    });
}

NightInlet& ScriptRecordings::inlet()
{
    if (!m_inlet) {
        m_inlet = m_makeInlet();
        connect(m_inlet.get(), &NightInlet::levelChanged, this, &ScriptRecordings::levelChanged);
        connect(m_inlet.get(), &NightInlet::took, this, [this](const Recording& taken) {
            const Recording recording = withoutPresses(taken);
            const QString line = std::exchange(m_recording, {});
            if (line.isEmpty())
                return;
            if (isSilent(recording))
                say(tr("Nothing was heard. Is the microphone on, and is it the right one in the system's "
                       "settings?"));
            else
                store(line, recording);
        });
        connect(m_inlet.get(), &NightInlet::stateChanged, this, [this] {
            if (m_inlet->state() == MicrophoneState::missing)
                m_fault = tr("There is no microphone, or it may not be used. Connect one, or choose a file "
                             "for the line.");
            else if (m_inlet->state() == MicrophoneState::frozen)
                m_fault = tr("The microphone does not answer. Try again, or choose a file for the line.");
            if (m_inlet->state() == MicrophoneState::missing || m_inlet->state() == MicrophoneState::frozen)
                m_recording.clear();
            Q_EMIT changed();
        });
    }
    return *m_inlet;
}

void ScriptRecordings::show(const QString& script, const NightScript& read, const QString& language)
{
    if (script != m_script || language != m_language)
        leave();
    m_script = script;
    m_language = language;
    m_said = linesOf(read, language.toStdString());
    look();
}

void ScriptRecordings::hush()
{
    m_trial.end();
    if (m_recording.isEmpty())
        return;
    m_recording.clear();
    inlet().giveUp();
    Q_EMIT changed();
}

void ScriptRecordings::leave()
{
    hush();
    m_taken.clear();
    m_fault.clear();
    Q_EMIT changed();
}

std::optional<LineRecording> ScriptRecordings::recordingOf(const QString& line) const
{
    return m_folder.recording(m_script, m_language, line);
}

std::optional<LineRecording> ScriptRecordings::askedRecording(const QString& line)
{
    auto recording = recordingOf(line);
    if (!recording)
        say(tr("Nothing can be recorded here before the script's lines and languages have plain names."));
    return recording;
}

void ScriptRecordings::look()
{
    m_recorded = 0;
    std::vector<EntryModel::Row> rows;
    for (const NightLine& line : m_said) {
        RecordingEntry entry;
        entry.line = QString::fromStdString(line.id);
        entry.text = QString::fromStdString(line.text);
        if (const auto recording = recordingOf(entry.line)) {
            recording->recover();
            entry.isRecorded = recording->exists();
            const NightTime length = lengthOfFile(recording->file());
            entry.tenths = static_cast<int>(length.count() / 100);
            entry.isLong = length > speakingTime(line.text);
            entry.isRemoved = recording->hasRemoved();
        }
        m_recorded += entry.isRecorded ? 1 : 0;
        rows.push_back({entry.line, QVariant::fromValue(entry)});
    }
    m_lines.setRows(std::move(rows));
    Q_EMIT changed();
}

void ScriptRecordings::say(const QString& fault)
{
    m_fault = fault;
    Q_EMIT changed();
}

void ScriptRecordings::record(const QString& line)
{
    if (!askedRecording(line))
        return;
    Q_EMIT begins();
    m_trial.cut();
    m_fault.clear();
    if (m_recording.isEmpty()) {
        m_recording = line;
        inlet().begin();
    } else if (m_recording == line) {
        inlet().end();
    } else {
        inlet().giveUp();
        m_recording = line;
        inlet().begin();
    }
    Q_EMIT changed();
}

void ScriptRecordings::store(const QString& line, const Recording& recording)
{
    const auto kept = askedRecording(line);
    if (!kept)
        return;
    const std::vector<char> bytes = fileOfVoice(recording);
    if (bytes.empty()) {
        say(tr("Nothing is heard in it."));
        return;
    }
    if (const QString why = kept->write(bytes); !why.isEmpty())
        say(tr("The recording cannot be kept: %1").arg(why));
    tellKept();
}

void ScriptRecordings::tellKept()
{
    look();
    Q_EMIT kept();
}

void ScriptRecordings::tellUnwritten()
{
    say(tr("The recording cannot be removed: the folder %1 cannot be written.")
            .arg(QDir::toNativeSeparators(m_folder.recordings(m_script, m_language))));
}

void ScriptRecordings::play(const QString& line)
{
    const bool isSame = playing() == line;
    Q_EMIT begins();
    m_trial.end();
    if (isSame)
        return;
    m_fault.clear();
    m_playing = line;
    const auto said = std::ranges::find(m_said, line.toStdString(), &NightLine::id);
    if (said != m_said.end())
        m_trial.begin({*said}, m_language.toStdString(),
                      m_folder.voice({}, m_folder.recordings(m_script, m_language).toStdString()));
}

void ScriptRecordings::remove(const QString& line)
{
    m_trial.end();
    const auto recording = askedRecording(line);
    if (!recording)
        return;
    if (recording->exists() && !recording->putAway())
        tellUnwritten();
    tellKept();
}

void ScriptRecordings::bringBack(const QString& line)
{
    m_trial.end();
    const auto recording = askedRecording(line);
    if (!recording)
        return;
    if (recording->hasRemoved() && !recording->bringBack())
        tellUnwritten();
    tellKept();
}

void ScriptRecordings::queue(const QString& line, const QString& file)
{
    auto waits = std::ranges::find(m_taken, line, &Taken::line);
    if (waits == m_taken.end())
        waits = m_taken.insert(waits, {line, file});
    waits->file = file;
    if (waits == m_taken.begin())
        takeNext();
}

void ScriptRecordings::take(const QString& line, const QUrl& file)
{
    m_fault.clear();
    queue(line, file.toLocalFile());
}

void ScriptRecordings::takeFolder(const QUrl& folder)
{
    m_fault.clear();
    const QDir from(folder.toLocalFile());
    // One for each line: the sound that needs no reading by the system, or else the first by name.
    std::map<QString, QString> found;
    for (const QFileInfo& file : from.entryInfoList(QDir::Files, QDir::Name))
        if (std::ranges::find(m_said, file.completeBaseName().toStdString(), &NightLine::id) !=
                m_said.end() &&
            (!found.contains(file.completeBaseName()) ||
             file.suffix().compare("wav", Qt::CaseInsensitive) == 0))
            found[file.completeBaseName()] = file.absoluteFilePath();
    for (const auto& [line, file] : found)
        queue(line, file);
    if (found.empty())
        say(tr("No sound in “%1” is named like a line.").arg(from.dirName()));
}

void ScriptRecordings::takeNext()
{
    if (!m_taken.empty())
        m_file.read(m_taken.front().file, kMaxRecordingBytes, NightInlet::longest);
    Q_EMIT changed();
}

} // namespace tablewood
