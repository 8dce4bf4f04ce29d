#pragma once

#include "app/night/night_folder.h"
#include "app/settings/preferences.h"
#include "sound/live_voice.h"

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <string>

namespace tablewood {

/// Says the lines that a group has not recorded. Either an engine turns them into sound before the night, or
/// a voice of the system says them live, by the night's clock. The person chooses for each language.
class NightSpeaker : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Night has it")
    /// A voice of the system was chosen for the language, and it is not known to be missing.
    Q_PROPERTY(bool isLive READ isLive NOTIFY changed)
    /// The system is asked for its voices, because somebody wants one.
    Q_PROPERTY(bool isAsking READ isAsking NOTIFY changed)
    /// Those of the system that speak the language, and the one that was chosen; -1 for none.
    Q_PROPERTY(QStringList voices READ voices NOTIFY changed)
    Q_PROPERTY(int voice READ voice NOTIFY changed)
    /// Whether this program was built with what makes the system speak.
    Q_PROPERTY(bool canBeLive READ canBeLive CONSTANT)
    /// Why the system's voice cannot speak, and what helps; empty if it can or nobody wants it.
    Q_PROPERTY(QString notice READ notice NOTIFY changed)

public:
    /// `engine` is a program as in VoiceSource. The others live longer.
    NightSpeaker(std::string engine, LiveVoice& live, Preferences& preferences, QObject* parent);

    /// Sets the language that the properties tell of.
    void setLanguage(const QString& language);

    bool canBeLive() const { return m_live.exists(); }
    bool isLive() const { return !liveVoice(m_language).isEmpty(); }
    bool isAsking() const { return m_isWanted && m_live.state() == LiveVoiceState::opening; }
    QStringList voices() const { return m_live.voices(m_language).value_or(QStringList()); }
    int voice() const { return static_cast<int>(voices().indexOf(chosen(m_language))); }
    QString notice() const;

    /// Takes a voice of the system as soon as there is one for the language, or the engine.
    Q_INVOKABLE void useLive(bool isLive);
    Q_INVOKABLE void useVoice(int voice);
    /// Looks what the system has, where one of its voices was chosen.
    void look();
    /// Whether it is not known yet if the system's voice, which was chosen for a language, can speak it.
    bool isOpening(const QString& language) const;

    /// The source of lines in a language, with these recordings.
    VoiceSource source(const NightFolder& folder, const std::string& language,
                       const std::string& recordings) const;

Q_SIGNALS:
    void changed();

private:
    QString chosen(const QString& language) const { return m_preferences.nightSpeaker(language); }
    /// The voice of the system that speaks a language; empty for the engine.
    QString liveVoice(const QString& language) const;
    bool isMissing(const QString& language) const;

    std::string m_engine;
    LiveVoice& m_live;
    Preferences& m_preferences;
    QString m_language;
    bool m_isWanted = false;
};

} // namespace tablewood
