#include "storage/settings.h"

#include "storage/limited_name.h"
#include "storage/settings_file.h"

#include <QDir>
#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace tablewood {

namespace {

constexpr const char* kTheme = "look/theme";
constexpr const char* kTextSize = "look/textSize";
constexpr const char* kReducedMotion = "look/reducedMotion";
constexpr const char* kStageTime = "look/stageTime";
constexpr const char* kSeatPalette = "look/seatPalette";
constexpr const char* kLanguage = "language";
constexpr const char* kVolume = "sound/volume";
constexpr const char* kMuted = "sound/muted";
const QString kNightLevels = QStringLiteral("sound/night/");
constexpr const char* kNightTracks = "sound/nightTracks";
constexpr const char* kNightVoice = "sound/nightVoice";
const QString kNightSpeakers = QStringLiteral("sound/nightSpeaker/");
const QStringList kNightVoices{QStringLiteral("host"), QStringLiteral("here"), QStringLiteral("nowhere")};
constexpr const char* kRustlesAtNight = "sound/rustlesAtNight";
constexpr const char* kPlayerName = "player/name";
constexpr const char* kPlayerEmblem = "player/emblem";
constexpr const char* kCoversTable = "table/isCovered";
constexpr const char* kStrongPatterns = "look/strongPatterns";
constexpr const char* kCoordinates = "look/coordinates";
constexpr const char* kExplainsGames = "lessons/areGiven";
constexpr const char* kLessons = "lessons";
constexpr QLatin1Char kBetweenSteps('|');

constexpr int kStandardVolume = 40;

constexpr std::array<const char*, 3> kThemeNames{"system", "light", "dark"};
constexpr std::array<const char*, 3> kStageTimeNames{"full", "brief", "none"};
constexpr std::array<const char*, 2> kPaletteNames{"usual", "colour-blind"};

template <class Names>
int indexOf(const Names& names, const QString& name, int standard = 0)
{
    const auto found =
        std::ranges::find_if(names, [&](const char* each) { return name == QLatin1String(each); });
    return found == names.end() ? standard : static_cast<int>(found - names.begin());
}

QString lessonKey(const QString& game, const char* what)
{
    return QLatin1String(kLessons) + "/" + game + "/" + QLatin1String(what);
}

/// How the keys of a section begin.
struct SectionBegin
{
    SettingsSection section;
    const char* begin;
};
constexpr std::array<SectionBegin, 6> kSectionBegins{{{SettingsSection::look, "look/"},
                                                      {SettingsSection::sound, "sound/"},
                                                      {SettingsSection::keys, "keys/"},
                                                      {SettingsSection::language, "language"},
                                                      {SettingsSection::player, "player/"},
                                                      {SettingsSection::player, "lessons/"}}};

QString keyOfKeys(const QString& action) { return "keys/" + action; }

} // namespace

Settings::Settings(const QString& directory)
    : m_file(settingsFile(QDir(directory).filePath("settings.ini")), QSettings::IniFormat)
{
}

bool Settings::isStored() const { return m_file.status() == QSettings::NoError; }

Theme Settings::theme() const
{
    return static_cast<Theme>(
        indexOf(kThemeNames, m_file.value(kTheme).toString(), static_cast<int>(Theme::dark)));
}
void Settings::setTheme(Theme theme) { store(kTheme, kThemeNames.at(static_cast<std::size_t>(theme))); }

StageTime Settings::stageTime() const
{
    return static_cast<StageTime>(indexOf(kStageTimeNames, m_file.value(kStageTime).toString()));
}
void Settings::setStageTime(StageTime time)
{
    store(kStageTime, kStageTimeNames.at(static_cast<std::size_t>(time)));
}

int Settings::textSize() const { return number(kTextSize, kMinTextSize, kMinTextSize, kMaxTextSize); }
void Settings::setTextSize(int percent) { store(kTextSize, percent); }

QString Settings::language() const { return m_file.value(kLanguage).toString(); }
void Settings::setLanguage(const QString& language) { store(kLanguage, language); }

int Settings::volume() const { return number(kVolume, kStandardVolume, 0, 100); }
void Settings::setVolume(int volume) { store(kVolume, volume); }

bool Settings::isMuted() const { return m_file.value(kMuted, false).toBool(); }
void Settings::setMuted(bool muted) { store(kMuted, muted); }

int Settings::nightLevel(const QString& name, int standard) const
{
    return number((kNightLevels + name).toLatin1().constData(), standard, 0, 100);
}
void Settings::setNightLevel(const QString& name, int level) { store(kNightLevels + name, level); }

QString Settings::nightVoice() const
{
    const QString where = m_file.value(kNightVoice).toString();
    return kNightVoices.contains(where) ? where : kNightVoices.first();
}
void Settings::setNightVoice(const QString& where) { store(kNightVoice, where); }

QString Settings::nightSpeaker(const QString& language) const
{
    return m_file.value(kNightSpeakers + language).toString();
}
void Settings::setNightSpeaker(const QString& language, const QString& voice)
{
    store(kNightSpeakers + language, voice);
}

bool Settings::rustlesAtNight() const { return m_file.value(kRustlesAtNight, true).toBool(); }
void Settings::setRustlesAtNight(bool rustles) { store(kRustlesAtNight, rustles); }

QStringList Settings::nightTracks() const
{
    const QStringList files = m_file.value(kNightTracks).toStringList();
    // Before it was a list it was one text, a path in each line.
    static const QRegularExpression between("\n(?=/)");
    return files.size() == 1 ? files.first().split(between, Qt::SkipEmptyParts) : files;
}
void Settings::setNightTracks(const QStringList& files) { store(kNightTracks, files); }

bool Settings::coversTable() const { return m_file.value(kCoversTable, false).toBool(); }
void Settings::setCoversTable(bool covers) { store(kCoversTable, covers); }

bool Settings::hasReducedMotion() const { return m_file.value(kReducedMotion, false).toBool(); }
void Settings::setReducedMotion(bool reduced) { store(kReducedMotion, reduced); }

SeatPalette Settings::seatPalette() const
{
    return static_cast<SeatPalette>(indexOf(kPaletteNames, m_file.value(kSeatPalette).toString()));
}
void Settings::setSeatPalette(SeatPalette palette)
{
    store(kSeatPalette, kPaletteNames.at(static_cast<std::size_t>(palette)));
}

QString Settings::playerName() const
{
    return limitedName(m_file.value(kPlayerName).toString(), kMaxPlayerName);
}
void Settings::setPlayerName(const QString& name)
{
    store(kPlayerName, limitedName(name.trimmed(), kMaxPlayerName));
}

QString Settings::playerEmblem() const { return m_file.value(kPlayerEmblem).toString(); }
void Settings::setPlayerEmblem(const QString& emblem) { store(kPlayerEmblem, emblem); }

bool Settings::hasStrongPatterns() const { return m_file.value(kStrongPatterns, false).toBool(); }
void Settings::setStrongPatterns(bool strong) { store(kStrongPatterns, strong); }

bool Settings::hasCoordinates() const { return m_file.value(kCoordinates, true).toBool(); }
void Settings::setCoordinates(bool shown) { store(kCoordinates, shown); }

bool Settings::explainsGames() const { return m_file.value(kExplainsGames, true).toBool(); }
void Settings::setExplainsGames(bool explains) { store(kExplainsGames, explains); }

bool Settings::explains(const QString& game) const
{
    return m_file.value(lessonKey(game, "isWanted"), explainsGames()).toBool();
}
void Settings::setExplains(const QString& game, bool explains)
{
    store(lessonKey(game, "isWanted"), explains);
}

QStringList Settings::lessonRead(const QString& game) const
{
    return m_file.value(lessonKey(game, "read")).toString().split(kBetweenSteps, Qt::SkipEmptyParts);
}
void Settings::setLessonRead(const QString& game, const QStringList& read)
{
    store(lessonKey(game, "read"), read.join(kBetweenSteps));
}

void Settings::forgetLessons() { m_file.remove(kLessons); }

std::optional<QStringList> Settings::keysOf(const QString& action) const
{
    const QString key = keyOfKeys(action);
    if (!m_file.contains(key))
        return std::nullopt;
    return m_file.value(key).toStringList().mid(0, kMaxKeys);
}

void Settings::setKeysOf(const QString& action, const std::optional<QStringList>& keys)
{
    if (keys) {
        store(keyOfKeys(action), *keys);
        return;
    }
    m_file.remove(keyOfKeys(action));
    m_file.sync();
}

QVariantMap Settings::takeSection(SettingsSection section)
{
    QVariantMap taken;
    for (const QString& key : m_file.allKeys()) {
        const auto has = [&](const SectionBegin& one) {
            return (section == SettingsSection::all || section == one.section) &&
                   key.startsWith(QLatin1String(one.begin));
        };
        if (std::ranges::any_of(kSectionBegins, has)) {
            taken[key] = m_file.value(key);
            m_file.remove(key);
        }
    }
    m_file.sync();
    return taken;
}

void Settings::putBack(const QVariantMap& values)
{
    for (auto value = values.begin(); value != values.end(); ++value)
        m_file.setValue(value.key(), value.value());
    m_file.sync();
}

void Settings::store(const QString& key, const QVariant& value)
{
    m_file.setValue(key, value);
    m_file.sync();
}

int Settings::number(const char* key, int standard, int least, int most) const
{
    bool isNumber = false;
    const int value = m_file.value(key, standard).toInt(&isNumber);
    return isNumber ? std::clamp(value, least, most) : standard;
}

} // namespace tablewood
