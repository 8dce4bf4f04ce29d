#include "voice/speaker.h"

#include <QJsonArray>
#include <QLocale>
#include <QVoice>

namespace tablewood {

namespace {

/// More are not listed: some engines vary each voice a hundred times.
constexpr std::size_t kMostVoices = 40;

} // namespace

std::optional<QJsonObject> Speaker::take(const QJsonObject& order)
{
    if (order.contains(QStringLiteral("voices")))
        return voicesFor(order[QStringLiteral("voices")].toString());
    if (order.contains(QStringLiteral("say")))
        return say(order);
    if (m_chosen)
        m_chosen->stop();
    return std::nullopt;
}

QTextToSpeech* Speaker::engine(const QString& name)
{
    auto& engine = m_engines[name];
    if (!engine)
        engine = std::make_unique<QTextToSpeech>(name);
    return engine.get();
}

/// The first engine that has a voice for the language is the one that speaks.
QJsonObject Speaker::voicesFor(const QString& language)
{
    if (language != m_language) {
        m_voices.clear();
        m_set.clear();
        m_chosen = nullptr;
        m_language = language;
    }
    const QLocale::Language wanted = QLocale(language).language();
    for (const QString& name : QTextToSpeech::availableEngines()) {
        if (m_chosen || name == QLatin1String("mock"))
            continue;
        QTextToSpeech* const candidate = engine(name);
        for (const QLocale& locale : candidate->availableLocales()) {
            if (locale.language() != wanted)
                continue;
            candidate->setLocale(locale);
            for (const QVoice& voice : candidate->availableVoices())
                if (m_voices.size() < kMostVoices)
                    m_voices.try_emplace(voice.name(), locale, voice);
        }
        if (!m_voices.empty())
            m_chosen = candidate;
    }
    QJsonArray names;
    for (const auto& [name, voice] : m_voices)
        names.append(name);
    return {{QStringLiteral("language"), language}, {QStringLiteral("voices"), names}};
}

QJsonObject Speaker::say(const QJsonObject& order)
{
    (void)voicesFor(order[QStringLiteral("language")].toString());
    const QString name = order[QStringLiteral("voice")].toString();
    const auto voice = m_voices.find(name);
    if (voice == m_voices.end())
        return {{QStringLiteral("said"), false}};
    m_chosen->stop();
    if (m_set != name) {
        m_chosen->setLocale(voice->second.first);
        m_chosen->setVoice(voice->second.second);
        m_set = name;
    }
    m_chosen->setVolume(order[QStringLiteral("volume")].toDouble(1.0));
    m_chosen->say(order[QStringLiteral("say")].toString());
    return {{QStringLiteral("said"), m_chosen->state() != QTextToSpeech::Error}};
}

} // namespace tablewood
