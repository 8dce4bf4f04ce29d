#pragma once

#include "moderator/night_clips.h"

#include <QObject>
#include <QProcess>
#include <QString>
#include <QStringList>
#include <QTimer>

#include <chrono>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <optional>

namespace tablewood {

/// How the system's voice gets on.
enum class LiveVoiceState : std::uint8_t
{
    /// Nobody has asked for it.
    off,
    /// It was asked what it speaks.
    opening,
    ready,
    /// There is no program that speaks.
    missing,
    /// It could not be started, has ended, or could not say a line.
    failed,
    /// It does not answer.
    frozen
};

/// The system's voice, as a program of its own (src/voice), because an engine may hang or crash in any of its
/// calls. Nothing here waits for it, and it is ended if it does not answer.
class LiveVoice : public QObject
{
    Q_OBJECT

public:
    /// How long the engine may take for an order, once the ones before are done: `asked` to tell what it
    /// speaks (speech-dispatcher starts its server meanwhile), `saying` to begin or end a line. A slower one
    /// is not asked again before `ask()`.
    struct Patience
    {
        std::chrono::milliseconds asked{8000};
        std::chrono::milliseconds saying{2000};
    };

    /// `program` speaks; empty for none.
    explicit LiveVoice(QString program, QObject* parent = nullptr);
    LiveVoice(QString program, Patience patience, QObject* parent = nullptr);
    ~LiveVoice() override;

    /// The program that was built with this one; empty if none was.
    static QString ofProgram();

    /// A line that cannot begin within this is not said: it would speak into what comes next.
    static constexpr std::chrono::milliseconds kMostLate{250};

    /// Asks which voices speak a language, `chosen` among them, unless that is known or asked. What has
    /// failed or does not answer any more is asked by `isInsisting` alone.
    void ask(const QString& language, const QString& chosen, bool isInsisting = false);
    /// Whether there is a program that could speak.
    bool exists() const { return !m_file.isEmpty(); }
    LiveVoiceState state() const { return m_state; }
    /// The names of those that speak a language; nothing until they are known.
    std::optional<QStringList> voices(const QString& language) const;
    bool isGone() const
    {
        return m_state == LiveVoiceState::missing || m_state == LiveVoiceState::failed ||
               m_state == LiveVoiceState::frozen;
    }

    /// Says a line now, in the place of what is being said. `volume` is 0 to 1.
    void say(const LiveWords& line, float volume);
    /// Ends what is said.
    void hush();

Q_SIGNALS:
    void changed();

private:
    /// Starts the program where it does not run. Whether the order has gone out.
    bool order(const QJsonObject& what, std::chrono::milliseconds patience);
    void read();
    /// Waits for the oldest order that is not answered.
    void watch();
    void leave(LiveVoiceState state);
    void setState(LiveVoiceState state);

    QString m_file;
    Patience m_patience;
    std::unique_ptr<QProcess> m_process;
    QTimer m_watch;
    LiveVoiceState m_state = LiveVoiceState::off;
    /// How long each order may take that is not answered yet; the program answers each once, in their order.
    std::deque<std::chrono::milliseconds> m_open;
    QStringList m_asked;
    std::map<QString, QStringList> m_voices;
    bool m_isSpeaking = false;
};

} // namespace tablewood
