#include "voice/speaker.h"

#include <QJsonArray>

#include <algorithm>
#include <tuple>

namespace tablewood {

namespace {

/// More are not listed.
constexpr qsizetype kMostVoices = 40;

QList<QLocale> localesOf(const QTextToSpeech& engine, QLocale::Language language)
{
    QList<QLocale> locales = engine.availableLocales();
    locales.removeIf([&](const QLocale& locale) { return locale.language() != language; });
    std::ranges::sort(locales, {}, [](const QLocale& locale) { return locale.bcp47Name(); });
    return locales;
}

} // namespace

QStringList rankedEngines(QStringList all)
{
    all.removeAll(QStringLiteral("mock"));
    // Flite speaks English alone, and not as well.
    std::ranges::sort(all, {},
                      [](const QString& name) { return std::tuple(name == QLatin1String("flite"), name); });
    return all;
}

QStringList listedVoices(const QStringList& all, const QString& chosen)
{
    QStringList listed = all;
    std::ranges::sort(listed, {},
                      [](const QString& name) { return std::tuple(name.contains(QLatin1Char('+')), name); });
    const bool isThere = listed.contains(chosen);
    listed.resize(std::min(listed.size(), kMostVoices));
    if (isThere && !listed.contains(chosen))
        listed.append(chosen);
    return listed;
}

QJsonObject Speaker::take(const QJsonObject& order)
{
    if (order.contains(QStringLiteral("voices"))) {
        const QString language = order[QStringLiteral("voices")].toString();
        look(language);
        QStringList all;
        for (const auto& [name, voice] : m_voices)
            all.append(name);
        const QStringList listed = listedVoices(all, order[QStringLiteral("chosen")].toString());
        return {{QStringLiteral("language"), language},
                {QStringLiteral("voices"), QJsonArray::fromStringList(listed)}};
    }
    if (order.contains(QStringLiteral("say")))
        return say(order);
    if (m_chosen)
        m_chosen->stop();
    return {};
}

/// The first engine that has a voice for the language is the one that speaks.
void Speaker::look(const QString& language)
{
    if (language == m_language && m_chosen)
        return;
    m_voices.clear();
    m_set.clear();
    m_chosen = nullptr;
    m_language = language;
    for (const QString& name : rankedEngines(QTextToSpeech::availableEngines())) {
        auto& engine = m_engines[name];
        if (!engine)
            engine = std::make_unique<QTextToSpeech>(name);
        for (const QLocale& locale : localesOf(*engine, QLocale(language).language())) {
            engine->setLocale(locale);
            for (const QVoice& voice : engine->availableVoices())
                m_voices.try_emplace(voice.name(), locale, voice);
        }
        if (!m_voices.empty()) {
            m_chosen = engine.get();
            return;
        }
    }
}

QJsonObject Speaker::say(const QJsonObject& order)
{
    look(order[QStringLiteral("language")].toString());
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
