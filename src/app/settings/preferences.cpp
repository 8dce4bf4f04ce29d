#include "app/settings/preferences.h"

#include "app/program.h"
#include "storage/limited_name.h"

#include <QJSEngine>

#include <algorithm>

namespace tablewood {

Preferences::Preferences(const QString& directory) : m_settings(directory) {}

Preferences* Preferences::create(QQmlEngine*, QJSEngine*)
{
    Preferences* preferences = &Program::instance().preferences();
    QJSEngine::setObjectOwnership(preferences, QJSEngine::CppOwnership);
    return preferences;
}

QString Preferences::theme() const
{
    switch (m_settings.theme()) {
    case Theme::light:
        return "clearing";
    case Theme::dark:
        return "night";
    case Theme::system:
        break;
    }
    return "system";
}

void Preferences::setTheme(const QString& theme)
{
    m_settings.setTheme(theme == "night" ? Theme::dark : theme == "clearing" ? Theme::light : Theme::system);
    tell();
}

void Preferences::setTextSize(int percent)
{
    m_settings.setTextSize(percent);
    tell();
}

QString Preferences::seatColours() const
{
    return m_settings.seatPalette() == SeatPalette::colourBlind ? "safe" : "usual";
}

void Preferences::setSeatColours(const QString& palette)
{
    m_settings.setSeatPalette(palette == "safe" ? SeatPalette::colourBlind : SeatPalette::usual);
    tell();
}

void Preferences::setStrongPatterns(bool strong)
{
    m_settings.setStrongPatterns(strong);
    tell();
}

void Preferences::setCoordinates(bool shown)
{
    m_settings.setCoordinates(shown);
    tell();
}

void Preferences::setCoversTable(bool covers)
{
    m_settings.setCoversTable(covers);
    tell();
}

void Preferences::setStageTime(int time)
{
    m_settings.setStageTime(static_cast<StageTime>(std::clamp(time, 0, 2)));
    tell();
}

void Preferences::setReducedMotion(bool reduced)
{
    m_settings.setReducedMotion(reduced);
    tell();
}

void Preferences::setVolume(int volume)
{
    m_settings.setVolume(volume);
    tell();
}

void Preferences::setNightLevel(const QString& name, int level)
{
    m_settings.setNightLevel(name, level);
    tell();
}

void Preferences::setNightVoice(const QString& where)
{
    m_settings.setNightVoice(where);
    tell();
}

void Preferences::setNightSpeaker(const QString& language, const QString& voice)
{
    m_settings.setNightSpeaker(language, voice);
    tell();
}

void Preferences::setRustlesAtNight(bool rustles)
{
    m_settings.setRustlesAtNight(rustles);
    tell();
}

void Preferences::setNightTracks(const QStringList& files)
{
    m_settings.setNightTracks(files);
    tell();
}

void Preferences::setMuted(bool muted)
{
    m_startsMuted = false;
    m_settings.setMuted(muted);
    tell();
}

void Preferences::setLanguage(const QString& language)
{
    m_settings.setLanguage(language);
    tell();
}

QString Preferences::playerName() const
{
    return m_givenName.isEmpty() ? m_settings.playerName() : m_givenName;
}

void Preferences::setPlayerName(const QString& name)
{
    m_givenName.clear();
    m_settings.setPlayerName(name);
    tell();
}

void Preferences::setPlayerEmblem(const QString& emblem)
{
    m_settings.setPlayerEmblem(emblem);
    tell();
}

void Preferences::setExplainsGames(bool explains)
{
    m_settings.setExplainsGames(explains);
    Q_EMIT changed();
}

void Preferences::setExplains(const QString& game, bool explains)
{
    m_settings.setExplains(game, explains);
    if (explains)
        m_settings.setLessonRead(game, {});
    Q_EMIT changed();
}

void Preferences::explainAgain()
{
    m_settings.forgetLessons();
    Q_EMIT changed();
}

void Preferences::usePlayerName(const QString& name)
{
    m_givenName = limitedName(name, Settings::kMaxPlayerName);
    tell();
}

void Preferences::startMuted()
{
    m_startsMuted = true;
    tell();
}

void Preferences::reset(const QString& section)
{
    static const std::map<QString, SettingsSection> sections{
        {"look", SettingsSection::look},     {"sound", SettingsSection::sound},
        {"keys", SettingsSection::keys},     {"language", SettingsSection::language},
        {"player", SettingsSection::player}, {"all", SettingsSection::all}};
    const auto found = sections.find(section);
    if (found == sections.end())
        return;
    m_beforeReset = m_settings.takeSection(found->second);
    m_canUndoReset = true;
    Q_EMIT changed();
}

void Preferences::undoReset()
{
    if (!m_canUndoReset)
        return;
    m_settings.putBack(m_beforeReset);
    tell();
}

void Preferences::setKeys(const std::map<QString, std::optional<QStringList>>& keys)
{
    for (const auto& [action, given] : keys)
        m_settings.setKeysOf(action, given);
    tell();
}

void Preferences::tell()
{
    m_beforeReset.clear();
    m_canUndoReset = false;
    Q_EMIT changed();
}

} // namespace tablewood
