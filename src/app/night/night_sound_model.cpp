#include "app/night/night_sound_model.h"

#include "app/words/wording.h"
#include "moderator/narrator.h"
#include "sound/loudness.h"

#include <QFileInfo>
#include <QRandomGenerator>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>

namespace tablewood {

namespace {

constexpr const char* kVoice = "voice";
constexpr const char* kAmbience = "ambience";
constexpr const char* kMaster = "master";
constexpr int kStandardVoice = 100;
constexpr int kStandardAmbience = 85;
constexpr int kStandardMaster = 100;
/// A track takes 11 MB of memory a minute.
constexpr std::chrono::minutes kLongestTrack{20};

struct SoundLayer
{
    const char* id;
    const char* name;
    float SoundscapeLevels::*level;
};
constexpr std::array<SoundLayer, 6> kLayers{
    {{"wind", QT_TRANSLATE_NOOP("tablewood::NightSoundModel", "Wind"), &SoundscapeLevels::wind},
     {"rain", QT_TRANSLATE_NOOP("tablewood::NightSoundModel", "Rain"), &SoundscapeLevels::rain},
     {"crickets", QT_TRANSLATE_NOOP("tablewood::NightSoundModel", "Crickets"), &SoundscapeLevels::crickets},
     {"fire", QT_TRANSLATE_NOOP("tablewood::NightSoundModel", "Fire"), &SoundscapeLevels::fire},
     {"owls", QT_TRANSLATE_NOOP("tablewood::NightSoundModel", "Owls"), &SoundscapeLevels::owls},
     {"drone", QT_TRANSLATE_NOOP("tablewood::NightSoundModel", "Drone"), &SoundscapeLevels::drone}}};

int standardOf(const SoundLayer& layer)
{
    return static_cast<int>(std::lround(usualLevels().*(layer.level) * 100.0F));
}

} // namespace

NightSoundModel::NightSoundModel(NightOutlet& outlet, Preferences& preferences, QObject* parent)
    : QObject(parent), m_outlet(outlet), m_preferences(preferences), m_file(this)
{
    connect(&m_file, &SoundFile::doneTrack, this, &NightSoundModel::take);
    connect(&m_file, &SoundFile::failed, this, [this](const Text& why) { refuse(shown(why)); });
    connect(&outlet, &NightOutlet::stateChanged, this, &NightSoundModel::hear);
    connect(&preferences, &Preferences::changed, this, &NightSoundModel::passOn);
    tellChanged();
}

void NightSoundModel::hear()
{
    // The last state stays while the sound is off or opening.
    const NightSoundState now = m_outlet.state();
    if (now != NightSoundState::off && now != NightSoundState::opening)
        m_found = now;
    Q_EMIT stateChanged();
}

int NightSoundModel::voice() const { return m_preferences.nightLevel(kVoice, kStandardVoice); }
void NightSoundModel::setVoice(int volume) { set(kVoice, volume); }
int NightSoundModel::ambience() const { return m_preferences.nightLevel(kAmbience, kStandardAmbience); }
void NightSoundModel::setAmbience(int volume) { set(kAmbience, volume); }
int NightSoundModel::master() const { return m_preferences.nightLevel(kMaster, kStandardMaster); }
void NightSoundModel::setMaster(int volume) { set(kMaster, volume); }

void NightSoundModel::set(const char* name, int level)
{
    m_preferences.setNightLevel(name, std::clamp(level, 0, 100)); // which tells, and is passed on
}

void NightSoundModel::tellChanged()
{
    std::vector<EntryModel::Row> rows;
    rows.reserve(kLayers.size());
    for (const SoundLayer& layer : kLayers)
        rows.push_back({layer.id, QVariant::fromValue(NightLayerEntry{
                                      layer.id, tr(layer.name),
                                      m_preferences.nightLevel(layer.id, standardOf(layer))})});
    m_layers.setRows(std::move(rows));
    Q_EMIT changed();
}

void NightSoundModel::setLayer(const QString& id, int level)
{
    for (const SoundLayer& layer : kLayers)
        if (id == QLatin1String(layer.id))
            set(layer.id, level);
}

SoundscapeLevels NightSoundModel::levels() const
{
    SoundscapeLevels levels;
    for (const SoundLayer& layer : kLayers)
        levels.*(layer.level) =
            static_cast<float>(m_preferences.nightLevel(layer.id, standardOf(layer))) / 100.0F;
    return levels;
}

NightVolumes NightSoundModel::volumes() const
{
    const float whole = m_preferences.isMuted() ? 0.0F : loudnessOf(master() / 100.0);
    return {loudnessOf(voice() / 100.0), m_hasForest ? loudnessOf(ambience() / 100.0) : 0.0F, whole};
}

void NightSoundModel::passOn()
{
    m_outlet.setLevels(levels());
    m_outlet.setVolumes(volumes());
    tellChanged();
}

QStringList NightSoundModel::tracks() const
{
    QStringList names;
    for (const QString& file : m_preferences.nightTracks())
        names.append(QFileInfo(file).completeBaseName());
    return names;
}

void NightSoundModel::readTracks()
{
    const bool isIdle = m_waiting.isEmpty();
    for (const QString& file : m_preferences.nightTracks())
        if (!m_tracks.contains(file) && !m_waiting.contains(file))
            m_waiting.append(file);
    if (isIdle)
        readNext();
}

void NightSoundModel::addTrack(const QUrl& file)
{
    const QString path = file.toLocalFile();
    const QStringList files = m_preferences.nightTracks();
    m_trackFault.clear();
    if (files.contains(path) || m_waiting.contains(path))
        return;
    if (files.size() + m_waiting.size() >= static_cast<qsizetype>(NightMix::trackLimit)) {
        m_trackFault = tr("No more than %1 tracks play at the same time.").arg(NightMix::trackLimit);
        tellChanged();
        return;
    }
    m_waiting.append(path);
    if (m_waiting.size() == 1)
        readNext();
}

void NightSoundModel::readNext()
{
    if (!m_waiting.isEmpty())
        m_file.read(m_waiting.first(), kMaxTrackBytes, kLongestTrack, SoundFile::Kind::track);
    tellChanged();
}

void NightSoundModel::take(const TrackClip& track)
{
    if (!track) {
        refuse(tr("%1 holds no sound.").arg(QFileInfo(m_waiting.first()).fileName()));
        return;
    }
    const QString file = m_waiting.takeFirst();
    m_tracks[file] = track;
    QStringList files = m_preferences.nightTracks();
    if (!files.contains(file)) {
        files.append(file);
        m_preferences.setNightTracks(files);
    }
    if (m_outlet.state() != NightSoundState::off)
        m_outlet.play(track);
    readNext();
}

void NightSoundModel::refuse(const QString& why)
{
    m_waiting.removeFirst();
    m_trackFault = why;
    readNext();
}

void NightSoundModel::removeTrack(int index)
{
    QStringList files = m_preferences.nightTracks();
    if (index < 0 || index >= files.size())
        return;
    const QString file = files.takeAt(index);
    m_trackFault.clear();
    m_tracks.erase(file);
    // A track that is being read must not come back.
    const bool isRead = !m_waiting.isEmpty() && m_waiting.first() == file;
    m_waiting.removeAll(file);
    if (isRead) {
        m_file.cancel();
        readNext();
    }
    m_preferences.setNightTracks(files);
}

void NightSoundModel::setForest(bool isHeard)
{
    m_hasForest = isHeard;
    passOn();
}

NightSound NightSoundModel::sound(bool hasForest)
{
    m_hasForest = hasForest;
    NightSound sound;
    sound.seed = QRandomGenerator::global()->generate64();
    sound.levels = levels();
    sound.volumes = volumes();
    for (const QString& file : m_preferences.nightTracks())
        if (const auto track = m_tracks.find(file); track != m_tracks.end())
            sound.tracks.push_back(track->second);
    readTracks();
    return sound;
}

QString NightSoundModel::notice() const
{
    switch (m_found) {
    case NightSoundState::missing:
        return tr("There is no sound: no loudspeaker is found.");
    case NightSoundState::frozen:
        return tr("There is no sound: the system's sound does not answer.");
    case NightSoundState::off:
    case NightSoundState::opening:
    case NightSoundState::playing:
        break;
    }
    return {};
}

} // namespace tablewood
