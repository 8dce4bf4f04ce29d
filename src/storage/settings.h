#pragma once

#include <QSettings>
#include <QString>
#include <QStringList>
#include <QVariantMap>

#include <cstdint>
#include <optional>

namespace tablewood {

enum class Theme : std::uint8_t
{
    system,
    light,
    dark
};
enum class SeatPalette : std::uint8_t
{
    usual,
    colourBlind
};

/// How long weighty events stay on the stage over the table.
enum class StageTime : std::uint8_t
{
    full,
    brief,
    none
};

/// Settings that are set back together.
enum class SettingsSection : std::uint8_t
{
    look,
    sound,
    keys,
    language,
    player,
    all
};

/// A person's settings, kept in settings.ini of a directory. A value that is missing or makes no sense reads
/// as the standard one; setting stores at once. Nothing here is worth stopping for: `isStored` tells of a
/// disk that takes nothing.
class Settings
{
public:
    static constexpr int kMinTextSize = 100;
    static constexpr int kMaxTextSize = 300;
    static constexpr int kMaxPlayerName = 40;
    /// More keys for one action than these are not read.
    static constexpr int kMaxKeys = 4;

    explicit Settings(const QString& directory);

    /// Whether what was set last reached the disk.
    bool isStored() const;

    Theme theme() const;
    void setTheme(Theme theme);
    /// Percent of the normal size, 100 to 300.
    int textSize() const;
    void setTextSize(int percent);
    /// "de", "en"; empty means the system's.
    QString language() const;
    void setLanguage(const QString& language);
    /// 0 to 100.
    int volume() const;
    void setVolume(int volume);
    bool isMuted() const;
    void setMuted(bool muted);
    /// How loud something is at night, 0 to 100, by its name.
    int nightLevel(const QString& name, int standard) const;
    void setNightLevel(const QString& name, int level);
    /// Which laptop speaks in a match's night: "host" for the one that has the table, "here", "nowhere".
    QString nightVoice() const;
    void setNightVoice(const QString& where);
    /// The voice of the system that says a language's lines live; empty for none.
    QString nightSpeaker(const QString& language) const;
    void setNightSpeaker(const QString& language, const QString& voice);
    /// Whether the forest rustles here in a match's night.
    bool rustlesAtNight() const;
    void setRustlesAtNight(bool rustles);
    /// A person's own music and noises for the night: files.
    QStringList nightTracks() const;
    void setNightTracks(const QStringList& files);
    /// Whether the table is covered between two people also where nothing has to be hidden.
    bool coversTable() const;
    void setCoversTable(bool covers);
    StageTime stageTime() const;
    void setStageTime(StageTime time);
    bool hasReducedMotion() const;
    void setReducedMotion(bool reduced);
    SeatPalette seatPalette() const;
    void setSeatPalette(SeatPalette palette);
    /// Patterns of seats on their pieces as strong as with the palette for colour-blind people.
    bool hasStrongPatterns() const;
    void setStrongPatterns(bool strong);
    bool hasCoordinates() const;
    void setCoordinates(bool shown);
    /// Empty until the person gave one.
    QString playerName() const;
    void setPlayerName(const QString& name);
    /// The picture the person plays under; empty for the seat's own.
    QString playerEmblem() const;
    void setPlayerEmblem(const QString& emblem);
    /// The keys that a person gave an action, as they were written; nothing where they gave none.
    std::optional<QStringList> keysOf(const QString& action) const;
    /// Without keys the action has its own again.
    void setKeysOf(const QString& action, const std::optional<QStringList>& keys);

    /// Takes away all that was set in these sections, or everything a person sets, and tells what it was.
    QVariantMap takeSection(SettingsSection section);
    /// Puts back what was taken.
    void putBack(const QVariantMap& values);

    /// Whether games are explained in somebody's first match of them.
    bool explainsGames() const;
    void setExplainsGames(bool explains);
    /// Whether this game is explained the next time: as was said for it, else as for every game.
    bool explains(const QString& game) const;
    void setExplains(const QString& game, bool explains);
    /// Parts of a game's explanation that were read.
    QStringList lessonRead(const QString& game) const;
    void setLessonRead(const QString& game, const QStringList& read);
    /// No game has been explained yet.
    void forgetLessons();

private:
    void store(const QString& key, const QVariant& value);
    int number(const char* key, int standard, int least, int most) const;

    QSettings m_file;
};

} // namespace tablewood
