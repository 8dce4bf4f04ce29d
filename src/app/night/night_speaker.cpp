#include "app/night/night_speaker.h"

#include "app/night/language_name.h"

namespace tablewood {

NightSpeaker::NightSpeaker(std::string engine, LiveVoice& live, Preferences& preferences, QObject* parent)
    : QObject(parent), m_engine(std::move(engine)), m_live(live), m_preferences(preferences)
{
    connect(&live, &LiveVoice::changed, this, [this] {
        if (m_isWanted && chosen(m_language).isEmpty() && !voices().isEmpty())
            m_preferences.setNightSpeaker(m_language, voices().front());
        Q_EMIT changed();
    });
    connect(&preferences, &Preferences::changed, this, &NightSpeaker::changed);
}

void NightSpeaker::setLanguage(const QString& language)
{
    if (language == m_language)
        return;
    m_language = language;
    m_isWanted = false;
    look();
    Q_EMIT changed();
}

void NightSpeaker::look()
{
    if (!chosen(m_language).isEmpty())
        m_live.ask(m_language, chosen(m_language), true);
}

bool NightSpeaker::isOpening(const QString& language) const
{
    return !chosen(language).isEmpty() && m_live.state() == LiveVoiceState::opening &&
           !m_live.voices(language);
}

void NightSpeaker::useLive(bool isLive)
{
    m_isWanted = isLive;
    if (!isLive)
        m_preferences.setNightSpeaker(m_language, QString());
    else if (voices().isEmpty())
        m_live.ask(m_language, chosen(m_language), true);
    else if (!voices().contains(chosen(m_language)))
        m_preferences.setNightSpeaker(m_language, voices().front());
    Q_EMIT changed();
}

void NightSpeaker::useVoice(int voice)
{
    if (voice >= 0 && voice < voices().size())
        m_preferences.setNightSpeaker(m_language, voices()[voice]);
}

bool NightSpeaker::isMissing(const QString& language) const
{
    const auto known = m_live.voices(language);
    return m_live.isGone() || (known && !known->contains(chosen(language)));
}

QString NightSpeaker::liveVoice(const QString& language) const
{
    return isMissing(language) ? QString() : chosen(language);
}

QString NightSpeaker::notice() const
{
    const bool isChosen = !chosen(m_language).isEmpty();
    if ((!m_isWanted && !isChosen) || isLive() || isAsking())
        return {};
    switch (m_live.state()) {
    case LiveVoiceState::frozen:
        return tr("The computer's voice does not answer. Another voice speaks, or the words on the screen.");
    case LiveVoiceState::failed:
        return tr(
            "The computer's voice has failed. Another voice speaks, or the words on the screen. It is asked "
            "again when this page is opened.");
    case LiveVoiceState::missing:
        return tr("This Tablewood was built without the computer's voice. Another voice speaks.");
    default:
        break;
    }
#if defined(Q_OS_WIN) || defined(Q_OS_MACOS)
    const QString remedy = tr("The system's settings for speech can add one.");
#else
    const QString remedy =
        tr("Tablewood finds those of speech-dispatcher: on Debian and Ubuntu they come with the packages "
           "speech-dispatcher, speech-dispatcher-espeak-ng and qt6-speech-speechd-plugin.");
#endif
    return (isChosen && !voices().isEmpty()
                ? tr("The computer's voice “%1” is not there any more.").arg(chosen(m_language))
                : tr("This computer has no voice for the language %1.").arg(languageNamed(m_language))) +
           QLatin1Char(' ') + remedy;
}

VoiceSource NightSpeaker::source(const NightFolder& folder, const std::string& language,
                                 const std::string& recordings) const
{
    VoiceSource source = folder.voice(m_engine, recordings);
    const QString code = QString::fromStdString(language);
    if (!chosen(code).isEmpty())
        m_live.ask(code, chosen(code));
    source.live = liveVoice(code).toStdString();
    return source;
}

} // namespace tablewood
