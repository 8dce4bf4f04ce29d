#pragma once

#include <QJsonObject>
#include <QLocale>
#include <QString>
#include <QStringList>
#include <QTextToSpeech>
#include <QVoice>

#include <map>
#include <memory>
#include <utility>

namespace tablewood {

/// The engines to be asked, the best first, always in the same order: Qt tells them in another in each start,
/// and its own for tests among them, which is silent.
QStringList rankedEngines(QStringList all);

/// Those of all voices that are listed, always the same: some engines vary each voice a hundred times, and
/// plain ones come first. `chosen` is among them if there is such a voice.
QStringList listedVoices(const QStringList& all, const QString& chosen);

/// The system's engines, each made when it is first needed. Any of this may take as long as it likes.
class Speaker
{
public:
    /// Does what a line of orders says, and answers:
    /// {"voices": "de", "chosen": "Anna"} by the names of the voices that speak that language (see
    /// listedVoices),
    /// {"say": "...", "language": "de", "voice": "...", "volume": 0.8} by whether it is being said,
    /// {"hush": true} by {}.
    QJsonObject take(const QJsonObject& order);

private:
    void look(const QString& language);
    QJsonObject say(const QJsonObject& order);

    std::map<QString, std::unique_ptr<QTextToSpeech>> m_engines;
    /// The one that speaks the language that was asked for.
    QTextToSpeech* m_chosen = nullptr;
    QString m_language;
    /// By their names.
    std::map<QString, std::pair<QLocale, QVoice>> m_voices;
    QString m_set;
};

} // namespace tablewood
