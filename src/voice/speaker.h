#pragma once

#include <QJsonObject>
#include <QString>
#include <QTextToSpeech>

#include <map>
#include <memory>
#include <optional>

namespace tablewood {

/// The system's engines, each made when it is first needed. Any of this may take as long as it likes.
class Speaker
{
public:
    /// Does what a line of orders says, and answers:
    /// {"voices": "de"} by the names of the voices that speak that language,
    /// {"say": "...", "language": "de", "voice": "...", "volume": 0.8} by whether it is being said,
    /// {"hush": true} by nothing.
    std::optional<QJsonObject> take(const QJsonObject& order);

private:
    QJsonObject voicesFor(const QString& language);
    QJsonObject say(const QJsonObject& order);
    QTextToSpeech* engine(const QString& name);

    std::map<QString, std::unique_ptr<QTextToSpeech>> m_engines;
    /// The one that speaks the language that was asked for.
    QTextToSpeech* m_chosen = nullptr;
    QString m_language;
    /// By their names.
    std::map<QString, std::pair<QLocale, QVoice>> m_voices;
    QString m_set;
};

} // namespace tablewood
