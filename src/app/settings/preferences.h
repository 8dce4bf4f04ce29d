#pragma once

#include "storage/settings.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <map>
#include <memory>
#include <optional>

class QJSEngine;
class QQmlEngine;

namespace tablewood {

/// The settings of the person at this screen. Every change holds and is kept at once.
class Preferences : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// "night", "clearing" or "system".
    Q_PROPERTY(QString theme READ theme WRITE setTheme NOTIFY changed)
    /// Percent, 100 to 300.
    Q_PROPERTY(int textSize READ textSize WRITE setTextSize NOTIFY changed)
    /// "usual" or "safe" (told apart by colour-blind people).
    Q_PROPERTY(QString seatColours READ seatColours WRITE setSeatColours NOTIFY changed)
    Q_PROPERTY(bool hasStrongPatterns READ hasStrongPatterns WRITE setStrongPatterns NOTIFY changed)
    Q_PROPERTY(bool hasCoordinates READ hasCoordinates WRITE setCoordinates NOTIFY changed)
    /// Whether the table is covered between two people at this screen also where nothing has to be hidden.
    Q_PROPERTY(bool coversTable READ coversTable WRITE setCoversTable NOTIFY changed)
    /// How long weighty events stay over the table: 0 for as long as it takes to read, 1 for half of it, 2
    /// for never.
    Q_PROPERTY(int stageTime READ stageTime WRITE setStageTime NOTIFY changed)
    Q_PROPERTY(bool hasReducedMotion READ hasReducedMotion WRITE setReducedMotion NOTIFY changed)
    /// 0 to 100.
    Q_PROPERTY(int volume READ volume WRITE setVolume NOTIFY changed)
    Q_PROPERTY(bool isMuted READ isMuted WRITE setMuted NOTIFY changed)
    /// Which laptop speaks in a match's night: "host" for the one that has the table, "here" or "nowhere".
    Q_PROPERTY(QString nightVoice READ nightVoice WRITE setNightVoice NOTIFY changed)
    /// Whether the forest rustles here in a match's night.
    Q_PROPERTY(bool rustlesAtNight READ rustlesAtNight WRITE setRustlesAtNight NOTIFY changed)
    /// "en", "de", or empty for the system's.
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY changed)
    Q_PROPERTY(QString playerName READ playerName WRITE setPlayerName NOTIFY changed)
    /// The longest name of a person or of their table, in letters.
    Q_PROPERTY(int nameLength READ nameLength CONSTANT)
    /// The picture the person plays under; empty for the seat's own.
    Q_PROPERTY(QString playerEmblem READ playerEmblem WRITE setPlayerEmblem NOTIFY changed)
    /// Whether games are explained at the table in the first match of them.
    Q_PROPERTY(bool explainsGames READ explainsGames WRITE setExplainsGames NOTIFY changed)
    Q_PROPERTY(bool canUndoReset READ canUndoReset NOTIFY changed)

public:
    explicit Preferences(const QString& directory);
    static Preferences* create(QQmlEngine* engine, QJSEngine* scriptEngine);

    QString theme() const;
    void setTheme(const QString& theme);
    int textSize() const { return m_settings.textSize(); }
    void setTextSize(int percent);
    QString seatColours() const;
    void setSeatColours(const QString& palette);
    bool hasStrongPatterns() const { return m_settings.hasStrongPatterns(); }
    void setStrongPatterns(bool strong);
    bool hasCoordinates() const { return m_settings.hasCoordinates(); }
    void setCoordinates(bool shown);
    bool coversTable() const { return m_settings.coversTable(); }
    void setCoversTable(bool covers);
    int stageTime() const { return static_cast<int>(m_settings.stageTime()); }
    void setStageTime(int time);
    bool hasReducedMotion() const { return m_settings.hasReducedMotion(); }
    void setReducedMotion(bool reduced);
    int volume() const { return m_settings.volume(); }
    void setVolume(int volume);
    bool isMuted() const { return m_startsMuted || m_settings.isMuted(); }
    void setMuted(bool muted);
    /// How loud something is at night, 0 to 100, by its name.
    int nightLevel(const QString& name, int standard) const { return m_settings.nightLevel(name, standard); }
    void setNightLevel(const QString& name, int level);
    QString nightVoice() const { return m_settings.nightVoice(); }
    void setNightVoice(const QString& where);
    /// The voice of the system that says a language's lines at night; empty for none.
    QString nightSpeaker(const QString& language) const { return m_settings.nightSpeaker(language); }
    void setNightSpeaker(const QString& language, const QString& voice);
    bool rustlesAtNight() const { return m_settings.rustlesAtNight(); }
    void setRustlesAtNight(bool rustles);
    QStringList nightTracks() const { return m_settings.nightTracks(); }
    void setNightTracks(const QStringList& files);
    QString language() const { return m_settings.language(); }
    void setLanguage(const QString& language);
    QString playerName() const;
    void setPlayerName(const QString& name);
    static int nameLength() { return Settings::kMaxPlayerName; }
    QString playerEmblem() const { return m_settings.playerEmblem(); }
    void setPlayerEmblem(const QString& emblem);
    bool explainsGames() const { return m_settings.explainsGames(); }
    void setExplainsGames(bool explains);
    /// Whether this game is explained at the table the next time it is played.
    bool explains(const QString& game) const { return m_settings.explains(game); }
    /// Says so for this game, whatever holds for the others. Who wants it hears all of it.
    void setExplains(const QString& game, bool explains);
    QStringList lessonRead(const QString& game) const { return m_settings.lessonRead(game); }
    void setLessonRead(const QString& game, const QStringList& read) { m_settings.setLessonRead(game, read); }
    /// Explains every game in its next match, as if it were the first.
    Q_INVOKABLE void explainAgain();

    /// The name for this start alone, as the command line gives it.
    void usePlayerName(const QString& name);
    /// No sound until the person turns it on, as the command line says; not kept.
    void startMuted();

    /// Sets "look", "sound", "keys", "language", "player" or "all" as they came.
    Q_INVOKABLE void reset(const QString& section);
    /// Sets back what was reset last, as long as nothing else has been changed since.
    Q_INVOKABLE void undoReset();
    bool canUndoReset() const { return m_canUndoReset; }

    /// The keys that the person gave an action; nothing where it has its own.
    std::optional<QStringList> keysOf(const QString& action) const { return m_settings.keysOf(action); }
    /// Gives actions keys all at once; without keys an action has its own again.
    void setKeys(const std::map<QString, std::optional<QStringList>>& keys);

Q_SIGNALS:
    void changed();

private:
    /// Tells that something was set; what was reset before stays so.
    void tell();

    Settings m_settings;
    QVariantMap m_beforeReset;
    bool m_canUndoReset = false;
    QString m_givenName;
    bool m_startsMuted = false;
};

} // namespace tablewood
