#include "sound/live_voice.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>

namespace tablewood {

namespace {

/// An answer is no longer than this; what sends more is no voice.
constexpr qint64 kMostBytes = 64 << 10;
/// Milliseconds that a killed program may take to be gone, as this one ends.
constexpr int kFarewell = 500;

} // namespace

LiveVoice::LiveVoice(QString program, QObject* parent) : LiveVoice(std::move(program), Patience{}, parent) {}

LiveVoice::LiveVoice(QString program, Patience patience, QObject* parent)
    : QObject(parent), m_file(std::move(program)), m_patience(patience)
{
    m_watch.setSingleShot(true);
    connect(&m_watch, &QTimer::timeout, this, [this] { leave(LiveVoiceState::frozen); });
}

LiveVoice::~LiveVoice()
{
    leave(LiveVoiceState::off);
    for (QProcess* const process : findChildren<QProcess*>())
        if (!process->waitForFinished(kFarewell)) // its destructor would wait on
            process->setParent(nullptr);
}

QString LiveVoice::ofProgram()
{
    const QDir beside(QCoreApplication::applicationDirPath());
    return QStandardPaths::findExecutable(
        QStringLiteral("tablewood-voice"),
        {beside.path(), beside.filePath(QStringLiteral(TABLEWOOD_VOICE_FOLDER))});
}

std::optional<QStringList> LiveVoice::voices(const QString& language) const
{
    const auto known = m_voices.find(language);
    return known == m_voices.end() ? std::nullopt : std::optional(known->second);
}

void LiveVoice::ask(const QString& language, const QString& chosen, bool isInsisting)
{
    if (isGone() && !isInsisting)
        return;
    if (!exists()) {
        setState(LiveVoiceState::missing);
        return;
    }
    if (m_process && m_asked.contains(language))
        return;
    if (order({{QStringLiteral("voices"), language}, {QStringLiteral("chosen"), chosen}}, m_patience.asked)) {
        m_asked.append(language);
        setState(LiveVoiceState::opening);
    }
}

void LiveVoice::say(const LiveWords& line, float volume)
{
    if (isGone() || !m_process)
        return;
    m_isSpeaking = true;
    order({{QStringLiteral("say"), QString::fromStdString(line.words)},
           {QStringLiteral("language"), QString::fromStdString(line.language)},
           {QStringLiteral("voice"), QString::fromStdString(line.voice)},
           {QStringLiteral("volume"), static_cast<double>(volume)},
           {QStringLiteral("within"), static_cast<qint64>(kMostLate.count())}},
          m_patience.saying);
}

void LiveVoice::hush()
{
    if (m_process && m_isSpeaking)
        order({{QStringLiteral("hush"), true}}, m_patience.saying);
    m_isSpeaking = false;
}

bool LiveVoice::order(const QJsonObject& what, std::chrono::milliseconds patience)
{
    if (!m_process) {
        m_process = std::make_unique<QProcess>();
        m_process->setStandardErrorFile(QProcess::nullDevice());
        connect(m_process.get(), &QProcess::readyReadStandardOutput, this, &LiveVoice::read);
        connect(m_process.get(), &QProcess::errorOccurred, this, [this] { leave(LiveVoiceState::failed); });
        connect(m_process.get(), &QProcess::finished, this, [this] { leave(LiveVoiceState::failed); });
        m_process->start(m_file, QStringList());
    }
    if (!m_process) // it could not even be started
        return false;
    m_process->write(QJsonDocument(what).toJson(QJsonDocument::Compact) + '\n');
    m_open.push_back(patience);
    if (m_open.size() == 1)
        watch();
    return true;
}

void LiveVoice::watch()
{
    if (m_open.empty())
        m_watch.stop();
    else
        m_watch.start(m_open.front());
}

void LiveVoice::read()
{
    while (m_process && m_process->canReadLine()) {
        const QJsonObject answer = QJsonDocument::fromJson(m_process->readLine(kMostBytes)).object();
        if (!m_open.empty())
            m_open.pop_front();
        watch();
        if (const QJsonValue said = answer[QStringLiteral("said")]; said.isBool() && !said.toBool()) {
            leave(LiveVoiceState::failed);
            return;
        }
        if (!answer.contains(QStringLiteral("voices")))
            continue;
        QStringList& names = m_voices[answer[QStringLiteral("language")].toString()];
        names.clear();
        for (const QJsonValue& name : answer[QStringLiteral("voices")].toArray())
            names.append(name.toString());
        m_state = m_voices.size() < static_cast<std::size_t>(m_asked.size()) ? LiveVoiceState::opening
                                                                             : LiveVoiceState::ready;
        Q_EMIT changed();
    }
    if (m_process && m_process->bytesAvailable() > kMostBytes)
        leave(LiveVoiceState::failed);
}

/// The program is let go; it may be in the middle of a signal of its own.
void LiveVoice::leave(LiveVoiceState state)
{
    m_watch.stop();
    m_open.clear();
    m_asked.clear();
    m_voices.clear();
    m_isSpeaking = false;
    if (QProcess* const process = m_process.release()) {
        process->disconnect(this);
        connect(process, &QProcess::finished, process, &QObject::deleteLater);
        process->setParent(this);
        if (process->state() == QProcess::NotRunning)
            process->deleteLater();
        else
            process->kill();
    }
    setState(state);
}

void LiveVoice::setState(LiveVoiceState state)
{
    if (state == m_state)
        return;
    m_state = state;
    Q_EMIT changed();
}

} // namespace tablewood
