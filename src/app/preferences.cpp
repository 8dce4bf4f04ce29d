#include "app/preferences.h"

#include "app/program.h"

#include <QJSEngine>

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
    Q_EMIT changed();
}

void Preferences::setTextSize(int percent)
{
    m_settings.setTextSize(percent);
    Q_EMIT changed();
}

QString Preferences::seatColours() const
{
    return m_settings.seatPalette() == SeatPalette::colourBlind ? "safe" : "usual";
}

void Preferences::setSeatColours(const QString& palette)
{
    m_settings.setSeatPalette(palette == "safe" ? SeatPalette::colourBlind : SeatPalette::usual);
    Q_EMIT changed();
}

void Preferences::setStrongPatterns(bool strong)
{
    m_settings.setStrongPatterns(strong);
    Q_EMIT changed();
}

void Preferences::setCoordinates(bool shown)
{
    m_settings.setCoordinates(shown);
    Q_EMIT changed();
}

void Preferences::setCoversTable(bool covers)
{
    m_settings.setCoversTable(covers);
    Q_EMIT changed();
}

void Preferences::setReducedMotion(bool reduced)
{
    m_settings.setReducedMotion(reduced);
    Q_EMIT changed();
}

void Preferences::setVolume(int volume)
{
    m_settings.setVolume(volume);
    Q_EMIT changed();
}

void Preferences::setMuted(bool muted)
{
    m_startsMuted = false;
    m_settings.setMuted(muted);
    Q_EMIT changed();
}

void Preferences::setLanguage(const QString& language)
{
    m_settings.setLanguage(language);
    Q_EMIT changed();
}

QString Preferences::playerName() const
{
    return m_givenName.isEmpty() ? m_settings.playerName() : m_givenName;
}

void Preferences::setPlayerName(const QString& name)
{
    m_givenName.clear();
    m_settings.setPlayerName(name);
    Q_EMIT changed();
}

void Preferences::setPlayerEmblem(const QString& emblem)
{
    m_settings.setPlayerEmblem(emblem);
    Q_EMIT changed();
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
    m_givenName = name.left(Settings::kMaxPlayerName);
    Q_EMIT changed();
}

void Preferences::startMuted()
{
    m_startsMuted = true;
    Q_EMIT changed();
}

void Preferences::resetLook()
{
    m_settings.setTheme(Theme::dark);
    m_settings.setTextSize(Settings::kMinTextSize);
    m_settings.setSeatPalette(SeatPalette::usual);
    m_settings.setStrongPatterns(false);
    m_settings.setCoordinates(true);
    m_settings.setReducedMotion(false);
    Q_EMIT changed();
}

} // namespace tablewood
